# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A tip over the table, given once. The buttons that it names stay free."""

from ..games import load_part
from ..kit.input import BACK, OK
from . import Screen
from .slip import lay_slip

_AT_CURSOR = (0, None, None)  # of a tip without a spot


class Tip(Screen):
    covers = False
    diagonal = True
    holds = True

    def __init__(self, app, key):
        super().__init__(app)
        game, tip = key.split("_")
        named, *spot = load_part(game, "spots").SPOTS.get(tip, _AT_CURSOR)
        lay_slip(app, self.body, "tip_" + key, *spot)
        self._closing = (OK | BACK) & ~named
        if self._closing & OK:
            self.bottom_bar((OK, app.say("tip_ok")))
        app.cue("card")

    def press(self, button):
        """Close, and pass the button on, except an A or a B that the tip does not name."""
        self.app.close(button=0 if button & self._closing else button)
