# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match positions drawn as text, and what the tests do with them.

A drawn space is `.` when empty, a card such as `T+2`, or `T+2*` with a wheelbarrow under it.
"""

from array import array

from tools.notation import match

EMPTY_4X4 = """
.   .   .   .
.   .   .   .
.   .   .   .
.   .   .   .
"""

TWO_CORN = """
C+1 C+2 .   .
.   .   .   .
.   .   .   .
.   .   .   .
"""
ONE_CORN = TWO_CORN.replace("C+2", ".  ")
FULL = """
T+1 C+1 B+1 T+1
T+1 C+1 B+1 T+1
C+1 B+1 T+2 C+1
C+2 B+1 T+2 C+2
"""


def position(picture, hands, **more):
    """Return the state of a drawn garden. Each seat has a hand, written with spaces."""
    seats = len(hands)
    drawn = [line.split() for line in picture.strip().splitlines()]
    every = 10 if seats >= 6 else 5
    tokens = more.pop("tokens", {})
    held = {letter: tokens.get(letter, [0] * seats) for letter in "TCB"}
    return {
        "game": "match",
        "seats": seats,
        "options": [],
        "phase": "play",
        "turn": 0,
        "deck": [],
        "hands": [hand.split() for hand in hands],
        "grid": [[None if sign == "." else sign.rstrip("*") for sign in line] for line in drawn],
        "barrows": [
            [row, col]
            for row, line in enumerate(drawn)
            for col, sign in enumerate(line)
            if sign.endswith("*")
        ],
        "piles": [[] for _ in hands],
        "tokens": held,
        "left": {letter: every - sum(held[letter]) for letter in "TCB"},
        "passes": 0,
        **more,
    }


def garden(picture, hands, **more):
    return match.from_state(position(picture, hands, **more))


def play(game, *moves):
    for move in moves:
        game.play(match.parse_move(game, move))


def moves(game):
    out = array("H", bytes(2 * game.MOST))
    return [match.move_text(game, action) for action in out[: game.actions(out)]]


def drawn(game):
    """Return the garden as a drawing, space by space."""
    barrows = match.state(game)["barrows"]
    return [
        [(sign or ".") + ("*" if [row, col] in barrows else "") for col, sign in enumerate(line)]
        for row, line in enumerate(match.state(game)["grid"])
    ]


def picture(text):
    return [line.split() for line in text.strip().splitlines()]


def refused(game, move):
    """Return True if the engine refuses this move and stays as it was."""
    before = match.state(game)
    try:
        play(game, move)
    except ValueError:
        assert match.state(game) == before
        return True
    return False


def tokens(game):
    return match.state(game)["tokens"]
