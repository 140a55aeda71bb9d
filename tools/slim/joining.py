# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Puts the modules that share a file into one source, each behind those it needs."""

import ast

from .modules import imported


def joined(project, homes, renamed, short):
    """{place: text} of every file; `short` are new beginnings for the names of modules."""
    return _Joining(project, homes, renamed, short).texts()


class _Joining:
    def __init__(self, project, homes, renamed, short):
        self._project, self._homes, self._renamed = project, homes, renamed
        self._short = short

    def texts(self):
        made = {}
        for name, module in self._project.modules.items():
            if self._homes[name] == name:
                body = [*self._imports(name), *self._statements(name), *self._goodbye(name)]
                tree = ast.fix_missing_locations(ast.Module(body, []))
                if body or not module.package:
                    made[self._place(module)] = ast.unparse(tree) + "\n"
        # A folder of modules needs one of its own, be it empty.
        for module in self._project.modules.values():
            if module.package and any(place.startswith(module.place[:-11]) for place in made):
                made.setdefault(module.place, "")
        return made

    def _place(self, module):
        name = self.called(module.name)
        return module.place if name == module.name else f"lib/{name}.py"

    def called(self, name):
        """A module's new name, or the beginning of one; who asks where it lies stays there."""
        module = self._project.modules.get(name)
        if not (module and module.stays):
            for old, new in self._short.items():
                if name.startswith(old):
                    return new + name[len(old) :].replace(".", "_")
        return name

    def _imports(self, file):
        """What a file has from others, under its name there and its name here."""
        for (module, name), here in self._renamed.finals[file].items():
            home = self._homes.get(module, module)
            if home == file:
                continue
            if name is None:
                yield ast.Import([ast.alias(module, here)])
            else:
                there = self._name_in(home, module, name)
                yield ast.ImportFrom(self.called(home), [ast.alias(there, here)], 0)

    def _name_in(self, home, module, name):
        """What a global is called in the file it is from; not in one of ours, as ever."""
        return self._renamed.finals.get(home, {}).get((module, name), name)

    def _goodbye(self, file):
        if passing := self._renamed.passing[file]:
            yield ast.Delete([ast.Name(name, ast.Del()) for name in passing])

    def _statements(self, file):
        for name in self._project.closure(file):
            if self._homes[name] == file:
                module = self._project.modules[name]
                for node in module.tree.body:
                    if not _is_done_with(node):
                        yield _Swapped(self, module).visit(node)

    def late_import(self, module, node):
        """An import in a function, of what is elsewhere and called otherwise now."""
        for alias, (_, origin, name) in zip(node.names, list(imported(node, module))):
            origin, name = self._project.origin(origin, name)
            home = self._homes.get(origin, origin)
            if name is None:
                raise SyntaxError(f"{module.place} imports {origin}, a whole module, in a function")
            alias.name = self._name_in(home, origin, name)
            node.module, node.level = self.called(home), 0
        return node


class _Swapped(ast.NodeTransformer):
    def __init__(self, joining, module):
        self._joining, self._module = joining, module

    def visit(self, node):
        swap = self._joining._renamed.swaps.get(id(node))
        return swap or super().visit(node)

    def visit_Constant(self, node):
        """The name of a module that is loaded later, or the beginning of one."""
        if (
            isinstance(node.value, str)
            and (called := self._joining.called(node.value)) != node.value
        ):
            return ast.Constant(called)
        return node

    def visit_ImportFrom(self, node):
        return self._joining.late_import(self._module, node)


def _is_done_with(node):
    """Imports stand above, and documentation nowhere."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Import | ast.ImportFrom)
