# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Saved sittings: the record of one in the store, and the contents of a save."""

import struct
from binascii import crc32

from garden import GAMES, const, engine

FORMAT = const(1)
MAGIC = b"KG"
# mark, format, rules, game, seats, options, seed, moves; then one byte a seat, the moves, the CRC
HEAD = "<2s5BIH"
_HEAD_SIZE = const(13)
_GAME_AT = const(4)  # in the head
_MOVES_AT = const(11)
_CRC_SIZE = const(4)


# Reasons to refuse a save.
DAMAGED = const(1)  # its bytes do not fit together
FOREIGN = const(2)  # not a save of these games, or of a version no longer read
NEWER = const(3)  # of a future version

MOVES = const(255)  # Kept.of, where Kept.now counts the moves made


class SaveError(ValueError):
    """A save that is refused; its one argument is DAMAGED, FOREIGN or NEWER."""


class Kept:
    """A sitting in the store: its progress, `now` of so many, and its save."""

    def __init__(self, data: bytes) -> None:
        """Read what Sitting.pack() returned, or nothing."""
        self.now, self.of = data[:2] if len(data) > 1 else (0, 0)
        self.save = data[2:]

    @property
    def begun(self) -> bool:
        """Return True if a move was made; before that there is nothing to continue."""
        return len(self.save) > 0 and self.save[_MOVES_AT : _MOVES_AT + 2] != b"\0\0"

    def is_of(self, game: str) -> bool:
        """Return True if this is a sitting of that game."""
        return len(self.save) > 0 and self.save[_GAME_AT] == GAMES.index(game)


def read_save(save: bytes) -> tuple:
    """Return (game, seats, seed, options, who, log) of a save. Raise SaveError if it is refused."""
    _, _, rules, number, seats, chosen, seed, moves = _head(save)
    game = GAMES[number]
    Game = engine(game)
    if rules != Game.RULES:
        raise SaveError(NEWER if rules > Game.RULES else FOREIGN)
    if len(save) != _HEAD_SIZE + seats + 2 * moves + _CRC_SIZE or chosen >> len(Game.OPTIONS):
        raise SaveError(DAMAGED)
    options = tuple([word for bit, word in enumerate(Game.OPTIONS) if chosen >> bit & 1])
    log = struct.unpack_from("<%dH" % moves, save, _HEAD_SIZE + seats)
    return game, seats, seed, options, save[_HEAD_SIZE : _HEAD_SIZE + seats], log


def _head(save):
    """Check a save's mark, versions and CRC, and return the fields of its head."""
    if len(save) < _HEAD_SIZE + _CRC_SIZE or bytes(save[:2]) != MAGIC:
        raise SaveError(FOREIGN)
    if save[2] != FORMAT:
        raise SaveError(NEWER if save[2] > FORMAT else FOREIGN)
    body = memoryview(save)[:-_CRC_SIZE]
    if crc32(body) != struct.unpack_from("<I", save, len(body))[0]:
        raise SaveError(DAMAGED)
    head = struct.unpack_from(HEAD, save, 0)
    if head[3] >= len(GAMES):
        raise SaveError(NEWER)
    return head
