# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The barn door: nothing of the game shows until the next player is there."""

import bitmaptools
import displayio

from ..kit import light
from ..kit.bars import cap
from ..kit.colors import BARK, CREAM, INK, SEATS, STONE, TILES, WHITE, WOOD, one
from ..kit.input import OK
from ..kit.shapes import box, panel
from ..kit.sprites import grid, put, scaled
from ..kit.text import CENTRE, Label
from . import Screen


class Curtain(Screen):
    def __init__(self, app, seat, name):
        super().__init__(app)
        self._door()
        self._sign(seat, app.say("pass_to", name))
        self._button()
        app.sound.call(seat, app.now)
        app.light.show(light.BREATHE, app.now, SEATS[seat])

    def _door(self):
        app = self.app
        columns = app.width // 16
        rows = (app.height + 15) // 16
        planks = grid(self.group, "door16", 0, 0, columns, rows, palette=TILES)
        for place in range(columns * rows):
            # no two neighbours with the same grain, and most without any
            put(planks, place, (0, 3, 0, 1, 0, 0, 2, 0, 5, 0, 4)[place * 7 % 11])
        for y in (6, app.height - 16):
            grid(self.group, "beam", 0, y, columns, palette=TILES)
        self.group.remove(self.body)
        self.group.append(self.body)

    def _sign(self, seat, text):
        body = self.body
        string = displayio.Bitmap(39, 17, 2)
        string.fill(1)
        for x in (0, 1):
            bitmaptools.draw_line(string, 16 + x, 0, x, 16, 0)
            bitmaptools.draw_line(string, 21 + x, 0, 37 + x, 16, 0)
        body.append(displayio.TileGrid(string, pixel_shader=one(CREAM), x=61, y=17))
        box(body, 79, 14, 2, 1, INK)
        box(body, 79, 15, 2, 2, STONE)
        box(body, 138, 36, 1, 60, INK)
        box(body, 24, 96, 115, 1, INK)
        panel(body, 22, 34, 116, 62, CREAM, corners=False)
        panel(body, 24, 36, 112, 58, CREAM, WOOD)
        scaled(body, "badges9", 67, 41, 3, tile=seat)
        Label(body, 25, 72, 110, INK, text, CENTRE)
        Label(body, 25, 83, 110, BARK, self.app.say("no_peeking"), CENTRE)

    def _button(self):
        body = self.body
        box(body, 52, 99, 56, 13, INK)
        box(body, 51, 100, 58, 11, INK)
        box(body, 50, 101, 60, 9, INK)
        cap(body, 56, 101, self.app.board.CAPS[0])
        Label(body, 68, 102, 41, WHITE, self.app.say("ready"))

    def press(self, button):
        if button == OK:
            self.app.cue("choose")
            self.app.close()
