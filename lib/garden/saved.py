# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Loads a saved sitting: checks that it is whole and ours, and plays its moves again."""

import struct
from binascii import crc32

from garden import GAMES, const, engine

FORMAT = const(1)
MAGIC = b"KG"
# mark, format, rules, game, seats, options, seed, moves; then one byte a seat, the moves, the CRC
HEAD = "<2s5BIH"
_HEAD_SIZE = const(13)
_CRC_SIZE = const(4)


class SaveError(ValueError):
    """A save that is refused; its one argument says why: damaged, foreign or newer."""


def restore(cls, save):
    """A sitting of this class, played again move by move; SaveError if the save is refused."""
    head = _head(save)
    _, _, rules, game, seats, chosen, seed, moves = head
    Game = engine(GAMES[game])
    if rules != Game.RULES:
        raise SaveError("newer" if rules > Game.RULES else "foreign")
    if len(save) != _HEAD_SIZE + seats + 2 * moves + _CRC_SIZE:
        raise SaveError("damaged")
    options = tuple(word for bit, word in enumerate(Game.OPTIONS) if chosen >> bit & 1)
    log = struct.unpack_from("<%dH" % moves, save, _HEAD_SIZE + seats)
    try:
        if chosen >> len(Game.OPTIONS):
            raise ValueError("no such option")
        sitting = cls(GAMES[game], seats, seed, options, save[_HEAD_SIZE : _HEAD_SIZE + seats])
        for action in log:
            sitting.play(action)
    except ValueError:
        raise SaveError("damaged")
    # Nobody knows now who held the device then: no move up to here can be taken back.
    sitting.floor = len(sitting.log)
    return sitting


def _head(save):
    """The fields of a save's head, once its mark, versions and CRC are found to be right."""
    if len(save) < _HEAD_SIZE + _CRC_SIZE or bytes(save[:2]) != MAGIC:
        raise SaveError("foreign")
    if save[2] != FORMAT:
        raise SaveError("newer" if save[2] > FORMAT else "foreign")
    body = memoryview(save)[:-_CRC_SIZE]
    if crc32(body) != struct.unpack_from("<I", save, len(body))[0]:
        raise SaveError("damaged")
    head = struct.unpack_from(HEAD, save, 0)
    if head[3] >= len(GAMES):
        raise SaveError("newer")
    return head
