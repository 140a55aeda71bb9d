# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds what is wrong with a board's profile, and says it in a sentence."""

from typing import Any

from tools.outputs import Refused

_LEAST = (160, 128)
_BUTTONS = {1: "OK", 2: "BACK", 4: "MENU", 8: "TURN"}
_WAYS = {16: "UP", 32: "DOWN", 64: "LEFT", 128: "RIGHT"}


def check(board: str, profile: Any) -> None:
    """Raise Refused unless the game can be played with this profile."""
    try:
        wrong = _size(profile) or _keys(profile)
    except AttributeError as trouble:  # a pin that the board lacks
        wrong = f"{trouble}."
    if wrong:
        raise Refused(f"firmware/boards/{board}.py: {wrong}")


def _size(profile: Any) -> str:
    size = profile.SIZE
    if not (isinstance(size, tuple) and len(size) == 2 and all(type(n) is int for n in size)):
        return f"SIZE is {size!r}; it must be (width, height) in pixels."
    if size[0] < _LEAST[0] or size[1] < _LEAST[1]:
        return f"a screen of {size[0]}x{size[1]} is too small; the game needs 160x128."
    return ""


def _keys(profile: Any) -> str:
    with profile.keys() as keys:
        count = keys.key_count
    if count != len(profile.KEYS):
        return f"KEYS names {len(profile.KEYS)} keys, but keys() scans {count}."
    wanted = _BUTTONS if profile.stick() else {**_BUTTONS, **_WAYS}
    missing = [name for button, name in wanted.items() if button not in profile.KEYS]
    if missing and not profile.pointer:
        return f"KEYS lacks {', '.join(missing)}."
    if len(profile.CAPS) != len(_BUTTONS):
        return "CAPS needs four names: for OK, BACK, MENU and TURN."
    return ""
