# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Names: those that a compiled file brings to the board, and those that the board has anyway."""

import ast
from functools import cache
from pathlib import Path

from tools.circuitpython import stubs

_BOARD = "pygamer"


@cache
def in_rom() -> set[str]:
    """The names of CircuitPython's own modules, as its makers list them: they cost no RAM."""
    modules = stubs.board_modules(_BOARD)
    found = modules | _defined(stubs.board_folder(_BOARD) / "__init__.pyi")
    for module in modules:
        for stub in (stubs.FOLDER / f"{module}-stubs").rglob("*.pyi"):
            found |= _defined(stub)
    return found


def _defined(stub: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(stub.read_text("utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def in_mpy(content: bytes) -> set[str]:
    """The names that loading this .mpy makes known; those that every VM knows are left out."""
    count, at = _number(content, 4)
    _, at = _number(content, at)
    found = set()
    for _ in range(count):
        length, at = _number(content, at)
        if not length & 1:  # otherwise it is the number of a name
            found.add(content[at : at + length // 2].decode())
            at += length // 2 + 1
    return found


def _number(content: bytes, at: int) -> tuple[int, int]:
    """(a number of as many bytes as it takes, where it ends)."""
    number = 0
    while True:
        number = number << 7 | content[at] & 127
        at += 1
        if content[at - 1] < 128:
            return number, at
