# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! under a finger: a die, a white dot, an action; a tap on a card shows the backs."""

from garden import const
from garden.cabbage.engine import SWAP

from ...kit.input import DOWN, LEFT, RIGHT, UP
from ..standard.touch import Touch as Base
from .field import SIDE
from .path import PLOT, plot_at

_WAYS = UP | DOWN | LEFT | RIGHT
_FIELD = const(108)  # pixels across and down, where the cards lie
_FOOT = const(83)


class Touch(Base):
    def targets(self):
        view = self.view
        step = view._now
        if step is view._die:
            return [self._die(step, nth) for nth in range(6) if step._laid[nth][1]]
        if step is view._walk:
            return [self._dot(step, plot) for plot in range(24) if step._ways >> plot & 1]
        return self._acts(step)

    def _die(self, step, nth):
        place = 6 + 20 * nth, 85, 20, 20
        return self.thing(place, nth, nth == step._at, LEFT | RIGHT, lambda: step.choose(nth))

    def _dot(self, step, plot):
        place = plot_at(plot) + (PLOT, PLOT)
        key = "dot", plot
        return self.thing(place, key, plot == step.plot, _WAYS, lambda: step.choose(plot))

    def _acts(self, step):
        """Return the actions with a free space, and the ways to lay the spare."""
        found = []
        for nth in range(3):
            if step._left[nth]:
                place = 4 + 52 * nth, 86, 48, 17
                key = "act", step._at, nth
                chosen = nth == step._act
                found.append(
                    self.thing(place, key, chosen, LEFT | RIGHT, lambda act=nth: step.change(act))
                )
        if step._act == SWAP:
            for place in ((4, 105, 106, 12), (117, 23, SIDE, SIDE)):
                found.append(place + (lambda: self.press(DOWN),))
        return found

    def wheel(self, step):
        """Go to the next die, dot or action."""
        self.press(RIGHT if step > 0 else LEFT)

    def miss(self, x, y):
        """Show the backs, for a tap on a card."""
        if x < _FIELD and 10 <= y < _FOOT:
            self.screen.look_around()
