# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The simulator: as strict as the board, exact about what a frame costs, deaf to the real clock."""

import ast
import importlib.util
from pathlib import Path

import pytest

from tools.sim import BOARDS, Drive, Sim, strict

import displayio  # isort: skip  (the simulator's)
import bitmaptools  # isort: skip


def stub(name, kinds=(ast.AnnAssign, ast.ClassDef, ast.FunctionDef)):
    """Return the names a module has on the board, by circuitpython-stubs."""
    folder = Path(importlib.util.find_spec("pygame").origin).parent.parent
    tree = ast.parse((folder / name / "__init__.pyi").read_text("utf-8"))
    named = [node for node in tree.body if isinstance(node, kinds)]
    return {node.target.id if hasattr(node, "target") else node.name for node in named}


def pins(board):
    return {name for name in stub(f"board_definitions/{board}", (ast.AnnAssign,)) if name.isupper()}


@pytest.fixture
def bitmap():
    return displayio.Bitmap(8, 4, 16)


@pytest.mark.parametrize("place", [(8, 0), (0, 4), (-1, 0), (0, -1), 32, -1])
def test_a_pixel_outside_its_bitmap_is_refused(bitmap, place):
    with pytest.raises(IndexError):
        bitmap[place] = 1
    with pytest.raises(IndexError):
        bitmap[place]


@pytest.mark.parametrize("value", [-1, 16])
def test_a_value_too_large_for_its_bitmap_is_refused(bitmap, value):
    with pytest.raises(IndexError):
        bitmap[0, 0] = value
    with pytest.raises(IndexError):
        bitmap.fill(value)
    with pytest.raises(IndexError):
        bitmaptools.fill_region(bitmap, 0, 0, 1, 1, value)


def test_a_tile_the_sheet_does_not_have_is_refused(bitmap):
    palette = displayio.Palette(16)
    grid = displayio.TileGrid(bitmap, pixel_shader=palette, tile_width=4, tile_height=4)
    grid[0] = 1
    with pytest.raises(IndexError):
        grid[0] = 2
    with pytest.raises(IndexError):
        grid[1] = 0
    with pytest.raises(IndexError):
        displayio.TileGrid(
            bitmap, pixel_shader=palette, tile_width=4, tile_height=4, default_tile=2
        )


def test_a_colour_the_palette_does_not_have_is_refused():
    with pytest.raises(IndexError):
        displayio.Palette(2)[2] = 0xFFFFFF


def test_a_blit_outside_either_bitmap_is_refused(bitmap):
    small = displayio.Bitmap(2, 2, 2)
    bitmaptools.blit(bitmap, small, 6, 2)
    for x, y, region in ((9, 0, {}), (-1, 0, {}), (0, 0, {"x2": 3}), (0, 0, {"y1": 3})):
        with pytest.raises(IndexError):
            bitmaptools.blit(bitmap, small, x, y, **region)
    with pytest.raises(ValueError, match="palette too large"):
        bitmaptools.blit(small, bitmap, 0, 0)


def test_a_layer_lies_in_one_group_only(bitmap):
    grid = displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(16))
    one, other = displayio.Group(), displayio.Group()
    one.append(grid)
    with pytest.raises(ValueError, match="already in a group"):
        other.append(grid)
    one.remove(grid)
    other.append(grid)


@pytest.mark.parametrize("module", strict.NAMES)
def test_a_module_has_no_name_the_board_lacks(module):
    assert set(strict.NAMES[module]) <= stub(module + "-stubs")
    present = {name for name in vars(__import__(module)) if not name.startswith("__")}
    assert present == set(strict.NAMES[module])


@pytest.mark.parametrize("name", BOARDS)
def test_a_simulated_board_has_the_pins_of_the_real_one_and_no_others(name):
    import board

    Sim(name)
    every = {pin for other in BOARDS for pin in pins(other)}
    assert {pin for pin in every if hasattr(board, pin)} == pins(name)
    with pytest.raises(AttributeError, match="there is no board.BUTTON_Q on " + name):
        _ = board.BUTTON_Q


@pytest.mark.parametrize("name", BOARDS)
def test_a_simulated_board_is_as_large_as_its_profile_says(name):
    sim = Sim(name)
    assert sim.picture().size == sim.profile.SIZE
    assert len(sim.nvm) == sim.profile.NVM


def test_another_board_leaves_no_pin_of_the_last_one_behind():
    import board

    Sim("pygamer")
    assert hasattr(board, "JOYSTICK_X")
    Sim("pimoroni_picosystem")
    assert not hasattr(board, "JOYSTICK_X")
    assert board.board_id == "pimoroni_picosystem"


def test_a_frame_costs_what_it_sends():
    sim = Sim()
    assert sim.cost() == 2 * 160 * 128
    sim.run(100)  # hidden layers are forgotten once more
    sim.cost()
    sim.run(200)
    assert sim.cost() == 0


def test_a_moved_box_sends_its_old_and_new_place_only():
    import vectorio

    from tools.sim.screen import Screen

    screen = Screen(160, 128)
    palette = displayio.Palette(1)
    box = vectorio.Rectangle(pixel_shader=palette, width=4, height=4, x=0, y=0)
    group = displayio.Group()
    group.append(box)
    screen.root_group = group
    screen.refresh()
    screen.bus.sent = 0
    box.location = (100, 100)
    screen.refresh()
    assert screen.bus.sent == 2 * 2 * 4 * 4


@pytest.mark.parametrize(
    "taken, left", [("group", 16), ("hidden", 0), ("shape", 0), ("shape, group", 0)]
)
def test_a_group_that_is_removed_leaves_its_shapes_on_the_screen_as_on_a_board(taken, left):
    import vectorio

    sim = Sim()
    screen, palette = sim.screen, displayio.Palette(1)
    palette[0] = 0xFFFFFF
    group, inner = displayio.Group(), displayio.Group()
    shape = vectorio.Rectangle(pixel_shader=palette, width=8, height=2, x=20, y=30)
    inner.append(shape)
    inner.append(displayio.TileGrid(displayio.Bitmap(5, 3, 2), pixel_shader=palette, x=90, y=30))
    group.append(inner)
    screen.root_group = group
    screen.refresh()
    assert sim.bus.color(20, 30)
    if taken == "hidden":
        inner.hidden = True
    if "shape" in taken:
        inner.remove(shape)
    if "group" in taken:
        group.remove(inner)
    screen.refresh()
    assert bool(sim.bus.color(90, 30)) == (taken == "shape")  # a grid is always taken away
    assert sum(bool(sim.bus.color(x, y)) for x in range(20, 28) for y in (30, 31)) == left


def test_time_only_passes_when_it_is_told_to():
    sim = Sim()
    started = sim.app.now
    sim.run(1000)
    assert sim.app.now == started + 1000


def test_the_clock_survives_the_wrap_of_the_boards_counter():
    import supervisor

    sim = Sim()
    first = supervisor.ticks_ms()
    before = sim.app.now
    sim.pass_time(66_000)
    assert supervisor.ticks_ms() < first
    assert sim.app.now == before + 66_000


def test_a_script_of_keys_that_makes_no_sense_says_where():
    sim = Sim()
    with pytest.raises(ValueError, match="from here: 'Z9'"):
        sim.keys("w20 Z9")


def test_a_script_keeps_the_pictures_it_was_asked_for():
    sim = Sim()
    sim.keys("@first D w200 @second")
    assert sim.shots["first"].tobytes() != sim.shots["second"].tobytes()


def test_what_was_stored_is_there_after_the_power_was_off():
    drive = Drive()
    sim = Sim(drive=drive)
    sim.app.store.put("names", b"Noa")
    sim.app.store.save()
    assert Sim(drive=drive).app.name(0) == "Noa"
    assert Sim().app.name(0) == "Ana"
