# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store: settings, sittings and records, kept so that a power cut at any time loses none.

All of it is one record: a header and a few tagged sections. Each save writes a record with the
next number to one home, then to the other; on start the newest whole one wins.
"""

import struct
from binascii import crc32

from firmware.kit.homes import FILES
from garden import const

# A section's place in this list is its tag in a record: append, never reorder.
SECTIONS = ("settings", "names", "pad", "medals", "veggies", "match", "cabbage", "coach")

_MAGIC = b"KGS"
_FORMAT = const(1)
_HEADER = "<3sBIHH"  # magic, format, number, erases of nvm, length of the sections
_CRC_AT = const(12)
_SECTIONS_AT = const(16)
_BLANK = b"\xff" * 16

# nvm is rated for 10,000 erases. The second half is kept for saves the drive could not take.
_RATED = const(10000)
_SHARED = const(5000)

_IDLE = const(20)  # seconds


class Store:
    """`notice` is the key of what people should be told, None if all is well."""

    def __init__(self, nvm, drive):
        self.notice = None
        self.erases = 0
        self._nvm = nvm
        self._drive = drive
        self._number = 0
        self._turn = 0  # of FILES, the one to write next
        self._sections = {}
        self._changed = False
        self._since = None
        self._warned = False  # that nothing can be saved
        self._load()

    def get(self, name):
        """What was put under this name, b"" if nothing."""
        return self._sections.get(SECTIONS.index(name), b"")

    def put(self, name, content):
        """Keep this under the name; nothing is written before save() or tick()."""
        if content != self.get(name):
            self._sections[SECTIONS.index(name)] = bytes(content)
            self._changed = True
            self._since = None

    def tick(self, now):
        """Every frame, with a time in seconds: save what has been lying unsaved for a while."""
        if not self._changed:
            return None
        if self._since is None:
            self._since = now
        if now - self._since < _IDLE:
            return None
        self._since = now
        return self.save()

    def save(self):
        """Write what changed. None, or the key of a notice when no home took it."""
        trouble = self._write() if self._changed else None
        if trouble and not self._warned:
            self._warned = True
            self.notice = trouble
        return trouble

    def _write(self):
        try:
            record = pack(self._number + 1, self.erases + 1, self._sections)
        except MemoryError:
            return "save_failed"
        self._number += 1
        # One home, then the other: wherever the power goes, a whole record stays.
        on_drive = self._write_drive(record)
        worn = self.erases >= (_SHARED if on_drive else _RATED)
        in_nvm = not worn and self._write_nvm(record)
        self._changed = not (on_drive or in_nvm)
        if self._changed:
            return "save_worn" if worn else "save_failed"
        return None

    def _write_drive(self, record):
        try:
            self._drive.write(FILES[self._turn], record)
        except (OSError, RuntimeError):
            return False  # a computer has the drive, or it is full
        self._turn = 1 - self._turn
        return True

    def _write_nvm(self, record):
        try:
            kept = self._nvm.write(record)
        except OSError:
            return False  # this board has none, or not enough
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
        if whole and (troubles or self._nvm_was_lost(whole)):
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

    def _nvm_was_lost(self, whole):
        """Empty, though the files were written first: the power went while it was erased."""
        no_record = all(place for _, place, _ in whole)
        return no_record and self._nvm.read(1) is not None and self.erases <= _SHARED


def pack(number, erases, sections):
    body = b"".join(
        [struct.pack("<BH", tag, len(sections[tag])) + sections[tag] for tag in sorted(sections)]
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
    return sections
