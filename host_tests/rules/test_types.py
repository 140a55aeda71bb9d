# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The signatures that people meet, in the rules and in contracts, are typed; mypy checks them."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIB = ROOT / "lib" / "garden"
CONTRACTS = [
    ROOT / "firmware" / name
    for name in ("boards/__init__.py", "games/__init__.py", "kit/store.py", "screens/__init__.py")
]


def public_functions(file):
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and (
            not node.name.startswith("_") or node.name == "__init__"
        ):
            yield node


def is_typed(function):
    given = [each for each in function.args.args if each.arg not in ("self", "cls")]
    return function.returns is not None and all(each.annotation for each in given)


def test_every_public_function_of_the_rules_and_of_a_contract_is_typed():
    untyped = [
        f"{file.relative_to(ROOT)}: {function.name}"
        for file in [*sorted(LIB.rglob("*.py")), *CONTRACTS]
        for function in public_functions(file)
        if not is_typed(function)
    ]
    assert untyped == ["lib/garden/__init__.py: const"]  # MicroPython's own, for Python
