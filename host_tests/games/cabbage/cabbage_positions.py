# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! positions for tests: composed by key, fields drawn as text."""

from array import array
from itertools import product

from plain.cabbage import CARDS
from tools.notation import cabbage as notation

# Green is to move with a 6 from the bottom left; purple waits at the top right.
START = {
    "game": "cabbage",
    "seats": 2,
    "options": [],
    "phase": "move",
    "turn": 0,
    "round": 1,
    "field": [[card, "front", 0] for card in range(1, 7)],
    "spare": [7, "front", 0],
    "farmers": [[3, 0], [0, 5]],
    "rolled": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
    "dice": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
    "chosen": [6, 5],
    "acts": [{"rotate": 2, "flip": 2, "swap": 2}, {"rotate": 2, "flip": 2, "swap": 2}],
    "last": 0,
}
CHOOSE = {"phase": "choose", "chosen": [None, None]}
OVER = {
    "phase": "over",
    "turn": None,
    "round": 6,
    "dice": [[], []],
    "chosen": [None, None],
    "acts": [{"rotate": 0, "flip": 0, "swap": 0}, {"rotate": 0, "flip": 0, "swap": 0}],
}


def position(**changes):
    return notation.from_state({**START, **changes})


def laid(drawing):
    """Return the keys of a position whose field looks like this drawing."""
    rows = drawing.split()
    lying = list(product(CARDS, ("front", "back"), (0, 180)))
    fitting = []
    for row, col in product((0, 2), (0, 2, 4)):
        block = rows[row][col : col + 2] + rows[row + 1][col : col + 2]
        fitting.append([list(card) for card in lying if face(*card) == block])
    field = next(cards for cards in product(*fitting) if len({card[0] for card in cards}) == 6)
    (spare,) = set(CARDS) - {card[0] for card in field}
    return {"field": list(field), "spare": [spare, "front", 0]}


def face(card, side, turn):
    """Return what a card shows: top left, top right, bottom left, bottom right."""
    return CARDS[card][side][:: -1 if turn else 1]


def drawn(game):
    return draw("G" if game.green >> plot & 1 else "R" for plot in range(24))


def draw(plots):
    """Return 24 letters as four rows."""
    letters = "".join(plots)
    return [letters[first : first + 6] for first in (0, 6, 12, 18)]


def legal(game):
    out = array("H", bytes(2 * game.MOST))
    return [notation.move_text(game, action) for action in out[: game.actions(out)]]


def play(game, *moves):
    for move in moves:
        game.play(notation.parse_move(game, move))
    return game
