# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Puts the modules that share a file into one source, each behind those it needs."""

import ast

from .modules import imported


def joined(project, homes, renamed):
    """{place: text} of every file."""
    return _Joining(project, homes, renamed).texts()


class _Joining:
    def __init__(self, project, homes, renamed):
        self._project, self._homes, self._renamed = project, homes, renamed

    def texts(self):
        made = {}
        for name, module in self._project.modules.items():
            if self._homes[name] == name:
                tree = ast.Module([*self._imports(name), *self._statements(name)], [])
                made[module.place] = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
            elif module.package:
                made[module.place] = ""  # a folder of modules needs one
        return made

    def _imports(self, file):
        """What a file has from others, under its name there and its name here."""
        for (module, name), here in self._renamed.finals[file].items():
            home = self._homes.get(module, module)
            if home == file:
                continue
            if name is None:
                yield ast.Import([ast.alias(module, here)])
            else:
                yield ast.ImportFrom(home, [ast.alias(self._name_in(home, module, name), here)], 0)

    def _name_in(self, home, module, name):
        """What a global is called in the file it is from; not in one of ours, as ever."""
        return self._renamed.finals.get(home, {}).get((module, name), name)

    def _statements(self, file):
        for name in self._project.closure(file):
            if self._homes[name] == file:
                module = self._project.modules[name]
                for node in module.tree.body:
                    if not _is_done_with(node):
                        yield _Swapped(self, module).visit(node)

    def late_import(self, module, node):
        """An import in a function, of what is elsewhere and called otherwise now."""
        for alias, (_, origin, name) in zip(node.names, imported(node, module)):
            origin, name = self._project.origin(origin, name)
            home = self._homes.get(origin, origin)
            if name is None:
                raise SyntaxError(f"{module.place} imports {origin}, a whole module, in a function")
            alias.name = self._name_in(home, origin, name)
            node.module, node.level = home, 0
        return node


class _Swapped(ast.NodeTransformer):
    def __init__(self, joining, module):
        self._joining, self._module = joining, module

    def visit(self, node):
        swap = self._joining._renamed.swaps.get(id(node))
        return swap or super().visit(node)

    def visit_ImportFrom(self, node):
        return self._joining.late_import(self._module, node)


def _is_done_with(node):
    """Imports stand above, and documentation nowhere."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Import | ast.ImportFrom)
