# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Checks of input: each returns the value, or raises a ValueError that says what is wrong."""

from collections.abc import Collection
from typing import Any

from garden.game import BaseGame


def keys(position: object, wanted: Collection[str]) -> dict[str, Any]:
    """Return a position if it is an object with exactly these keys."""
    if not isinstance(position, dict):
        raise ValueError("a position is a JSON object, as 'state' gives it")
    for key in wanted:
        if key not in position:
            raise ValueError(f"the position has no '{key}'")
    for key in position:
        if key not in wanted:
            raise ValueError(f"a position has no key {show(key)}")
    return position


def whole(value: object, low: int, high: int, what: str) -> int:
    """Return a whole number within these bounds."""
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{what} must be a whole number from {low} to {high}, not {show(value)}")
    return value


def word(value: object, allowed: Collection[str], what: str) -> str:
    """Return a text that is one of those allowed."""
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{what} must be one of {', '.join(allowed)}, not {show(value)}")
    return value


def listed(value: object, what: str, length: int | None = None) -> list[Any]:
    """Return a list, of this length if one is given."""
    if not isinstance(value, list):
        raise ValueError(f"{what} must be a list, not {show(value)}")
    if length is not None and len(value) != length:
        raise ValueError(f"{what} must have {length} entries, not {len(value)}")
    return value


def options(value: object, Game: type[BaseGame]) -> tuple[str, ...]:
    """Return the options of a position, as an engine takes them."""
    allowed = Game.OPTIONS or ("none",)
    given = [word(option, allowed, "an option") for option in listed(value, "options")]
    if len(set(given)) != len(given):
        raise ValueError("an option is given twice")
    return tuple(given)


def seats(value: object, Game: type[BaseGame]) -> int:
    """Return a number of seats that this game allows."""
    return whole(value, min(Game.SEATS), max(Game.SEATS), "seats")


def show(value: object) -> str:
    """Return a value as a refusal quotes it, cut to 40 characters."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
