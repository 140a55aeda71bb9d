# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The modules of a project: what each defines, what it imports, and what it loads by name later."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from . import constants
from .scopes import Scopes, bound, local_name

_PLACE_OR_NAME = {"__file__", "__name__"}
ANY = "*"  # an attribute that every module has

Sources = Mapping[str, str]  # the text of every module, by its place
Together = Mapping[str, Collection[str]]  # modules that share a file with the key
Symbol = tuple[str, str | None]  # (module, name there), or (module, None) for a module itself
Constant = object  # a literal: a number, a text, bytes or a tuple of them


class Module:
    """One source. `imports`: {name: (module, attribute or None)} of its top-level imports."""

    def __init__(self, place: str, text: str) -> None:
        self.place = place
        self.text = text if text.endswith("\n") or not text else text + "\n"
        self.is_package = place.endswith("__init__.py")
        self.name = dotted(place)
        self.tree = ast.parse(text, place)
        scopes = Scopes(self.tree)
        self.global_nodes, self.import_scopes = scopes.global_nodes, scopes.imports
        self.ambiguous = scopes.ambiguous
        used = {node.id for node in self.global_nodes if isinstance(node, ast.Name)}
        self.globals = bound(self.tree.body)
        self.imports = {
            name: (module, attribute)
            for node in self.tree.body
            for name, module, attribute in imported(node, self)
        }
        self.defined = self.globals - set(self.imports)
        self.builtins = used - self.globals
        # A module that uses its __file__ or __name__ must have a file of its own.
        self.alone = bool(self.builtins & _PLACE_OR_NAME)

    @cached_property
    def later(self) -> list[tuple[str, str | None]]:
        """List (pattern of a module's name, attribute, None or ANY) of all that it loads later."""
        return list(self._later())

    def _later(self) -> Iterator[tuple[str, str | None]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and _calls(node, "load_part"):
                yield r"firmware\.games\.\w+\." + _pattern(node.args[1]), ANY
            elif isinstance(node, ast.Call) and _calls(node, "load", "__import__") and node.args:
                yield _pattern(node.args[0]), _wanted(node.args[-1])
            elif node not in self.tree.body:
                for _, module, attribute in imported(node, self):
                    yield re.escape(module), attribute


def _calls(node: ast.Call, *names: str) -> bool:
    """Return whether this call is to a function of one of these names."""
    return isinstance(node.func, ast.Name) and node.func.id in names


def _pattern(node: ast.AST) -> str:
    """Return a pattern for the texts that this expression can give."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        return _pattern(node.left).replace("%s", r"\w+")
    if isinstance(node, ast.BinOp):
        return _pattern(node.left) + _pattern(node.right)
    text = getattr(node, "value", None)
    return re.escape(text) if isinstance(text, str) else r"\w+"


def _wanted(node: ast.expr) -> str | None:
    """Return the attribute that is loaded if it is a literal, "Name" or ("Name",); else None."""
    node = node.elts[0] if isinstance(node, ast.Tuple) else node
    return getattr(node, "value", None)


def dotted(place: str) -> str:
    """Return the name of the module in this place."""
    return (
        place.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    )


def imported(node: ast.AST, module: Module) -> Iterator[tuple[str, str, str | None]]:
    """Yield (name here, module, attribute or None) of everything that an import brings."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield local_name(alias), alias.name, None
    elif isinstance(node, ast.ImportFrom):
        parts = module.name.split(".")
        around = parts[: len(parts) + module.is_package - node.level] if node.level else []
        origin = ".".join([*around, node.module] if node.module else around)
        for alias in node.names:
            yield local_name(alias), origin, alias.name


class Project:
    """All modules by name, and where a name in one of them comes from."""

    def __init__(
        self, sources: Sources, together: Together | None = None, cores: Collection[str] = ()
    ) -> None:
        """`together` is {module: others to be loaded with it, though it does not import them}.

        Each of the `cores` is in RAM wherever a part of it is used: the modules of its package
        that it imports."""
        modules = [Module(place, text) for place, text in sources.items()]
        self.modules = {module.name: module for module in modules}
        self._together = together or {}
        self._cores: dict[str, str] = {}
        self.constants: dict[Symbol, Constant] = {}
        self._cores = {
            part: core
            for core in cores
            if core in self.modules
            for part in self.closure(core)[:-1]
            if part.startswith(core.rpartition(".")[0] + ".")
        }
        self.constants = constants.values(self)

    def defined(self, module: Module) -> set[str]:
        """Return the names that a module brings into its file. Constants are none of them."""
        return {name for name in module.defined if (module.name, name) not in self.constants}

    def origin(self, name: str, attribute: str | None) -> Symbol:
        """Return (module that defines it, name there), or (module, None) for a module itself."""
        if attribute is None:
            return name, None
        if name in self.modules:
            from_where = self.modules[name].imports.get(attribute, (name, attribute))
            if from_where != (name, attribute):
                return self.origin(*from_where)
        inner = f"{name}.{attribute}"
        return (inner, None) if inner in self.modules else (name, attribute)

    def symbol(self, module: Module, name: str) -> Symbol:
        """Return the origin of a global of this module."""
        return self.origin(*module.imports.get(name, (module.name, name)))

    def needs(self, name: str) -> list[str]:
        """Return our modules that are loaded with this one: packages around it, and imports."""
        found = []
        parent = name.rpartition(".")[0]
        others = [(module, None) for module in (parent, *self._together.get(name, ()))]
        for module, attribute in [*others, *self.modules[name].imports.values()]:
            origin, name_there = self.origin(module, attribute)
            if (origin, name_there) in self.constants:
                continue  # its value is written where it is used
            # A package comes before what is taken out of it.
            found += [each for each in (module, origin) if each in self.modules and each != name]
        mine = (name, self._cores.get(name))
        cores = [self._cores[each] for each in found if each in self._cores]
        found = [core for core in cores if core not in mine] + found
        return [each for each in dict.fromkeys(found) if each != name]

    def closure(self, name: str) -> list[str]:
        """Return all that is loaded with this module, each after what it needs, itself last."""
        order: list[str] = []
        waiting = [(name, False)]
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
