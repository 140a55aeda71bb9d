# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: where the fields are, whose they are, and which spaces make a line."""

_PICTURES = (
    """
    AABB
    AABB
    DDCC
    DDCC
    """,
    """
    #AABB#
    #AABB#
    FF##CC
    FF##CC
    #EEDD#
    #EEDD#
    """,
    """
    ##AA####
    ##AABB##
    #HH#BBCC
    #HH###CC
    GG###DD#
    GGFF#DD#
    ##FFEE##
    ####EE##
    """,
)
_FIELDS = "ABCDEFGH"
# Each direction and, four further on, the way back.
_WAYS = ((0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1))

NEUTRAL = 255


class Plan:
    """The garden for one number of seats. Spaces are numbered row by row, leaving out `#`."""

    def __init__(self, seats: int) -> None:
        self._survey(_PICTURES[(seats > 4) + (seats > 6)].split())
        playing = "AC" if seats == 2 else _FIELDS[:seats]
        self.home = bytes([_FIELDS.find(letter) for letter in playing])  # each seat's field
        # By space, a seat. If find() says -1, nobody plays there, and that becomes NEUTRAL.
        self.owner = bytes([playing.find(_FIELDS[field]) & NEUTRAL for field in self.field])
        self.plots = [self._plots(field) for field in range(self.spaces // 4)]
        # By way and space, the next space that way. The path leads only to itself.
        self.ahead = [self._ahead(down, right) for down, right in _WAYS]
        # By space, the other two spaces of each straight three through it, pair after pair.
        self.pairs = [self._lines(space) for space in range(self.spaces)]

    def _survey(self, rows):
        self.side = len(rows)
        self.row = bytearray()
        self.col = bytearray()
        self.field = bytearray()  # 0 for A, 1 for B ...
        for row, line in enumerate(rows):
            for col, letter in enumerate(line):
                if letter != "#":
                    self.row.append(row)
                    self.col.append(col)
                    self.field.append(_FIELDS.find(letter))
        self.spaces = len(self.row)
        self._at = bytearray([self.spaces] * self.side**2)
        for space in range(self.spaces):
            self._at[self.row[space] * self.side + self.col[space]] = space

    def at(self, row: int, col: int) -> int:
        """Return the space here; `spaces`, the path around the fields, where there is none."""
        if 0 <= row < self.side and 0 <= col < self.side:
            return self._at[row * self.side + col]
        return self.spaces

    def _plots(self, field):
        """Return the four spaces of a field."""
        return bytes([space for space in range(self.spaces) if self.field[space] == field])

    def _ahead(self, dy, dx):
        ahead = bytearray()
        for space in range(self.spaces):
            ahead.append(self.at(self.row[space] + dy, self.col[space] + dx))
        ahead.append(self.spaces)
        return ahead

    def _lines(self, space):
        pairs = bytearray()
        for way in range(4):
            on, back = self.ahead[way], self.ahead[way + 4]
            line = (back[back[space]], back[space], on[space], on[on[space]])
            for first in range(3):
                if line[first] < self.spaces and line[first + 1] < self.spaces:
                    pairs.append(line[first])
                    pairs.append(line[first + 1])
        return pairs


_kept: "dict[int, Plan]" = {}


def plan(seats: int) -> Plan:
    """Return the plan for so many seats, made once and shared by every copy of the game."""
    if seats not in _kept:
        _kept[seats] = Plan(seats)
    return _kept[seats]
