# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Constants at the top of a module that need no name on the board: their value stands instead.

NAME = const(number), wherever it is used; and a private _NAME = "text", b"bytes", 1.5 or a tuple of
such, where it is used once at most.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .modules import Constant, Module, Project, Symbol

_PRIVATE = re.compile(r"_[A-Z][A-Z0-9_]*")
_IMMUTABLE = (str, bytes, float, int, tuple)
_PLAIN = (
    ast.Constant,
    ast.Tuple,
    ast.BinOp,
    ast.UnaryOp,
    ast.operator,
    ast.unaryop,
    ast.expr_context,
)


def values(project: Project) -> dict[Symbol, Constant]:
    """Return {(module, name): value} of every constant."""
    found: dict[Symbol, Constant] = {}
    # A constant may be made of those of other modules, which come first then.
    order = dict.fromkeys(name for root in project.modules for name in project.closure(root))
    for module in map(project.modules.__getitem__, order):
        for node in module.tree.body:
            name, expression = definition(node)
            if name and expression and _count(module, name, (ast.Store, ast.Del)) == 1:
                value = _value(project, module, expression, found)
                if _needs_no_name(module, name, node, value):
                    found[module.name, name] = value
    return found


def definition(node: ast.stmt) -> tuple[str, ast.expr] | tuple[None, None]:
    """Return (name, expression) of a statement that may make a constant, else (None, None)."""
    match node:
        case ast.Assign([ast.Name(name)], ast.Call(ast.Name("const"), [expression])):
            return name, expression
        case ast.Assign([ast.Name(name)], expression) if _PRIVATE.fullmatch(name):
            return name, expression
    return None, None


def _needs_no_name(module: Module, name: str, node: ast.stmt, value: Constant) -> bool:
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        return isinstance(value, int)
    return isinstance(value, _IMMUTABLE) and _count(module, name, ast.Load) <= 1


def _count(
    module: Module, name: str, context: type[ast.expr_context] | tuple[type[ast.expr_context], ...]
) -> int:
    """Return how often the module binds, or uses, this global."""
    return sum(
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, context)
        for node in module.global_nodes
    )


def _value(
    project: Project, module: Module, expression: ast.expr, found: dict[Symbol, Constant]
) -> Constant:
    """Return what an expression of literals and other constants comes to, or None."""
    known = {}
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            symbol = project.symbol(module, node.id)
            if symbol not in found:
                return None
            known[node.id] = found[symbol]
        elif not isinstance(node, _PLAIN):
            return None
    return eval(compile(ast.Expression(expression), "const", "eval"), {}, known)
