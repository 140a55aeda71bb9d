# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Listens to a board that starts, until it says that the title is up."""

import re
import time
from typing import Any

from tools.flashing.trouble import Trouble

# CircuitPython prints the first; the game prints the second, and goes on to show it.
_STOPPED = re.compile(rb"Code done running\.|Traceback .*\n(?: .*\n)*\w+.*\n")
_LAST_LINE = re.compile(r"^\w*(?:Error|Exception|Interrupt)\b.*", re.MULTILINE)


def hear(line: Any, ready: str, seconds: float) -> bool:
    """Whether the board said it is ready in this time; Trouble if its program stopped."""
    heard = b""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        count = line.in_waiting
        if not count:
            time.sleep(0.02)
            continue
        heard += line.read(count)
        if ready.encode() in heard:
            return True
        if _STOPPED.search(heard):
            raise Trouble(
                f"The game stopped while it started: {_last_line(heard)}",
                "Run this again; if it stays so, press reset on the board and read its screen.",
            )
    return False


def _last_line(heard: bytes) -> str:
    lines = _LAST_LINE.findall(heard.decode(errors="replace").replace("\r", ""))
    return lines[-1] if lines else "it said nothing."
