# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds what stays on the screen although it was taken away: a full redraw would not show it."""

from tools.sim import Sim


def leftovers(sim: Sim) -> int:
    """Return how many pixels differ from those of a full redraw."""
    shown, whole = sim.bus.pixels, sim.screen.repainted()
    if shown == whole:
        return 0
    return sum(shown[at : at + 2] != whole[at : at + 2] for at in range(0, len(whole), 2))


class Leftovers:
    """Looks at the screen after each frame that opens or closes something.

    `found` are the names of the screens on top, and how many pixels were wrong.
    """

    def __init__(self, sim: Sim) -> None:
        self.found: set[tuple[str, int]] = set()
        self._sim = sim
        self._open = list(sim.app.screens)
        self._step = sim.frame
        sim.frame = self._frame  # type: ignore[method-assign]  # to see every frame

    def _frame(self) -> int:
        sent = self._step()
        if self._sim.app.screens != self._open:
            self._open = list(self._sim.app.screens)
            wrong = leftovers(self._sim)
            if wrong:
                self.found.add((type(self._sim.top).__name__, wrong))
        return sent
