# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The marks that are to be met: each picks its rows and says how they fare."""

from .engines import GROWTH
from .rows import NEW_SCREEN, board_ms

_LOOK = "legal moves, a score for each"
_MOVES = "legal moves"


def marks(rows):
    """(what, the worst measured, the mark, whether it is met) of each that there are rows for."""
    for game, what, times in (
        ("veggies", _LOOK, 15),
        ("match", _LOOK, 8),
        ("match", _MOVES, 8),
        ("cabbage", _LOOK, 8),
        ("cabbage", _MOVES, 8),
    ):
        ratios = [row["ratio"] for row in _on_vm(rows, game) if row["what"] == what]
        if ratios:
            worst = min(ratios)
            yield f"{game}: {what}", f"{worst:.1f}x", f"{times}x fewer than plain", worst >= times
    undos = [row["ours"] for row in rows if _is_undo(row)]
    if undos:
        ms = board_ms(max(undos))
        yield "undo in the longest sitting", f"{ms:.0f} ms", "under 300 ms on a board", ms < 300
    screens = [row["ours"] for row in rows if row["what"].endswith(NEW_SCREEN)]
    if screens:
        yield (
            "a full new screen",
            f"{max(screens):,}",
            "under 45,000 bytes",
            max(screens) < 45_000,
        )


def _on_vm(rows, game):
    return [
        row
        for row in rows
        if row["unit"] == "instructions" and row["part"].startswith(game + " for")
    ]


def _is_undo(row):
    return (
        row["part"] == GROWTH[2]
        and row["what"].startswith("undo")
        and row["unit"] == "instructions"
    )
