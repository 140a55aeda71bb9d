# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A slip of paper over the table: a few words, and a tip that points at their subject."""

import displayio

from garden import const

from ..kit.colors import CREAM, INK, TILES
from ..kit.shapes import FIRST, ink_and, panel, picture
from ..kit.sprites import sprite
from ..kit.terms import terms
from ..kit.text import wrap

_LEFT = const(4)
_TOP = const(12)
_FOOT = const(117)
_WIDE = const(152)  # with a sprout
_SPROUT = const(2)  # tile of ui16
_SOLID = const(1)  # the paper's colour in a strip without clear pixels


def _spot(app, x, y):
    """Return the place that the words point to; without a y, the table's cursor."""
    if y is None:
        there, y = app.screens[-1].view.cursor()
        x = there if x is None else x
    return x, y


def is_high(app, x, y, width=_WIDE, end=_FOOT):
    """Return True if the slip goes into the upper half, because its subject is in the lower one."""
    return 2 * _spot(app, x, y)[1] > _TOP + end


def lay_slip(app, group, key, x, y, width=_WIDE, end=_FOOT):
    """Lay the words of this key on the half of the board where (x, y) is not.

    A narrower slip leaves a column on the right free, and one with a higher `end` the rows below.
    """
    x, y = _spot(app, x, y)
    high = is_high(app, x, y, width, end)
    inset = 24 if width == _WIDE else 5
    lines = wrap(app.say(key, *terms(app)), width - inset - 4)
    tall = max(10 * len(lines) + 5, 21)
    top = _TOP if high else end - tall
    aside = x > _LEFT + width  # it points to the right
    up = not (aside or high)
    if aside:  # as near to the middle of the subject as the slip reaches
        point = _LEFT + width - 1, min(max(66, top + 6), top + tall - 7), 0
    else:
        x = min(max(x, _LEFT + 6), _LEFT + width - 7)
        point = (x, top, -1) if up else (x, top + tall - 1, 1)
    foot = top + tall + (4 if high and not aside else 1)
    # Make one strip for each line, and one above and below, to fit small holes of the heap.
    ends = [top - 4 * up] + [top + 2 + 10 * row for row in range(len(lines) + 1)] + [foot]
    clear, solid = ink_and(CREAM), displayio.Palette(2)
    solid[INK], solid[_SOLID] = TILES[INK], TILES[CREAM]
    for nth, line in enumerate([""] + lines + [""]):
        y, below = ends[nth : nth + 2]
        pointed = y - 5 < point[1] < below + 5
        see_through = not line or aside and pointed
        wide = width + (4 if aside and see_through else 1)
        paper = picture(group, _LEFT, y, wide, below - y, clear if see_through else solid)
        fill = FIRST if see_through else _SOLID
        paper.box(_LEFT + 2, top + tall, width - 2, 1, INK)  # its shadow
        paper.box(_LEFT + width, top + 2, 1, tall - 1, INK)
        panel(paper, _LEFT, top, width, tall, fill, corners=False)
        if see_through and pointed:
            _point(paper, *point)
        paper.write(_LEFT + inset, y + 1, width - inset - 4, INK, line)
    if width == _WIDE:
        sprite(group, "ui16", 8, top + 2, _SPROUT)


def _point(paper, x, y, dy):
    """Draw the point up or down, or to the right if dy is 0, from the slip's edge."""
    for row in range(5):
        for half, color in ((4, INK), (3, FIRST)):
            if row > half:
                continue
            wide = 2 * (half - row) + 1
            if dy:
                paper.box(x - half + row, y + dy * row, wide, 1, color)
            else:
                paper.box(x + row, y - half + row, 1, wide, color)
