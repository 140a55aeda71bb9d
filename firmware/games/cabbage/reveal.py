# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The reveal: both dice at once, which farmer walks first, and why."""

import displayio

from garden import const

from ...kit.colors import CREAM, INK, LEAF, LIME, PINE, PINK, PLUM, TILES, WHITE
from ...kit.input import OK
from ...kit.shapes import rounded
from ...kit.sprites import grid, scaled, show
from ...kit.text import CENTRE, measure
from .field import GHOST

_SIDE = const(34)  # of a die
_Y = const(38)
_FALL = const(4)  # pixels a die falls; as many it hops
_BEAT = const(90)  # ms
_PIP = const(6)
# The places of a die's pips, three rows of three, as bits.
_PIPS = (0, 0o020, 0o401, 0o421, 0o505, 0o525, 0o555)
_GROUNDS = (LEAF, PINK)
_LEFT = (23, 104)


class Reveal:
    def __init__(self, screen):
        self._screen = screen
        self._group = displayio.Group()
        screen.body.append(self._group)
        for seat in (0, 1):
            scaled(self._group, "cabbage16", _LEFT[seat] + 1, 4, 2, GHOST + seat)

    def show(self):
        """Show the dice to everyone. Return a scene: both fall, the first to move hops twice."""
        screen = self._screen
        app = screen.app
        show(screen.top.grid, False)
        self.paint()
        status = app.say("progress_cabbage", screen.game.round, 6)
        screen.bar.keys((OK, app.say("cabbage_go_on")), right=status)
        app.cue("roll")
        return self._move(screen.game.turn)

    def hide(self):
        self._screen.body.remove(self._group)
        show(self._screen.top.grid, True)

    def paint(self):
        app = self._screen.app
        canvas, paper = self._screen.canvas, self._screen.paper
        half = app.width // 2
        canvas.box(0, 0, half, app.height, LEAF)
        canvas.box(half, 0, half, app.height, PINK)
        grid(canvas, "seam", half - 3, 0, 1, app.height // 12 + 1, palette=TILES)
        for seat in (0, 1):
            self._draw(seat, 0)
        paper.write(8, 78, 66, WHITE, self._screen.player(0), CENTRE, PINE)
        paper.write(88, 78, 66, INK, self._screen.player(1), CENTRE)
        why = self._why()
        width = max(132, measure(why) + 12)
        rounded(paper, 80 - width // 2, 91, width, 15, INK)
        rounded(paper, 81 - width // 2, 92, width - 2, 13, CREAM, 1)
        paper.write(5, 95, 152, INK, why, CENTRE)

    def _draw(self, seat, offset):
        """Draw a die this many pixels above its place; its shadow falls to the right and down."""
        paper = self._screen.paper
        x, y = _LEFT[seat], _Y - offset
        paper.box(x, _Y - _FALL, _SIDE + 2, _SIDE + 3 + _FALL, _GROUNDS[seat])
        rounded(paper, x + 2, y + 3, _SIDE, _SIDE, INK, 3)
        rounded(paper, x, y, _SIDE, _SIDE, INK, 3)
        rounded(paper, x + 1, y + 1, _SIDE - 2, _SIDE - 2, PLUM if seat else LIME)
        pips = _PIPS[self._screen.game.chosen[seat]]
        for spot in range(9):
            if pips >> spot & 1:
                at_x, at_y = x + 5 + spot % 3 * 9, y + 5 + spot // 3 * 9
                rounded(paper, at_x, at_y, _PIP, _PIP, WHITE if seat else INK, 1)

    def _why(self):
        game = self._screen.game
        say = self._screen.app.say
        name = self._screen.player(game.turn)
        high, low = max(game.chosen), min(game.chosen)
        if high > low:
            return say("cabbage_beats", name, high, low)
        return say("cabbage_lot" if game.round == 1 else "cabbage_last", name)

    def _move(self, first):
        """Yield the pictures of the scene."""
        for offset in (_FALL, _FALL // 2, 0):
            for seat in (0, 1):
                self._draw(seat, offset)
            yield _BEAT
        for offset in (_FALL, 0, _FALL, 0):
            self._draw(first, offset)
            yield _BEAT
