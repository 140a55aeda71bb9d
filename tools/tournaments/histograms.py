# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A picture of a tournament: a row of histograms for each game and seat count."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from . import standings

_WIDE = 400
_TALL = 200
_EDGE = 24
_BARS = 28
_WIDEST = 40  # a bar, where there are few
_INK = "#303030"
_PLAIN = "#808080"
_FAINT = "#d8d8d8"
_COLORS = ("#c8403a", "#3a6ea5", "#4f9a4a", "#d9962b", "#7f5aa2")


def draw(results: Sequence[standings.Result]) -> Image.Image:
    """Draw scores by player, leads and lengths, each contest in a row of its own."""
    contests: dict[tuple, list[standings.Result]] = {}
    for result in results:
        contests.setdefault((result.game, result.seats, result.options), []).append(result)
    picture = Image.new("RGB", (3 * _WIDE, len(contests) * _TALL), "white")
    pen = ImageDraw.Draw(picture)
    for row, (contest, played) in enumerate(contests.items()):
        game, seats, options = contest
        panels = (
            (" ".join([game, f"for {seats},", *options, "scores"]), standings.scores(played)),
            ("lead of the winner", {"": [standings.lead(result) for result in played]}),
            ("moves in a game", {"": [result.moves for result in played]}),
        )
        for column, (title, series) in enumerate(panels):
            _panel(pen, column * _WIDE, row * _TALL, title, series)
    return picture


def _panel(
    pen: ImageDraw.ImageDraw, left: int, top: int, title: str, series: Mapping[str, Sequence[int]]
) -> None:
    """Draw one histogram. Several series get thin bars side by side."""
    values = [value for one in series.values() for value in one]
    low = min(values)
    step = (max(values) - low) // _BARS + 1
    slots = (max(values) - low) // step + 1
    counts = {name: Counter((v - low) // step for v in one) for name, one in series.items()}
    highest = max(count for one in counts.values() for count in one.values())
    floor = top + _TALL - _EDGE
    slot_wide = min(_WIDEST, (_WIDE - 2 * _EDGE) / slots)
    bar_wide = (slot_wide - 1) / len(series)
    pen.text((left + _EDGE, top + 4), title, _INK)
    for place, (name, one) in enumerate(counts.items()):
        color = _COLORS[place] if name else _PLAIN
        pen.text((left + _WIDE - _EDGE, top + 20 + 12 * place), name, color, anchor="ra")
        for slot, count in one.items():
            x = left + _EDGE + slot * slot_wide + place * bar_wide
            y = floor - count / highest * (_TALL - 3 * _EDGE)
            pen.rectangle((x, y, x + max(bar_wide - 1, 1), floor), color)
    _axis(pen, left, floor, slots * slot_wide, low, max(values))


def _axis(
    pen: ImageDraw.ImageDraw, left: float, floor: float, wide: float, low: int, high: int
) -> None:
    pen.line((left + _EDGE, floor, left + _WIDE - _EDGE, floor), _INK)
    pen.text((left + _EDGE, floor + 4), str(low), _INK)
    if low < high:
        pen.text((left + _EDGE + wide, floor + 4), str(high), _INK, anchor="ra")
    pen.line((left + _WIDE - 1, floor + _EDGE - _TALL, left + _WIDE - 1, floor + _EDGE), _FAINT)
