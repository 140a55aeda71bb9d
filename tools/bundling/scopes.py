# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Which global names a source defines and uses, and where they stand in its text."""

import ast

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.Lambda, *_COMPREHENSIONS)


class Scopes(ast.NodeVisitor):
    """Walks a source once.

    `global_nodes`: every node that names a global (Name, FunctionDef, ClassDef or Global).
    `ambiguous`: names that a class binds and its own body reads: its own ones, or globals.
    `imports`: {import statement: whether it binds globals}.
    """

    def __init__(self, tree):
        self.global_nodes = []
        self.ambiguous = set()
        self.imports = {}
        self._around = []  # (class or function, the names it binds), the innermost last
        self.visit(tree)

    def _is_global(self, name):
        for depth, (node, own) in enumerate(reversed(self._around)):
            # A class's names are seen in its body only, not from its functions.
            if name in own and (depth == 0 or not isinstance(node, ast.ClassDef)):
                return False
        return True

    def _note(self, node, name):
        if self._is_global(name):
            self.global_nodes.append(node)

    def _inside(self, node, own, parts):
        self._around.append((node, own))
        for part in parts:
            self.visit(part)
        self._around.pop()

    def visit_Name(self, node):
        self._note(node, node.id)
        around, own = self._around[-1] if self._around else (None, ())
        if isinstance(around, ast.ClassDef) and isinstance(node.ctx, ast.Load) and node.id in own:
            self.ambiguous.add(node.id)

    def visit_Import(self, node):
        self.imports[node] = not self._around

    visit_ImportFrom = visit_Import

    def visit_Global(self, node):
        self.global_nodes.append(node)

    def visit_FunctionDef(self, node):
        self._note(node, node.name)
        for part in node.decorator_list:
            self.visit(part)
        self._function(node, node.body)

    def visit_AnnAssign(self, node):
        for part in (node.target, node.value):
            if part:
                self.visit(part)

    def visit_Lambda(self, node):
        self._function(node, [node.body])

    def _function(self, node, body):
        given = node.args
        for default in given.defaults + [default for default in given.kw_defaults if default]:
            self.visit(default)
        own = bound(body) | {argument.arg for argument in _arguments(given)}
        self._inside(node, own - _declared_global(body), body)

    def visit_ClassDef(self, node):
        self._note(node, node.name)
        for part in [*node.decorator_list, *node.bases, *node.keywords]:
            self.visit(part)
        self._inside(node, bound(node.body), node.body)

    def _comprehension(self, node):
        first, *others = node.generators
        self.visit(first.iter)  # the first is looked up outside
        values = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        own = bound(generator.target for generator in node.generators)
        self._inside(node, own, [first.target, *first.ifs, *others, *values])

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension


def bound(body):
    """The names that these statements bind, inner functions and classes apart."""
    names = set()
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add(local_name(node))
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
        if not isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return names


def local_name(alias):
    """The name that an import binds: `import a.b` binds a."""
    return alias.asname or alias.name.partition(".")[0]


def _arguments(given):
    single = [extra for extra in (given.vararg, given.kwarg) if extra]
    return given.posonlyargs + given.args + given.kwonlyargs + single


def _declared_global(body):
    nodes = [node for part in body for node in ast.walk(part) if isinstance(node, ast.Global)]
    return {name for node in nodes for name in node.names}
