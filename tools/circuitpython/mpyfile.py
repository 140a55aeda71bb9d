# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Reads .mpy files of version 6 (py/persistentcode.c, py/bc.h): names, constants, functions."""

from collections.abc import Iterator
from dataclasses import dataclass

_HEAD = 4  # bytes: a letter, the version, flags, the bits of a small int
_PLAIN = 4  # kinds of constants up to this one have no content: None, False...
_STR, _BYTES, _TUPLE = 5, 6, 10
LOAD_CONST_STRING, LOAD_CONST_OBJ = 0x10, 0x23
# How the operand of an instruction is written, by the upper half of its opcode.
_BYTE, _NAME, _NUMBER, _OFFSET = range(4)
_FORMATS = (_BYTE, _NAME, _NUMBER, _NUMBER, _OFFSET) + (_BYTE,) * 11
_EXTRA = 0x9E  # an opcode without any of these bits has one byte more


@dataclass
class Function:
    """A function, a class body or the module's own code; `code` is where its instructions begin."""

    code: int
    end: int
    names: tuple[int, ...]  # its own name and those of its parameters, by their places in the table
    state: int  # words of its frame
    handlers: int  # that its frame has room for


class MpyFile:
    """What a compiled file holds. A name is a text, or a number where every VM knows it."""

    def __init__(self, content: bytes):
        self.content = content
        count, at = number(content, _HEAD)
        constants, self.names_at = number(content, at)
        at = self.names_at
        self.names: list[str | int] = []
        for _ in range(count):
            length, at = number(content, at)
            if length & 1:
                self.names.append(length >> 1)
            else:
                self.names.append(content[at : at + length // 2].decode())
                at += length // 2 + 1
        self.constants_at = at
        self.constant_count = constants
        for _ in range(constants):
            at = self._skip_constant(at)
        self.code_at = at
        self.functions: list[Function] = []
        self._read_functions(at)

    def _skip_constant(self, at: int) -> int:
        waiting = 1
        while waiting:
            waiting -= 1
            kind = self.content[at]
            at += 1
            if kind > _PLAIN:
                length, at = number(self.content, at)
                if kind == _TUPLE:
                    waiting += length
                else:
                    at += length + (kind in (_STR, _BYTES))
        return at

    def _read_functions(self, at: int) -> None:
        waiting = 1
        while waiting:
            waiting -= 1
            head, at = number(self.content, at)
            self.functions.append(self._function(at, at + (head >> 3)))
            at += head >> 3
            if head & 4:
                children, at = number(self.content, at)
                waiting += children

    def _function(self, at: int, end: int) -> Function:
        state, handlers, parameters, at = self._signature(at)
        info = cells = shift = 0
        more = True
        while more:
            byte = self.content[at]
            at += 1
            info |= (byte >> 1 & 63) << 6 * shift
            cells |= (byte & 1) << shift
            shift += 1
            more = byte > 127
        code = at + info + cells
        names = []
        for _ in range(1 + parameters):
            name, at = number(self.content, at)
            names.append(name)
        return Function(code, end, tuple(names), state, handlers)

    def _signature(self, at: int) -> tuple[int, int, int, int]:
        """Return (words, handlers, parameters, where it ends)."""
        byte = self.content[at]
        at += 1
        state, handlers, parameters = byte >> 3 & 15, byte >> 2 & 1, byte & 3
        by_name = shift = 0
        while byte & 128:
            byte = self.content[at]
            at += 1
            state |= (byte & 0x30) << 2 * shift
            handlers |= (byte & 2) << shift
            parameters |= (byte & 4) << shift
            by_name |= (byte >> 3 & 1) << shift
            shift += 1
        return state + 1, handlers, parameters + by_name, at

    def instructions(self, function: Function) -> Iterator[tuple[int, int, int]]:
        """Yield (opcode, where its operand is, where it ends) of each instruction."""
        at = function.code
        while at < function.end:
            opcode = self.content[at]
            operand = at + 1
            at = self._skip_operand(opcode, operand)
            yield opcode, operand, at

    def _skip_operand(self, opcode: int, at: int) -> int:
        form = _FORMATS[opcode >> 4]
        if form in (_NAME, _NUMBER):
            _, at = number(self.content, at)
        elif form == _OFFSET:
            at += 2 if self.content[at] & 128 else 1
        return at + (not opcode & _EXTRA)


def takes_name(opcode: int) -> bool:
    """Return whether the operand of this opcode is a name's place in the table."""
    return _FORMATS[opcode >> 4] == _NAME


def number(content: bytes, at: int) -> tuple[int, int]:
    """Return (a number of as many bytes as it takes, where it ends)."""
    value = 0
    while True:
        value = value << 7 | content[at] & 127
        at += 1
        if content[at - 1] < 128:
            return value, at


def written(value: int, length: int = 1) -> bytes:
    """Write a number in at least so many bytes."""
    parts = [value & 127]
    while value > 127 or len(parts) < length:
        value >>= 7
        parts.append(value & 127 | 128)
    return bytes(reversed(parts))
