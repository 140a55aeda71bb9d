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
_SPROUT = const(2)  # tile of ui16
_MIDDLE = const(64)
_BESIDE = const(126)  # right of this there is a column that a narrow slip leaves free


def lay_slip(app, group, key, x, y, narrow=False):
    """Lay the words of this key on the half of the board where (x, y) is not.

    Without a y that is where the cursor of the table on top is.
    """
    if y is None:
        there, y = app.screens[-1].view.cursor()
        x = there if x is None else x
    wide, inset = (120, 5) if narrow else (152, 24)
    lines = wrap(app.say(key, *terms(app)), wide - inset - 4)
    tall = max(10 * len(lines) + 5, 21)
    top = 117 - tall if y < _MIDDLE else 12
    box(group, _LEFT + 2, top + tall, wide - 2, 1, INK)  # its shadow
    box(group, _LEFT + wide, top + 2, 1, tall - 1, INK)
    panel(group, _LEFT, top, wide, tall, CREAM, corners=False)
    if not narrow:
        sprite(group, "ui16", 8, top + 2, _SPROUT)
    for row, line in enumerate(lines):
        Label(group, _LEFT + inset, top + 3 + 10 * row, wide - inset - 4, INK, line)
    if narrow and x > _BESIDE:
        _point_right(group, _LEFT + wide - 1, top + tall // 2)
    else:
        x = min(max(x, _LEFT + 6), _LEFT + wide - 7)
        _point(group, x, top if y < _MIDDLE else top + tall - 1, -1 if y < _MIDDLE else 1)


def _point(group, x, y, way):
    """A point up or down, from the slip's edge."""
    for row in range(5):
        box(group, x - 4 + row, y + way * row, 9 - 2 * row, 1, INK)
        if row < 4:
            box(group, x - 3 + row, y + way * row, 7 - 2 * row, 1, CREAM)


def _point_right(group, x, y):
    for column in range(5):
        box(group, x + column, y - 4 + column, 1, 9 - 2 * column, INK)
        if column < 4:
            box(group, x + column, y - 3 + column, 1, 7 - 2 * column, CREAM)
