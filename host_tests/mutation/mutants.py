# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Mutants: copies of a source with one small fault each, made by `ast`."""

import ast
from copy import deepcopy
from dataclasses import dataclass

_COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_NEGATED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # by the table above
_COUNTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_DROPPED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Break, ast.Continue)
_SMALL = 9  # a larger number is more than doubled: no test has to notice a millisecond


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, what it changes, and the whole source with it."""

    line: int
    place: str  # the function, by its qualified name; "" at the module's own level
    change: str  # "old -> new"
    tree: ast.Module

    @property
    def key(self):
        """Return what a list of known mutants calls it; a line may move."""
        return f"{self.place}: {self.change}"


def mutants(source):
    """Return all mutants of this source, from its first line to its last."""
    tree = ast.parse(source)
    found = []
    for path, place in _places(tree):
        old = _at(tree, path)
        if place.endswith("__init__") and _is_start(_at(tree, path[:-1]), old):
            continue
        for new in _faults(old, path):
            copy = deepcopy(tree)
            _put(copy, path, new)
            change = f"{_text(old)} -> {_text(new)}"
            found.append(Mutant(old.lineno, place, change, ast.fix_missing_locations(copy)))
    return sorted(found, key=lambda mutant: mutant.line)


def _places(tree):
    """Yield (the path to a node, the function it is in) for every node with a line."""
    waiting = [((), tree, "")]
    while waiting:
        path, node, place = waiting.pop(0)
        if hasattr(node, "lineno"):
            yield path, place
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            place = f"{place}.{node.name}".lstrip(".")
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "type_params"):
                continue
            nodes = value if isinstance(value, list) else [value]
            for nth, child in enumerate(nodes):
                if isinstance(child, ast.AST) and not _is_docstring(child):
                    step = (field, nth) if isinstance(value, list) else (field, None)
                    waiting.append(((*path, step), child, place))


def _is_docstring(node):
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _is_start(parent, node):
    """Whether this gives an attribute its first value, 0 or so: the first use gives the next."""
    for assign in (parent, node):
        if isinstance(assign, ast.Assign) and isinstance(assign.value, (ast.Constant, ast.Name)):
            return isinstance(assign.value, ast.Constant) or assign.value.id.isupper()
    return False


def _at(tree, path):
    for field, nth in path:
        tree = getattr(tree, field) if nth is None else getattr(tree, field)[nth]
    return tree


def _put(tree, path, new):
    field, nth = path[-1]
    parent = _at(tree, path[:-1])
    if nth is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[nth] = new


def _faults(node, path):
    """Yield what may stand in the place of this node."""
    if path[-1][0] in ("test", "ifs") and not _swaps(node):
        yield ast.UnaryOp(ast.Not(), node)
    if isinstance(node, ast.Compare):
        for nth, op in enumerate(node.ops):
            ops = [*node.ops[:nth], _COMPARED[type(op)](), *node.ops[nth + 1 :]]
            yield ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield ast.BoolOp(other(), node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
        yield ast.BinOp(node.left, _COUNTED[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield node.operand
    elif isinstance(node, ast.Constant):
        yield from _other_constant(node.value)
    elif isinstance(node, _DROPPED):
        yield ast.Pass()
    elif isinstance(node, ast.Return) and not isinstance(node.value, (ast.Constant, type(None))):
        yield ast.Return(None)


def _swaps(test):
    """Return True if another operator than `not` negates this test already."""
    if isinstance(test, ast.UnaryOp):
        return isinstance(test.op, ast.Not)
    return isinstance(test, ast.Compare) and isinstance(test.ops[0], _NEGATED)


def _other_constant(value):
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1 if value <= _SMALL else 2 * value + 1)


def _text(node):
    """Return the first line of this node's source, as `ast` writes it."""
    lines = ast.unparse(ast.fix_missing_locations(node)).splitlines()
    return lines[0]
