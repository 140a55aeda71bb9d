# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The names that a board of ours has in its ROM, as CircuitPython's makers list them."""

import ast
import builtins
import importlib
import io
import re
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

import manifest

# Modules as other Pythons have them, which the stubs leave out.
_USUAL = "array binascii collections errno gc io json math os random re select struct sys time"
_TYPES = (BaseException, OSError, bytearray, bytes, dict, float, int, list, property, set, str)
_TYPES += (memoryview, tuple, range, object, type, io.TextIOWrapper, type(_ for _ in ()))
# Classes of ours are built on theirs: a name of ours must not be one of theirs.
_BUILT_ON = ("displayio", "vectorio")


@cache
def _there():
    return Path(distribution("circuitpython-stubs").locate_file(""))


def _definition(board):
    return _there() / "board_definitions" / board / "__init__.pyi"


def board_modules(board):
    """The modules this board's CircuitPython is built with."""
    listed = re.search(r"Included modules: (.*)", _definition(board).read_text("utf-8"))[1]
    return {module.strip() for module in listed.split(",")}


@cache
def known():
    """Every name that may mean something to the board: not ours to change."""
    found = set(dir(builtins))
    for module in map(importlib.import_module, _USUAL.split()):
        found.update(dir(module))
        for thing in vars(module).values():
            if isinstance(thing, type):
                found.update(dir(thing))
    for kind in _TYPES:
        found.update(dir(kind))
    for board in manifest.boards():
        found |= _names(_definition(board), arguments=True)
        for module in board_modules(board):
            found.add(module)
            for stub in _stubs(module):
                found |= _names(stub, arguments=True)
    return found


@cache
def free():
    """Names that every board of ours has, and that ours may be called by."""
    everywhere = set.intersection(*map(board_modules, manifest.boards()))
    taken = {name for module in _BUILT_ON for stub in _stubs(module) for name in _names(stub)}
    found = {name for module in everywhere for stub in _stubs(module) for name in _names(stub)}
    return sorted(name for name in found - taken if not name.startswith("_"))


def _stubs(module):
    return sorted((_there() / f"{module}-stubs").rglob("*.pyi"))


def _names(stub, arguments=False):
    found = set()
    for node in ast.walk(ast.parse(stub.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.arg) and arguments:
            found.add(node.arg)
    return found
