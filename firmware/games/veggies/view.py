# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies on the screen: a mode for each phase of the game, and a look at all stands."""

from garden import const
from garden.veggies.stand import column, row

from ...kit.colors import WHITE
from ...kit.input import TURN
from ...kit.sprites import show
from ...loading import load, unload
from .. import View as Base
from .tiles import furnish
from .tips import tips
from .told import told

_MOUSE = const(3)  # tile of icons8
_CARDS = const(8)
_MODES = ("lay", "place", "name")  # a module each


class View(Base):
    zooms = True

    def __init__(self, screen):
        super().__init__(screen)
        furnish(screen.app)
        self.mode = None
        self._phase = None
        self._looking = False  # at all stands,
        self._zoomed = -1  # or at this one

    # -- what the table asks ------------------------------------------------------------------

    def paint(self):
        if self._looking:
            load("firmware.games.veggies.overview", "paint")(self.screen, self._zoomed)
        elif self.mode:
            self.mode.paint()

    def begin(self, seat):
        if self.screen.covered:
            self.watch(seat)
            self.screen.bar.keys((TURN, self.screen.app.say("hold_to_see")))
        else:
            self._enter(seat).begin(seat)
            self._keep_looking()

    def press(self, button):
        if self._looking:
            self.look(False)
        elif not self.screen.covered:
            self.mode.press(button)

    def tick(self, now):
        if self.mode and not self._looking:
            self.mode.tick(now if self.screen.app.settings["motion"] else 0)

    def watch(self, seat):
        self._enter(seat).watch(seat)
        self._keep_looking()

    def show(self, action):
        self.mode.show(action)
        self._keep_looking()

    def selected_action(self):
        return self.mode.selected_action()

    def select(self, action):
        self.mode.select(action)

    def show_position(self):
        self._mode_now()
        self._keep_looking()
        return False

    def describe(self, action):
        return told(self.screen, action)

    def tips(self):
        return tips(self.screen.game)

    def look(self, on):
        """All stands, as long as the button is held; a covered hand is turned up instead."""
        if on and self.screen.covered:
            self.screen.covered = False
            self.begin(self.screen.game.turn)
        elif on != self._looking:
            self._looking = on
            self._zoomed = -1
            show(self.screen.body, not on)
            self.screen.paint()
            if not on:
                unload("firmware.games.veggies.overview")

    def zoom(self):
        """The next stand alone, in full; after the last one all of them again."""
        game = self.screen.game
        if game.phase != "lay":
            self._zoomed = (self._zoomed + 2) % (game.seats + 1) - 1
            self.screen.paint()

    def _keep_looking(self):
        """The game went on while somebody looks at all stands: it has painted over them."""
        if self._looking:
            self.screen.paint()

    def progress(self):
        game = self.screen.game
        return min(min([len(stand.cards) for stand in game.stands]) + 1, _CARDS), _CARDS

    # -- drawing ------------------------------------------------------------------------------

    def _enter(self, seat):
        """The mode for this seat's turn, with what the top bar says about it."""
        game = self.screen.game
        nth = min(len(game.stands[seat].cards) + 1, _CARDS)
        self.screen.top.status(self.screen.app.say("progress_veggies", nth, _CARDS))
        if game.phase != "lay":
            # In the top bar: mice between the name and the status.
            self.screen.top.paper.stamp("icons8", 88, 0, _MOUSE)
            self.screen.top.write(97, 12, WHITE, str(game.survey(seat).mice))
        return self._mode_now()

    def _mode_now(self):
        """The mode of the game's phase; the one before is dropped, with all it drew."""
        phase = self.screen.game.phase
        if phase != self._phase and phase in _MODES:
            if self.mode:
                self.mode.close()
                self.mode = None
                unload("firmware.games.veggies." + self._phase)
            self.mode = load("firmware.games.veggies." + phase, "Mode")(self)
            self._phase = phase
            self.screen.paint()
        return self.mode


def spread(action):
    """(slot, rotation, row, col) of a placement."""
    return action >> 14, action >> 12 & 3, row(action), column(action)
