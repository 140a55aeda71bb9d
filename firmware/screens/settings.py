# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Settings: rows that change in place."""

from garden import const

from ..kit.colors import CREAM, INK, LEAF, ORANGE, PINE
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, UP
from ..kit.settings import HIDDEN, TABLE, count
from ..kit.sprites import sheet
from .listing import Listing

_GEAR = const(5)  # tile of icons8
_ASKS = ("erase", "sure", "really")  # before the records go

_VALUES = {name: values for name, values, _ in TABLE[:-HIDDEN]}
_NAMES = tuple(name for name, _, _ in TABLE[:-HIDDEN]) + ("reset",)
_REOPEN = ("language", "left_handed", "contrast")  # these change every word or pixel


class Settings(Listing):
    rows = len(_NAMES)

    def __init__(self, app, row=0, game=None, state=None):
        """With a game and the state of a turn, reopen its table after the settings."""
        super().__init__(app, CREAM)
        self._game = game
        self._state = state
        self.head = (app.say("settings"),)
        self.row = row
        self._asked = 0
        sheet("ui16")
        self._bar = self.bottom_bar()
        self._say_keys()

    # -- showing ------------------------------------------------------------------------------

    def _say_keys(self):
        self._bar.keys((OK, self.word("change")), (BACK, self.word("back")))

    def paint(self):
        super().paint()
        self.canvas.edged("icons8", self.app.width - 14, 3, _GEAR)

    def words(self, row):
        return self.app.say("explain_" + _NAMES[row])

    def write(self, row, y, chosen):
        """Write the setting's name and its value."""
        name = _NAMES[row]
        if chosen:
            self.line(y).stamp("ui16", 4, y - 4)  # the carrot
        self.paper.write(22, y, 70, INK, self.word(name))
        full = ORANGE if name == "brightness" else PINE if chosen else LEAF
        self.value(y, self._value(name), chosen, color=full)

    def _value(self, name):
        if name == "reset":
            return self.word(_ASKS[self._asked])
        if name == "language":
            return self.word("own_name")
        if isinstance(_VALUES[name], int):
            return self.app.settings[name]
        return self.word(self.app.settings.word(name))

    # -- changing -----------------------------------------------------------------------------

    def press(self, button):
        self._say_keys()
        if button & (UP | DOWN):
            self._asked = 0
            self.step(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT | OK):
            self._change(_NAMES[self.row], -1 if button == LEFT else 1)
        elif button & (BACK | MENU):
            self.app.store.save()
            if self._game:
                self.app.go("table", game=self._game, state=self._state)
            else:
                self.app.go("title")

    def _change(self, name, step):
        app = self.app
        if name == "reset":
            self._ask(step)
        else:
            many = count(_VALUES[name])
            app.settings[name] = (app.settings[name] + step) % many
            app.apply_settings()
        app.cue("move")
        if name in _REOPEN:
            self._reopen()
            if name == "left_handed" and app.settings[name]:
                app.open("turned")
        else:
            self.repaint(self.row)

    def resume(self, choice=None):
        """Keep the picture turned round only after a yes."""
        if choice == "undo":
            self.app.settings["left_handed"] = 0
            self.app.apply_settings()
            self._reopen()

    def _reopen(self):
        self.app.go("settings", row=self.row, game=self._game, state=self._state)

    def _ask(self, step):
        """Delete the records after three times yes. Any other answer keeps them."""
        self._asked += step
        if self._asked == len(_ASKS):
            for records in ("pad", "medals", "deals", "earners"):
                self.app.store.put(records, b"")
            self.app.store.save()
            self._bar.done(self.app.say("erased"))
            self.app.cue("storm")
        self._asked = max(self._asked, 0) % len(_ASKS)
