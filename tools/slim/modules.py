# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The modules of a project: what each gives, what it imports, and what it loads by name later."""

import ast
import re

from .scopes import bound


class Module:
    """One source. `imports`: name -> (module, attribute or None), of its top-level imports."""

    def __init__(self, place, text):
        self.place = place
        self.package = place.endswith("__init__.py")
        self.name = dotted(place)
        self.tree = ast.parse(text, place)
        self.globals = bound(self.tree.body)
        # Whoever asks where it lies must lie there.
        self.stays = any(getattr(node, "id", "") == "__file__" for node in ast.walk(self.tree))
        self.imports = {}
        for node in self.tree.body:
            for alias, module, attribute in imported(node, self):
                self.imports[alias] = (module, attribute)

    def later(self):
        """(pattern of a module's name, what is wanted there or None) of all that is loaded late."""
        for module, attribute in self.late_imports():
            yield re.escape(module), attribute
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and _is_load(node.func):
                yield _pattern(node.args[0]), _wanted(node)

    def late_imports(self):
        """(module, attribute or None) of imports in functions."""
        for top in self.tree.body:
            for node in ast.walk(top):
                if node is not top:
                    yield from (found[1:] for found in imported(node, self))


def _wanted(call):
    """The name that is asked for there, if it is written here."""
    if call.func.id == "fetch":
        return "code"
    wanted = call.args[-1].elts[0] if isinstance(call.args[-1], ast.Tuple) else call.args[-1]
    return getattr(wanted, "value", None)


def _is_load(called):
    return isinstance(called, ast.Name) and called.id in ("load", "fetch", "__import__")


def _pattern(node):
    """A pattern for the texts that this expression can give."""
    if isinstance(node, ast.BinOp):
        return _pattern(node.left) + _pattern(node.right)
    return re.escape(node.value) if isinstance(node, ast.Constant) else r"\w+"


def dotted(place):
    """The name of the module in this place."""
    return (
        place.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    )


def imported(node, module):
    """(alias, module, attribute or None) of everything that an import brings."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.asname or alias.name, alias.name, None
    elif isinstance(node, ast.ImportFrom):
        around = module.name.split(".")[: len(module.name.split(".")) + module.package - node.level]
        origin = ".".join([*around, node.module] if node.module else around)
        for alias in node.names:
            yield alias.asname or alias.name, origin if node.level else node.module, alias.name


class Project:
    """All modules by name, and where a name in one of them comes from."""

    def __init__(self, sources, together=None):
        """`together` is {module: others to be loaded with it, though it does not import them}."""
        modules = [Module(place, text) for place, text in sources.items()]
        self.modules = {module.name: module for module in modules}
        self._together = together or {}

    def origin(self, name, attribute):
        """(module, name there), or (module, None) for a module itself, wherever it is from."""
        if attribute is None:
            return name, None
        if name in self.modules:
            from_where = self.modules[name].imports.get(attribute, (name, attribute))
            if from_where != (name, attribute):
                return self.origin(*from_where)
        inner = f"{name}.{attribute}"
        return (inner, None) if inner in self.modules else (name, attribute)

    def needs(self, name):
        """The modules of ours that are loaded with this one: packages around it, and imports."""
        found = []
        parent = name.rpartition(".")[0]
        others = [(module, None) for module in (parent, *self._together.get(name, ()))]
        for module, attribute in [*others, *self.modules[name].imports.values()]:
            origin, _ = self.origin(module, attribute)
            # A package comes before what is taken out of it.
            found += [each for each in (module, origin) if each in self.modules and each != name]
        return list(dict.fromkeys(found))

    def closure(self, name):
        """All that is loaded with this module, each after what it needs, itself last."""
        order, waiting = [], [(name, False)]
        begun = set()
        while waiting:
            module, ready = waiting.pop()
            if ready:
                order.append(module)
            elif module not in begun:
                begun.add(module)
                waiting.append((module, True))
                waiting += [(other, False) for other in reversed(self.needs(module))]
        return order
