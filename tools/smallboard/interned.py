# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: makes names cost what they cost on a board.

A name that is not in the ROM is kept for good, with a place in a table; when a table is full, one
of twice its size is needed in one piece (py/qstr.c: 20 places at first, 6 bytes each). The board
has more names in its ROM than the VM, and the VM has those of its stand-ins and of the monkey in
its tables already. So the board's names are made known here before anything is measured, and the
VM gets a table that never fills; the board's own tables are made as names come.
"""

import gc

_PLACES = 20  # in the first table
_PLACE = 6  # bytes: a pointer, a hash, a length
_HEAD = 24
_LARGE = 16_000  # bytes: the VM's table of 2,560 places


class Interned:
    def __init__(self, rom):
        """Take the names in the board's ROM from this file, one a line."""
        with open(rom) as names:
            for name in names:
                hasattr(self, name.strip())
                gc.collect()  # no garbage between names: they stay where they are for good
        self._make_room()
        self._tables = []
        self._places = 0
        self._seen = 0
        self._first = self._count()

    def _make_room(self):
        nth = grown = 0
        while grown < _LARGE:
            gc.collect()
            before = gc.mem_alloc()
            hasattr(self, "~" + str(nth))
            nth += 1
            grown = gc.mem_alloc() - before

    def _count(self):
        """Return the number of a new name: the VM makes its id from that."""
        self._seen += 1
        return id(type("?" + str(self._seen), (), {}).__name__) >> 3

    def count(self):
        """Return the number of names that the firmware has brought so far."""
        return self._count() - self._first - self._seen

    def look(self):
        """Make the tables that the board has by now; MemoryError if one has no place."""
        names = self.count()
        while names > self._places:
            places = _PLACES << len(self._tables)
            self._tables.append(bytearray(_HEAD + _PLACE * places - 16))  # it takes 16 itself
            self._places += places
