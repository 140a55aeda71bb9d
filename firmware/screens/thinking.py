# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A bot at work over the picture of the table: a slice of its thoughts a frame."""

import displayio

from garden import bots, const
from garden.rng import Rng

from ..kit import light
from ..kit.canvas import Canvas
from ..kit.colors import CREAM, DUSK, INK, LEAF, SPRITES, WOOD, dyed
from ..kit.input import BACK, HOLD, MENU
from ..kit.shapes import rounded
from ..kit.sprites import dye, show, sprite
from . import Seated

_PATIENCE = const(400)  # ms before the plate appears
_SPROUT = const(300)  # ms until another sprout has grown
_SPROUTS = const(3)
_SPROUT_TILE = const(2)
_BOT_TILE = const(3)
_BAR = const(72)  # pixels
_HALF = const(2000)  # ms in which half of the bar fills: how long a bot needs is not known


class Thinking(Seated):
    """The sitting goes back to the table with what the bot would do, and what was `left`.

    It plays for itself, or gives `advice` to the person whose turn it is.
    """

    holds = True

    def __init__(self, app, sitting, left, level, advice):
        super().__init__(app)
        self.table = sitting
        self._left = left
        self._advice = advice
        self._since = app.now
        self._filled = 0  # of the bar
        self._lay_plate()
        self.bottom_bar((MENU, app.say("pause")), (BACK, app.say("hurry")))
        app.light.show(light.WALK, app.now)
        self._done = False
        rng = Rng(app.chance())
        self._bot = bots.bot(sitting.name, bots.LEVELS[level - 1], rng)
        # It sees what the seat may know.
        self._slices = self._bot.think(sitting.game.imagine(sitting.game.turn, rng))

    def _lay_plate(self):
        """With sprouts that grow; shown to those who have to wait."""
        self.plate = displayio.Group(x=6, y=92)
        self.body.append(self.plate)
        bitmap = displayio.Bitmap(96, 22, 16)
        self.plate.append(displayio.TileGrid(bitmap, pixel_shader=SPRITES))
        self._paper = paper = Canvas(bitmap)
        paper.fill(DUSK)
        rounded(paper, 0, 0, 96, 22, INK)
        rounded(paper, 1, 1, 94, 20, CREAM, 1)
        paper.stamp("ui16", 2, 3, _BOT_TILE)
        paper.write(19, 3, 42, INK, self.app.say("thinking"))
        self._sprouts = [
            sprite(self.plate, "ui16", 61 + 10 * nth, -1, _SPROUT_TILE) for nth in range(_SPROUTS)
        ]
        show(self.plate, False)

    def press(self, button):
        if button == BACK:
            self._end()
        elif button == MENU:
            self.app.go("pause", self.table, self._left, False)
        elif button == HOLD:
            self._back("look")

    def tick(self, now):
        waited = now - self._since
        if waited > _PATIENCE:
            self._grow(waited)
        if self._slice():
            return True
        self._end()
        return False

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
            self._paper.box(19, 14, filled, 4, LEAF)
            self._paper.box(19 + filled, 14, _BAR - filled, 4, WOOD)
        show(self.plate, True)

    def _end(self):
        """The best action found so far; something has to be found."""
        while self._bot.best is None and self._slice():
            pass
        reason = self._bot.reason if self._done else "so_far"
        self._back("advice" if self._advice else "bot", self._bot.best, reason)

    def close(self):
        """Whoever still has hold of this screen shall not keep the bot."""
        self._bot = self._slices = None

    def _back(self, wish, action=None, reason=None):
        self.app.go("table", self.table.name, self.table, self._left, wish, action, reason)
