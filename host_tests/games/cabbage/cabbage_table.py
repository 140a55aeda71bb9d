# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A table of Cabbage! for tests: sat down at after some moves, and read from the screen."""

from at_table import sit_down, some_log, top

SECRETS, QUICK = 1, 2  # values of the setting "handover"
# what the bottom line says
CHOOSE, WALK, ACT = "Choose Reach", "Walk here Backs", "Do it Redo walk"

# tiles of cabbage16
FARMER, BARE, DISC, GHOST = 2, 4, 5, 7
LEAF, LIME, PLUM = 7, 8, 12  # of the palette


def sit(who=(0, 0), moves=0, **how):
    """Return a table after so many moves, the curtain lifted if there was one."""
    how.setdefault("handover", QUICK)
    sim = sit_down("cabbage", who, log=some_log("cabbage", 2, moves), **how)
    if top(sim) == "Curtain":
        sim.keys("A w100")
    sim.cost()
    return sim


def at_walk(**how):
    return sit(moves=2, **how)


def at_act(**how):
    sim = at_walk(**how)
    sim.keys("A w400")
    sim.cost()
    return sim


def game_of(sim):
    return sim.top.game


def dice_left(sim, seat):
    return [die for die in range(1, 7) if game_of(sim).dice[seat][die]]


def die_under_cursor(sim):
    choice = sim.top.view._die
    return choice._laid[choice._at][0]


def action_shown(sim):
    return sim.top.view._act.action


def standing(sim):
    """Return the tile of cabbage16 that stands on each plot, as the screen has it."""
    from firmware.kit.sprites import sheet

    plots = sheet("cabbage16").bitmap
    marks = [g for g in sim.layers() if getattr(g, "bitmap", None) is plots and g.width == 2]
    tiles = bytearray(24)
    for spot, grid in enumerate(marks):
        first = spot // 3 * 12 + spot % 3 * 2
        tiles[first : first + 2] = bytes((grid[0], grid[1]))
        tiles[first + 6 : first + 8] = bytes((grid[2], grid[3]))
    return tiles


def cabbages(sim):
    """Return the plots that the screen shows green, as a mask."""
    from firmware.games.cabbage.path import plot_at

    picture = sim.picture()
    green = 0
    for plot in range(24):
        x, y = plot_at(plot)
        # the cabbage's corner that is farthest from the card's middle: nothing ever covers it
        x += 13 if plot % 2 else 2
        y += 13 if plot // 6 % 2 else 2
        color = picture.getpixel((sim.app.left + x, sim.app.top + y))
        assert color in (LEAF, LIME, PLUM)
        green |= (color != PLUM) << plot
    return green
