# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods as text: `take 0`, and positions as JSON objects."""

from garden.pods.engine import Game

from garden import OVER
from tools.notation.checks import keys, listed, seats, whole, word

_MOVES = ("take 0", "take 1")


def move_text(game, action):
    return _MOVES[action]


def parse_move(game, text):
    return _MOVES.index(word(text, _MOVES, "a move"))


def state(game):
    return {
        "game": "pods",
        "seats": game.seats,
        "turn": None if game.turn == OVER else game.turn,
        "taken": list(game.taken),
        "row": list(game.row),
        "deck": list(game.sack),
    }


def view(game, seat):
    return {**state(game), "deck": [None] * len(game.sack)}


def from_state(position):
    keys(position, state(Game(2, 0)))
    word(position["game"], ("pods",), "the game")
    game = Game(seats(position["seats"], Game), 0)
    game.taken = _beans(position["taken"], game.seats, 108)
    game.row, game.sack = _beans(position["row"]), _beans(position["deck"])
    game.turn = whole(position["turn"], 0, game.seats - 1, "the turn") if game.row else OVER
    return game


def _beans(pods, length=None, most=9):
    return bytearray([whole(pod, 0, most, "a pod") for pod in listed(pods, "pods", length)])
