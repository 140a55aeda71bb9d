# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Rewrites the text of one module for its file: imports, constants and names that collide."""

import ast

from .constants import definition
from .edits import Edits
from .modules import Constant, Module, Project, Symbol, imported
from .namespaces import Names
from .scopes import GlobalNode


def rewritten(project: Project, name: str, names: Names) -> str:
    """Return the module's text, line for line, as it stands in its file."""
    return _Rewriting(project, project.modules[name], names).text()


class _Rewriting:
    def __init__(self, project: Project, module: Module, names: Names) -> None:
        self._project, self._module = project, module
        self._names, self._constants = names, project.constants
        self._host = names.hosts[module.name]
        self._edits = Edits(module.text, module.place)

    def text(self) -> str:
        """Make all changes and return the text."""
        self._take_out_constants()
        self._unused = self._unused_imports()
        for statement, binds_globals in self._module.import_scopes.items():
            self._rewrite_import(statement, binds_globals)
        inner = self._constants_of_modules()
        for node in self._module.global_nodes:
            if node not in inner and not self._edits.covers(node):
                self._rewrite_name(node)
        return self._edits.applied()

    # -- constants and names ------------------------------------------------------------------

    def _take_out_constants(self) -> None:
        for node in self._module.tree.body:
            if (self._module.name, definition(node)[0]) in self._constants:
                self._edits.replace(node, "pass")

    def _unused_imports(self) -> set[str]:
        """Return {"const"} if nothing uses it once the constants are out, else an empty set."""
        nodes = [node for node in self._module.global_nodes if not self._edits.covers(node)]
        return {"const"} - {getattr(node, "id", None) for node in nodes}

    def _constants_of_modules(self) -> set[ast.Name]:
        """Replace `module.NAME` by its value; return the nodes that named those modules."""
        inner = set()
        global_nodes = set(self._module.global_nodes)
        for node in ast.walk(self._module.tree):
            if isinstance(node, ast.Attribute) and node.value in global_nodes:
                owner, attribute = self._project.symbol(self._module, node.value.id)
                symbol = self._project.origin(owner, node.attr)
                if attribute is None and symbol in self._constants:
                    self._edits.replace(node, _written(self._constants[symbol]))
                    inner.add(node.value)
        return inner

    def _rewrite_name(self, node: GlobalNode) -> None:
        if isinstance(node, ast.Global):
            names = [self._final(name) for name in node.names]
            if names != node.names:
                self._edits.replace(node, "global " + ", ".join(names))
            return
        name = node.id if isinstance(node, ast.Name) else node.name
        symbol = self._project.symbol(self._module, name)
        if symbol in self._constants:
            self._edits.replace_name(node, name, _written(self._constants[symbol]))
        elif self._final(name) != name:
            self._edits.replace_name(node, name, self._final(name))

    def _final(self, name: str) -> str:
        return self._names.final(self._module.name, name)

    # -- imports ------------------------------------------------------------------------------

    def _rewrite_import(self, node: ast.Import | ast.ImportFrom, binds_globals: bool) -> None:
        parts = []
        for alias, (name, module, attribute) in zip(node.names, imported(node, self._module)):
            here = self._final(name) if binds_globals else name
            origin = self._project.origin(module, attribute)
            if origin[0] in self._project.modules:
                parts += self._import_ours(origin, name, here, node in self._module.tree.body)
            elif here == name and isinstance(node, ast.Import):
                parts.append(ast.unparse(ast.Import([alias])))
            else:
                parts.append(_import(module, attribute, here))
        if parts != [ast.unparse(node)]:
            self._edits.replace(node, "; ".join(parts) or "pass")

    def _import_ours(self, origin: Symbol, name: str, here: str, is_top: bool) -> list[str]:
        """Return the statements that bring a name from a module of the project."""
        module, attribute = origin
        host = self._names.hosts[module]
        if origin in self._constants:
            return [] if is_top else [f"{here} = {self._constants[origin]}"]
        if attribute is None:
            return [_import(host, None, here)]
        if is_top and (name in self._unused or self._names.is_shared(self._module, name)):
            return []
        there = self._names.final(module, attribute)
        if is_top and host == self._host:
            return [f"{here} = {there}"]
        return [_import(host, there, here)]


def _import(module: str, name: str | None, here: str) -> str:
    """Return the statement that imports a name, or a whole module, as `here`."""
    if name is None:
        module, _, name = module.rpartition(".")
    start = f"from {module} import {name}" if module else f"import {name}"
    return start if here == name else f"{start} as {here}"


def _written(value: Constant) -> str:
    return f"({value})" if isinstance(value, int) and value < 0 else repr(value)
