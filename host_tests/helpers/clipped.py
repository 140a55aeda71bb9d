# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds texts that are not seen whole: past an edge, on another text, or partly covered."""

from itertools import product
from typing import Any

from tools.sim import Sim
from tools.stand_ins.shared import notes

_SHEET = 3000  # pixels: so large a box is laid over what is there, as a pause is
_TALL = {"garden7": 7, "garden5": 5}  # pixels of a capital


_Place = tuple[int, int, int, int, int]  # bitmap, left, top, right, bottom


class Clipped:
    """Follows what is painted; `found` are the texts, with the name of the screen on top."""

    def __init__(self, sim: Sim) -> None:
        from firmware.kit.canvas import Canvas

        self.found: set[tuple[str, str]] = set()
        self._sim = sim
        self._texts: dict[_Place, str] = {}
        # the pixels that are left of those that something lies over, until they are painted again
        self._cut: dict[_Place, set[tuple[int, int]]] = {}
        self._top: Any = None
        Canvas.on_text = lambda paper, *what: self._written(paper, *what)
        notes.on_cover = self._covered  # type: ignore[assignment]  # None, on a small VM

    def check(self) -> None:
        """Note the texts that are cut, after each frame."""
        name = type(self._sim.top).__name__
        self.found |= {(name, self._texts[place]) for place in self._cut}
        self._cut.clear()

    def _begin(self) -> None:
        """Forget the screen below when another opens: only its own texts must be whole."""
        top = self._sim.app.screens[-1] if self._sim.app.screens else None
        if top is not self._top:
            self._top = top
            self._texts.clear()
            self._cut.clear()

    def _covered(self, bitmap: Any, left: int, top: int, right: int, bottom: int) -> None:
        self._begin()
        is_sheet = (right - left) * (bottom - top) > _SHEET
        for place in self._under((id(bitmap), left, top, right, bottom)):
            _, x, y, end, foot = place
            kept = self._cut.pop(place, None) or set(product(range(x, end), range(y, foot)))
            kept = {(x, y) for x, y in kept if not (left <= x < right and top <= y < bottom)}
            if kept and not is_sheet:
                self._cut[place] = kept
            else:
                del self._texts[place]

    def _under(self, box: _Place) -> list[_Place]:
        """Return the places of the texts in this box."""
        on, left, top, right, bottom = box
        return [
            (bitmap, x, y, end, foot)
            for bitmap, x, y, end, foot in self._texts
            if bitmap == on and x < right and left < end and y < bottom and top < foot
        ]

    def _written(
        self, paper: Any, x: int, y: int, room: int, text: str, name: str, align: int
    ) -> None:
        from firmware.kit.text import font

        notes.write(paper, x, y, room, text, name, align)
        self._begin()
        place = id(paper.bitmap), x, y, x + room, y + _TALL[name]
        is_cut = font(name).measure(text) > room or not paper.shows(x, y, room, _TALL[name])
        if is_cut or any(self._texts[under] != text for under in self._under(place)):
            self.found.add((type(self._sim.top).__name__, text))
        self._cut.pop(place, None)
        self._texts[place] = text
