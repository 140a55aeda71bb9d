# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A tip over the table, given once: the buttons that it names are free."""

from ..kit.input import BACK, HOLD, OK, RELEASE
from ..kit.sprites import show
from ..loading import load
from . import Screen
from .slip import lay_slip


class Tip(Screen):
    covers = False
    diagonal = True
    holds = True

    def __init__(self, app, key):
        super().__init__(app)
        text = app.say("tip_" + key)
        # A and B only close a tip that says nothing about them.
        self._closing = (OK if "{2}" not in text else 0) | (BACK if "{3}" not in text else 0)
        game, tip = key.split("_")
        spots = load("firmware.games." + game + ".spots", "SPOTS")
        lay_slip(app, self.body, "tip_" + key, *spots[tip])
        if self._closing & OK:
            self.bottom_bar((OK, app.say("tip_ok")))
        app.cue("card")

    def press(self, button):
        """Close, and let the table do what this button says; not before a held one is let go."""
        app = self.app
        if button == HOLD:
            show(self.group, False)
        elif not self.group.hidden or button == RELEASE:
            app.close()
        if not button & self._closing or self.group.hidden:
            app.screens[-2].press(button)
