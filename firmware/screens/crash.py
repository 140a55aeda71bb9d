# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""When something breaks: its last line instead of a frozen device."""

import supervisor

from ..kit.colors import BARK, PINE, RED, WHITE
from ..kit.input import OK
from ..kit.label import Label, wrap
from ..kit.text import fit
from . import Screen
from .notice import sheet


class Crash(Screen):
    def __init__(self, app, line):
        super().__init__(app, PINE)
        lines = wrap(line, 130)
        if len(lines) > 3:
            lines = lines[:2] + [fit(lines[2] + "…", 130)]
        sheet(self.body, RED, app.say("crash"), lines, WHITE)
        Label(self.body, 16, 86, 130, BARK, app.say("crash_text"))
        self.bottom_bar((OK, app.say("restart")))

    def press(self, button):
        if button == OK:
            supervisor.reload()
