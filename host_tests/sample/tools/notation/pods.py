# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods as text: `take 0`, and positions as JSON objects."""

from garden.pods.engine import Game

from garden import OVER
from tools.notation.checks import keys, listed, options, seats, whole, word

_MOVES = ("take 0", "take 1")
PLACES = ("deck", "pockets")  # where a position keeps its secrets


def move_text(game, action):
    return _MOVES[action]


def parse_move(game, text):
    return _MOVES.index(word(text, _MOVES, "a move"))


def state(game):
    return {
        "game": "pods",
        "seats": game.seats,
        "options": list(game.options),
        "turn": None if game.turn == OVER else game.turn,
        "taken": list(game.taken),
        "row": list(game.row),
        "deck": list(game.sack),
        "pockets": list(game.pockets),
    }


def view(game, seat):
    seen = state(game)
    if game.turn != OVER:
        seen["deck"] = [None] * len(game.sack)
        seen["pockets"] = [beans if one == seat else None for one, beans in enumerate(game.pockets)]
    return seen


def redeal(position, seat, chance):
    """Return this position with everything drawn again that the seat cannot know."""
    if position["row"]:
        deck, pockets = position["deck"], position["pockets"]
        others = [one for one in range(len(pockets)) if one != seat]
        pool = deck + [pockets[one] for one in others]
        chance.shuffle(pool)
        for one in others:
            pockets[one] = pool.pop()
        deck[:] = pool
    return position


def from_state(position):
    keys(position, state(Game(2, 0)))
    word(position["game"], ("pods",), "the game")
    game = Game(seats(position["seats"], Game), 0, options(position["options"], Game))
    game.taken = _beans(position["taken"], game.seats, 144)
    game.row, game.sack = _beans(position["row"]), _beans(position["deck"])
    game.pockets = _beans(position["pockets"], game.seats)
    game.turn = whole(position["turn"], 0, game.seats - 1, "the turn") if game.row else OVER
    return game


def _beans(pods, length=None, most=9):
    return bytearray([whole(pod, 0, most, "a pod") for pod in listed(pods, "pods", length)])
