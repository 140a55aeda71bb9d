# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Changes to the text of a source that leave every statement on its line."""

import ast
import re

_Spot = tuple[int, int]  # line and column, in bytes
_Located = ast.stmt | ast.expr | ast.arg | ast.alias | ast.keyword | ast.excepthandler


class Edits:
    """Changes to a text, none of which moves a line."""

    def __init__(self, text: str, place: str) -> None:
        self._place = place
        # Python counts columns in bytes.
        self._lines = [line.encode() for line in text.splitlines(keepends=True)]
        self._edits: list[tuple[_Spot, _Spot, str]] = []  # (first, last, new text)

    def covers(self, node: ast.AST) -> bool:
        """Return whether a whole statement around this node is replaced already."""
        if not isinstance(node, _Located):
            return False
        start = (node.lineno, node.col_offset)
        return any(first <= start < last for first, last, _ in self._edits)

    def replace(self, node: ast.stmt | ast.expr, new: str) -> None:
        """Put a new text in the place of this node."""
        first = (node.lineno, node.col_offset)
        last = end(node)
        self._edits.append((first, last, new + "\n" * (last[0] - first[0])))

    def cut(self, line: int, column: int, until: ast.expr) -> None:
        """Take out the text from this place to the end of a node on the same line."""
        last = end(until)
        if last[0] != line:
            raise SyntaxError(f"{self._place}, line {line}: an annotation must be on one line")
        self._edits.append(((line, column), last, ""))

    def cut_arrow(self, node: ast.expr) -> None:
        """Take out a function's annotation, with the arrow before it."""
        line = self._lines[node.lineno - 1]
        self.cut(node.lineno, line.rindex(b"->", 0, node.col_offset), node)

    def replace_name(self, node: ast.stmt | ast.expr, name: str, new: str) -> None:
        """Replace a Name, or the name behind `def` or `class`."""
        line = self._lines[node.lineno - 1]
        words = rb"(?:(?:def|class)\s+)?" + name.encode() + rb"\b"
        found = re.compile(words).match(line, node.col_offset)
        if not found:  # before Python 3.12 there are no places in an f-string
            raise SyntaxError(f"{self._place}, line {node.lineno}: cannot replace {name} here")
        first = (node.lineno, found.end() - len(name.encode()))
        self._edits.append((first, (node.lineno, found.end()), new))

    def applied(self) -> str:
        """Return the text with all changes made."""
        lines = list(self._lines)
        for (line, column), (last, after), new in sorted(self._edits, reverse=True):
            rest = lines[last - 1][after:]
            lines[line - 1 : last] = [lines[line - 1][:column] + new.encode() + rest]
        return b"".join(lines).decode()


def end(node: ast.stmt | ast.expr) -> _Spot:
    """Return where a parsed node ends."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset
