# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Names: those that a compiled file brings to the board, and those that the board has anyway."""

import ast
from functools import cache
from pathlib import Path

from tools.circuitpython import stubs
from tools.circuitpython.mpyfile import MpyFile

_BOARD = "pygamer"


@cache
def in_rom() -> set[str]:
    """Return the names of CircuitPython's own modules, which cost no RAM."""
    modules = stubs.board_modules(_BOARD)
    found = modules | _defined(stubs.board_folder(_BOARD) / "__init__.pyi")
    for module in modules:
        for stub in (stubs.folder() / f"{module}-stubs").rglob("*.pyi"):
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
    """Return the names that loading this .mpy makes known, without those that every VM knows."""
    return {name for name in MpyFile(content).names if isinstance(name, str)}
