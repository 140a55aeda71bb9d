# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""NAME = const(number) at the top of a module: the number stands wherever the name is used."""

import ast


def numbers(project):
    """{(module, name): number} of every constant."""
    found = {}
    # A constant may be made of those of other modules, which come first then.
    order = dict.fromkeys(name for root in project.modules for name in project.closure(root))
    for module in map(project.modules.get, order):
        for node in module.tree.body:
            constant = definition(node)
            if constant and _bindings(module, constant) == 1:
                number = _value(project, module, node.value.args[0], found)
                if isinstance(number, int):
                    found[module.name, constant] = number
    return found


def definition(node):
    """The name that this statement makes a constant, or None."""
    match node:
        case ast.Assign([ast.Name(name)], ast.Call(ast.Name("const"), [_])):
            return name
    return None


def _bindings(module, name):
    """How often the module binds this global: a constant must have one value."""
    return sum(
        isinstance(node, ast.Name) and node.id == name and not isinstance(node.ctx, ast.Load)
        for node in module.global_nodes
    )


def _value(project, module, expression, found):
    """What an expression of numbers and other constants comes to, or None."""
    known = {}
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            symbol = project.symbol(module, node.id)
            if symbol not in found:
                return None
            known[node.id] = found[symbol]
        elif isinstance(node, ast.Call | ast.Attribute):
            return None
    return eval(compile(ast.Expression(expression), "const", "eval"), {}, known)
