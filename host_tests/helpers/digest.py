# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""One number for all that a game holds, the same on every VM."""

from array import array
from binascii import crc32


def digest(game: object) -> int:
    """Return one number for all that a game holds."""
    crc = 0
    waiting = [game]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (bytes, bytearray, array)):
            crc = crc32(thing, crc32(b"[%d]" % len(thing), crc))
        elif isinstance(thing, (list, tuple)):
            waiting.extend(thing)
            crc = crc32(b"(%d)" % len(thing), crc)
        elif thing is None or isinstance(thing, (bool, int, str)):
            # bool by name: on MicroPython it is no int
            crc = crc32(repr(thing).encode(), crc)
        else:
            for name in sorted(thing.__dict__):
                waiting.append(thing.__dict__[name])
                waiting.append(name)
            crc = crc32(type(thing).__name__.encode(), crc)
    return crc
