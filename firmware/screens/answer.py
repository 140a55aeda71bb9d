# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach's answer over a replay: the move that hard prefers as a ghost, its reason, its gain."""

import displayio

from garden import const

from ..games import load_part
from ..kit.canvas import Canvas
from ..kit.colors import CREAM, DUSK, INK, LIME, SPRITES, TILES, YELLOW
from ..kit.input import BACK, OK
from ..kit.shapes import FIRST, ink_and, panel, picture
from ..kit.text import measure
from .judge import is_dearer, say_ahead

_TOP = const(12)  # of the rows in which the slip may lie,
_FOOT = const(117)  # and their end
_WIDE = const(160)
_LINE = const(10)  # pixels
_EDGE = const(2)  # pixels around a ghost


class Answer:
    """Lies over the picture until the view is loaded again. To the games it is a screen."""

    def __init__(self, replay, judgement):
        self.app = replay.app
        self.sitting = replay.sitting
        self.game = replay.game
        self.view = replay.view
        self._replay = replay
        self._action = replay.flow.shown
        self._group = displayio.Group()
        say = self.app.say
        best, reason, _, _ = judgement
        spots = ()
        if best == self._action:
            lines = [say("coach_same")]
        elif is_dearer(self._action, judgement):
            lines, spots = self._show_best(best)
        else:
            lines, reason = [say("coach_good")], None
        if reason:
            lines.append(say("hint_" + reason))
        if spots:
            lines.append(say_ahead(self.app, judgement))
        self._lay(lines, spots)
        replay.body.append(self._group)
        replay.bar.keys((OK, say("resume")), (BACK, say("back")))
        self.app.cue("card")

    def player(self, seat):
        return self.app.say("level3")

    def _show_best(self, best):
        """Show the best action as a ghost. Return what it is in words, and what to leave free.

        Where the picture shows neither of the two actions, the words tell both.
        """
        advice = load_part(self.sitting.name, "advice")
        spots = advice.spots(self, best, self._action)
        words = advice.tell(self, best)
        if spots[0]:
            self._ghost(advice, best, *spots)
            return [words], spots
        return [advice.tell(self._replay, self._action), words], spots

    def _ghost(self, advice, best, spot, own):
        """Lay the ghost into its frame; where the own move is, the frame stays empty."""
        x, y, width, height = spot
        bitmap = displayio.Bitmap(width + 2 * _EDGE, height + 2 * _EDGE, 16)
        paper = Canvas(bitmap, _EDGE - x, _EDGE - y)
        for inset, color in enumerate((INK, YELLOW, DUSK)):
            less = _EDGE - inset
            paper.box(x - less, y - less, width + 2 * less, height + 2 * less, color)
        if spot != own:
            advice.draw(paper, self, best, x, y)
        palette = SPRITES if spot == own else TILES
        self._group.append(
            displayio.TileGrid(bitmap, pixel_shader=palette, x=x - _EDGE, y=y - _EDGE)
        )

    def _lay(self, lines, spots):
        """Write the lines on a slip that covers neither move, if it can."""
        lines = [line for line in lines if line]
        wide = min(max([measure(line) for line in lines]) + 10, _WIDE)
        tall = _LINE * len(lines) + 5
        x, y = _find_place(wide, tall, [spot for spot in spots if spot])
        # Make a strip for each line, to fit small holes of the heap.
        ends = [y] + [y + 2 + _LINE * nth for nth in range(1, len(lines))] + [y + tall]
        palette = ink_and(CREAM, LIME)
        for nth, line in enumerate(lines):
            top, below = ends[nth : nth + 2]
            paper = picture(self._group, x, top, wide, below - top, palette)
            panel(paper, x, y, wide, tall, FIRST, corners=False)
            if not nth:
                paper.box(x + 1, y + 1, wide - 2, _LINE + 1, FIRST + 1)
            paper.write(x + 5, y + 3 + _LINE * nth, wide - 9, INK, line)


def _find_place(wide, tall, spots):
    """Return where the slip covers least of these, the first of them above all."""
    least = None
    for y in (_FOOT - tall, _TOP):
        for x in (2, (_WIDE - wide) // 2, _WIDE - 2 - wide):
            x = max(x, 0)
            covered = 0
            for spot in spots:
                covered = 4 * covered + _overlap(x - 3, y - 3, wide + 6, tall + 6, *spot)
            if least is None or covered < least[0]:
                least = covered, x, y
    return least[1:]


def _overlap(x, y, wide, tall, left, top, width, height):
    across = min(x + wide, left + width) - max(x, left)
    down = min(y + tall, top + height) - max(y, top)
    return across * down if across > 0 and down > 0 else 0
