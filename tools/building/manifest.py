# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What belongs on the drive: the one list that feeds build, flash and the tests."""

import ast
import importlib.util
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from tools import environment

# Beside the files on the drive: their sizes and hashes, and our version.
NAME = "garden.json"

# What the firmware prints when its title is up.
READY = "Kitchen Garden is ready"

# In the project and on the drive alike: a folder ("" is the root), and a pattern in it.
# Python becomes .mpy, but for the two scripts that the board itself looks for, and the words.
OURS = (
    ("", "boot.py"),
    ("", "code.py"),
    ("lib/garden", "**/*.py"),
    ("firmware", "**/*.py"),
    ("firmware/art", "*.bin"),
)
SCRIPTS = ("boot.py", "code.py")
# For signatures only: nothing on the board imports it.
_TYPES = "lib/garden/types.py"
_WORDS = "lib/garden/words/"
LANGUAGES = tuple(_WORDS + file.name for file in (environment.ROOT / _WORDS).glob("??.py"))

# Our own modules, which may share files; and the first of them, which code.py starts.
BUNDLED = ("firmware/", "lib/garden/")
START = "firmware/app.py"
VERSIONED = "firmware/__init__.py"  # it holds our version, for the title
# Engines and views: where a part of one is used, nearly always all of it is, so they share a file.
_ENGINES = sorted((environment.ROOT / "lib/garden").glob("*/engine.py"))
_VIEWS = sorted((environment.ROOT / "firmware/games").glob("*/view.py"))
CORES = (
    *(f"garden.{engine.parent.name}.engine" for engine in _ENGINES),
    *(f"firmware.games.{view.parent.name}.view" for view in _VIEWS),
)

# Pinned packages: of these, the modules that our code or one of them imports go into /lib.
PACKAGES = ("adafruit_display_text", "adafruit_ticks", "adafruit_touchscreen")


def together() -> dict[str, tuple[str, ...]]:
    """Return {module: others that share its file though it does not import them}."""
    return {"firmware.app": _policy("_RESIDENT")}


def is_away_from_table(module: str) -> bool:
    """Return whether a module is never in RAM beside a table."""
    return any(fnmatchcase(module, pattern) for pattern in _policy("_AWAY_FROM_TABLE"))


@cache
def _policy(name: str) -> tuple[str, ...]:
    """Return this tuple of firmware/memory.py. The board does not need it."""
    for node in ast.parse((environment.ROOT / "firmware/memory.py").read_text("utf-8")).body:
        match node:
            case ast.Assign([ast.Name(found)], values) if found == name:
                return ast.literal_eval(values)
    raise ValueError(f"firmware/memory.py has no {name}.")


def packed_words(language: str) -> str:
    """The place on the drive of a language's texts: the firmware reads them one by one."""
    return f"firmware/words/{language.removesuffix('.py').rpartition('/')[2]}.bin"


def boards() -> list[str]:
    """The boards that have a profile."""
    profiles = (environment.ROOT / "firmware" / "boards").glob("*.py")
    return sorted(profile.stem for profile in profiles if profile.stem != "__init__")


def files() -> dict[str, Path]:
    """Every file that belongs on the drive: its place there and where it comes from."""
    found = {}
    for folder, pattern in OURS:
        for source in (environment.ROOT / folder).glob(pattern):
            found[source.relative_to(environment.ROOT).as_posix()] = source
    del found[_TYPES]
    ours = [source for source in found.values() if source.suffix == ".py"]
    found.update(library_files(ours))
    return dict(sorted(found.items()))


def library_files(sources: list[Path]) -> dict[str, Path]:
    """The library modules that these sources import, and those that they import in turn."""
    found: dict[str, Path] = {}
    while sources:
        for module in _imports(sources.pop()):
            source = _source(module)
            if source and source not in found.values():
                packages = module.split(".")[: 1 if source.stem == "__init__" else -1]
                found["/".join(("lib", *packages, source.name))] = source
                sources.append(source)
    return found


def _imports(source: Path) -> Iterator[str]:
    """Every name a file imports that could be a module of PACKAGES."""
    text = source.read_text(encoding="utf-8")
    if not any(package in text for package in PACKAGES):
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _source(module: str) -> Path | None:
    """Where a module of PACKAGES lies, found without running it: it would ask for a board."""
    package, _, inner = module.partition(".")
    if package not in PACKAGES:
        return None
    spec = importlib.util.find_spec(package)
    if not (spec and spec.origin):
        return None
    origin = Path(spec.origin)
    source = origin.with_name(f"{inner}.py") if inner else origin
    return source if source.is_file() else None
