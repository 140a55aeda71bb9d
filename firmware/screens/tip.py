# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A tip over the table, given once: the buttons that it names are free."""

from ..kit.input import BACK, OK
from ..memory import load
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
        self._keys = (OK if "{2}" not in text else 0) | (BACK if "{3}" not in text else 0)
        game, tip = key.split("_")
        spots = load("firmware.games.%s.spots" % game, "SPOTS")
        lay_slip(app, self.body, "tip_" + key, *spots[tip])
        if self._keys & OK:
            self.bottom_bar((OK, app.say("tip_ok")))
        app.cue("card")

    def press(self, button):
        """Close, and let the table do what this button says."""
        self.app.close(0 if button & self._keys else button)
