# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's script: its modules one behind the other, so that it is one file, or part of one."""

import re
from pathlib import Path

PAGE = Path(__file__).with_name("page")

_FIRST = "main.js"
_IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w.]+)";\n', re.MULTILINE)


def joined(micropython):
    """MicroPython's own script, then ours, each behind those that it imports.

    No two modules may give the same name to different things: a browser would refuse the script.
    """
    done = {"micropython.mjs": micropython.decode()}
    _take(_FIRST, done)
    return "\n".join(done.values()).encode()


def _take(name, done):
    text = (PAGE / name).read_text("utf-8")
    for other in _IMPORT.findall(text):
        if other not in done:
            _take(other, done)
    done[name] = _IMPORT.sub("", text)
