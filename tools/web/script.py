# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's script: its modules one behind the other, so that it is one file, or part of one."""

import re
from pathlib import Path

PAGE = Path(__file__).with_name("page")

_MAIN = "main.js"
_IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./([\w.]+)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


def joined(micropython):
    """MicroPython's own script, then ours, each behind those that it imports."""
    done = {"micropython.mjs": micropython.decode()}
    _take(_MAIN, done)
    return "\n".join(done.values()).encode()


def _take(name, done):
    text = (PAGE / name).read_text("utf-8")
    for _, other in _IMPORT.findall(text):
        if other not in done:
            _take(other, done)
    done[name] = _closed(name, text)


def _closed(name, text):
    """A module as a function that is called once: what it does not export stays its own."""
    exports = ", ".join(export for _, export in _EXPORT.findall(text))
    text = _IMPORT.sub(lambda found: f"const {found[1]} = {_variable(found[2])};", text)
    text = _EXPORT.sub(r"\1", text)
    if name == _MAIN:
        return f"await (async () => {{\n{text}}})();"
    return f"const {_variable(name)} = (() => {{\n{text}return {{{exports}}};\n}})();"


def _variable(name):
    """The variable that holds a module's exports; MicroPython's are global anyway."""
    return "globalThis" if name == "micropython.mjs" else "$" + name.removesuffix(".js")
