# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A picture of a tournament: a row of histograms for each game and seat count."""

from collections import Counter

import standings
from PIL import Image, ImageDraw

_WIDE = 400
_TALL = 200
_EDGE = 24
_BARS = 28
_INK = "#303030"
_FAINT = "#d8d8d8"
_COLORS = ("#c8403a", "#3a6ea5", "#4f9a4a", "#d9962b", "#7f5aa2")


def draw(results):
    """Scores by player, leads and lengths, each contest in a row of its own."""
    contests = {}
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


def _panel(pen, left, top, title, series):
    """One histogram; where there are several series, a thin bar for each side by side."""
    values = [value for one in series.values() for value in one]
    low = min(values)
    step = (max(values) - low) // _BARS + 1
    slots = (max(values) - low) // step + 1
    counts = {name: Counter((v - low) // step for v in one) for name, one in series.items()}
    highest = max(count for one in counts.values() for count in one.values())
    floor = top + _TALL - _EDGE
    slot_wide = (_WIDE - 2 * _EDGE) / slots
    bar_wide = slot_wide / len(series)
    pen.text((left + _EDGE, top + 4), title, _INK)
    for place, (name, one) in enumerate(counts.items()):
        color = _COLORS[place]
        pen.text((left + _EDGE + 8, top + 20 + 12 * place), name, color)
        for slot, count in one.items():
            x = left + _EDGE + slot * slot_wide + place * bar_wide
            y = floor - count / highest * (_TALL - 3 * _EDGE)
            pen.rectangle((x, y, x + max(bar_wide - 1, 1), floor), color)
    pen.line((left + _EDGE, floor, left + _WIDE - _EDGE, floor), _INK)
    pen.text((left + _EDGE, floor + 4), str(low), _INK)
    pen.text((left + _WIDE - _EDGE, floor + 4), str(max(values)), _INK, anchor="ra")
    pen.line((left + _WIDE - 1, top, left + _WIDE - 1, top + _TALL), _FAINT)
