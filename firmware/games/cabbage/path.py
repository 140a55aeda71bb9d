# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Walks across the cabbage field: where a push leads, and the dotted line of the way."""

from garden import const

from ...kit.sprites import grid, put, show

PLOT = const(16)  # pixels
_PITCH = const(35)  # from card to card
_DOT = const(4)
_MOST_ACROSS = const(22)  # dots
_MOST_DOWN = const(13)
_PLOTS = const(24)


def plot_at(plot):
    """The left and the top of a plot, in pixels."""
    row, column = divmod(plot, 6)
    return (
        3 + column // 2 * _PITCH + column % 2 * PLOT,
        12 + row // 2 * _PITCH + row % 2 * PLOT,
    )


def corner(start, goal, die):
    """The plot where a walk with this die turns off: down or up first where that is a walk."""
    row, column = divmod(start, 6)
    to_row, to_column = divmod(goal, 6)
    rest = die - abs(to_row - row)
    if to_column in (max(column - rest, 0), min(column + rest, 5)) and rest >= 0:
        return to_row * 6 + column
    return row * 6 + to_column


def push(plots, at, dx, dy):
    """The plot of this mask that a push leads to: the nearest within 45 degrees, or around."""
    row, column = divmod(at, 6)
    best = behind = None
    for plot in range(_PLOTS):
        if plots >> plot & 1 and plot != at:
            down, across = plot // 6 - row, plot % 6 - column
            ahead = across * dx + down * dy
            aside = abs(across * dy - down * dx)
            if ahead > 0 and aside <= ahead:
                best = _less(best, (across * across + down * down, aside, plot))
            elif ahead < 0:
                behind = _less(behind, (ahead, aside, plot))
    found = best or behind
    return found[2] if found else at


def _less(one, other):
    return other if one is None or other < one else one


class Path:
    """A dotted line with one bend."""

    def __init__(self, group):
        self._down = grid(group, "dots4", 0, 0, 1, _MOST_DOWN)
        self._across = grid(group, "dots4", 0, 0, _MOST_ACROSS, 1)
        self.hide()

    def hide(self):
        show(self._down, False)
        show(self._across, False)

    def draw(self, start, bend, goal):
        """From a plot over a plot to a plot."""
        ends = (start, goal) if start % 6 == bend % 6 else (goal, start)
        _lay_down(self._down, plot_at(bend), plot_at(ends[0])[1])
        _lay_across(self._across, plot_at(bend), plot_at(ends[1])[0])


def _lay_down(dots, bend, end):
    count, dots.y = _leg(bend[1], end)
    dots.x = bend[0] + PLOT // 2 - _DOT // 2
    _dot(dots, count, _MOST_DOWN)


def _lay_across(dots, bend, end):
    count, dots.x = _leg(bend[0], end)
    dots.y = bend[1] + PLOT // 2 - _DOT // 2
    _dot(dots, count, _MOST_ACROSS)


def _leg(bend, end):
    """How many dots from the bend towards the end, and where the first one of them lies."""
    more = abs(end - bend) // _DOT
    first = bend + PLOT // 2 - _DOT // 2
    return more + 1, first if end >= bend else first - more * _DOT


def _dot(dots, count, most):
    for nth in range(most):
        put(dots, nth, 1 if nth < count else 0)
    show(dots, count > 1)
