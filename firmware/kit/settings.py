# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A player's settings, one byte each, in the order of this table."""

from garden import GAMES, const
from garden.words import CODES

# name, values (how many, or the keys of their words), default. Append, never reorder, because
# the place is the byte in the store.
TABLE = (
    ("language", CODES.count(" ") + 1, 0),
    ("sound", 5, 3),
    ("lights", 5, 2),
    ("brightness", 5, 3),
    ("handover", ("always", "secrets", "quick"), 0),
    ("preview", ("off", "on"), 1),
    ("motion", ("off", "on"), 1),
    ("speed", ("slow", "normal", "fast"), 1),
    ("skin", ("market", "warehouse"), 0),
    ("left_handed", ("off", "on"), 0),
    ("contrast", ("off", "on"), 0),
    ("coach", ("off", "on"), 1),
    # The settings screen hides these: the game saved last, and what opens after a restart.
    ("last", GAMES, 0),
    ("reopen", 3, 0),
)
TABLE_AGAIN = const(1)
TITLE_SAVED = const(2)  # the title, with a note that the game was saved
HIDDEN = const(2)
_NAMES = tuple(name for name, _, _ in TABLE)


def count(values):
    return values if isinstance(values, int) else len(values)


class Settings:
    """settings["sound"] is a number, settings.word("speed") the key of the word for its value."""

    def __init__(self, kept=b""):
        self.values = bytearray(first for _, _, first in TABLE)
        for place, value in enumerate(kept[: len(TABLE)]):
            # Ignore a value from another version that means nothing here.
            if value < count(TABLE[place][1]):
                self.values[place] = value

    def __getitem__(self, name):
        return self.values[_NAMES.index(name)]

    def __setitem__(self, name, value):
        place = _NAMES.index(name)
        if not 0 <= value < count(TABLE[place][1]):
            raise ValueError("no such value of " + name)
        self.values[place] = value

    def word(self, name):
        place = _NAMES.index(name)
        return TABLE[place][1][self.values[place]]
