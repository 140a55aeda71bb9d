# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store keeps settings, sittings and records, so that a power cut at any time loses none.

Everything is one record, a header and a few tagged sections. The store writes a change at the end
of its frame, to the older of two copies on the drive, so that the other one stays intact. While a
computer has the drive, it writes to nvm. On start the newest intact record wins (recovery.py).
"""

import struct
from binascii import crc32

from firmware.kit.backends import FILES, SECTOR
from firmware.memory import load, unload
from garden import GAMES, const
from garden.types import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.kit.backends import Drive, Nvm

# A section's place in this list is its tag in a record, so append and never reorder. The first
# three games are older than the coach.
SECTIONS: tuple[str, ...] = ("settings", "names", "pad", "medals") + GAMES[:3]
SECTIONS += ("coach", "deals", "earners", "dealt", "setups", "links") + GAMES[3:]

STORE_MAGIC = b"KGS"
STORE_FORMAT = const(1)
STORE_HEADER = "<3sBIHH"  # magic, format, number, erases of nvm, length of the sections
# The number again, as the last section. A sitting ends with a CRC of its own, which makes the
# record's CRC blind to it. Without this the end of an older record would pass for the new one.
END = const(255)
NUMBERS = const(0x3FFFFFFF)  # they wrap around
CRC_AT = const(12)
SECTIONS_AT = const(16)

RATED = const(10000)  # erases of nvm
_RETRY = const(20)  # seconds until a backend that did not take a record is tried again


class Store:
    """`notice` is the key of a message for the players, None if all is well."""

    def __init__(self, nvm: "Nvm", drive: "Drive") -> None:
        self._nvm = nvm
        self._drive = drive
        self._next = 0  # when to try again, in seconds
        self._told = False  # whether the players were told that nothing can be saved
        found = load("firmware.kit.recovery", "recover")(nvm, drive)
        unload("firmware.kit.recovery")
        self.notice = found.notice
        self.erases = found.erases
        self._number = found.number
        self._sections = found.sections
        self._turn = found.turn  # of FILES, the one to write next
        self._missing = found.missing  # whether the drive lacks one of them
        self._changed = found.behind  # the drive lacks what is new,
        self._kept = True  # but it is safe somewhere else
        self._urgent = False  # worth an erase of nvm

    def get(self, name: str) -> bytes:
        """Return what was put under this name, b"" if nothing."""
        return self._sections.get(SECTIONS.index(name), b"")

    def put(self, name: str, value: bytes, urgent: bool = True) -> None:
        """Keep this under the name; the next tick() or save() writes it.

        The drive gets every change at once. nvm gets a change that is not urgent only with the next
        urgent one.
        """
        if value != self.get(name):
            self._sections[SECTIONS.index(name)] = bytes(value)
            self._changed = True
            self._kept = False
            self._urgent = self._urgent or urgent
            self._next = 0

    def tick(self, now: int) -> None:
        """Write what has changed. Call it every frame, with a time in seconds."""
        if self._drive.held and not self._drive.available():
            self.close()  # before the computer mounts the drive
        if self._changed and now >= self._next:
            self._next = now + _RETRY
            self._write()

    def save(self) -> "str | None":
        """Write what has changed, now. Return the key of a notice if no backend took it."""
        if not self._changed or self._kept:
            return None
        self._urgent = True
        return self._write()

    def close(self) -> "str | None":
        """Save to both copies, then close them. Call it before a restart.

        Closing a file writes its folder, which a power cut may cost.
        """
        if self._drive.held:
            for _ in range(1 + self._changed):
                self._write_drive()
            self._drive.close()
        return self.save()

    def prepare(self, tell: object = lambda: None) -> None:
        """Make the files that are missing on the drive: once, and not while somebody plays.

        Call `tell` before that, if there is something to make and room for it.
        """
        if self._missing and self._drive.available():
            self._missing = False
            trouble = load("firmware.kit.making", "make")(self._drive, tell)
            unload("firmware.kit.making")
            self.notice = self.notice or trouble

    def _write(self):
        trouble = self._keep()
        if trouble and not self._told:
            self._told = True
            self.notice = trouble
        return trouble

    def _keep(self):
        if self._write_drive() or self._kept or not self._urgent or self._write_nvm():
            return None
        if self._write_drive():  # into the other copy, if the first one cannot be written
            return None
        return "save_worn" if self.erases >= RATED else "save_failed"

    def _write_drive(self):
        if not self._drive.available() and not self._drive.held:
            return False
        if not self.erases:
            self._write_nvm()  # once, so that a blank nvm later means a cut
        try:
            record = pack(self._number + 1, self.erases, self._sections, SECTOR)
            self._drive.write(FILES[self._turn], record)
        except (RuntimeError, MemoryError):
            return False  # a computer has the drive, or there is no room for a record in RAM
        except OSError:
            self._turn = 1 - self._turn  # this copy cannot be written
            return False
        self._turn = 1 - self._turn
        self._number += 1
        self._changed = self._urgent = False
        return True

    def _write_nvm(self):
        if self.erases >= RATED:
            return False
        try:
            kept = self._nvm.write(pack(self._number + 1, self.erases + 1, self._sections))
        except (OSError, MemoryError):
            return False  # this board has no nvm, or not enough
        self.erases += 1
        if kept:
            self._number += 1
            self._kept = True
            self._urgent = False
        return kept


def pack(number: int, erases: int, parts: "dict[int, bytes]", unit: int = 1) -> bytes:
    """Return a record, in whole units of so many bytes."""
    number &= NUMBERS
    length = sum([3 + len(part) for part in parts.values()]) + 7
    end = SECTIONS_AT + length
    record = bytearray((end + unit - 1) // unit * unit)
    struct.pack_into(STORE_HEADER, record, 0, STORE_MAGIC, STORE_FORMAT, number, erases, length)
    at = SECTIONS_AT
    for tag in sorted(parts):
        part = parts[tag]
        struct.pack_into("<BH", record, at, tag, len(part))
        record[at + 3 : at + 3 + len(part)] = part
        at += 3 + len(part)
    struct.pack_into("<BHI", record, at, END, 4, number)
    view = memoryview(record)
    crc = crc32(view[SECTIONS_AT:end], crc32(view[:CRC_AT]))
    struct.pack_into("<I", record, CRC_AT, crc)
    return record  # type: ignore[return-value]  # a copy would take RAM
