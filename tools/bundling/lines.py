# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The line map of a build: which line of which source a line of a compiled file comes from."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from .modules import dotted


class LineMap:
    """`files`: {name in a traceback: [[first line, source file], ...]}; `sources`: {file: CRC};
    `build`: the id that tracebacks of this build carry."""

    def __init__(self, build: str, files: dict[str, list[list]], sources: dict[str, int]) -> None:
        self.build, self.files, self.sources = build, files, sources

    @classmethod
    def of(
        cls,
        texts: Mapping[str, str],
        lines: Mapping[str, Sequence[tuple[int, str]]],
        sources: Mapping[str, str],
    ) -> LineMap:
        """Make the map of a build.

        It takes the compiled texts by place, their (first line, source file) rows, and the sources'
        own texts."""
        files = {dotted(place): [list(row) for row in rows] for place, rows in lines.items()}
        crcs = {place: zlib.crc32(text.encode()) for place, text in sources.items()}
        whole = json.dumps(sorted(texts.items())).encode()
        return cls(hashlib.sha256(whole).hexdigest()[:8], files, crcs)

    @classmethod
    def load(cls, path: Path) -> LineMap:
        """Read a map that was saved."""
        return cls(**json.loads(path.read_text("utf-8")))

    def save(self, path: Path) -> None:
        """Write the map where load() finds it."""
        path.write_text(json.dumps(vars(self), indent=1, sort_keys=True) + "\n", "utf-8")

    def find(self, file: str, line: int) -> tuple[str, int]:
        """Return (source file, line there)."""
        first, source = max(row for row in self.files[file] if row[0] <= line)
        return source, line - first + 1

    def fits(self, source: str, text: str) -> bool:
        """Return whether a source still is the one that was built."""
        return self.sources.get(source) == zlib.crc32(text.encode())
