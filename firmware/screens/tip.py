# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A tip over the table, given once."""

from garden import const

from ..kit.colors import CREAM, INK
from ..kit.input import BACK, MENU, OK, TURN
from ..kit.label import Label
from ..kit.shapes import box, panel
from ..kit.sprites import sprite
from ..kit.terms import terms
from ..kit.text import wrap
from . import Screen

_SPROUT = const(2)  # tile of ui16


class Tip(Screen):
    covers = False

    def __init__(self, app, key):
        super().__init__(app)
        body = self.body
        box(body, 156, 14, 1, 36, INK)  # its shadow
        box(body, 6, 49, 151, 1, INK)
        panel(body, 4, 12, 152, 37, CREAM, corners=False)
        sprite(body, "ui16", 8, 16, _SPROUT)
        for row, line in enumerate(wrap(app.say("tip_" + key, *terms(app)), 125)):
            Label(body, 28, 16 + 10 * row, 125, INK, line)
        self.bottom_bar((OK, app.say("tip_ok")), (TURN, app.say("tip_off")))
        app.cue("card")

    def press(self, button):
        if button == TURN:
            self.app.settings["coach"] = 0
            self.app.apply_settings()
        if button & (OK | BACK | MENU | TURN):
            self.app.close()
