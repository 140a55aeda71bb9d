# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a finger would pick, while it is down: a frame, and a loupe above small things."""

import bitmaptools
import displayio

from garden import const

from ..kit.colors import INK, TILES, YELLOW
from ..kit.shapes import AWAY, Frame

_SMALL = const(18)  # pixels: things that a fingertip covers
_FINE = const(6)  # a pointer with less reach covers nothing
_VIEW = const(24)  # pixels that the loupe shows, at double size
_EDGE = const(2)


class Marks:
    """The marks lie over everything on one screen, and are out of sight when nothing is down."""

    def __init__(self, app, screen, reach):
        self._app = app
        self._screen = screen
        self._fine = reach < _FINE
        self._group = None
        self._shown = None

    def show(self, target):
        """Mark this target, or nothing."""
        place = target and target[:4]
        if place == self._shown:
            return
        self._shown = place
        if not place:
            self._put_away()
            return
        if not self._group:
            self._make()
        x, y, width, height = place
        self._frame.place(x - 1, y - 1, width + 2, height + 2)
        if not self._fine and max(width, height) < _SMALL:
            self._enlarge(x + width // 2, y + height // 2)

    def hide(self):
        """Remove the marks."""
        if self._group:
            self._shown = None
            self._put_away()
            self._app.flush()  # or the place where they were stays as it was
            self._screen.group.remove(self._group)
            self._group = None

    def _make(self):
        app = self._app
        self._group = app.paper.group()
        self._frame = Frame(self._group, YELLOW)
        side = _VIEW + 2 * _EDGE
        self._bitmap = displayio.Bitmap(side, side, 16)
        self._loupe = displayio.Group(scale=2, x=AWAY)
        self._loupe.append(displayio.TileGrid(self._bitmap, pixel_shader=TILES))
        self._group.append(self._loupe)
        self._screen.group.append(self._group)

    def _put_away(self):
        if self._group:
            self._frame.place(AWAY, AWAY, 8, 8)
            self._loupe.x = AWAY

    def _enlarge(self, x, y):
        """Show the canvas around this point, above the finger or else beside it."""
        app = self._app
        paper = app.paper
        canvas = paper.bitmap
        left = min(max(x + paper.left - _VIEW // 2, 0), canvas.width - _VIEW)
        top = min(max(y + paper.top - _VIEW // 2, 0), canvas.height - _VIEW)
        self._bitmap.fill(INK)
        bitmaptools.blit(
            self._bitmap,
            canvas,
            _EDGE,
            _EDGE,
            x1=left,
            y1=top,
            x2=left + _VIEW,
            y2=top + _VIEW,
        )
        wide = 2 * (_VIEW + 2 * _EDGE)
        above = y - wide - _SMALL
        if above >= 0:
            left = min(max(x - wide // 2, 0), 160 - wide)
        else:
            above = 0
            left = x - wide - _SMALL if x > 80 else x + _SMALL
        self._loupe.x, self._loupe.y = left, above
