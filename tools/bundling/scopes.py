# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Which global names a source defines and uses, and where they stand in its text."""

import ast
from collections.abc import Iterable, Sequence

GlobalNode = ast.Name | ast.FunctionDef | ast.ClassDef | ast.Global
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.Lambda, *_COMPREHENSIONS)


class Scopes(ast.NodeVisitor):
    """Walks a source once.

    `global_nodes`: every node that names a global (Name, FunctionDef, ClassDef or Global).
    `ambiguous`: names that a class binds and its own body reads: its own ones, or globals.
    `imports`: {import statement: whether it binds globals}.
    """

    def __init__(self, tree: ast.Module) -> None:
        self.global_nodes: list[GlobalNode] = []
        self.ambiguous: set[str] = set()
        self.imports: dict[ast.Import | ast.ImportFrom, bool] = {}
        # (class or function, the names it binds), the innermost last
        self._around: list[tuple[ast.AST, set[str]]] = []
        self.visit(tree)

    def _is_global(self, name: str) -> bool:
        for depth, (node, own) in enumerate(reversed(self._around)):
            # A class's names are seen in its body only, not from its functions.
            if name in own and (depth == 0 or not isinstance(node, ast.ClassDef)):
                return False
        return True

    def _note(self, node: GlobalNode, name: str) -> None:
        if self._is_global(name):
            self.global_nodes.append(node)

    def _inside(self, node: ast.AST, own: set[str], parts: Iterable[ast.AST]) -> None:
        self._around.append((node, own))
        for part in parts:
            self.visit(part)
        self._around.pop()

    def visit_Name(self, node: ast.Name) -> None:
        self._note(node, node.id)
        around, own = self._around[-1] if self._around else (None, ())
        if isinstance(around, ast.ClassDef) and isinstance(node.ctx, ast.Load) and node.id in own:
            self.ambiguous.add(node.id)

    def visit_Import(self, node: ast.Import | ast.ImportFrom) -> None:
        self.imports[node] = not self._around

    visit_ImportFrom = visit_Import

    def visit_Global(self, node: ast.Global) -> None:
        self.global_nodes.append(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._note(node, node.name)
        for part in node.decorator_list:
            self.visit(part)
        self._function(node, node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        for part in (node.target, node.value):
            if part:
                self.visit(part)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._function(node, [node.body])

    def _function(self, node: ast.FunctionDef | ast.Lambda, body: Sequence[ast.AST]) -> None:
        given = node.args
        for default in given.defaults + [default for default in given.kw_defaults if default]:
            self.visit(default)
        own = bound(body) | {argument.arg for argument in _arguments(given)}
        self._inside(node, own - _declared_global(body), body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._note(node, node.name)
        for part in [*node.decorator_list, *node.bases, *node.keywords]:
            self.visit(part)
        self._inside(node, bound(node.body), node.body)

    def _comprehension(self, node: _Comprehension) -> None:
        first, *others = node.generators
        self.visit(first.iter)  # the first is looked up outside
        values = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        own = bound(generator.target for generator in node.generators)
        self._inside(node, own, [first.target, *first.ifs, *others, *values])

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension


def bound(body: Iterable[ast.AST]) -> set[str]:
    """Return the names that these statements bind, except those inside functions and classes."""
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


def local_name(alias: ast.alias) -> str:
    """Return the name that an import binds: `import a.b` binds a."""
    return alias.asname or alias.name.partition(".")[0]


def _arguments(given: ast.arguments) -> list[ast.arg]:
    single = [extra for extra in (given.vararg, given.kwarg) if extra]
    return given.posonlyargs + given.args + given.kwonlyargs + single


def _declared_global(body: Iterable[ast.AST]) -> set[str]:
    nodes = [node for part in body for node in ast.walk(part) if isinstance(node, ast.Global)]
    return {name for node in nodes for name in node.names}
