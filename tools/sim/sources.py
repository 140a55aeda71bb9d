# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Modules that come and go as on the board, but are compiled only once."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from types import CodeType

_codes: dict[tuple[str, int, int], CodeType | None] = {}  # by a file's path, time and size


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType | None:
        path = self.get_filename(fullname)
        now = os.stat(path)
        what = path, now.st_mtime_ns, now.st_size
        if what not in _codes:
            _codes[what] = super().get_code(fullname)
        return _codes[what]


def compile_once(*folders: Path | str) -> None:
    """Remember the code of all modules in and below these folders."""
    roots = tuple(map(str, folders))

    def finder(folder: str) -> FileFinder:
        # runpy asks for a file, too, and takes what gets a finder for a package.
        inside = any(folder == root or folder.startswith(root + os.sep) for root in roots)
        if not inside or not os.path.isdir(folder):
            raise ImportError("everything else is left to Python")
        return FileFinder(folder, (_Loader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    for folder in [folder for folder in sys.path_importer_cache if folder.startswith(roots)]:
        del sys.path_importer_cache[folder]
