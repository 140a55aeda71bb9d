# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach thinks about a move of a replay, over the replay's picture and in its room."""

from garden.sitting import Sitting

from ..kit import light
from ..kit.input import BACK
from . import Screen
from .judge import judge
from .search import Plate


class Coach(Screen):
    """Goes back to the replay with its judgement, or without one if B stops it."""

    def __init__(self, app, outcome, move):
        super().__init__(app)
        self._outcome = outcome
        self._move = move
        sitting = Sitting.load(outcome.save)
        action = sitting.log[move]
        sitting.rewind(move)
        keys = (BACK, app.say("stop"))
        self.bottom_bar(keys)
        self._plate = Plate(self, (keys,))
        self._since = app.now
        self._steps = judge(app, sitting, action)
        app.light.show(light.WALK, app.now)

    def press(self, button):
        if button == BACK:
            self._leave()

    def _leave(self, **found):
        self.app.go("replay", outcome=self._outcome, move=self._move, **found)

    def tick(self, now):
        """Think for another slice. Return True while there is more."""
        self._plate.grow(now - self._since)
        try:
            next(self._steps)
        except StopIteration as end:
            self._leave(judgement=end.value)
            return False
        except MemoryError:
            self._leave()
            return False
        return True
