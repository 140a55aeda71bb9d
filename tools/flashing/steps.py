# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The steps of an update: functions of os and their paths on the drive, as boot.py does them."""

import ast
import json
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Any

from tools import environment

Step = tuple[str, ...]

_PATHS = {"mkdir": 1, "remove": 1, "rmdir": 1, "rename": 2}  # how many each of them takes
_INTERPRETER = "attempt"


def interpreter() -> str:
    """Return the source of boot.py's own function that does one step."""
    text = (environment.ROOT / "boot.py").read_text("utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == _INTERPRETER:
            return f"{ast.get_source_segment(text, node)}\n"
    raise LookupError(f"boot.py has no function {_INTERPRETER}.")


def interpreter_on(os: object) -> Callable[..., bool]:
    """Return that function, made to work on something that is like os."""
    made: dict[str, Any] = {"os": os}
    exec(interpreter(), made)
    return made[_INTERPRETER]


def packed(steps: list[Step]) -> bytes:
    """Return the list as it is written on the drive."""
    return json.dumps(steps).encode()


def unpacked(content: bytes | None) -> list[Step] | None:
    """Return the list that was written on the drive; None if it is damaged."""
    try:
        steps = [tuple(step) for step in json.loads(content or b"")]
    except (ValueError, TypeError):
        return None
    return steps if all(map(_makes_sense, steps)) else None


def stays_inside(path: str) -> bool:
    """True if this path cannot lead out of the drive."""
    return ".." not in PurePosixPath(path).parts and "\\" not in path


def _makes_sense(step: Step) -> bool:
    verb, *paths = step or ("",)
    return (
        verb in _PATHS
        and len(paths) == _PATHS[verb]
        and all(isinstance(path, str) and stays_inside(path) for path in paths)
    )
