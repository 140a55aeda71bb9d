# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words of one language: on the board they stay on the drive, and are read one by one."""

from array import array
from binascii import crc32

from garden import words


def load(language):
    """Text by key: packed (see tools/words.py) on the drive, straight from the source on a PC."""
    try:
        return Packed(words.__file__.rsplit("/", 1)[0] + "/" + language + ".bin")
    except OSError:
        return words.load(language)


class Packed:
    """A file of texts. RAM holds only where each one ends, and a mark that stands for its key."""

    def __init__(self, path):
        self._path = path
        with open(path, "rb") as file:
            count, self._divisor = array("H", file.read(4))
            self._marks = array("H", file.read(2 * count))  # ascending
            self._ends = array("H", file.read(2 * count))
        self._first = 4 + 4 * count

    def __getitem__(self, key):
        marks = self._marks
        mark = crc32(key.encode()) % self._divisor
        place, behind = 0, len(marks)
        while place < behind:
            middle = (place + behind) // 2
            if marks[middle] < mark:
                place = middle + 1
            else:
                behind = middle
        if place == len(marks) or marks[place] != mark:
            raise KeyError(key)
        start = self._ends[place - 1] if place else 0
        with open(self._path, "rb") as file:
            file.seek(self._first + start)
            return file.read(self._ends[place] - start).decode()
