# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The crash screen, which shows the last line of a traceback instead of a frozen device.

It is always in RAM and paints only on the canvas, because it has to work when memory has run out.
"""

import supervisor

from garden import const

from .kit.colors import BARK, CREAM, INK, PINE, RED, WHITE
from .kit.input import OK
from .kit.text import fit, wrap
from .screens import Screen

_WARNING = const(7)  # tile of ui16
_LINES = const(3)


class Crash(Screen):
    def __init__(self, app, line):
        super().__init__(app, PINE)
        self._lines = wrap(line, 130)
        if len(self._lines) > _LINES:
            self._lines = self._lines[: _LINES - 1] + [fit(self._lines[_LINES - 1] + "…", 130)]
        self.bottom_bar((OK, self._say("restart", "Restart")))

    def _say(self, key, english):
        """Return these words; in English if they cannot be read, because that may have broken."""
        try:
            return self.app.say(key)
        except Exception:
            return english

    def paint(self):
        super().paint()
        paper = self.paper
        paper.box(152, 28, 1, 75, INK)  # its shadow
        paper.box(10, 102, 143, 1, INK)
        paper.box(8, 26, 144, 76, INK)
        paper.box(9, 27, 142, 17, RED)
        paper.box(9, 45, 142, 56, CREAM)
        paper.stamp("ui16", 13, 28, _WARNING)
        paper.write(34, 32, 112, WHITE, self._say("crash", "Something broke"))
        for row, line in enumerate(self._lines):
            paper.write(16, 49 + 12 * row, 130, INK, line)
        paper.write(16, 86, 130, BARK, self._say("crash_text", "Your game is saved."))

    def press(self, button):
        if button == OK:
            self.app.store.close()
            supervisor.reload()
