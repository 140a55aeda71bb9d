# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The signatures that people meet in lib/garden are typed; mypy checks what they say."""

import ast
from pathlib import Path

LIB = Path(__file__).resolve().parents[2] / "lib" / "garden"


def public_functions(file):
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and (
            not node.name.startswith("_") or node.name == "__init__"
        ):
            yield node


def is_typed(function):
    given = [each for each in function.args.args if each.arg not in ("self", "cls")]
    return function.returns is not None and all(each.annotation for each in given)


def test_every_public_function_of_the_rules_is_typed():
    untyped = [
        f"{file.relative_to(LIB)}: {function.name}"
        for file in sorted(LIB.rglob("*.py"))
        for function in public_functions(file)
        if not is_typed(function)
    ]
    assert untyped == ["__init__.py: const"]  # MicroPython's own, for Python
