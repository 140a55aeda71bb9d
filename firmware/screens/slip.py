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


def is_high(app, x, y, width=_WIDE, end=_FOOT, left=_LEFT):
    """Return True if the slip goes into the upper half, because its subject is in the lower one.

    One that begins at a row, where `end` is negative, makes way for the cursor only.
    """
    if end < 0:
        return left == _LEFT and _spot(app, None, None)[1] > 2 - end
    return 2 * _spot(app, x, y)[1] > _TOP + end


def lay_slip(app, group, key, x, y, width=_WIDE, end=_FOOT, left=_LEFT):
    """Lay the words of this key on the half of the board where (x, y) is not.

    A narrower slip leaves a column on the right free, or on the left if it begins further right;
    one with a higher `end` leaves the rows below free. With -`end` it begins at this row.
    """
    near = 66 if y is None and left == _LEFT else 0  # the height of a thing on the right
    x, y = _spot(app, x, y)
    high = is_high(app, x, y, width, end, left)
    inset = 24 if width == _WIDE else 5
    lines = wrap(app.say(key, *terms(app)), width - inset - 4)
    tall = max(10 * len(lines) + 5, 21)
    top = _TOP if high else -end if end < 0 else end - tall
    side = (x > left + width) - (x < left)  # where it points to, or 0
    up = not side and y < top
    if side:  # as near to the middle of the subject as the slip reaches
        edge = left + width - 1 if side > 0 else left
        point = edge, min(max(near or y, top + 6), top + tall - 7), 0, side
    else:
        x = min(max(x, left + 6), left + width - 7)
        point = (x, top, -1, 0) if up else (x, top + tall - 1, 1, 0)
    foot = top + tall + (1 if side or up else 4)
    # Make one strip for each line, and one above and below, to fit small holes of the heap.
    ends = [top - 4 * up] + [top + 2 + 10 * row for row in range(len(lines) + 1)] + [foot]
    clear, solid = ink_and(CREAM), displayio.Palette(2)
    solid[INK], solid[_SOLID] = TILES[INK], TILES[CREAM]
    for nth, line in enumerate([""] + lines + [""]):
        y, below = ends[nth : nth + 2]
        pointed = y - 5 < point[1] < below + 5
        see_through = not line or side and pointed
        more = 4 if side and see_through else 1
        at = left - 4 if side < 0 and see_through else left
        palette = clear if see_through else solid
        paper = picture(group, at, y, width + more + left - at, below - y, palette)
        fill = FIRST if see_through else _SOLID
        paper.box(left + 2, top + tall, width - 2, 1, INK)  # its shadow
        paper.box(left + width, top + 2, 1, tall - 1, INK)
        panel(paper, left, top, width, tall, fill, corners=False)
        if see_through and pointed:
            _point(paper, *point)
        paper.write(left + inset, y + 1, width - inset - 4, INK, line)
    if width == _WIDE:
        sprite(group, "ui16", 8, top + 2, _SPROUT)


def _point(paper, x, y, dy, dx):
    """Draw the point up or down, or to a side, from the slip's edge."""
    for row in range(5):
        for half, color in ((4, INK), (3, FIRST)):
            if row > half:
                continue
            wide = 2 * (half - row) + 1
            if dy:
                paper.box(x - half + row, y + dy * row, wide, 1, color)
            else:
                paper.box(x + dx * row, y - half + row, 1, wide, color)
