# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A board's traceback translated: files and functions of the repository.

The board's code has no line numbers, because they would take 5 KB of its heap: a frame leads to the
head of its function, or to a few of that name. Sources on a drive lead to their lines.
"""

import ast
import re
from pathlib import Path

from tools import building
from tools.bundling.lines import LineMap

_MOST = 4  # functions of the same name that are shown
_FRAME = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)(?:, in (?P<function>\S+))?')


class Unreadable(Exception):
    """The traceback cannot be translated; the message says why, and what to do next."""


class Translator:
    """Translates line by line, with the line map and the sources in the folder `root`."""

    def __init__(self, lines: LineMap | None, root: Path) -> None:
        self._lines, self._root = lines, root
        self.frames = 0  # how many it has seen

    @classmethod
    def of_last_build(cls) -> "Translator":
        """Return a translator with the line map of the last build."""
        lines = LineMap.load(building.LINES) if building.LINES.is_file() else None
        return cls(lines, building.environment.ROOT)

    def text(self, text: str) -> str:
        """Translate a whole text: tracebacks, and whatever else the board printed."""
        translated = [part for line in text.splitlines() for part in self.line(line)]
        if not self.frames:
            raise Unreadable(
                "There is no traceback in this text.\n"
                'It has lines like: File "firmware.app", line 1, in main'
            )
        return "\n".join(translated)

    def line(self, line: str) -> list[str]:
        """Return the lines that stand for one line of the board's."""
        frame = _FRAME.search(line)
        if not frame or "<stdin>" in line:
            return [line.rstrip()]
        self.frames += 1
        if frame["line"] == "1" and not frame["file"].endswith(".py"):
            return self._heads(self._built(frame["file"]), frame["function"])
        source, number = self._place(frame["file"], int(frame["line"]))
        text = self._source(source)
        if text is None:
            return [f'  File "{source}", line {number}, in {frame["function"]}']
        function = self._function(source, text, number, frame["function"])
        shown = text.splitlines()[number - 1].strip()
        return [f'  File "{source}", line {number}, in {function}', "    " + shown]

    def _place(self, file: str, line: int) -> tuple[str, int]:
        """Return (source file, line) for a file and a line of the board's."""
        if file.endswith(".py"):  # on the drive as it is in the repository
            return file.lstrip("/"), line
        name = self._built(file)
        return self._lines.find(name, line)  # type: ignore[union-attr]  # _built() looked

    def _built(self, file: str) -> str:
        """Return the name of a compiled file; refuse one of another build."""
        name, _, build_id = file.partition("@")
        if self._lines is None:
            raise Unreadable(
                "There is no line map of the build that is on the board.\n"
                "Run python3 tools/build.py with the sources it was made from, then this again."
            )
        if build_id and build_id != self._lines.build:
            raise Unreadable(
                f"This traceback is from build {build_id}, but build/lines.json is of "
                f"{self._lines.build}.\n"
                "Run python3 tools/build.py with the sources it was made from, then this again."
            )
        if not self._lines.files.get(name):
            raise Unreadable(f"No file of the last build is called {name}.\n" + _OTHER_BUILD)
        return name

    def _heads(self, name: str, function: str | None) -> list[str]:
        """Return the heads of the functions of this name in a compiled file, each with its file."""
        assert self._lines
        sources = [source for _, source in self._lines.files[name]]
        found = [head for source in sources for head in self._heads_in(source, function)]
        plain = [head for head in found if head[2] == function]
        stem = (function or "").rpartition("_")[2]  # bundling adds the module to a name
        found = plain or [head for head in found if Path(head[0]).stem == stem] or found
        if not found:
            return [f'  File "{", ".join(sources)}", in {function}']
        shown: list[str] = []
        for source, line, called, text in found[:_MOST]:
            shown.append(f'  {"or " * bool(shown)}File "{source}", line {line}, in {called}')
            shown.append("    " + text)
        more = len(found) - _MOST
        return shown + ([f"  or {more} more in {len(sources)} files"] if more > 0 else [])

    def _heads_in(self, source: str, function: str | None) -> list[tuple[str, int, str, str]]:
        """Return (file, line, name, text) of each function here that a traceback calls this."""
        text = self._source(source)
        if text is None or function is None or function.startswith("<"):
            return []
        lines = text.splitlines()
        return [
            (source, node.lineno, node.name, lines[node.lineno - 1].strip())
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef) and _fits(function, [node.name])
        ]

    def _source(self, source: str) -> str | None:
        """The text of a source as it was built; None for a library, which is not in the
        repository."""
        path = self._root / source
        if not path.is_file():
            return None
        text = path.read_text("utf-8")
        if self._lines and source in self._lines.sources and not self._lines.fits(source, text):
            raise Unreadable(
                f"{source} has changed since the last build: its lines are others now.\n"
                "Take the sources back to what is on the board, or flash the board and try again."
            )
        return text

    def _function(self, source: str, text: str, line: int, shown: str | None) -> str:
        """Return the function's name in the source. Bundling may have made it longer."""
        names = _functions_around(ast.parse(text), line)
        if line > len(text.splitlines()) or not _fits(shown, names):
            raise Unreadable(
                f"Line {line} of {source} is not in {shown}, as the traceback says.\n{_OTHER_BUILD}"
            )
        if shown is None or (shown not in names and not shown.startswith("<")):
            return names[-1] if names else "<module>"
        return shown


_OTHER_BUILD = (
    "The traceback is from another build: run python3 tools/build.py with the sources that it was "
    "made from, then this again."
)


def _functions_around(tree: ast.AST, line: int) -> list[str]:
    """Return the names of the functions and classes around a line, the innermost last."""
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]


def _fits(shown: str | None, names: list[str]) -> bool:
    """Return True if a function that a traceback calls this can be one of these."""
    if shown is None or shown.startswith("<"):  # <module>, <lambda>, <listcomp>, ...
        return True
    return any(shown == name or shown.startswith(name + "_") for name in names)
