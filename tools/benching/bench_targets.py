# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The targets of the benchmark: each picks its rows and says whether they meet it."""

from collections.abc import Iterator, Sequence

from . import felt
from .engines import GROWTH
from .rows import NEW_SCREEN, Row, Target, board_ms

_LOOK = "legal moves, a score for each"
_MOVES = "legal moves"


def targets(rows: Sequence[Row]) -> Iterator[Target]:
    """Yield (what, the worst measured, the target, whether it is met) where there are rows."""
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
    for what, ms, budget in _felt(rows):
        yield what, f"{ms:.0f} ms", f"under {budget} ms on a board", ms <= budget


def _felt(rows: Sequence[Row]) -> Iterator[tuple[str, float, float]]:
    """Yield (what, the longest, the budget) of every kind of answer."""
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        if row["part"] == felt.PART:
            kinds.setdefault(row["what"].partition(":")[0], []).append(row)
    for what, some in kinds.items():
        yield what, max(row["ours"] for row in some), some[0]["beside"]


def _on_vm(rows: Sequence[Row], game: str) -> list[Row]:
    return [
        row
        for row in rows
        if row["unit"] == "instructions" and row["part"].startswith(game + " for")
    ]


def _is_undo(row: Row) -> bool:
    return (
        row["part"] == GROWTH[2]
        and row["what"].startswith("undo")
        and row["unit"] == "instructions"
    )
