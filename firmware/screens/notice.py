# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A notice over the screen below: what happened, what is safe, and two ways on."""

from garden import const

from ..kit.colors import CREAM, INK, ORANGE
from ..kit.input import BACK, OK
from ..kit.label import Label
from ..kit.shapes import box, hatch
from ..kit.sprites import grid
from ..kit.text import wrap
from . import Screen

SPROUT = const(2)  # tiles of ui16
WARNING = const(7)


def sheet(body, color, title, lines, ink=INK, sign=WARNING):
    """The paper of notices: a coloured head with a sign, and up to four lines."""
    box(body, 152, 28, 1, 75, INK)  # its shadow
    box(body, 10, 102, 143, 1, INK)
    box(body, 8, 26, 144, 76, INK)
    box(body, 9, 27, 142, 17, color)
    box(body, 9, 45, 142, 56, CREAM)
    grid(body, "ui16", 13, 28, tile=sign)
    Label(body, 34, 32, 112, ink, title)
    for row, line in enumerate(lines):
        Label(body, 16, 49 + 12 * row, 130, INK, line)


class Notice(Screen):
    """Closes with the key of the way on that was chosen."""

    covers = False

    def __init__(self, app, key, ok="new_game", back="menu", color=ORANGE, sign=WARNING):
        super().__init__(app)
        columns, rows = (app.width + 7) // 8, (app.height + 7) // 8
        hatch(self.group, 0, 0, columns, rows)
        self.group.remove(self.body)
        self.group.append(self.body)
        lines = wrap(app.say(key + "_text"), 130)
        sheet(self.body, color, app.say(key), lines, sign=sign)
        self._ways = {OK: ok, BACK: back}
        self.bottom_bar((OK, app.say(ok)), (BACK, app.say(back)))
        app.cue("notice")

    def press(self, button):
        if button in self._ways:
            self.app.close(self._ways[button])
