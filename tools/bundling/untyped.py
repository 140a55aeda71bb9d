# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Takes out what a source says to readers and mypy only, line by line: the board needs none of it.

Annotations go, and imports that only they use; `if TYPE_CHECKING:` with its imports; and methods
that only raise NotImplementedError, which are contracts to be read.
"""

import ast
import re

from .edits import Edits, end
from .scopes import Scopes, local_name


def untyped(text: str, place: str) -> str:
    """Return this source without its types, each statement on its old line."""
    tree = ast.parse(text, place)
    edits = Edits(text, place)
    taken = [node for node in tree.body if _is_typing_block(node)]
    for node in tree.body:
        taken += [each for each in getattr(node, "body", ()) if _is_contract(each)]
    for node in taken:
        edits.replace(node, "pass")
    for part in ast.walk(tree):
        if not edits.covers(part):
            _take_out_annotation(part, edits)
    used = {node.id for node in Scopes(tree).global_nodes if isinstance(node, ast.Name)}
    if taken:
        used.discard("TYPE_CHECKING")
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            _take_out_import(node, in_annotations(tree) - used | {"TYPE_CHECKING"}, edits)
    return edits.applied()


def _is_typing_block(node: ast.AST) -> bool:
    match node:
        case ast.If(ast.Name("TYPE_CHECKING")):
            return True
    return False


def _is_contract(node: ast.AST) -> bool:
    match node:
        case ast.FunctionDef(body=[*_, ast.Raise(ast.Name("NotImplementedError"))] as body):
            return len(body) < 3
    return False


def in_annotations(tree: ast.AST) -> set[str]:
    """Return the names that the annotations of a source use."""
    found = set()
    for node in ast.walk(tree):
        for written in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            for part in ast.walk(written) if written else ():
                if isinstance(part, ast.Name):
                    found.add(part.id)
                elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.update(re.findall(r"\w+", part.value))
    return found


def _take_out_annotation(node: ast.AST, edits: Edits) -> None:
    if isinstance(node, ast.AnnAssign) and not node.value:
        edits.replace(node, "pass")
    elif isinstance(node, ast.AnnAssign):
        edits.cut(*end(node.target), node.annotation)
    elif isinstance(node, ast.arg) and node.annotation:
        edits.cut(node.lineno, node.col_offset + len(node.arg.encode()), node.annotation)
    elif isinstance(node, ast.FunctionDef) and node.returns:
        edits.cut_arrow(node.returns)


def _take_out_import(node: ast.ImportFrom, unused: set[str], edits: Edits) -> None:
    kept = [alias for alias in node.names if local_name(alias) not in unused]
    if len(kept) < len(node.names):
        left = ast.ImportFrom(node.module, kept, node.level)
        edits.replace(node, ast.unparse(left) if kept else "pass")
