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
    """Return a card as the engine counts it, 0 for an empty space."""
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


HELD = ((1, 0, 1, 0), (0, 2, 1, 0), (0, 0, 0, 1))
HELD6 = ((1, 0, 1, 0, 0, 1), (0, 2, 1, 0, 0, 0), (0, 0, 0, 1, 0, 1))
HELD8 = ((1, 0, 1, 0, 0, 1, 0, 2), (0, 2, 1, 0, 0, 0, 4, 0), (0, 0, 0, 1, 0, 1, 1, 1))


def four(hand="T-2 B+1 storm C+2", picture=GARDEN, **how):
    return lay(picture, hand, seat=3, held=HELD, **how)


def ring(hand="B-2 C+1 barrow basket", **how):
    return lay(RING, hand, 6, 1, 21, HELD6, **how)


def pinwheel(hand="C-1 B+2 storm barrow", **how):
    return lay(PINWHEEL, hand, 8, 2, 60, HELD8, **how)


def pressed(sim, keys):
    """Press these, and let everything be drawn."""
    sim.keys(keys)
    sim.run(600)
    return sim


def log(sim):
    return table_of(sim).sitting.log


def move_made(sim):
    return len(log(sim)) == 1


def curtain_fell(sim):
    return top(sim) == "Curtain"


# -- what the screen shows ----------------------------------------------------------------------


def table_of(sim):
    return sim.app.screens[0]


def board_of(sim):
    return table_of(sim).view._board


def region(sim, x, y, size):
    """Return the pixels of a square, as they were sent to the screen."""
    wide = 2 * sim.bus.width
    rows = range(y * wide + 2 * x, (y + size) * wide + 2 * x, wide)
    pixels = sim.bus.pixels
    return b"".join([pixels[at : at + 2 * size] for at in rows])


class Reader:
    """Tells tiles of a sheet from the middle of what is on the screen, hatched or not."""

    def __init__(self, name, inset):
        from firmware.kit.colors import TILES
        from firmware.kit.sprites import sheet

        self._inset = inset
        self._known = {}
        art, hatch = sheet(name), sheet("hatch8")
        self._size = art.width - 2 * inset
        colors = [_rgb565(TILES[index]) for index in range(16)]
        span = range(inset, art.width - inset)
        for tile in range(art.tiles):
            for hatched in (False, True):
                pixels = b"".join(
                    colors[0 if hatched and hatch.bitmap[x % 8, y % 8] == 0 else art.bitmap[place]]
                    for y in span
                    for x in span
                    for place in [(x, tile * art.height + y)]
                )
                self._known.setdefault(pixels, tile)

    def read(self, sim, x, y):
        """Return the tile at this corner, None if it is not of the sheet."""
        return self._known.get(region(sim, x + self._inset, y + self._inset, self._size))


def _rgb565(color):
    return (color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F).to_bytes(2, "big")


def reader(sim, name, inset):
    """Return the reader of a sheet, made once for a simulated board."""
    readers = sim.__dict__.setdefault("readers", {})
    if name not in readers:
        readers[name] = Reader(name, inset)
    return readers[name]


def hand_shown(sim):
    """Return the tiles of the hand, from first to last."""
    found = [
        reader(sim, "match24", 2).read(sim, 110 + 25 * (slot % 2), 11 + 25 * (slot // 2))
        for slot in range(4)
    ]
    return [tile for tile in found if tile is not None]


def garden_shown(sim):
    """Return the cards of the garden, space by space, 0 where there is soil."""
    board = board_of(sim)
    yard = board.yard
    cards = bytearray(board._cards)
    tiles = reader(sim, f"match{yard.size}", 3 if yard.size == 24 else 2)
    for space, look in enumerate(board._shown):
        if not look:
            tile = tiles.read(sim, yard.x[space], yard.y[space])
            if tile is not None:  # nothing lies over it
                cards[space] = tile + 1 if tile < 18 else 0
    return bytes(cards)


def marks_shown(sim):
    """Return the mark over each space: 0 none, 1 harvested, 2 lost, 3 a disc."""
    return bytes(look if look < 4 else 0 for look in board_of(sim)._shown)


def ghost_shown(sim):
    """Return the space under the card in hand, None if it is out of sight."""
    held = [space for space, look in enumerate(board_of(sim)._shown) if look > 3]
    assert len(held) < 2
    return held[0] if held else None


def chips_shown(sim):
    """Return [(seat, sum)] in the top bar."""
    return table_of(sim).view._chips._shown
