# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The search for a bot's move, at least a slice a frame, and the plate that says a bot thinks."""

from bitmaptools import blit

from garden import bots, const
from garden.rng import Rng

from ..kit import light
from ..kit.colors import CREAM, INK, LEAF, WOOD
from ..kit.input import BACK, MENU
from ..kit.shapes import rounded

_PATIENCE = const(400)  # ms before the plate appears
_DOT = const(300)  # ms until there is another dot
_DOTS = const(3)
_BOT_TILE = const(3)
_LEFT = const(6)  # of the plate
_TOP = const(82)  # above what is written at the foot of a table
_BAR = const(72)  # pixels
# The strips of bars that are not in use keep the picture under the plate:
# (the strip's level, where in it, where in the plate, width, height)
_PARTS = (
    (1, 0, 0, 0, 96, 10),
    (2, 0, 0, 10, 96, 10),
    (1, 96, 0, 20, 64, 2),
    (2, 96, 64, 20, 32, 2),
)
_HALF = const(2000)  # ms in which half of the bar fills, because a bot's time is not known


class BotSearch:
    """A bot of one level that thinks for the seat to move."""

    def __init__(self, table, level):
        app = table.app
        say = app.say
        self.plate = Plate(table, ((MENU, say("pause")), (BACK, say("hurry"))))
        self._since = app.now
        self._hurried = False
        # A bot's thoughts about the same move of the same sitting never change.
        rng = Rng(table.sitting.luck())
        self._bot = bots.bot(table.sitting.name, bots.LEVELS[level - 1], rng)
        # The bot sees what the seat may know.
        self._steps = self._bot.think(table.game.imagine(table.game.turn, rng), app.effort)
        app.light.show(light.WALK, app.now)

    def work(self, now):
        """Think for another slice. Return (action, why) once there is an answer.

        A hurried bot and a simple bot give no reason.
        """
        self.plate.grow(now - self._since)
        bot = self._bot
        if self._hurried and bot.best is not None:
            return bot.best, "so_far"
        try:
            next(self._steps)
        except StopIteration:
            return bot.best, bot.reason or "so_far"
        return None

    def hurry(self):
        """Take the best action so far, as soon as there is one."""
        self._hurried = True


class Plate:
    """Dots that come one by one, and a bar that fills. Painting them takes no heap."""

    def __init__(self, table, keys):
        self._table = table
        self._keys = keys  # of the bar, meanwhile
        self.laid = False  # over the table

    def grow(self, time):
        """Show how long the bot has been thinking, once that is worth showing."""
        if time <= _PATIENCE:
            return
        if not self.laid:
            self._lay()
        paper = self._table.paper
        grown = time // _DOT % (_DOTS + 1)
        if grown != self._count:
            self._count = grown
            paper.box(_LEFT + 61, _TOP + 1, 34, 13, CREAM)
            for nth in range(grown):
                paper.box(_LEFT + 65 + 9 * nth, _TOP + 6, 4, 4, LEAF)
        filled = 1 + (_BAR - 1) * time // (time + _HALF)
        if filled != self._width:
            self._width = filled
            paper.box(_LEFT + 19, _TOP + 14, filled, 4, LEAF)
            paper.box(_LEFT + 19 + filled, _TOP + 14, _BAR - filled, 4, WOOD)

    def _lay(self):
        self._swap(True)
        self.laid = True
        self._width = 0  # of the full part of its bar
        self._count = -1  # dots
        say = self._table.app.say
        self._table.bar.keys(*self._keys)
        paper = self._table.paper
        rounded(paper, _LEFT, _TOP, 96, 22, INK)
        rounded(paper, _LEFT + 1, _TOP + 1, 94, 20, CREAM, 1)
        paper.stamp("ui16", _LEFT + 2, _TOP + 3, _BOT_TILE)
        paper.write(_LEFT + 19, _TOP + 3, 42, INK, say("thinking"))

    def lift(self):
        """Remove the plate and show the picture under it again."""
        if self.laid:
            self._swap(False)
            self.laid = False

    def _swap(self, keep):
        """Keep the picture under the plate, or put it back."""
        app = self._table.app
        paper = app.paper
        canvas = paper.bitmap
        for level, at, x, y, width, height in _PARTS:
            strip = app.strip(level)
            x += paper.left + _LEFT
            y += paper.top + _TOP
            if keep:
                blit(strip, canvas, at, 0, x1=x, y1=y, x2=x + width, y2=y + height)
            else:
                blit(canvas, strip, x, y, x1=at, x2=at + width, y2=height)
