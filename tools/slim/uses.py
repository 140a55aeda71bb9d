# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every name in a project, and what it stands for, whichever file says it."""

import ast

from .scopes import Scopes


class Use:
    """A name in a source: where it stands (a field of a node), and whose it is.

    `symbol` is (module, name) of a global, (module, None) of a module, else None; `scope` is the
    function or class that has the name for its own; `in_class`, that it stands in a class's body,
    and `later`, that it stands in a function, which runs when the module has long been loaded."""

    def __init__(self, node, field, name, scope, symbol, around):
        self.node, self.field, self.name = node, field, name
        self.scope, self.symbol = scope, symbol
        self.in_class = bool(around) and isinstance(around[-1], ast.ClassDef)
        self.later = any(isinstance(each, ast.FunctionDef | ast.Lambda) for each in around)
        self._around = around

    def rename(self, new):
        if self.field == "names":
            names = self.node.names
            names[names.index(self.name)] = new
        elif self.field:
            setattr(self.node, self.field, new)


def uses(project, module):
    """What the names in this module stand for; builtins are left out."""
    found = []

    def tell(node, field, name, scope, around):
        if isinstance(node, ast.alias) and not scope and name in module.imports:
            return  # whoever uses it brings it
        symbol = None if scope else _symbol(project, module, name)
        if scope or symbol:
            found.append(Use(node, field, name, scope, symbol, around))

    Scopes(module.tree, tell)
    return _reached_through(project, module, found)


def _symbol(project, module, name):
    if name in module.imports:
        return project.origin(*module.imports[name])
    return (module.name, name) if name in module.globals else None


def _reached_through(project, module, found):
    """A name of a module of ours that is reached as `module.name` becomes one use."""
    owners = {
        id(use.node): use
        for use in found
        if use.symbol and use.symbol[1] is None and use.symbol[0] in project.modules
    }
    for node in ast.walk(module.tree):
        owner = owners.get(id(getattr(node, "value", None)))
        if isinstance(node, ast.Attribute) and owner:
            symbol = project.origin(owner.symbol[0], node.attr)
            found[found.index(owner)] = Use(node, None, node.attr, None, symbol, owner._around)
            del owners[id(node.value)]
    for use in owners.values():
        if isinstance(use.node, ast.Name):
            raise SyntaxError(f"{module.place} hands on {use.name}, a whole module")
    return found
