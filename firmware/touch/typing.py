# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Typing on the wheels of a name or a number, on a machine with a keyboard."""

from ..kit.input import LEFT, RIGHT

ERASE = "\b"


def can_type(screen):
    """Return True if this screen takes letters or digits."""
    return hasattr(screen, "turn_wheel")


def enter(screen, letter):
    """Turn the wheel to this letter and go on to the next one; ERASE takes one back."""
    if letter == ERASE:
        if not _there(screen):
            screen.press(LEFT)
        _turn_to(screen, " ")
    elif _turn_to(screen, letter):
        screen.press(RIGHT)


def _there(screen):
    return screen.text[screen.place : screen.place + 1].strip()


def _turn_to(screen, letter):
    """Return True if the wheel has this letter, small or large, and shows it now."""
    first = None
    while True:
        there = _there(screen) or " "
        if there.lower() == letter.lower():
            return True
        if there == first:
            return False  # once around
        first = first or there
        screen.turn_wheel(1)
