# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Changes to the text of a source that leave every statement on its line."""

import re


class Edits:
    """Changes to a text, none of which moves a line."""

    def __init__(self, text, place):
        self._place = place
        # Python counts columns in bytes.
        self._lines = [line.encode() for line in text.splitlines(keepends=True)]
        self._edits = []  # ((line, column), (line, column), new text)

    def covers(self, node):
        """Whether a whole statement around this node is replaced already."""
        return hasattr(node, "lineno") and any(
            first <= (node.lineno, node.col_offset) < last for first, last, _ in self._edits
        )

    def replace(self, node, new):
        first = (node.lineno, node.col_offset)
        last = (node.end_lineno, node.end_col_offset)
        self._edits.append((first, last, new + "\n" * (last[0] - first[0])))

    def cut(self, line, column, until):
        """Take out what stands from this place to the end of a node on the same line."""
        if until.end_lineno != line:
            raise SyntaxError(f"{self._place}, line {line}: an annotation must be on one line")
        self._edits.append(((line, column), (line, until.end_col_offset), ""))

    def cut_arrow(self, node):
        """Take out a function's annotation, with the arrow before it."""
        line = self._lines[node.lineno - 1]
        self.cut(node.lineno, line.rindex(b"->", 0, node.col_offset), node)

    def replace_name(self, node, name, new):
        """A Name, or the name behind `def` or `class`."""
        line = self._lines[node.lineno - 1]
        words = rb"(?:(?:def|class)\s+)?" + name.encode() + rb"\b"
        found = re.compile(words).match(line, node.col_offset)
        if not found:  # before Python 3.12 there are no places in an f-string
            raise SyntaxError(f"{self._place}, line {node.lineno}: cannot replace {name} here")
        first = (node.lineno, found.end() - len(name.encode()))
        self._edits.append((first, (node.lineno, found.end()), new))

    def applied(self):
        lines = list(self._lines)
        for (line, column), (last, end), new in sorted(self._edits, reverse=True):
            rest = lines[last - 1][end:]
            lines[line - 1 : last] = [lines[line - 1][:column] + new.encode() + rest]
        return b"".join(lines).decode()
