# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""One sitting of the score pad: its players and their results."""

from garden import const, records

from ..kit.colors import BARK, CREAM, INK, WHITE
from ..kit.input import BACK, OK
from ..kit.label import Label
from ..kit.shapes import box, hatch, panel
from ..kit.sprites import grid
from ..kit.text import RIGHT, fit
from . import Screen, score_pad

_HEAD = const(14)
_PITCH = const(10)
_CROWN = const(1)  # tile of ui16


class Details(Screen):
    covers = False

    def __init__(self, app, number, names, who, scores):
        super().__init__(app)
        hatch(self.under_body(), 0, 15, (app.width + 7) // 8, (app.height - 18) // 8)
        height = _HEAD + _PITCH * len(who) + 5
        top = 66 - height // 2
        panel(self.body, 16, top, 128, height, CREAM)
        box(self.body, 17, top + 1, 126, _HEAD - 2, BARK)
        Label(self.body, 22, top + 3, 116, WHITE, app.say("sitting", number))
        for row, seat in enumerate(score_pad.ranked(who, scores)):
            self._row(top + _HEAD + 2 + _PITCH * row, seat, names[seat], who[seat], scores[seat])
        self.bottom_bar((BACK, app.say("back")))

    def _row(self, y, seat, name, player, score):
        grid(self.body, "badges9", 22, y, tile=seat)
        Label(self.body, 35, y + 1, 44, INK, fit(name, 44))
        level = records.level(player)
        kind = self.app.say("level" + str(level)) if level else ""
        Label(self.body, 80, y + 1, 30, BARK, kind)
        Label(self.body, 108, y + 1, 19, INK, fit(str(score), 19), RIGHT)
        if records.won(player):
            grid(self.body, "ui16", 127, y - 4, tile=_CROWN)

    def press(self, button):
        if button & (OK | BACK):
            self.app.close()
