# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The simulator's quick pixel tools beside what they stand for, pixel by pixel."""

import random
import sys

import pytest

from tools.sim import Sim  # noqa: F401  (the board's modules)

BITS = [(1, 1), (2, 2), (4, 4), (2, 1), (4, 1)]


def bitmap(width, height, bits, chance):
    import displayio

    made = displayio.Bitmap(width, height, 1 << bits)
    for place in range(width * height):
        made[place] = chance.randrange(1 << bits)
    return made


def pixels(made):
    return [[made[x, y] for x in range(made.width)] for y in range(made.height)]


@pytest.mark.parametrize("bits, own", BITS)
def test_a_piece_of_a_bitmap_is_copied_pixel_by_pixel(bits, own):
    import bitmaptools

    chance = random.Random(bits * 8 + own)
    for _ in range(150):
        target = bitmap(chance.randint(1, 40), chance.randint(1, 5), bits, chance)
        source = bitmap(chance.randint(1, 40), chance.randint(1, 5), own, chance)
        x1, x2 = sorted(chance.randint(0, source.width) for _ in range(2))
        y1, y2 = sorted(chance.randint(0, source.height) for _ in range(2))
        x, y = chance.randrange(target.width), chance.randrange(target.height)
        skip = chance.choice([None, *range(1 << bits)])
        expected = pixels(target)
        for down in range(min(y2 - y1, target.height - y)):
            for across in range(min(x2 - x1, target.width - x)):
                value = source[x1 + across, y1 + down]
                if value != skip:
                    expected[y + down][x + across] = value
        bitmaptools.blit(target, source, x, y, x1=x1, y1=y1, x2=x2, y2=y2, skip_source_index=skip)
        assert pixels(target) == expected


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_piece_of_a_bitmap_is_copied_elsewhere_in_the_same_bitmap(bits):
    import bitmaptools

    chance = random.Random(bits)
    for _ in range(150):
        target = bitmap(chance.randint(1, 40), chance.randint(1, 9), bits, chance)
        x1, x2 = sorted(chance.randint(0, target.width) for _ in range(2))
        y1, y2 = sorted(chance.randint(0, target.height) for _ in range(2))
        x, y = chance.randrange(target.width), chance.randrange(target.height)
        before, expected = pixels(target), pixels(target)
        for down in range(min(y2 - y1, target.height - y)):
            for across in range(min(x2 - x1, target.width - x)):
                expected[y + down][x + across] = before[y1 + down][x1 + across]
        bitmaptools.blit(target, target, x, y, x1=x1, y1=y1, x2=x2, y2=y2)
        assert pixels(target) == expected


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_all_of_a_bitmap_is_filled_and_sent(bits):
    chance = random.Random(bits)
    for _ in range(20):
        target = bitmap(chance.randint(1, 40), chance.randint(1, 5), bits, chance)
        target._finish_refresh()
        value = chance.randrange(1 << bits)
        target.fill(value)
        assert pixels(target) == [[value] * target.width] * target.height
        area = target._dirty_area
        assert (area.x1, area.y1, area.x2, area.y2) == (0, 0, target.width, target.height)


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_region_is_filled_and_nothing_beside_it(bits):
    import bitmaptools

    chance = random.Random(bits)
    for _ in range(150):
        target = bitmap(chance.randint(1, 40), chance.randint(1, 5), bits, chance)
        x1, x2 = sorted(chance.randint(0, target.width) for _ in range(2))
        y1, y2 = sorted(chance.randint(0, target.height) for _ in range(2))
        value = chance.randrange(1 << bits)
        expected = pixels(target)
        for y in range(y1, y2):
            expected[y][x1:x2] = [value] * (x2 - x1)
        bitmaptools.fill_region(target, x1, y1, x2, y2, value)
        assert pixels(target) == expected


def soiled(target):
    """Return the part of a bitmap that has to be sent."""
    areas = []
    target._get_refresh_areas(areas)
    return [(area.x1, area.y1, area.x2, area.y2) for area in areas]


def test_what_is_to_be_sent_grows_as_the_hosts_does():
    import bitmaptools

    chance = random.Random(1)
    ours, theirs = bitmap(40, 30, 4, chance), bitmap(40, 30, 4, chance)
    for _ in range(400):
        if chance.random() < 0.2:
            ours._finish_refresh()
            theirs._finish_refresh()
        x1, x2 = sorted(chance.randint(0, 40) for _ in range(2))
        y1, y2 = sorted(chance.randint(0, 30) for _ in range(2))
        if chance.random() < 0.5:
            bitmaptools.fill_region(ours, x1, y1, x2, y2, 3)
        else:
            bitmaptools.blit(
                ours, bitmap(x2 - x1 + 1, y2 - y1 + 1, 4, chance), x1, y1, x2=x2 - x1, y2=y2 - y1
            )
        if x1 < x2 and y1 < y2:
            theirs.dirty(x1, y1, x2, y2)
        assert soiled(ours) == soiled(theirs)


def drawn(layers, fill_pixels):
    """Return what a screen of these layers shows, with this way to fill pixels."""
    import displayio

    from tools.sim.screen import Screen

    tiles = sys.modules["displayio._tilegrid"]
    before, tiles._fill_pixels = tiles._fill_pixels, fill_pixels
    try:
        screen = Screen(40, 30)
        screen.root_group = displayio.Group()
        for make in layers:
            screen.root_group.append(make())
        screen.refresh()
        return bytes(screen.bus.pixels)
    finally:
        tiles._fill_pixels = before


def layer(chance, is_clear):
    """Return a function that makes the same small picture somewhere on the screen."""
    import displayio

    bits = chance.choice((1, 2, 4, 4, 4, 8))
    colors = [chance.randrange(1 << 24) for _ in range(chance.choice((1 << bits, 2)))]
    wide, tall = chance.randint(1, 9), chance.randint(1, 9)
    sheet = bitmap(wide * chance.randint(1, 5), tall * chance.randint(1, 5), bits, chance)
    if chance.random() < 0.5:  # a single picture
        wide, tall = sheet.width, sheet.height
    how = {"tile_width": wide, "tile_height": tall}
    how.update(width=chance.randint(1, 4), height=chance.randint(1, 4))
    tiles = sheet.width // wide * (sheet.height // tall)
    chosen = [chance.randrange(tiles) for _ in range(how["width"] * how["height"])]
    place = {"x": chance.randint(-20, 39), "y": chance.randint(-20, 29)}
    scale = chance.choice((1, 1, 1, 2, 3))
    flips = [chance.random() < 0.2 for _ in range(3)]
    corner = chance.randrange(how["width"]), chance.randrange(how["height"])

    def make():
        palette = displayio.Palette(len(colors))
        for index, color in enumerate(colors):
            palette[index] = color
        if is_clear:
            palette.make_transparent(0)
        grid = displayio.TileGrid(sheet, pixel_shader=palette, **how)
        for where, tile in enumerate(chosen):
            grid[where] = tile
        grid.flip_x, grid.flip_y, grid.transpose_xy = flips
        grid._set_top_left(*corner)
        group = displayio.Group(scale=scale, **place)
        group.append(grid)
        return group

    return make


def test_layers_drawn_row_by_row_look_as_displayio_draws_them():
    fast = sys.modules["displayio._tilegrid"]._fill_pixels
    host = fast.__closure__[0].cell_contents
    for seed in range(200):
        chance = random.Random(seed)
        layers = [layer(chance, nth > 0 and chance.random() < 0.5) for nth in range(3)]
        assert drawn(layers, fast) == drawn(layers, host), seed


def test_a_picture_has_our_colours_and_no_others():
    sim = Sim()
    from firmware.kit.colors import TILES, select

    for contrast in (True, False):
        select(contrast)
        sim.app.redraw()
        sim.run(40)
        seen = sim.picture().convert("RGB").load()
        for x, y in ((0, 0), (5, 90), (80, 40), (150, 100)):
            red, green, blue = seen[x, y]
            assert red << 16 | green << 8 | blue in list(TILES)
            assert (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3 == sim.bus.color(x, y)
    TILES[2] = TILES[3] = 0x123456
    sim.app.redraw()
    sim.run(40)
    sim.picture()
    sim.bus._memory[40:42] = b"\x12\x34"
    with pytest.raises(KeyError):
        sim.picture()
