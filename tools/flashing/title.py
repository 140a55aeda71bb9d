# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Listen to a board that starts, until it says that the title is up."""

import re
import time

from flashing.trouble import Trouble

# The first is CircuitPython's word; the second the game's, when it lives on to show it.
_STOPPED = re.compile(rb"Code done running\.|Traceback .*\n(?: .*\n)*\w+.*\n")
_LAST_WORDS = re.compile(r"^\w*(?:Error|Exception|Interrupt)\b.*", re.MULTILINE)


def hear(line, ready, seconds):
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
                f"The game stopped while it started: {_last_words(heard)}",
                "Run this again; if it stays so, press reset on the board and read its screen.",
            )
    return False


def _last_words(heard):
    said = _LAST_WORDS.findall(heard.decode(errors="replace").replace("\r", ""))
    return said[-1] if said else "it said nothing."
