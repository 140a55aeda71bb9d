# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A bot at work: a slice of its thoughts a frame, and a plate with growing sprouts."""

import displayio

from garden import bots, const
from garden.rng import Rng

from ..kit.canvas import Canvas
from ..kit.colors import CREAM, DUSK, INK, LEAF, SPRITES, WOOD, dyed
from ..kit.input import BACK, MENU
from ..kit.shapes import rounded
from ..kit.sprites import dye, show, sprite

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
        self._filled = 0  # of the bar
        self.reason = ""
        self._group = displayio.Group(x=6, y=92)
        screen.body.append(self._group)
        # a picture of its own: it lies over whatever layers the game has
        bitmap = displayio.Bitmap(96, 22, 16)
        self._group.append(displayio.TileGrid(bitmap, pixel_shader=SPRITES))
        self._plate = Canvas(bitmap)
        self._paint()
        self._sprouts = [
            sprite(self._group, "ui16", 61 + 10 * nth, -1, _SPROUT_TILE) for nth in range(_SPROUTS)
        ]
        show(self._group, False)

    def _paint(self):
        plate = self._plate
        plate.fill(DUSK)
        rounded(plate, 0, 0, 96, 22, INK)
        rounded(plate, 1, 1, 94, 20, CREAM, 1)
        plate.stamp("ui16", 2, 3, _BOT_TILE)
        plate.write(19, 3, 42, INK, self._screen.app.say("thinking"))

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
        filled = 1 + (_BAR - 1) * waited // (waited + _HALF)
        if filled != self._filled:
            self._filled = filled
            self._plate.box(19, 14, filled, 4, LEAF)
            self._plate.box(19 + filled, 14, _BAR - filled, 4, WOOD)
        show(self._group, True)

    def stop(self):
        """Enough: the best action found so far."""
        bot = self._bot
        while bot.best is None and self._slice():
            pass
        self.reason = bot.reason if self._done else "so_far"
        self._bot = self._slices = None
        show(self._group, False)
        return bot.best

    def close(self):
        self._screen.body.remove(self._group)
