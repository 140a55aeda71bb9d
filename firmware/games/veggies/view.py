# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies on the screen: a mode for each phase of the game."""

import displayio

from garden import const
from garden.veggies.stand import column, row

from ...kit import sprites
from ...kit.colors import WHITE
from ...kit.input import TURN
from ...kit.text import RIGHT
from ...memory import load, unload_part
from .. import View as Base
from .describe import describe
from .tiles import furnish
from .tips import tips

_MOUSE = const(3)  # tile of icons8
_CARDS = const(8)
_MODES = ("lay", "place", "name")  # a module each


class View(Base):
    def __init__(self, screen):
        super().__init__(screen)
        furnish(screen.app)
        self.mode = None
        self._state = None  # the phase of this mode

    # -- what the table asks ------------------------------------------------------------------

    def paint(self):
        if self.mode:
            self.mode.paint()

    def begin(self, seat):
        if self.screen.covered:
            self.watch(seat)
            self.screen.bar.keys((TURN, self.screen.app.say("hold_to_see")))
        else:
            self._tell(seat)
            self._load().begin(seat)

    def press(self, button):
        if not self.screen.covered:
            self.mode.press(button)

    def tick(self, now):
        if self.mode:
            self.mode.tick(now if self.screen.app.settings["motion"] else 0)

    def watch(self, seat):
        self._load().watch(seat)
        self._tell(seat)

    def show(self, action):
        self.mode.show(action)

    def selected_action(self):
        return self.mode.selected_action()

    def select(self, action):
        self.mode.select(action)

    def show_position(self):
        self._load()
        return False

    def describe(self, action):
        return describe(self.screen, action)

    def tips(self):
        return tips(self.screen.game)

    def cursor(self):
        return self.mode.cursor()

    def rest(self):
        if self.mode:
            self.mode.rest()

    # -- drawing ------------------------------------------------------------------------------

    def _tell(self, seat):
        """Say in the top bar whose turn it is, and what it is about."""
        game = self.screen.game
        nth = min(len(game.stands[seat].cards) + 1, _CARDS)
        self.screen.top.status(self.screen.app.say("progress_veggies", nth, _CARDS))
        if game.phase != "lay":
            # Show mice in the top bar, between the name and the status.
            self.screen.top.paper.stamp("icons8", 88, 0, _MOUSE)
            self.screen.top.write(97, 12, WHITE, str(game.survey(seat).mice))
        if "teams" in game.options:
            self.screen.top.write(58, 12, WHITE, "+", RIGHT)
            self.screen.top.paper.edged("badges9", 71, 0, (seat + 2) % 4)

    def _load(self):
        """Load the mode of the game's phase. Drop the one before, with everything it drew."""
        phase = self.screen.game.phase
        if phase != self._state and phase in _MODES:
            if self.mode:
                self.mode.close()
                self.mode = None
                unload_part("veggies", self._state)
                unload_part("veggies", "chosen")
                sprites.drop()
                self.screen.app.redraw()  # everything changes, so send each pixel once
            self.mode = load("firmware.games.veggies." + phase, "Mode")(self)
            self._state = phase
            self.screen.paint()
        return self.mode


class BaseMode:
    """What the view asks of the current phase: the base of class Mode in each phase's file."""

    def __init__(self, view: View) -> None:
        self._screen = view.screen
        self._group = displayio.Group()
        view.screen.body.append(self._group)

    def close(self) -> None:
        """Remove everything drawn over the canvas."""
        self._screen.body.remove(self._group)

    def paint(self) -> None:
        """Paint everything on the canvas."""
        raise NotImplementedError

    def begin(self, seat: int) -> None:
        """Show this seat's person what they may see and do."""
        raise NotImplementedError

    def watch(self, seat: int) -> None:
        """Show everyone this seat's turn."""
        raise NotImplementedError

    def press(self, button: int) -> None:
        """Answer a button of the person whose turn it is."""
        raise NotImplementedError

    def selected_action(self) -> int:
        """Return the action that A would make now."""
        raise NotImplementedError

    def select(self, action: int) -> None:
        """Select this action, as if the person had."""
        raise NotImplementedError

    def show(self, action: int) -> None:
        """Show nothing of an action that stays secret until all have chosen."""

    def rest(self) -> None:
        """Drop what only a person's turn needs."""

    def cursor(self) -> "tuple[int, int]":
        """Return the x and the y of the cursor, or the middle if it is everywhere."""
        return 80, 64

    def tick(self, now: int) -> None:
        """Move what moves; `now` is in ms, 0 while nothing may move."""


def unpack(action):
    """Return (slot, rotation, row, col) of a placement."""
    return action >> 14, action >> 12 & 3, row(action), column(action)
