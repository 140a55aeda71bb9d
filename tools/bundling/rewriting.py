# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Rewrites the text of one module for its file: imports, constants and names that collide."""

import ast
import re

from .constants import definition
from .modules import imported


def rewritten(project, name, names):
    """The module's text, line for line, as it stands in its file."""
    return _Rewriting(project, project.modules[name], names).text()


class _Rewriting:
    def __init__(self, project, module, names):
        self._project, self._module = project, module
        self._names, self._constants = names, project.constants
        self._host = names.hosts[module.name]
        self._edits = _Edits(module)

    def text(self):
        self._take_out_constants()
        self._take_out_contracts()
        self._take_out_annotations()
        self._unused = self._unused_imports()
        for node, binds_globals in self._module.import_scopes.items():
            self._rewrite_import(node, binds_globals)
        inner = self._constants_of_modules()
        for node in self._module.global_nodes:
            if node not in inner and not self._edits.covers(node):
                self._rewrite_name(node)
        return self._edits.applied()

    # -- constants and names ------------------------------------------------------------------

    def _take_out_constants(self):
        for node in self._module.tree.body:
            if (self._module.name, definition(node)[0]) in self._constants:
                self._edits.replace(node, "pass")

    def _take_out_contracts(self):
        """Leave out methods that only raise NotImplementedError: they are there to be read."""
        for node in self._module.tree.body:
            for method in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(method, ast.FunctionDef) and _is_contract(method):
                    self._edits.replace(method, "pass")

    def _take_out_annotations(self):
        """The board does not evaluate them; a PC that runs the bundle would."""
        for node in self._module.typing_blocks:
            self._edits.replace(node, "pass")
        for node in ast.walk(self._module.tree):
            if self._edits.covers(node):
                continue
            if isinstance(node, ast.AnnAssign) and not node.value:
                self._edits.replace(node, "pass")
            elif isinstance(node, ast.AnnAssign):
                self._edits.cut(node.target.end_lineno, node.target.end_col_offset, node.annotation)
            elif isinstance(node, ast.arg) and node.annotation:
                name_ends = node.col_offset + len(node.arg.encode())
                self._edits.cut(node.lineno, name_ends, node.annotation)
            elif isinstance(node, ast.FunctionDef) and node.returns:
                self._edits.cut_returns(node.returns)

    def _unused_imports(self):
        """{"const"} if nothing uses it once the constants are out, else {}."""
        nodes = [node for node in self._module.global_nodes if not self._edits.covers(node)]
        return {"const"} - {getattr(node, "id", None) for node in nodes}

    def _constants_of_modules(self):
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

    def _rewrite_name(self, node):
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

    def _final(self, name):
        return self._names.final(self._module.name, name)

    # -- imports ------------------------------------------------------------------------------

    def _rewrite_import(self, node, binds_globals):
        parts = []
        for alias, (name, module, attribute) in zip(node.names, imported(node, self._module)):
            if binds_globals and name in self._module.typing_only:
                continue
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

    def _import_ours(self, origin, name, here, is_top):
        """The statements that bring a name from a module of the project."""
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


def _is_contract(method):
    match method.body[-1]:
        case ast.Raise(ast.Name("NotImplementedError")):
            return len(method.body) < 3
    return False


def _import(module, name, here):
    """The statement that imports a name, or a whole module, as `here`."""
    if name is None:
        module, _, name = module.rpartition(".")
    start = f"from {module} import {name}" if module else f"import {name}"
    return start if here == name else f"{start} as {here}"


def _written(value):
    return f"({value})" if isinstance(value, int) and value < 0 else repr(value)


class _Edits:
    """Changes to a text, none of which moves a line."""

    def __init__(self, module):
        self._place = module.place
        # Python counts columns in bytes.
        self._lines = [line.encode() for line in module.text.splitlines(keepends=True)]
        self._edits = []  # ((line, column), (line, column), new text)

    def covers(self, node):
        """Whether a whole statement around this node is replaced already."""
        return hasattr(node, "lineno") and any(
            first <= (node.lineno, node.col_offset) < last for first, last, _ in self._edits
        )

    def replace(self, node, new):
        first = (node.lineno, node.col_offset)
        last = (node.end_lineno, node.end_col_offset)
        self._edits.append((first, last, new + "\n" * (last[0] - first[0])))

    def cut(self, line, column, until):
        """Take out what stands from this place to the end of a node on the same line."""
        if until.end_lineno != line:
            raise SyntaxError(f"{self._place}, line {line}: an annotation must be on one line")
        self._edits.append(((line, column), (line, until.end_col_offset), ""))

    def cut_returns(self, node):
        """Take out a function's annotation, with the arrow before it."""
        line = self._lines[node.lineno - 1]
        self.cut(node.lineno, line.rindex(b"->", 0, node.col_offset), node)

    def replace_name(self, node, name, new):
        """A Name, or the name behind `def` or `class`."""
        line = self._lines[node.lineno - 1]
        words = rb"(?:(?:def|class)\s+)?" + name.encode() + rb"\b"
        found = re.compile(words).match(line, node.col_offset)
        if not found:  # before Python 3.12 there are no places in an f-string
            raise SyntaxError(f"{self._place}, line {node.lineno}: cannot replace {name} here")
        first = (node.lineno, found.end() - len(name.encode()))
        self._edits.append((first, (node.lineno, found.end()), new))

    def applied(self):
        lines = list(self._lines)
        for (line, column), (last, end), new in sorted(self._edits, reverse=True):
            rest = lines[last - 1][end:]
            lines[line - 1 : last] = [lines[line - 1][:column] + new.encode() + rest]
        return b"".join(lines).decode()
