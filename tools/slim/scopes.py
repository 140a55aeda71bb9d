# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What each name in a source is: a global, somebody's own, or an attribute of a class."""

import ast

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.Lambda, *_COMPREHENSIONS)


class Scopes(ast.NodeVisitor):
    """Walks a source and tells each use of a name to found(node, field, name, scope, around).

    `scope` is the function (or comprehension) whose own the name is, the class whose attribute
    it is, or None for a global. Names of arguments, imports, handlers and definitions count.
    `around` are the classes and functions it stands in, the innermost last."""

    def __init__(self, tree, found):
        self._found = found
        self._around = []  # (node, its own names), the innermost last
        self.visit(tree)

    def _scope_of(self, name):
        for depth, (node, own) in enumerate(reversed(self._around)):
            # A class's names are seen in its body only, not from its functions.
            if name in own and (depth == 0 or not isinstance(node, ast.ClassDef)):
                return node
        return None

    def _tell(self, node, field, name):
        self._found(node, field, name, self._scope_of(name), [node for node, _ in self._around])

    def _inside(self, node, own, parts):
        self._around.append((node, own))
        for part in parts:
            self.visit(part)
        self._around.pop()

    def visit_Name(self, node):
        self._tell(node, "id", node.id)

    def visit_arg(self, node):
        self._tell(node, "arg", node.arg)

    def visit_alias(self, node):
        self._tell(node, "asname", node.asname or node.name)

    def visit_Global(self, node):
        for name in node.names:
            self._found(node, "names", name, None, [node for node, _ in self._around])

    def visit_ExceptHandler(self, node):
        if node.name:
            self._tell(node, "name", node.name)
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        self._tell(node, "name", node.name)
        for part in node.decorator_list:
            self.visit(part)
        self._function(node, node.body)

    def visit_Lambda(self, node):
        self._function(node, [node.body])

    def _function(self, node, body):
        given = node.args
        for default in given.defaults + [default for default in given.kw_defaults if default]:
            self.visit(default)
        self._inside(node, _own(body, given), [*_arguments(given), *body])

    def visit_ClassDef(self, node):
        self._tell(node, "name", node.name)
        for part in [*node.decorator_list, *node.bases, *node.keywords]:
            self.visit(part)
        self._inside(node, _own(node.body), node.body)

    def _comprehension(self, node):
        first, *others = node.generators
        self.visit(first.iter)  # the first is looked up outside
        parts = [first.target, *first.ifs, *others]
        values = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        self._inside(node, _own(generator.target for generator in node.generators), parts + values)

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension


def _arguments(given):
    single = [extra for extra in (given.vararg, given.kwarg) if extra]
    return given.posonlyargs + given.args + given.kwonlyargs + single


def bound(body):
    """The names that these statements give to something, deeper functions and classes apart."""
    names = set()
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add(node.asname or node.name)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return names


def _own(body, given=None):
    body = list(body)
    names = bound(body) | {argument.arg for argument in (_arguments(given) if given else ())}
    outside = (
        node.names for part in body for node in ast.walk(part) if isinstance(node, ast.Global)
    )
    return names.difference(*outside)
