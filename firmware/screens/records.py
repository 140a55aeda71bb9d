# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad."""

from ..kit.bars import header
from ..kit.colors import BARK, CREAM, INK, RED, SKY
from ..kit.input import BACK
from ..kit.shapes import box
from ..kit.text import CENTRE, Label
from . import Screen


class Records(Screen):
    def __init__(self, app):
        super().__init__(app, CREAM)
        for line in range(7):
            box(self.group, 0, app.top + 29 + 13 * line, app.width, 1, SKY)
        box(self.group, app.left + 24, 15, 1, app.height - 25, RED)
        header(self.group, app.width, app.say("score_pad"), app.say("games", 0), BARK, INK)
        Label(self.body, 30, 58, 124, BARK, app.say("no_games"), CENTRE)
        self.bottom_bar((BACK, app.say("back")))

    def press(self, button):
        if button == BACK:
            self.app.go("title")
