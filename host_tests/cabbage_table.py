# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A table of Cabbage! for tests: sat down at after some moves, and read from the screen."""

from at_table import sit_down, some_log, top

SECRETS, QUICK = 1, 2  # values of the setting "handover"
# what the bottom line says
CHOOSE, WALK, ACT = "Choose Reach", "Walk here Backs", "Do it Walk again"

# tiles of cabbage16
GREEN, FARMER, BARE, DISC, GHOST = 0, 2, 4, 5, 7


def sit(who=(0, 0), moves=0, **how):
    """A table after so many moves, the curtain lifted if there was one."""
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
    """The tile of cabbage16 that stands on each plot, as the screen has it."""
    tiles = bytearray(24)
    for spot, grid in enumerate(_grids(sim)[6:12]):
        first = spot // 3 * 12 + spot % 3 * 2
        tiles[first : first + 2] = bytes((grid[0], grid[1]))
        tiles[first + 6 : first + 8] = bytes((grid[2], grid[3]))
    return tiles


def cabbages(sim):
    """Which plots the screen shows green, as a mask."""
    green = 0
    for spot, grid in enumerate(_grids(sim)[:6]):
        first = spot // 3 * 12 + spot % 3 * 2
        for corner, plot in enumerate((0, 1, 6, 7)):
            if grid[corner] == GREEN:
                green |= 1 << first + plot
    return green


def _grids(sim):
    """The grids of two by two plots: six cards, what stands on them, the spare."""
    from firmware.kit.sprites import sheet

    plots = sheet("cabbage16").bitmap
    return [g for g in sim.layers() if getattr(g, "bitmap", None) is plots and g.width == 2]
