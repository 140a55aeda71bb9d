# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A row: what was measured, the figure that it is compared with, and the ratio of the two."""

# VM instructions that a board at 120 MHz does in a second: pystone takes 42,000 of them a pass
# on the small VM, and CircuitPython on a SAMD51 does some 1,500 passes a second.
BOARD_SPEED = 60_000_000
NEW_SCREEN = "new screen, all told"


class Broken(Exception):
    """A measurement that cannot be had; the message is a sentence that says why."""


def row(part, what, unit, ours, beside, than, note=""):
    """`than` says what `beside` is; `note` is for people and never compared."""
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


def board_ms(instructions):
    """An estimate of the time this takes on a board."""
    return instructions * 1000 / BOARD_SPEED
