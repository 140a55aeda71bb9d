# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A bot at work: a slice of its thoughts a frame, and a plate with growing sprouts."""

import displayio

from garden import bots, const
from garden.rng import Rng

from ..kit.colors import CREAM, INK, LEAF, SPRITES, WOOD, dyed
from ..kit.input import BACK, MENU
from ..kit.shapes import box, place
from ..kit.sprites import dye, grid, show
from ..kit.text import Label

_PATIENCE = const(400)  # ms before the plate appears
_SPROUT = const(300)  # ms until another sprout has grown
_SPROUTS = const(3)
_SPROUT_TILE = const(2)
_BOT_TILE = const(3)
_BAR = const(72)  # pixels
_HALF = const(2000)  # ms in which half of the bar fills: how long a bot needs is not known


class Thinking:
    def __init__(self, screen):
        self._screen = screen
        self._bot = None
        self._slices = None
        self._since = 0
        self.reason = ""
        plate = self._plate = displayio.Group(x=6, y=92)
        screen.body.append(plate)
        for inset in (0, 1, 2):  # rounded
            box(plate, 2 - inset, inset, 92 + 2 * inset, 22 - 2 * inset, INK)
        box(plate, 2, 1, 92, 20, CREAM)
        box(plate, 1, 2, 94, 18, CREAM)
        grid(plate, "ui16", 2, 3, tile=_BOT_TILE)
        Label(plate, 19, 3, 42, INK, screen.app.say("thinking"))
        self._sprouts = [
            grid(plate, "ui16", 61 + 10 * nth, -1, tile=_SPROUT_TILE) for nth in range(_SPROUTS)
        ]
        box(plate, 19, 14, _BAR, 4, WOOD)
        self._bar = box(plate, 19, 14, 1, 4, LEAF)
        show(plate, False)

    def start(self, seat, level):
        """Ask a bot of this level what this seat should do; it sees what the seat may know."""
        screen = self._screen
        rng = Rng(screen.app.chance())
        self._bot = bots.bot(screen.table.name, level, rng)
        self._slices = self._bot.think(screen.game.imagine(seat, rng))
        self._done = False
        self._since = screen.app.now
        self.keys()

    def keys(self):
        say = self._screen.app.say
        self._screen.bar.keys((MENU, say("pause")), (BACK, say("hurry")))

    def tick(self, now):
        """One slice. False when the bot has made up its mind."""
        waited = now - self._since
        if waited > _PATIENCE:
            self._grow(waited)
        return self._slice()

    def _slice(self):
        try:
            next(self._slices)
        except StopIteration:
            self._done = True
        return not self._done

    def _grow(self, waited):
        grown = waited // _SPROUT % (_SPROUTS + 1)
        for nth, sprout in enumerate(self._sprouts):
            dye(sprout, SPRITES if nth < grown else dyed(WOOD))
        place(self._bar, 19, 14, 1 + (_BAR - 1) * waited // (waited + _HALF), 4)
        show(self._plate, True)

    def stop(self):
        """Enough: the best action found so far. None where nobody was thinking."""
        bot = self._bot
        if bot is None:
            return None
        while bot.best is None and self._slice():
            pass
        self.reason = bot.reason if self._done else "so_far"
        self._bot = self._slices = None
        show(self._plate, False)
        return bot.best
