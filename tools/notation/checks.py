# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Checks of input: each returns the value, or raises a ValueError that says what is wrong."""


def keys(position, wanted):
    """A position must be an object with exactly these keys."""
    if not isinstance(position, dict):
        raise ValueError("a position is a JSON object, as 'state' gives it")
    for key in wanted:
        if key not in position:
            raise ValueError(f"the position has no '{key}'")
    for key in position:
        if key not in wanted:
            raise ValueError(f"a position has no key {show(key)}")
    return position


def whole(value, low, high, what):
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{what} must be a whole number from {low} to {high}, not {show(value)}")
    return value


def word(value, allowed, what):
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{what} must be one of {', '.join(allowed)}, not {show(value)}")
    return value


def listed(value, what, length=None):
    if not isinstance(value, list):
        raise ValueError(f"{what} must be a list, not {show(value)}")
    if length is not None and len(value) != length:
        raise ValueError(f"{what} must have {length} entries, not {len(value)}")
    return value


def options(value, Game):
    """The options of a position, as an engine takes them."""
    for option in listed(value, "options"):
        word(option, Game.OPTIONS or ("none",), "an option")
    if len(set(value)) != len(value):
        raise ValueError("an option is given twice")
    return tuple(value)


def seats(value, Game):
    return whole(value, min(Game.SEATS), max(Game.SEATS), "seats")


def show(value):
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
