# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tables of docs/figures.md: only what is the same on every machine."""

import re
from collections.abc import Iterable, Sequence

from . import felt, heap
from .engines import GROWTH
from .report import number
from .rows import Row, Target

_Cell = tuple[str, str, str]  # line, column, text

_FOLD = "<details><summary>All figures</summary>"


def page(rows: Sequence[Row], targets: Iterable[Target]) -> str:
    """Draw the targets, and folded away below them all other tables that there are rows for."""
    reached = [(what, head, cell) for what, *cells in targets for head, cell in _columns(cells)]
    others = [
        *[_table(part, _engine(rows, part)) for part in _seen(rows, r"(\w+ for \d) on ")],
        _table("beside others, on CPython", _peers(rows)),
        _table("bytes sent by a frame", _frames(rows)),
        _table("bytes of heap", _heap(rows)),
        _table(felt.PART, _felt(rows)),
        _table("module", _modules(rows)),
        *[_table(part, _growth(rows, part)) for part in GROWTH],
    ]
    folded = [_FOLD, *[table for table in others if table], "</details>"]
    return "\n\n".join([_table("target", reached), *folded]).strip()


def _table(title: str, cells: Sequence[_Cell]) -> str:
    """Draw a table of (line, column, text). Lines and columns come in the order they are met."""
    lines, columns = list(dict.fromkeys(c[0] for c in cells)), dict.fromkeys(c[1] for c in cells)
    texts = {(line, column): text for line, column, text in cells}
    drawn = [f"| {title} | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    for line in lines:
        found = [texts.get((line, column), "") for column in columns]
        drawn.append(f"| {line} | {' | '.join(found)} |")
    return "\n".join(drawn) if cells else ""


def _seen(rows: Sequence[Row], pattern: str) -> Iterable[str]:
    """Return the matches of this pattern in the rows' parts, each once."""
    found = [re.match(pattern, row["part"]) for row in rows]
    return dict.fromkeys(one[1] for one in found if one)


def _columns(cells: Sequence) -> Iterable[tuple[str, str]]:
    worst, target, met = cells
    return ("measured", worst), ("to be", target), ("", "met" if met else "missed")


def _ratio(row: Row) -> str:
    return f"{row['ratio']:,.1f}"


def _engine(rows: Sequence[Row], part: str) -> list[_Cell]:
    cells: list[_Cell] = []
    for row in rows:
        if row["part"].startswith(part) and row["unit"] == "instructions":
            cells.append((row["what"], "VM instructions", number(row["ours"])))
            cells.append((row["what"], "plainly", number(row["beside"])))
            cells.append((row["what"], "times fewer", _ratio(row)))
    for row in rows:
        if row["part"] == part + " on CPython":
            cells.append((row["what"], "times faster on CPython", _ratio(row)))
    return cells


def _peers(rows: Sequence[Row]) -> list[_Cell]:
    return [
        (f"{row['what']}: {row['than']}", "times faster", _ratio(row))
        for row in rows
        if row["part"].startswith("peers")
    ]


def _frames(rows: Sequence[Row]) -> list[_Cell]:
    some = [row for row in rows if row["part"] == "frames"]
    return [(kind, game, number(row["ours"])) for row in some for game, kind in [_split(row)]]


def _split(row: Row) -> tuple[str, str]:
    game, _, kind = row["what"].partition(", ")
    return game, kind


def _heap(rows: Sequence[Row]) -> list[_Cell]:
    some = [row for row in rows if row["part"] == heap.PART]
    return [(row["what"], "bytes", number(row["ours"])) for row in some]


def _felt(rows: Sequence[Row]) -> list[_Cell]:
    cells: list[_Cell] = []
    for row in rows:
        if row["part"] == felt.PART:
            cells.append((row["what"], "ms", number(round(row["ours"]))))
            cells.append((row["what"], "budget", number(row["beside"])))
            cells.append((row["what"], "of which", row["note"]))
    return cells


def _modules(rows: Sequence[Row]) -> list[_Cell]:
    some = [row for row in rows if row["part"].startswith("modules")]
    return [(row["what"], "bytes as .mpy", number(row["ours"])) for row in some]


def _growth(rows: Sequence[Row], part: str) -> list[_Cell]:
    """Give a line to each size and a column to each operation: its cost, and its ratio."""
    cells: list[_Cell] = []
    for row in rows:
        if row["part"] == part and row["unit"] == "instructions":
            operation, _, size = row["what"].rpartition(", ")
            cells.append((size, operation, f"{number(row['ours'])} ({_ratio(row)})"))
    return cells
