# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds texts that are not seen whole: past an edge, on another text, or partly covered."""

from collections.abc import Iterator
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
        # those of them that something lies over, until they are painted again
        self._cut: dict[_Place, str] = {}
        self._top: Any = None
        Canvas.on_text = lambda paper, *what: self._written(paper, *what)
        notes.on_cover = self._covered  # type: ignore[assignment]  # None, on a small VM

    def check(self) -> None:
        """Note the texts that are cut, after each frame."""
        name = type(self._sim.top).__name__
        self.found |= {(name, text) for text in self._cut.values()}
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
        for place, whole in self._under((id(bitmap), left, top, right, bottom)):
            if whole or is_sheet:
                del self._texts[place]
                self._cut.pop(place, None)
            else:
                self._cut[place] = self._texts[place]

    def _under(self, box: _Place) -> Iterator[tuple[_Place, bool]]:
        """Yield (place, whether it is covered whole) of each text in this box."""
        on, left, top, right, bottom = box
        for place in list(self._texts):
            bitmap, x, y, end, foot = place
            if bitmap == on and x < right and left < end and y < bottom and top < foot:
                yield place, left <= x and end <= right and top <= y and foot <= bottom

    def _written(
        self, paper: Any, x: int, y: int, room: int, text: str, name: str, align: int
    ) -> None:
        from firmware.kit.text import font

        notes.write(paper, x, y, room, text, name, align)
        self._begin()
        place = id(paper.bitmap), x, y, x + room, y + _TALL[name]
        is_cut = font(name).measure(text) > room or not paper.shows(x, y, room, _TALL[name])
        if is_cut or any(self._texts[under] != text for under, _ in self._under(place)):
            self.found.add((type(self._sim.top).__name__, text))
        self._cut.pop(place, None)
        self._texts[place] = text
