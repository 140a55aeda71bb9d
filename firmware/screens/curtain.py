# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The barn door, which hides the game until the next player is there."""

import bitmaptools

from ..kit import light, sittings
from ..kit.bars import cap, cap_width
from ..kit.colors import BARK, CREAM, INK, SEATS, STONE, WHITE, WOOD
from ..kit.input import MENU, OK, TURN
from ..kit.shapes import panel
from ..kit.sprites import borrow, scaled
from ..kit.text import CENTRE, fit, measure
from . import Screen

# The planks with a grain: no two neighbours have the same, and most have none.
_GRAIN = (0, 3, 0, 1, 0, 0, 2, 0, 5, 0, 4)


class Curtain(Screen):
    """`moves` are the last moves of the others, in words that everybody may read.

    TURN tells them in full, with their cards.
    """

    def __init__(self, app, seat, player, moves=(), table=None):
        super().__init__(app)
        self._seat = seat
        self._table = table
        self._told = moves
        self._sign = app.say("pass_to", player), app.say("no_peeking")
        scaled(self.body, "badges9", 67, 41, 3, tile=seat)
        app.sound.call(seat, app.now)
        app.light.show(light.BREATHE, app.now, SEATS[seat])

    def paint(self):
        self._paint_door()
        self._paint_sign()
        self._paint_buttons()
        self._paint_recap()

    def _paint_recap(self):
        """Write as many of the last moves as fit in a line, at least one."""
        told = list(self._told)
        x = 6 + cap_width(self.app.caps[3])
        room = self.app.width - x - 2
        while len(told) > 1 and measure(" · ".join(told)) > room:
            told.pop(0)
        if told:
            y = self.app.height - 10
            self.canvas.box(0, y, self.app.width, 10, INK)
            cap(self.canvas, 2, y + 1, self.app.caps[3])
            self.canvas.write(x, y + 1, room, CREAM, fit(" · ".join(told), room))

    def _paint_door(self):
        """Paint the planks and beams of the door."""
        canvas = self.canvas
        canvas.fill(BARK)
        columns = self.app.width // 16
        planks = borrow("door16")
        for place in range(columns * ((self.app.height + 15) // 16)):
            down, across = divmod(place, columns)
            canvas.stamp(planks, 16 * across, 16 * down, _GRAIN[place * 7 % 11], None)
        for y in (6, self.app.height - 16):
            canvas.stamp("beam", 0, y, 0, None, columns)

    def _paint_sign(self):
        paper = self.paper
        bitmap, left, top = paper.bitmap, paper.left, paper.top
        for x in (0, 1):
            for start, end in ((77, 61), (82, 98)):
                bitmaptools.draw_line(
                    bitmap, left + start + x, top + 17, left + end + x, top + 33, CREAM
                )
        paper.box(79, 14, 2, 1, INK)
        paper.box(79, 15, 2, 2, STONE)
        paper.box(138, 36, 1, 60, INK)
        paper.box(24, 96, 115, 1, INK)
        panel(paper, 22, 34, 116, 62, CREAM, corners=False)
        panel(paper, 24, 36, 112, 58, CREAM, WOOD)
        paper.write(25, 72, 110, INK, self._sign[0], CENTRE)
        paper.write(25, 83, 110, BARK, self._sign[1], CENTRE)

    def _paint_buttons(self):
        self._plate(50, 60, self.app.caps[0], self.app.say("ready"))

    def _plate(self, x, width, name, word):
        """Paint a dark plate with a button's cap and what it does."""
        paper = self.paper
        paper.box(x + 2, 99, width - 4, 13, INK)
        paper.box(x + 1, 100, width - 2, 11, INK)
        paper.box(x, 101, width, 9, INK)
        end = x + 9 + cap(paper, x + 6, 101, name)
        paper.write(end, 102, x + width - 1 - end, WHITE, word)

    def press(self, button):
        if button == OK:
            self.app.cue("choose")
            self.app.close()
        elif button == TURN and self._told and self._table:
            self._table.recap(self._table.sitting.since(self._seat))
        elif button == MENU:
            # The store has the sitting since the curtain fell. A pause would show the table to
            # anybody.
            sittings.quit(self.app)
