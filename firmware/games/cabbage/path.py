# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Walks across the cabbage field: the target of a push, and the dotted line of the way."""

from garden import const

from ...kit.shapes import AWAY
from ...kit.sprites import grid, put, show

PLOT = const(16)  # pixels
_PITCH = const(35)  # from card to card
_DOT = const(4)
_MIDDLE = const(6)  # where in a plot its middle dot begins
_MOST_ACROSS = const(22)  # dots
_MOST_DOWN = const(13)
_PLOTS = const(24)


def plot_at(plot):
    """Return the left and the top of a plot, in pixels."""
    row, column = divmod(plot, 6)
    return (
        3 + column // 2 * _PITCH + column % 2 * PLOT,
        12 + row // 2 * _PITCH + row % 2 * PLOT,
    )


def corner(start, end, die):
    """Return the plot where this walk turns, going down or up first if it can."""
    row, column = divmod(start, 6)
    to_row, to_column = divmod(end, 6)
    rest = die - abs(to_row - row)
    if to_column in (max(column - rest, 0), min(column + rest, 5)) and rest >= 0:
        return to_row * 6 + column
    return row * 6 + to_column


def push(plots, at, dx, dy):
    """Return where in this mask a push leads: to the nearest plot within 45 degrees, or around."""
    row, column = divmod(at, 6)
    best = behind = None
    for plot in range(_PLOTS):
        if plots >> plot & 1 and plot != at:
            down, across = plot // 6 - row, plot % 6 - column
            ahead = across * dx + down * dy
            aside = abs(across * dy - down * dx)
            if ahead > 0 and aside <= ahead:
                best = _first(best, (across * across + down * down, aside, plot))
            elif ahead < 0:
                behind = _first(behind, (ahead, aside, plot))
    found = best or behind
    return found[2] if found else at


def _first(one, other):
    return other if one is None or other < one else one


class Path:
    """A dotted line with one bend."""

    def __init__(self, group):
        self._sides = (
            grid(group, "dots4", AWAY, 0, 1, _MOST_DOWN),
            grid(group, "dots4", AWAY, 0, _MOST_ACROSS, 1),
        )
        self.hide()

    def hide(self):
        for side in self._sides:
            show(side, False)

    def draw(self, start, bend, end):
        """Draw the line from a plot by way of a plot to a plot."""
        below, beside = (start, end) if start % 6 == bend % 6 else (end, start)
        x, y = plot_at(bend)
        down, across = self._sides
        down.x, across.y = x + _MIDDLE, y + _MIDDLE
        down.y = y + _MIDDLE + _lay(down, plot_at(below)[1] - y, _MOST_DOWN)
        across.x = x + _MIDDLE + _lay(across, plot_at(beside)[0] - x, _MOST_ACROSS)


def _lay(tiles, distance, count):
    """Show the dots that reach this far. Return the distance of the first from the bend."""
    more = abs(distance) // _DOT
    for nth in range(count):
        put(tiles, nth, 1 if nth <= more else 0)
    show(tiles, more > 0)
    return 0 if distance >= 0 else -more * _DOT
