# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Rows as a table, and what changed since an earlier run."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from .rows import Row, Target

# A smaller factor is no change: counts repeat, but times on a busy computer do not quite.
_SLACK = {"instructions": 1.05, "bytes": 1.02, "us": 1.4, "ms": 1.03}


def table(rows: Sequence[Row], targets: Iterable[Target], notes: Iterable[str]) -> str:
    """Draw the rows part by part, then the targets and the notes."""
    lines = []
    for part, some in _parts(rows):
        unit = _unit(some)
        lines += ["", f"{part}, {unit}", f"  {'':48}{'ours':>15}{'beside':>16}{'ratio':>10}"]
        for row in some:
            note = "; ".join(word for word in (row["than"], row["note"]) if word)
            lines.append(f"  {row['what']:48}{_figures(row)}  {note}")
    lines += ["", "targets"]
    for what, worst, target, met in targets:
        verdict = "met" if met else "MISSED"
        lines.append(f"  {what:52}{worst:>10}  {target}: {verdict}")
    return "\n".join(lines + [""] + list(notes)).strip()


def _parts(rows: Sequence[Row]) -> list[tuple[str, list[Row]]]:
    return [(part, list(some)) for part, some in groupby(rows, key=lambda row: row["part"])]


def _unit(rows: Sequence[Row]) -> str:
    return rows[0]["unit"].replace("us", "microseconds").replace("ms", "milliseconds")


def _figures(row: Row) -> str:
    return f"{number(row['ours']):>15}{number(row['beside']):>16}{row['ratio']:>9,.1f}x"


def number(value: float) -> str:
    """Write a figure, with two decimals if it is small."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def compare(rows: Sequence[Row], before: Sequence[Row]) -> str:
    """List rows that changed by more than chance, the worst first; then new and missing ones."""
    old = {_key(row): row for row in before}
    new = {_key(row): row for row in rows}
    changed = []
    for key in new:
        if key in old:
            times = (new[key]["ours"] or 1) / (old[key]["ours"] or 1)
            slack = _SLACK[new[key]["unit"]]
            if not 1 / slack <= times <= slack:
                changed.append((times, key))
    lines = [_change(times, old[key], new[key]) for times, key in sorted(changed, reverse=True)]
    lines += [f"new:  {' / '.join(key)}" for key in new if key not in old]
    lines += [f"gone: {' / '.join(key)}" for key in old if key not in new]
    return "\n".join(lines) or "Nothing changed by more than chance."


def _key(row: Row) -> tuple[str, str, str, str]:
    return row["part"], row["what"], row["than"], row["unit"]


def _change(times: float, old: Row, new: Row) -> str:
    word = "MORE" if times > 1 else "less"
    name = f"{new['part']}: {new['what']}"
    return f"{word}  {name:70}{number(old['ours']):>14} -> {number(new['ours'])}  ({times:.2f}x)"
