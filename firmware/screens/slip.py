# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A slip of paper over the table: a few words, and a point towards what they speak of."""

from garden import const

from ..kit.colors import CREAM, INK
from ..kit.label import Label
from ..kit.shapes import box, panel
from ..kit.sprites import sprite
from ..kit.terms import terms
from ..kit.text import wrap

_LEFT = const(4)
_TOP = const(12)
_FOOT = const(117)
_WIDE = const(152)  # with a sprout
_SPROUT = const(2)  # tile of ui16


def _spot(app, x, y):
    """The place that the words point to; without a y it is the cursor of the table on top."""
    if y is None:
        there, y = app.screens[-1].view.cursor()
        x = there if x is None else x
    return x, y


def is_high(app, x, y, width=_WIDE, end=_FOOT):
    """Whether the slip lies in the upper half, because what it speaks of is in the lower one."""
    return 2 * _spot(app, x, y)[1] > _TOP + end


def lay_slip(app, group, key, x, y, width=_WIDE, end=_FOOT):
    """Lay the words of this key on the half of the board where (x, y) is not.

    A slip that is not as wide leaves a column on the right free; one that ends higher, what is
    below that.
    """
    x, y = _spot(app, x, y)
    high = is_high(app, x, y, width, end)
    inset = 24 if width == _WIDE else 5
    lines = wrap(app.say(key, *terms(app)), width - inset - 4)
    tall = max(10 * len(lines) + 5, 21)
    top = _TOP if high else end - tall
    box(group, _LEFT + 2, top + tall, width - 2, 1, INK)  # its shadow
    box(group, _LEFT + width, top + 2, 1, tall - 1, INK)
    panel(group, _LEFT, top, width, tall, CREAM, corners=False)
    if width == _WIDE:
        sprite(group, "ui16", 8, top + 2, _SPROUT)
    for row, line in enumerate(lines):
        Label(group, _LEFT + inset, top + 3 + 10 * row, width - inset - 4, INK, line)
    if x > _LEFT + width:  # as near to the middle of what is there as the slip reaches
        _point(group, _LEFT + width - 1, min(max(66, top + 6), top + tall - 7), 0)
    else:
        x = min(max(x, _LEFT + 6), _LEFT + width - 7)
        _point(group, x, top + tall - 1 if high else top, 1 if high else -1)


def _point(group, x, y, dy):
    """A point up or down, or to the right if dy is 0, from the slip's edge."""
    for row in range(5):
        for half, color in ((4, INK), (3, CREAM)):
            if row > half:
                continue
            wide = 2 * (half - row) + 1
            if dy:
                box(group, x - half + row, y + dy * row, wide, 1, color)
            else:
                box(group, x + row, y - half + row, 1, wide, color)
