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


@pytest.mark.parametrize("bits", [1, 2, 4])
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


def drawn(layers, fill_pixels):
    """What a screen of these layers shows, drawn by this way to fill pixels."""
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
    """A function that makes the same small picture somewhere on the screen each time."""
    import displayio

    colors = [chance.randrange(1 << 24) for _ in range(16)]
    picture = bitmap(chance.randint(1, 50), chance.randint(1, 40), 4, chance)
    place = {"x": chance.randint(-20, 39), "y": chance.randint(-20, 29)}
    flips = chance.random() < 0.2, chance.random() < 0.2

    def make():
        palette = displayio.Palette(16)
        for index, color in enumerate(colors):
            palette[index] = color
        if is_clear:
            palette.make_transparent(0)
        grid = displayio.TileGrid(picture, pixel_shader=palette, **place)
        grid.flip_x, grid.flip_y = flips
        return grid

    return make


def test_layers_drawn_row_by_row_look_as_displayio_draws_them():
    fast = sys.modules["displayio._tilegrid"]._fill_pixels
    host = fast.__closure__[0].cell_contents
    for seed in range(60):
        chance = random.Random(seed)
        layers = [layer(chance, nth > 0 and chance.random() < 0.5) for nth in range(3)]
        assert drawn(layers, fast) == drawn(layers, host)
