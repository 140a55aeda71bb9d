# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store: settings, sittings and records, kept so that a power cut at any time loses none.

All of it is one record: a header and a few tagged sections. A change is written at the end of the
frame that made it: to the drive, into the older of two files, so that the other one stays whole;
or to nvm while a computer has the drive. On start the newest whole record wins.
"""

import struct
from binascii import crc32

from firmware.kit.homes import FILES
from garden import GAMES, const

# A section's place in this list is its tag in a record: append, never reorder. Three games were
# there before the coach.
SECTIONS = ("settings", "names", "pad", "medals") + GAMES[:3] + ("coach", "deals") + GAMES[3:]

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
_RETRY = const(20)  # seconds until what no home took is tried again


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
        self._again = 0  # when to try again, in seconds
        self._warned = False  # that nothing can be saved
        self._load()

    def get(self, name):
        """What was put under this name, b"" if nothing."""
        return self._sections.get(SECTIONS.index(name), b"")

    def put(self, name, content, urgent=True):
        """Keep this under the name; the next tick() or save() writes it.

        What is not urgent is written to the drive at once, but never to nvm by itself.
        """
        if content != self.get(name):
            self._sections[SECTIONS.index(name)] = bytes(content)
            self._changed = True
            self._urgent = self._urgent or urgent
            self._again = 0

    def tick(self, now):
        """Every frame, with a time in seconds: write what has changed."""
        if self._changed and now >= self._again:
            self._again = now + _RETRY
            self._write()

    def save(self):
        """Write what has changed, now. None, or the key of a notice when no home took it."""
        if not self._changed:
            return None
        self._urgent = True
        return self._write()

    def _write(self):
        trouble = self._try_homes()
        if trouble and not self._warned:
            self._warned = True
            self.notice = trouble
        return trouble

    def _try_homes(self):
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
        whole = []  # (number, place, record); place 0 is nvm, 1 and 2 are FILES
        troubles = []
        for place in range(1 + len(FILES)):
            raw = self._drive.read(FILES[place - 1]) if place else self._read_nvm()
            try:
                record = unpack(raw)
                if record:
                    whole.append((record[0], place, record))
            except ValueError as trouble:
                troubles.append(trouble.args[0])
        if whole:
            self._take(whole)
        if whole and troubles:
            self.notice = "save_recovered"
            self._changed = True  # the next save makes every home whole again
        elif troubles:
            self.notice = troubles[0]

    def _read_nvm(self):
        head = self._nvm.read(_SECTIONS_AT)
        if head is None or head[:3] != _MAGIC:
            return head
        # No more than there is: all of nvm would be 8 KB of heap.
        return self._nvm.read(_SECTIONS_AT + struct.unpack_from(_HEADER, head, 0)[4])

    def _take(self, whole):
        self._number, _, (_, _, self._sections) = max(whole)
        self.erases = max(erases for _, _, (_, erases, _) in whole)
        files = [(number, place) for number, place, _ in whole if place]
        if files:
            self._turn = 2 - max(files)[1]  # not the newer one


def pack(number, erases, sections):
    body = b"".join(
        [struct.pack("<BH", tag, len(sections[tag])) + sections[tag] for tag in sorted(sections)]
        + [struct.pack("<BHI", _END, 4, number)]
    )
    header = struct.pack(_HEADER, _MAGIC, _FORMAT, number, erases, len(body))
    return header + struct.pack("<I", crc32(body, crc32(header))) + body


def unpack(raw):
    """A record's number, erases and sections; None where nothing was written yet.

    ValueError with the key of a notice where something else is there.
    """
    if raw is None or raw[:_SECTIONS_AT] == _BLANK:
        return None
    if len(raw) < _SECTIONS_AT or raw[:3] != _MAGIC:
        raise ValueError("save_lost")
    if raw[3] != _FORMAT:
        raise ValueError("save_foreign")
    _, _, number, erases, length = struct.unpack_from(_HEADER, raw, 0)
    body = raw[_SECTIONS_AT : _SECTIONS_AT + length]
    crc = struct.unpack_from("<I", raw, _CRC_AT)[0]
    if len(body) != length or crc32(body, crc32(raw[:_CRC_AT])) != crc:
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
