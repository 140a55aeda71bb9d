# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A notice over the screen below: what happened, what is safe, and two ways to go on."""

from garden import const

from ..kit.colors import CREAM, INK, LIME, ORANGE
from ..kit.input import BACK, OK, TURN
from ..kit.label import write
from ..kit.shapes import box, hatch
from ..kit.sprites import sprite
from ..kit.text import wrap
from . import Screen

SPROUT = const(2)  # tiles of ui16
WARNING = const(7)


def sheet(group, color, title, tile=WARNING):
    """Draw the paper of a notice, on a canvas or in a group: a coloured head, a sign, a title."""
    box(group, 152, 28, 1, 75, INK)  # its shadow
    box(group, 10, 102, 143, 1, INK)
    box(group, 8, 26, 144, 76, INK)
    box(group, 9, 27, 142, 17, color)
    box(group, 9, 45, 142, 56, CREAM)
    sprite(group, "ui16", 13, 28, tile)
    write(group, 34, 32, 112, INK, title)


def slots(group, rows):
    """Write up to four lines, each in a slot."""
    for row, line in enumerate(rows):
        write(group, 16, 49 + 12 * row, 130, INK, line)


class Notice(Screen):
    """Closes with a choice, the key of the way on."""

    covers = False

    def __init__(self, app, key, ok="new_game", back="menu", other="", good=False, parts=()):
        """Tell or ask. `other` is a third answer, with SELECT; `parts` go into the text."""
        super().__init__(app)
        columns, rows = (app.width + 7) // 8, (app.height + 7) // 8
        hatch(self.under_body(), 0, 0, columns, rows)
        look = (LIME, app.say(key), SPROUT) if good else (ORANGE, app.say(key))
        sheet(self.body, *look)
        # Not running text, because a board takes long to load the library for it.
        slots(self.body, wrap(app.say(key + "_text", *parts), 130))
        self.key = key
        self._ways = {OK: ok, BACK: back}
        keys = [(OK, app.say(ok)), (BACK, app.say(back))]
        if other:
            self._ways[TURN] = other
            keys.append((TURN, app.say(other)))
        self.bottom_bar(*keys)
        app.cue("notice")

    def press(self, button):
        if button in self._ways:
            self.app.close(choice=self._ways[button])
