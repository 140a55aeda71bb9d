# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The bars that screens share: the table's top bar, the header of menus, the bottom line."""

import displayio

from garden import const

from .canvas import Canvas
from .colors import CREAM, INK, LEAF, LIME, PINE, RED, SEATS, TILES, WHITE
from .input import BACK, MENU, OK, TURN
from .text import LEFT, RIGHT, measure

HEIGHT = const(10)

_BUTTONS = (OK, BACK, MENU, TURN)


def cap(paper, x, y, name):
    """Draw a button cap with this name, round for a single letter. Return its width."""
    width = cap_width(name)
    paper.box(x, y + 2, width, 5, WHITE)
    paper.box(x + 1, y + 1, width - 2, 7, WHITE)
    if len(name) == 1:
        paper.box(x + 2, y, width - 4, 9, WHITE)
    paper.write(x + 3, y + 2, width - 6, INK, name, name="garden5")
    return width


def cap_width(name):
    return measure(name, "garden5") + 6


def header(canvas, title, right="", color=PINE, line=LEAF):
    """Draw a menu's header, 15 pixels high: a title on the left, a word on the right."""
    width = canvas.bitmap.width
    canvas.box(0, 0, width, 13, color)
    canvas.box(0, 13, width, 1, line)
    canvas.box(0, 14, width, 1, INK)
    canvas.write(5, 3, 105 if not right else 95, WHITE, title, shadow=INK)
    canvas.write(width - 60, 3, 55, CREAM, right, RIGHT, INK)


class Bar:
    """A strip of ten rows or more with its own bitmap, so a change in it sends nothing else."""

    def __init__(self, group, y, bitmap):
        self.grid = displayio.TileGrid(bitmap, pixel_shader=TILES, y=y)
        group.append(self.grid)
        self.paper = Canvas(bitmap)
        self.width = bitmap.width

    def paint_on(self, canvas):
        """Paint the bar on the canvas, for a screen that opens over it."""
        canvas.lay_bar(self.paper.bitmap, self.grid.y)


class TopBar(Bar):
    """The player to move: badge, name and a status on the right, above a line in their colour."""

    def __init__(self, group, bitmap):
        super().__init__(group, 0, bitmap)
        self.paper.fill(INK)
        self._foot = bitmap.height - 1
        self._sheet = "badges9"
        self._first = 0
        self._colors = SEATS
        self._turn = ()
        self._line = WHITE
        self._status = ""

    def wear(self, sheet, tile, colors):
        """Use the tiles of this sheet, from this one on, instead of the seats' own badges."""
        self._sheet = sheet
        self._first = tile
        self._colors = colors

    def turn(self, seat, name, icon=True, level=0):
        """Show whose turn it is; a bot of a level has so many sprouts behind its name."""
        if self._turn == (seat, name, icon):
            return
        self._turn = (seat, name, icon)
        paper = self.paper
        self._line = self._colors[seat]
        paper.box(0, self._foot, self.width, 1, self._line)
        paper.box(0, 0, 13, 9, INK)
        if icon and self._sheet == "badges9":
            paper.edged("badges9", 1, 0, seat)
        elif icon:
            paper.stamp(self._sheet, 2, 0, self._first + seat)
        paper.box(57, 0, 2, 9, INK)  # where sprouts behind the longest name end
        self.write(13, 44, WHITE, name)
        x = 16 + measure(name)
        for nth in range(level):
            paper.box(x + 4 * nth, 1, 1, 3, LIME)
            paper.box(x + 4 * nth + 2, 1, 1, 3, LIME)
            paper.box(x + 4 * nth + 1, 3, 1, 4, LEAF)

    def status(self, text):
        if self._status != text:
            # Clear only the old and the new words, because games paint beside them.
            room = max(measure(self._status), measure(text))
            self._status = text
            self.write(self.width - 2 - room, room, CREAM, text, RIGHT)

    def write(self, x, width, color, text, align=LEFT):
        """Write words in a slot. The tail of a letter may cross the line."""
        paper = self.paper
        paper.box(x, 0, width, self._foot, INK)
        paper.box(x, self._foot, width, 1, self._line)
        paper.write(x, 1, width, color, text, align)


class BottomBar(Bar):
    """One line: what the buttons do, or a message until the next press."""

    def __init__(self, group, y, bitmap, caps):
        super().__init__(group, y, bitmap)
        self._names = caps
        self.shown = None  # the keys and the word on the right; None while there is a message
        self._last = None  # those that were there before it
        self._refused = False  # the message is a refusal

    def keys(self, *keys, right=""):
        """Caps and words: keys((OK, "Place"), (BACK, "Turn")). Clears a message."""
        if (keys, right) == self.shown:
            return
        self.shown = self._last = (keys, right)
        self._refused = False
        paper = self.paper
        paper.fill(INK)
        x = 2
        for button, word in keys:
            x += cap(paper, x, 1, self._names[_BUTTONS.index(button)]) + 2
            room = measure(word)
            paper.write(x, 1, min(room, self.width - x), CREAM, word)
            x += room + 6
        if right:
            paper.write(x, 1, self.width - x - 2, CREAM, right, RIGHT)

    def refuse(self, text):
        """Red: why that cannot be done."""
        self._say(RED, RED, "✗", WHITE, text)
        self._refused = True

    def clear_refusal(self):
        """Show the keys again, if there is a refusal in their place."""
        if self._refused:
            keys, right = self._last
            self.keys(*keys, right=right)

    def done(self, text):
        """Green: what was done."""
        self._say(PINE, LIME, "✓", LIME, text)

    def _say(self, color, line, mark, light, text):
        self.shown = None
        self._refused = False
        paper = self.paper
        paper.fill(color)
        paper.box(0, 0, self.width, 1, line)
        paper.write(4, 1, 7, light, mark)
        paper.write(13, 1, self.width - 13, WHITE, text)
