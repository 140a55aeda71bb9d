# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods as text: `take 0`, and positions as JSON objects."""

from garden.pods.engine import Game

from garden import OVER
from notation.checks import keys, listed, seats, whole, word


def move_text(game, action):
    return f"take {action}"


def parse_move(game, text):
    return ("take 0", "take 1").index(word(text, ("take 0", "take 1"), "a move"))


def state(game):
    return {
        "game": "pods",
        "seats": game.seats,
        "turn": None if game.turn == OVER else game.turn,
        "taken": list(game.taken),
        "piles": [list(pile) for pile in game.piles],
        "deck": list(game.sack),
    }


def view(game, seat):
    return {**state(game), "deck": [None] * len(game.sack)}


def from_state(position):
    keys(position, state(Game(2, 0)))
    word(position["game"], ("pods",), "the game")
    game = Game(seats(position["seats"], Game), 0)
    game.taken = bytearray(_beans(position["taken"], game.seats, 108))
    game.piles = [bytearray(_beans(pile)) for pile in listed(position["piles"], "piles", 2)]
    game.sack = bytearray(_beans(position["deck"]))
    if any(game.piles):
        game.turn = whole(position["turn"], 0, game.seats - 1, "the turn")
    else:
        game.turn, game.phase = OVER, "over"
    return game


def _beans(pods, length=None, most=9):
    return [whole(pod, 0, most, "a pod") for pod in listed(pods, "pods", length)]
