# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A sign over the podium: somebody won a medal."""

from garden import medals

from ..kit.colors import BARK, CREAM, INK, PLUM, WHITE
from ..kit.input import BACK, OK
from ..kit.label import Label
from ..kit.running import RunningText
from ..kit.shapes import FIRST, ink_and, panel, picture
from ..kit.text import CENTRE, fit
from . import Screen
from .medal_picture import frame, icon, words


class Medal(Screen):
    covers = False

    def __init__(self, app, game, medal, who):
        super().__init__(app)
        body = self.body
        name, what = words(app, game, medal)
        paper = picture(body, 15, 36, 130, 56, ink_and(CREAM, PLUM))
        paper.box(17, 38, 128, 54, INK)  # its shadow
        panel(paper, 15, 36, 128, 54, FIRST)
        paper.box(16, 37, 126, 12, FIRST + 1)
        Label(body, 20, 39, 118, WHITE, fit(app.say("new_medal", who), 118), CENTRE)
        frame(body, 21, 58, True)
        icon(body, 21, 58, game, medals.medals(game).index(medal), True)
        Label(body, 51, 55, 90, INK, name)
        RunningText(body, 51, 67, 88, BARK, what)
        self.bottom_bar((OK, app.say("done")))
        app.cue("token")

    def press(self, button):
        if button & (OK | BACK):
            self.app.close()
