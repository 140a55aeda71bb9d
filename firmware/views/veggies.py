# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies on the screen: the stand, the panel, and a mode for each phase of the game."""

from garden import const
from garden.veggies.stand import column, row

from ..kit.colors import WHITE
from ..kit.input import TURN
from ..kit.sprites import grid
from ..kit.text import Label
from .veggies_board import Board
from .veggies_cards import Ghost
from .veggies_overview import Overview
from .veggies_panel import Panel

_MOUSE = const(3)  # tile of icons8
_CARDS = const(8)


class View:
    def __init__(self, screen):
        self.screen = screen
        body = screen.body
        self.board = Board(body)
        self.ghost = Ghost(body)
        self.panel = Panel(body, screen.app.settings.word("skin") == "warehouse")
        # In the top bar: mice between the name and the status.
        grid(screen.top.group, "icons8", 88, 0, tile=_MOUSE)
        self._mice = Label(screen.top.group, 97, 1, 12, WHITE)
        self.spots = {}  # where each seat left its ghost: place, slot
        self._mode = None
        self._phase = None
        self._overview = None

    # -- what the table asks ------------------------------------------------------------------

    def begin(self, seat):
        if self.screen.covered:
            self.watch(seat)
            self.screen.bar.keys((TURN, self.screen.app.say("hold_to_see")))
        else:
            self._draw(seat)
            self._mode_now().begin(seat)

    def press(self, button):
        if not self.screen.covered:
            self._mode.press(button)

    def tick(self, now):
        self._mode.tick(now)

    def watch(self, seat):
        self._draw(seat)
        self._mode_now().watch(seat)

    def show(self, action):
        self._mode.show(action)

    def told(self, action):
        game = self.screen.game
        if game.phase == "place":
            key = "took_market" if action >> 14 else "took_hand"
        else:
            key = "has_chosen"
        return self.screen.app.say(key, self.screen.player(game.turn))

    def hint(self, action):
        self._mode.hint(action)

    def settle(self):
        self._mode_now()

    def look(self, on):
        """All stands, as long as the button is held; a covered hand is turned up instead."""
        if on and self.screen.covered:
            self.screen.covered = False
            self.begin(self.screen.game.turn)
            return
        body = self.screen.body
        if self._overview:
            body.remove(self._overview.group)
            self._overview = None
        if on:
            self._overview = Overview(self.screen)
            body.append(self._overview.group)

    def progress(self):
        game = self.screen.game
        return min(min([len(stand.cards) for stand in game.stands]) + 1, _CARDS), _CARDS

    # -- drawing ------------------------------------------------------------------------------

    def _draw(self, seat):
        """What all may see of this seat's turn."""
        game = self.screen.game
        stand = game.stands[seat]
        self.ghost.hide()
        if game.phase != "lay":
            self.board.show(stand, seat)
            self._mice.text = str(game.survey(seat).mice)
            self.panel.show(0, game.market)
        self.panel.score(None)
        nth = min(len(stand.cards) + 1, _CARDS)
        self.screen.top.status(self.screen.app.say("progress_veggies", nth, _CARDS))

    def _mode_now(self):
        """The mode of the game's phase; the one before is dropped, with all it drew."""
        phase = self.screen.game.phase
        if phase != self._phase and phase in _MODES:
            if self._mode:
                self._mode.close()
            module = __import__("firmware.views." + _MODES[phase], None, None, ("Mode",))
            self._mode = module.Mode(self)
            self._phase = phase
        return self._mode


_MODES = {"lay": "veggies_lay", "place": "veggies_place", "name": "veggies_name"}


def spread(action):
    """(slot, rotation, row, col) of a placement."""
    return action >> 14, action >> 12 & 3, row(action), column(action)
