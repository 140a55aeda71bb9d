# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tables of Veggie Match with a garden drawn as text, and what is to be read off the screen."""

from at_table import sit_down, top

ALWAYS, SECRETS, QUICK = 0, 1, 2  # values of the setting "handover"
BACK = 20  # tile of match24
_SPECIALS = {"storm": 16, "basket": 17, "barrow": 18}

GARDEN = """
T+1 C-2 B-1 .
.   B+2 .   T-1
.   .   .   T+4
.   .   C+1 C+2
"""
TWO_KINDS = """
T+1 C-2 B-1 .
.   B+2 .   .
.   .   C+1 T+4
.   .   C+1 C+2
"""
RING = """
# T+1 C-2 . . #
# . B+1 B+2 . #
C+1 . # # . T-1
. C+4 # # B+1 .
# C-1 . T+2 . #
# . B-2 . . #
"""
PINWHEEL = """
#   #   B-1 T-1 #   #   #   #
#   #   C+1 T+1 B+4 .   #   #
#   T+1 C+4 #   T-2 .   C+2 .
#   B+1 .   #   #   #   .   C+1
B+1 C+2 #   #   #   T-1 B+1 #
C+1 B+2 .   .   #   B-1 .   #
#   #   B+1 T-2 C+2 .   #   #
#   #   #   #   C+1 B+1 #   #
"""
BARE = ". " * 16
FULL = """
T+1 C+1 B+1 T+1
T+1 C+1 B+1 T+1
C+1 B+1 T+2 C+1
C+2 B+1 T+2 C+2
"""


def number(sign):
    """A card as the engine counts it, 0 for an empty space."""
    if sign == ".":
        return 0
    if sign in _SPECIALS:
        return _SPECIALS[sign]
    return 1 + 5 * "TCB".index(sign[0]) + (-2, -1, 1, 2, 4).index(int(sign[1:]))


def lay(picture, hand, seats=4, seat=0, deck=24, held=(), lift=True, options=(), **how):
    """A table where it is this seat's turn, with this hand, before this garden.

    It is laid behind the curtain, as if the game had come so far."""
    seed = begins_with(seats, seat, options)
    who = how.pop("who", (0,) * seats)
    sim = sit_down("match", who, seed=seed, options=options, handover=ALWAYS, **how)
    assert top(sim) == "Curtain"
    game = sim.app.screens[0].game
    signs = [sign for sign in picture.split() if sign != "#"]
    game.grid[: len(signs)] = bytes(map(number, signs))
    game.hands[seat][:] = bytes(map(number, hand.split())).ljust(4, b"\0")
    game.deck_left = deck
    for vegetable, tokens in enumerate(held):
        game.tokens[vegetable][:] = bytes(tokens)
        game.left[vegetable] -= sum(tokens)
    if lift:
        sim.keys("A w600")
        sim.cost()
    return sim


def begins_with(seats, seat, options=()):
    from garden import engine

    Game = engine("match")
    return next(seed for seed in range(1, 500) if Game(seats, seed, options).turn == seat)


# -- what the screen shows ----------------------------------------------------------------------


def table_of(sim):
    return sim.app.screens[0]


def grids(sim, name):
    """The visible grids of this sheet."""
    from firmware.kit.sprites import sheet

    art = sheet(name).bitmap
    return [layer for layer in sim.layers() if getattr(layer, "bitmap", None) is art]


def hand_shown(sim):
    """The tiles of the hand, from first to last."""
    return [grid[0] for grid in grids(sim, "match24") if (grid.width, grid.height) == (1, 1)]


def size_of(sim):
    return {4: 24, 6: 16, 8: 12}[table_of(sim).game.plan.side]


def garden_shown(sim):
    """The cards of the garden, space by space, 0 where there is soil."""
    cards = _by_space(sim, f"match{size_of(sim)}")
    return bytes(tile + 1 if tile < 18 else 0 for tile in cards)


def marks_shown(sim):
    """What lies over each space: 0 nothing, 1 will be harvested, 2 will be lost, 3 a disc."""
    return _by_space(sim, f"lit{size_of(sim)}")


def _by_space(sim, name):
    plan = table_of(sim).game.plan
    fields = [grid for grid in grids(sim, name) if grid.width == 2][: len(plan.plots)]
    tiles = bytearray(plan.spaces)
    for plots, grid in zip(plan.plots, fields):
        for nth, space in enumerate(plots):
            tiles[space] = grid[nth]
    return bytes(tiles)


def ghost_shown(sim):
    """The space that the card in hand is held over, None if it is not to be seen."""
    board = table_of(sim).view._board
    ghost = board._ghost._grid
    if ghost not in sim.layers():
        return None
    yard = board.yard
    return list(zip(yard.x, yard.y)).index((ghost.x, ghost.y))


def chips_shown(sim):
    """[(seat, sum)] in the top bar."""
    chips = table_of(sim).view._chips
    layers = sim.layers()
    both = zip(chips._badges, chips._sums)
    return [(badge[0], int(label.text)) for badge, label in both if badge in layers]
