# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds texts that are not seen whole: past an edge, on another text, or partly covered."""

from collections.abc import Callable, Iterator
from typing import Any

from tools.sim import Sim

_SHEET = 3000  # pixels: so large a box is laid over what is there, as a pause is
_TALL = {"garden7": 7, "garden5": 5}  # pixels of a capital


_Place = tuple[int, int, int, int, int]  # bitmap, left, top, right, bottom


class Clipped:
    """Follows a class of canvas; `found` are the texts, with the name of the screen on top."""

    def __init__(self, sim: Sim) -> None:
        from firmware.kit.canvas import Canvas

        self.found: set[tuple[str, str]] = set()
        self._sim = sim
        self._texts: dict[_Place, str] = {}
        # those of them that something lies over, until they are painted again
        self._cut: dict[_Place, str] = {}
        self._top: Any = None
        self._follow(Canvas, "fill", self._fill)
        self._follow(Canvas, "box", self._box)
        self._follow(Canvas, "write", self._write)

    def check(self) -> None:
        """Note the texts that are cut, after each frame."""
        name = type(self._sim.top).__name__
        self.found |= {(name, text) for text in self._cut.values()}
        self._cut.clear()

    def _follow(self, canvas: type, name: str, note: Callable[..., None]) -> None:
        done = getattr(canvas, name)

        def noted(paper: Any, *how: Any, **more: Any) -> None:
            note(paper, *how, **more)
            done(paper, *how, **more)

        setattr(canvas, name, noted)

    def _begin(self) -> None:
        """Forget the screen below when another opens: only its own texts must be whole."""
        top = self._sim.app.screens[-1] if self._sim.app.screens else None
        if top is not self._top:
            self._top = top
            self._texts.clear()
            self._cut.clear()

    def _fill(self, paper: Any, color: int) -> None:
        for place in [place for place in self._texts if place[0] == id(paper.bitmap)]:
            self._forget(place)

    def _forget(self, place: _Place) -> None:
        del self._texts[place]
        self._cut.pop(place, None)

    def _box(self, paper: Any, x: int, y: int, width: int, height: int, color: int) -> None:
        self._begin()
        for place, over, whole in self._under(paper, x, y, width, height):
            if whole or (over and (width * height > _SHEET or self._is_lifted(place))):
                self._forget(place)
            elif over:
                self._cut[place] = self._texts[place]

    def _is_lifted(self, place: _Place) -> bool:
        """Return whether this is the plate of a thinking bot, which a blit takes away."""
        bot = getattr(self._top, "_bot", None)
        return self._texts[place] == self._sim.app.say("thinking") and not (bot and bot.plate)

    def _under(
        self, paper: Any, x: int, y: int, width: int, height: int
    ) -> Iterator[tuple[_Place, bool, bool]]:
        """Yield (place, whether it is partly covered, whether it is covered whole) of each text."""
        left, top, right, bottom = paper._edges
        left, top = max(left, x + paper._left), max(top, y + paper._top)
        right = min(right, x + paper._left + width)
        bottom = min(bottom, y + paper._top + height)
        for place in list(self._texts):
            bitmap, x, y, end, foot = place
            if bitmap == id(paper.bitmap):
                over = x < right and left < end and y < bottom and top < foot
                yield place, over, left <= x and end <= right and top <= y and foot <= bottom

    def _write(
        self,
        paper: Any,
        x: int,
        y: int,
        width: int,
        color: int,
        text: str,
        align: int = 0,
        shadow: int | None = None,
        name: str = "garden7",
        **how: Any,
    ) -> None:
        from firmware.kit.text import font

        if not text:
            return
        self._begin()
        glyphs = font(name)
        room = glyphs.measure(text)
        x += paper._left + max(width - room, 0) * align // 2
        y += paper._top
        foot = y + _TALL[name]
        place = id(paper.bitmap), x, y, x + room, foot
        left, top, right, bottom = paper._edges
        whole = left <= x and top <= y and x + room <= right and foot <= bottom
        under = [there for there, over, _ in self._under(paper, *_inside(paper, place)) if over]
        if room > width or not whole or any(self._texts[there] != text for there in under):
            self.found.add((type(self._sim.top).__name__, text))
        self._cut.pop(place, None)
        self._texts[place] = text


def _inside(paper: Any, place: _Place) -> tuple[int, int, int, int]:
    """Return a place on the bitmap as this paper counts it, with its size."""
    _, left, top, right, bottom = place
    return left - paper._left, top - paper._top, right - left, bottom - top
