# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A row: what was measured, the figure that it is compared with, and the ratio of the two."""

from typing import TypedDict

# VM instructions that a board at 120 MHz does in a second: pystone takes 42,000 of them a pass
# on the small VM, and CircuitPython on a SAMD51 does some 1,500 passes a second.
BOARD_SPEED = 60_000_000
NEW_SCREEN = "new screen, all told"


Target = tuple[str, str, str, bool]  # what, the worst measured, the target, whether it is met


class Row(TypedDict):
    """A measurement. `than` says what `beside` is; `note` is for people and never compared."""

    part: str
    what: str
    unit: str
    ours: float
    beside: float
    than: str
    ratio: float
    note: str


class Broken(Exception):
    """A measurement that cannot be had; the message is a sentence that says why."""


def row(
    part: str, what: str, unit: str, ours: float, beside: float, than: str, note: str = ""
) -> Row:
    """Make a row with its ratio."""
    return {
        "part": part,
        "what": what,
        "unit": unit,
        "ours": round(ours, 3),
        "beside": round(beside, 3),
        "than": than,
        "ratio": round(beside / (ours or 1), 2),
        "note": note,
    }


def board_ms(instructions: float) -> float:
    """Estimate how long this takes on a board."""
    return instructions * 1000 / BOARD_SPEED
