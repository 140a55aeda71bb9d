# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""NAME = const(number) at the top of a module: everywhere else the number, and no name."""

import ast


def inline_constants(project):
    """Takes them out of the sources; returns {(module, name): number}."""
    numbers = {}
    for name in project.modules:
        for module in map(project.modules.get, project.closure(name)):
            module.tree.body = [
                node for node in module.tree.body if not _learn(project, module, node, numbers)
            ]
    return numbers


def _learn(project, module, node, numbers):
    match node:
        case ast.Assign([ast.Name(name)], ast.Call(ast.Name("const"), [expression])):
            number = _value(project, module, expression, numbers)
            if isinstance(number, int):
                numbers[module.name, name] = number
                return True
    return False


def _value(project, module, expression, numbers):
    """What an expression of numbers and other constants comes to, or None."""
    known = {}
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            symbol = project.origin(*module.imports.get(node.id, (module.name, node.id)))
            if symbol not in numbers:
                return None
            known[node.id] = numbers[symbol]
        elif isinstance(node, ast.Call | ast.Attribute):
            return None
    return eval(compile(ast.Expression(expression), "const", "eval"), {}, known)
