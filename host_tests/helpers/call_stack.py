# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Counts what the firmware's calls would take of a board's stack, while the simulator runs it."""

import inspect
import sys
from pathlib import Path
from types import CodeType, FrameType

from tools import environment
from tools.circuitpython import pystack

_OURS = tuple(str(environment.ROOT / folder) for folder in ("firmware", "lib"))


class CallStack:
    """While it is entered, `most` is the most bytes so far and `deepest` the calls then."""

    def __init__(self) -> None:
        self.most = 0
        self.deepest: list[str] = []
        self._now = 0
        self._calls: list[tuple[CodeType, int]] = []
        self._sizes: dict[CodeType, int] = {}
        self._files: dict[str, dict[tuple[str, int], int]] = {}

    def __enter__(self) -> "CallStack":
        sys.setprofile(self._event)
        return self

    def __exit__(self, *trouble: object) -> None:
        sys.setprofile(None)

    def _event(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(_OURS):
            return
        if event == "call":
            size = self._sizes.get(code)
            if size is None:
                size = self._sizes[code] = self._size(code)
            self._calls.append((code, size))
            self._now += size
            if self._now > self.most:
                self.most = self._now
                self.deepest = [f"{code.co_name} {size}" for code, size in self._calls]
        elif self._calls:
            self._now -= self._calls.pop()[1]

    def _size(self, code: CodeType) -> int:
        if code.co_flags & inspect.CO_GENERATOR:
            return 0
        if code.co_filename not in self._files:
            path = Path(code.co_filename)
            place = path.relative_to(environment.ROOT).as_posix()
            self._files[code.co_filename] = pystack.frames(path.read_text("utf-8"), place)
        sizes = self._files[code.co_filename]
        return sizes[code.co_name, code.co_firstlineno if code.co_name != "<module>" else 1]
