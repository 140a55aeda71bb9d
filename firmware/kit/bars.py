# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The bars every screen shares: the table's top bar, the menus' header, the bottom line."""

import displayio

from garden import const

from .colors import CREAM, EDGED, INK, LEAF, LIME, PINE, RED, SEATS, WHITE
from .input import BACK, MENU, OK, TURN
from .shapes import box, paint
from .sprites import grid, put, show
from .text import RIGHT, Label, measure

HEIGHT = const(10)

# The tiles of caps9 that make each cap, and its width.
_CAPS = {
    "A": ((0,), 9),
    "B": ((1,), 9),
    "X": ((2,), 9),
    "Y": ((3,), 9),
    "SEL": ((4, 5), 17),
    "START": ((6, 7, 8), 25),
}
_NONE = const(9)
_BUTTONS = (OK, BACK, MENU, TURN)
_MOST = const(4)  # caps in one bar


def cap(group, x, y, name):
    """A button cap on its own."""
    tiles, _ = _CAPS[name]
    made = grid(group, "caps9", x, y, len(tiles))
    for place, tile in enumerate(tiles):
        put(made, place, tile)
    return made


def header(group, width, title, right="", color=PINE, line=LEAF):
    """A menu's head, 15 pixels: title left, a word right. Returns the right label."""
    box(group, 0, 0, width, 13, color)
    box(group, 0, 13, width, 1, line)
    box(group, 0, 14, width, 1, INK)
    Label(group, 5, 3, 95, WHITE, title, shadow=INK)
    return Label(group, width - 60, 3, 55, CREAM, right, RIGHT, shadow=INK)


class TopBar:
    """Whose turn it is: badge, name, and a status at the right, above a line in their colour."""

    def __init__(self, group, width):
        self.group = displayio.Group()
        group.append(self.group)
        box(self.group, 0, 0, width, 9, INK)
        self._line = box(self.group, 0, 9, width, 1, WHITE)
        self.badge = grid(self.group, "badges9", 1, 0, palette=EDGED)
        self._first = 0
        self._colors = SEATS
        self._name = Label(self.group, 13, 1, 44, WHITE)
        self._status = Label(self.group, width - 98, 1, 96, CREAM, "", RIGHT)

    def wear(self, sheet, tile, colors):
        """Other badges than the seats' own: tiles of this sheet from this one on."""
        show(self.badge, False)
        self.badge = grid(self.group, sheet, 2, 0, tile=tile)
        self._first = tile
        self._colors = colors

    def turn(self, seat, name):
        put(self.badge, 0, self._first + seat)
        paint(self._line, self._colors[seat])
        self._name.text = name

    def status(self, text):
        self._status.text = text


class BottomBar:
    """One line: what the buttons do, or a message until the next press."""

    def __init__(self, group, y, width, caps):
        self._caps = caps
        self._keys = ()
        self._ground = box(group, 0, y, width, HEIGHT, INK)
        self._line = box(group, 0, y, width, 1, INK)
        self._tops = tuple(grid(group, "caps9", 0, y + 1, 3, 1, _NONE) for _ in range(_MOST))
        self._words = Label(group, 0, y + 1, width, CREAM)
        self._mark = Label(group, 4, y + 1, 7, LIME)

    def keys(self, *keys, right=""):
        """Caps and words: keys((OK, "Place"), (BACK, "Turn")). Clears a message."""
        if (keys, right) == self._keys:
            return
        self._keys = (keys, right)
        self._dress(INK, INK, CREAM, "")
        words = []
        x = 2
        for number, (button, word) in enumerate(keys):
            x += self._cap(self._tops[number], x, button) + 2
            words.append((x, word))
            x += measure(word) + 6
        for number, top in enumerate(self._tops):
            show(top, number < len(keys))
        if right:
            words.append((self._words.bitmap.width - measure(right) - 2, right))
        self._words.lay(words)

    def _cap(self, top, x, button):
        tiles, width = _CAPS[self._caps[_BUTTONS.index(button)]]
        top.x = x
        for place in range(3):
            put(top, place, tiles[place] if place < len(tiles) else _NONE)
        return width

    def refuse(self, text):
        """Red: why that cannot be done."""
        self._say(RED, RED, "✗", WHITE, text)

    def done(self, text):
        """Green: what was done."""
        self._say(PINE, LIME, "✓", LIME, text)

    def _say(self, color, line, mark, mark_color, text):
        self._keys = None
        for top in self._tops:
            show(top, False)
        self._dress(color, line, WHITE, mark)
        self._mark.dye(mark_color)
        self._words.lay(((13, text),))

    def _dress(self, color, line, words, mark):
        paint(self._ground, color)
        paint(self._line, line)
        self._words.dye(words)
        self._mark.text = mark
