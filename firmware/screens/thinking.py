# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A bot at work: a slice of its thoughts a frame, and a plate with growing sprouts."""

import displayio

from garden import const

from ..kit.colors import CREAM, INK, LIME
from ..kit.input import BACK
from ..kit.shapes import box, panel, place
from ..kit.sprites import grid, show
from ..kit.text import Label

_PATIENCE = const(400)  # ms before the plate appears
_SPROUT = const(300)  # ms for one more sprout
_SPROUTS = const(5)
_SPROUT_TILE = const(2)


class Thinking:
    def __init__(self, screen):
        self._screen = screen
        self._bot = None
        self._slices = None
        self._since = 0
        self.reason = ""
        self._plate = displayio.Group(x=6, y=92)
        screen.body.append(self._plate)
        panel(self._plate, 0, 0, 96, 22, CREAM)
        self._words = Label(self._plate, 4, 3, 88, INK)
        self._bar = box(self._plate, 4, 18, 1, 2, LIME)
        self._sprouts = [
            grid(self._plate, "ui16", 4 + 17 * number, 4, tile=_SPROUT_TILE)
            for number in range(_SPROUTS)
        ]
        show(self._plate, False)

    def start(self, bot, world, now):
        self._bot = bot
        self._slices = bot.think(world)
        self._since = now

    def tick(self, now):
        """One slice. False when the bot has made up its mind."""
        waited = now - self._since
        if waited > _PATIENCE:
            self._grow(waited)
        try:
            next(self._slices)
        except StopIteration:
            return False
        return True

    def _grow(self, waited):
        if self._plate.hidden:
            show(self._plate, True)
            self._screen.bar.keys((BACK, self._screen.app.say("hurry")))
        grown = waited // _SPROUT % (_SPROUTS + 1)
        for number, sprout in enumerate(self._sprouts):
            show(sprout, number < grown)
        place(self._bar, 4, 18, 1 + waited // 100 % 88, 2)

    def stop(self):
        """Enough: the best action found so far. None where nobody was thinking."""
        bot = self._bot
        if bot is None:
            return None
        self._slices.close()
        self.reason = bot.reason
        self._bot = self._slices = None
        show(self._plate, False)
        return bot.best
