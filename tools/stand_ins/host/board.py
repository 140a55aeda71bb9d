# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board in use, chosen by power_on; a pin is made when it is first asked for."""

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from re import MULTILINE, findall

from microcontroller import Pin

board_id = ""
DISPLAY = None
_pins = {}
_real = None  # the names of this board's pins; None without CircuitPython's stubs


def power_on(name):
    """Become this board; its screen is for the caller to plug in."""
    global board_id, DISPLAY, _real
    board_id, DISPLAY, _real = name, None, _listed(name)
    _pins.clear()


def _listed(name):
    """Return the pins that CircuitPython's stubs list, if they are installed."""
    try:
        stubs = Path(distribution("circuitpython-stubs").locate_file("board_definitions"))
        stub = (stubs / name / "__init__.pyi").read_text("utf-8")
    except (PackageNotFoundError, FileNotFoundError):
        return None
    return findall(r"^(\w+): microcontroller\.Pin", stub, MULTILINE)


def __getattr__(name):
    if not name.isupper() or _real is not None and name not in _real:
        raise AttributeError(f"there is no board.{name} on {board_id}")
    return _pins.setdefault(name, Pin(name))
