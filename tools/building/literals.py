# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keeps what is never asked for by name out of the board's table of names, where it stays for good.

A literal of up to ten letters is a name to the compiler. Here those that are no more than texts
become constants, which leave with their file. While they are there they take twice as much, so this
is for files that never share the heap with a table.

A parameter has a name for calls by keyword. If there are none, it gets the empty name.
"""

import ast
from collections.abc import Collection, Iterable

from tools.circuitpython.mpyfile import (
    LOAD_CONST_OBJ,
    LOAD_CONST_STRING,
    MpyFile,
    number,
    takes_name,
    written,
)

_EMPTY = b"\x03"  # the name "", which every VM knows, in the table
_TEXT = b"\x05"  # the kind of a constant


def keep_out_of_names(content: bytes, source: str) -> bytes:
    """Return this .mpy of a source with its short texts as constants."""
    return _rewritten(MpyFile(content), _keywords(source))


def without_parameters(content: bytes, names: Collection[str]) -> bytes:
    """Return this .mpy with the empty name in the place of these, which are parameters only."""
    file = MpyFile(content)
    return _assembled(file, bytearray(content), [], names)


def nameless_parameters(compiled: Iterable[bytes], sources: Iterable[str]) -> set[str]:
    """Return the names that only parameters have in these .mpy files, and that no call uses."""
    parameters: set[str | int] = set()
    others: set[str | int] = set().union(*map(_keywords, sources))
    for file in map(MpyFile, compiled):
        parameters |= {file.names[nth] for each in file.functions for nth in each.names[1:]}
        others |= {file.names[nth] for nth in _places_used(file)}
    return {name for name in parameters - others if isinstance(name, str)}


def _places_used(file: MpyFile) -> set[int]:
    """Return the places in the table of all names but those of parameters."""
    found = {function.names[0] for function in file.functions}
    for function in file.functions:
        for opcode, at, _ in file.instructions(function):
            if takes_name(opcode):
                found.add(number(file.content, at)[0])
    return found


def _rewritten(file: MpyFile, names: set[str]) -> bytes:
    """Return the content of this file, with texts as constants that are none of these names."""
    uses = _text_uses(file, names)
    made = bytearray(file.content)
    texts: list[str] = []
    for place, operands in uses.items():
        index = file.constant_count + len(texts)
        if all(len(written(index)) <= end - at for at, end in operands):
            texts.append(str(file.names[place]))
            for at, end in operands:
                made[at - 1] = LOAD_CONST_OBJ
                made[at:end] = written(index, end - at)
    return _assembled(file, made, texts, texts)


def _keywords(source: str) -> set[str]:
    """Return the names of arguments in calls: a function knows them by name only."""
    nodes = ast.walk(ast.parse(source))
    return {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}


def _text_uses(file: MpyFile, known: set[str]) -> dict[int, list[tuple[int, int]]]:
    """Return {place in the table: [(where its number is, and ends)]} of names that are texts."""
    names = {place for function in file.functions for place in function.names}
    uses: dict[int, list[tuple[int, int]]] = {}
    for function in file.functions:
        for opcode, at, end in file.instructions(function):
            if opcode == LOAD_CONST_STRING:
                uses.setdefault(number(file.content, at)[0], []).append((at, end))
            elif takes_name(opcode):
                names.add(number(file.content, at)[0])
    return {
        place: uses[place]
        for place in uses
        if place not in names
        and isinstance(file.names[place], str)
        and file.names[place] not in known
    }


def _assembled(file: MpyFile, made: bytearray, texts: list[str], gone: Collection[str]) -> bytes:
    """Return a new file, with these texts as constants and without the names that are gone."""
    names = b"".join(_EMPTY if name in gone else _written_name(name) for name in file.names)
    constants = b"".join(_TEXT + _length_and_text(text, 0) for text in texts)
    return b"".join(
        (
            made[:4],
            written(len(file.names)),
            written(file.constant_count + len(texts)),
            names,
            made[file.constants_at : file.code_at],
            constants,
            made[file.code_at :],
        )
    )


def _written_name(name: str | int) -> bytes:
    return written(name << 1 | 1) if isinstance(name, int) else _length_and_text(name, 1)


def _length_and_text(text: str, shift: int) -> bytes:
    encoded = text.encode()
    return written(len(encoded) << shift) + encoded + b"\0"
