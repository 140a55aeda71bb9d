# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store: settings, sittings and records, kept so that a power cut at any time loses none.

All of it is one record: a header and a few tagged sections. A change is written at the end of the
frame that made it: to the drive, into the older of two files, so that the other one stays whole;
or to nvm while a computer has the drive. On start the newest whole record wins.
"""

import struct
from binascii import crc32

from firmware.kit.backends import FILES
from garden import GAMES, const

# A section's place in this list is its tag in a record: append, never reorder. Three games were
# there before the coach.
SECTIONS = ("settings", "names", "pad", "medals") + GAMES[:3] + ("coach", "deals", "earners")
SECTIONS += GAMES[3:]

_MAGIC = b"KGS"
_FORMAT = const(1)
_HEADER = "<3sBIHH"  # magic, format, number, erases of nvm, length of the sections
# The number once more, as a last section. A sitting ends with a CRC of its own, which makes the
# record's CRC blind to it: without this, the end of an older record would be taken for the new one.
_END = const(255)
_CRC_AT = const(12)
_SECTIONS_AT = const(16)
_BLANK = b"\xff" * 16

_RATED = const(10000)  # erases of nvm
_RETRY = const(20)  # seconds until a write that no backend took is tried again


class Store:
    """`notice` is the key of a message for the players, None if all is well."""

    def __init__(self, nvm, drive):
        self.notice = None
        self.erases = 0
        self._nvm = nvm
        self._drive = drive
        self._number = 0
        self._turn = 0  # of FILES, the one to write next
        self._sections = {}
        self._changed = False
        self._urgent = False  # worth an erase of nvm
        self._next = 0  # when to try again, in seconds
        self._told = False  # whether the players were told that nothing can be saved
        self._load()

    def get(self, name):
        """What was put under this name, b"" if nothing."""
        return self._sections.get(SECTIONS.index(name), b"")

    def put(self, name, value, urgent=True):
        """Keep this under the name; the next tick() or save() writes it.

        What is not urgent is written to the drive at once, but never to nvm by itself.
        """
        if value != self.get(name):
            self._sections[SECTIONS.index(name)] = bytes(value)
            self._changed = True
            self._urgent = self._urgent or urgent
            self._next = 0

    def tick(self, now):
        """Every frame, with a time in seconds: write what has changed."""
        if self._changed and now >= self._next:
            self._next = now + _RETRY
            self._write()

    def save(self):
        """Write what has changed, now. None, or the key of a notice when no backend took it."""
        if not self._changed:
            return None
        self._urgent = True
        return self._write()

    def _write(self):
        trouble = self._keep()
        if trouble and not self._told:
            self._told = True
            self.notice = trouble
        return trouble

    def _keep(self):
        self._number += 1
        if self._write_drive() or (self._urgent and self._write_nvm()):
            self._changed = self._urgent = False
        elif self._urgent:
            return "save_worn" if self.erases >= _RATED else "save_failed"
        return None

    def _write_drive(self):
        try:
            record = pack(self._number, self.erases, self._sections)
            self._drive.write(FILES[self._turn], record)
        except (OSError, RuntimeError, MemoryError):
            return False  # a computer has the drive, or it is full
        self._turn = 1 - self._turn
        return True

    def _write_nvm(self):
        if self.erases >= _RATED:
            return False
        try:
            kept = self._nvm.write(pack(self._number, self.erases + 1, self._sections))
        except (OSError, MemoryError):
            return False  # this board has no nvm, or not enough
        self.erases += 1
        return kept

    def _load(self):
        records = []  # (number, place, record); place 0 is nvm, 1 and 2 are FILES
        troubles = []
        for place in range(1 + len(FILES)):
            data = self._drive.read(FILES[place - 1]) if place else self._read()
            try:
                record = unpack(data)
                if record:
                    records.append((record[0], place, record))
            except ValueError as trouble:
                troubles.append(trouble.args[0])
        if records:
            self._take(records)
        if records and troubles:
            self.notice = "save_recovered"
            self._changed = True  # the next save makes every backend whole again
        elif troubles:
            self.notice = troubles[0]

    def _read(self):
        head = self._nvm.read(_SECTIONS_AT)
        if head is None or head[:3] != _MAGIC:
            return head
        # No more than there is: all of nvm would be 8 KB of heap.
        return self._nvm.read(_SECTIONS_AT + struct.unpack_from(_HEADER, head, 0)[4])

    def _take(self, records):
        self._number, _, (_, _, self._sections) = max(records)
        self.erases = max(erases for _, _, (_, erases, _) in records)
        files = [(number, place) for number, place, _ in records if place]
        if files:
            self._turn = 2 - max(files)[1]  # not the newer one


def pack(number, erases, parts):
    body = b"".join(
        [struct.pack("<BH", tag, len(parts[tag])) + parts[tag] for tag in sorted(parts)]
        + [struct.pack("<BHI", _END, 4, number)]
    )
    header = struct.pack(_HEADER, _MAGIC, _FORMAT, number, erases, len(body))
    return header + struct.pack("<I", crc32(body, crc32(header))) + body


def unpack(data):
    """A record's number, erases and sections; None where nothing was written yet.

    ValueError with the key of a notice where something else is there.
    """
    if data is None or data[:_SECTIONS_AT] == _BLANK:
        return None
    if len(data) < _SECTIONS_AT or data[:3] != _MAGIC:
        raise ValueError("save_lost")
    if data[3] != _FORMAT:
        raise ValueError("save_foreign")
    _, _, number, erases, length = struct.unpack_from(_HEADER, data, 0)
    body = data[_SECTIONS_AT : _SECTIONS_AT + length]
    crc = struct.unpack_from("<I", data, _CRC_AT)[0]
    if len(body) != length or crc32(body, crc32(data[:_CRC_AT])) != crc:
        raise ValueError("save_lost")
    return number, erases, _sections(body)


def _sections(body):
    sections = {}
    at = 0
    while at < len(body):
        tag, length = struct.unpack_from("<BH", body, at)
        sections[tag] = body[at + 3 : at + 3 + length]
        at += 3 + length
    sections.pop(_END, None)  # version 1.0 wrote none
    return sections
