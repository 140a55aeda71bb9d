# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds the newest intact record when the store starts, and what is damaged.

The store loads this once and drops it again.
"""

import struct
from binascii import crc32

from firmware.kit.backends import FILES
from firmware.kit.store import (
    CRC_AT,
    END,
    NUMBERS,
    RATED,
    SECTIONS_AT,
    STORE_FORMAT,
    STORE_HEADER,
    STORE_MAGIC,
    pack,
)

_BLANK = (b"\xff" * SECTIONS_AT, bytes(SECTIONS_AT))


class Reading:
    """The contents of one place."""

    def __init__(self, data):
        self.missing = not data
        self.whole = self.damaged = self.foreign = False
        self.number = self.erases = 0
        self.sections = {}
        try:
            record = unpack(data)
        except ValueError as trouble:
            self.foreign = trouble.args[0] == "save_foreign"
            self.damaged = not self.foreign
            if self.foreign:
                self.number = struct.unpack_from("<I", data, 4)[0] & NUMBERS
        else:
            if record:
                self.whole = True
                self.number, self.erases, self.sections = record


class Found:
    """Everything that a store starts with."""

    def __init__(self):
        self.notice = None
        self.number = 0
        self.erases = 0
        self.sections = {}
        self.turn = 0  # of FILES, the one to write next
        self.missing = False  # the drive lacks one of them
        self.behind = False  # the newest record has to go to the drive again


def recover(nvm, drive) -> Found:
    """Read nvm, both copies on the drive and, if need be, the files of earlier versions."""
    copies = [Reading(drive.read(name)) for name in FILES]
    found = Found()
    found.missing = copies[0].missing or copies[1].missing
    held = Reading(_from_nvm(nvm))
    places = copies + [held]
    if not (copies[0].whole or copies[1].whole):
        places += [Reading(drive.read(name, True)) for name in FILES]
    newest = _newest([place for place in places if place.whole])
    if newest:
        found.number, found.sections = newest.number, newest.sections
        found.erases = max([place.erases for place in places])
        found.turn = 1 if newest is copies[0] or _is_newer(copies[0], copies[1]) else 0
        # The very first save wrote nvm too, so a blank one means that a cut erased it.
        blank = not (held.whole or held.foreign or held.missing)
        torn = held.damaged or (blank and found.erases > 0)
        found.notice = _notice(copies, newest, torn)
        found.behind = newest not in copies or copies[0].damaged or copies[1].damaged
        if torn:
            _mend(nvm, found)
    elif held.damaged or len([place for place in places if place.damaged]) > 1:
        found.notice = "save_lost"  # a single damaged copy is the first save ever, cut off
    foreign = _newest([place for place in places if place.foreign])
    if foreign and (not newest or is_newer(foreign.number, found.number)):
        found.notice = "save_foreign"
        found.number = foreign.number  # so that the next save counts as newer
    return found


def _notice(copies, newest, torn):
    if torn or (copies[0].damaged and copies[1].damaged):
        return "save_older"
    return "save_recovered" if copies[0].damaged or copies[1].damaged else None


def _is_newer(copy, than):
    return copy.whole and not (than.whole and is_newer(than.number, copy.number))


def _newest(places):
    newest = None
    for place in places:
        if newest is None or is_newer(place.number, newest.number):
            newest = place
    return newest


def is_newer(number, than):
    """Return True if this number is newer. Numbers wrap around."""
    return 0 < (number - than) & NUMBERS <= NUMBERS // 2


def _mend(nvm, found):
    """Write nvm again, so that the damage is reported only once."""
    try:
        if found.erases < RATED:
            nvm.write(pack(found.number, found.erases + 1, found.sections))
            found.erases += 1
    except OSError:
        pass  # it does not fit, so it never held the newest record either


def _from_nvm(nvm):
    head = nvm.read(SECTIONS_AT)
    if head is None or head[:3] != STORE_MAGIC:
        return head
    # Read no more than the record: all of nvm would take 8 KB of heap.
    return nvm.read(SECTIONS_AT + struct.unpack_from(STORE_HEADER, head, 0)[4])


def unpack(data):
    """Return a record's number, erases and sections, None if nothing was written yet.

    Raise ValueError with the key of a notice if something else is there.
    """
    if data is None or data[:SECTIONS_AT] in _BLANK:
        return None
    if len(data) < SECTIONS_AT or data[:3] != STORE_MAGIC:
        raise ValueError("save_lost")
    if data[3] != STORE_FORMAT:
        raise ValueError("save_foreign")
    _, _, number, erases, length = struct.unpack_from(STORE_HEADER, data, 0)
    body = data[SECTIONS_AT : SECTIONS_AT + length]
    crc = struct.unpack_from("<I", data, CRC_AT)[0]
    if len(body) != length or crc32(body, crc32(data[:CRC_AT])) != crc:
        raise ValueError("save_lost")
    return number & NUMBERS, erases, _sections(body)


def _sections(body):
    """Return the sections by tag, up to the last whole one."""
    sections = {}
    at = 0
    while at + 3 <= len(body):
        tag, length = struct.unpack_from("<BH", body, at)
        at += 3 + length
        if at <= len(body):
            sections[tag] = body[at - length : at]
    sections.pop(END, None)  # version 1.0 wrote none
    return sections
