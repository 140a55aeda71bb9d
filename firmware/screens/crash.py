# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""When something breaks: its last line instead of a frozen device."""

import supervisor

from ..kit.colors import BARK, PINE, RED, WHITE
from ..kit.input import OK
from ..kit.label import wrap
from ..kit.text import fit
from . import Screen
from .notice import sheet, slots


class Crash(Screen):
    """All of it is painted: what broke may have left little memory."""

    def __init__(self, app, line):
        super().__init__(app, PINE)
        self._line = line
        self.bottom_bar((OK, app.say("restart")))

    def paint(self):
        super().paint()
        paper, say = self.paper, self.app.say
        lines = wrap(self._line, 130)
        if len(lines) > 3:
            lines = lines[:2] + [fit(lines[2] + "…", 130)]
        sheet(paper, RED, say("crash"), WHITE)
        slots(paper, lines)
        paper.write(16, 86, 130, BARK, say("crash_text"))

    def press(self, button):
        if button == OK:
            supervisor.reload()
