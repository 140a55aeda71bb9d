# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A row: what was measured, what it stands beside, and how many times less ours is."""

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
    """The time this takes on a board, as far as can be told from here."""
    return instructions * 1000 / BOARD_SPEED
