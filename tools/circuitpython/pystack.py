# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What calls take of the board's stack for Python, by the sizes in compiled files.

CircuitPython keeps the frames of calls in 2,048 bytes of their own (py/pystack.c). A frame is the
call's head, a word for each variable and each value at work, and three words for each handler of
exceptions; it begins at a multiple of eight bytes (py/bc.h, py/objfun.c). A generator's frame is on
the heap.
"""

import ast
from collections.abc import Iterator

from tools.building import mpy
from tools.bundling import untyped
from tools.circuitpython.mpyfile import Function, MpyFile

SIZE = 2048
_HEAD = 20  # bytes: three pointers, two counts, the globals of the caller
_WORD = 4
_HANDLER = 3 * _WORD
_ALIGNED = 8

_SCOPES = {
    ast.ClassDef: "",
    ast.Lambda: "<lambda>",
    ast.ListComp: "<listcomp>",
    ast.SetComp: "<setcomp>",
    ast.DictComp: "<dictcomp>",
    ast.GeneratorExp: "<genexpr>",
}


def frames(source: str, place: str) -> dict[tuple[str, int], int]:
    """Return {(name, line): bytes} of every function, class body and the module of a source.

    The line is that of the first decorator, as in CPython's code objects."""
    text = untyped(source, place)
    functions = MpyFile(mpy.compile_text(text, place)).functions
    scopes = [("<module>", 1), *_scopes(ast.parse(text))]
    if len(scopes) != len(functions):
        raise ValueError(f"{place}: {len(scopes)} scopes, but {len(functions)} functions")
    return {scope: _bytes(function) for scope, function in zip(scopes, functions)}


def _bytes(function: Function) -> int:
    size = _HEAD + _WORD * function.state + _HANDLER * function.handlers
    return -(-size // _ALIGNED) * _ALIGNED


def _scopes(node: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield (name, line) of all scopes inside, in the order in which they are compiled."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            first = inner.decorator_list[0] if inner.decorator_list else inner
            yield inner.name, first.lineno
        elif type(inner) in _SCOPES:
            yield _SCOPES[type(inner)], inner.lineno  # type: ignore[attr-defined]
        yield from _scopes(inner)
