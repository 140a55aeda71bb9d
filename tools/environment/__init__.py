# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every tool's first line: run inside the project's own .venv, made when it is missing."""

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 10):  # noqa: UP036, an older Python gets a sentence
    sys.exit("Kitchen Garden needs Python 3.10 or newer; this is " + sys.version.split()[0])

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PROJECT = ROOT / "pyproject.toml"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

_READ_TOML = """
import json, sys
try:
    import tomllib
except ImportError:
    from pip._vendor import tomli as tomllib
with open(sys.argv[1], "rb") as project:
    print(json.dumps(tomllib.load(project)["dependency-groups"]))
"""


def enter(group: str) -> None:
    """Carry on inside .venv with this dependency group installed; never return outside it."""
    try:
        if not _inside():
            _make_venv()
        _install(group)
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run this again to go on.")
    if not _inside():
        # The tool's path stays as typed, so the project's root never comes before the
        # standard library: our code.py must not shadow Python's own.
        command = [str(PYTHON), *sys.argv]
        os.environ.setdefault("PYTHONUTF8", "1")  # our files are UTF-8, also on Windows
        if os.name == "nt":
            sys.exit(subprocess.run(command).returncode)
        os.execv(PYTHON, command)
    use_sources()


def use_sources() -> None:
    """Put the project at the end of the path: its code.py must not shadow Python's own."""
    ours = [str(ROOT / "lib"), str(ROOT)]
    shadowing = {ROOT / "tools", ROOT / "lib", ROOT}
    sys.path[:] = [folder for folder in sys.path if Path(folder).resolve() not in shadowing] + ours


def version() -> str:
    """Return the project's version, the only one there is."""
    return re.findall(r'^version = "(.+)"$', PROJECT.read_text("utf-8"), re.MULTILINE)[0]


def _inside() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def _make_venv() -> None:
    if PYTHON.exists() and _runs("-c", "import pip"):
        return
    print("Making .venv, once ...", file=sys.stderr, flush=True)
    try:
        VENV.mkdir(exist_ok=True)
    except OSError as why:
        sys.exit(
            f"{VENV} cannot be made: {why.strerror}. Kitchen Garden installs what it needs there: "
            "copy the project into a folder of your own and run this again."
        )
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True
    )
    if made.returncode or not _runs("-c", "import pip"):
        sys.exit(
            "This Python cannot make a virtual environment with pip: install both "
            "(Debian and Ubuntu: apt install python3-venv python3-pip) and run this again."
        )


def _runs(*arguments: str) -> bool:
    return subprocess.run([str(PYTHON), *arguments], capture_output=True).returncode == 0


def offer(group: str, *options: str) -> None:
    """Install what pip can get of an optional group, each package by itself."""
    wanted = _not_yet(group)
    had = [_pip("--retries=0", *options, one).returncode == 0 for one in wanted]
    if all(had):
        _write_stamp(group)


def _install(group: str) -> None:
    wanted = _not_yet(group)
    if not wanted:
        return
    done = _pip(*wanted)
    if done.returncode:
        sys.exit(
            done.stderr + "pip could not install what is needed: its message is above. "
            "Check the network connection and run this again."
        )
    _write_stamp(group)


def _not_yet(group: str) -> "list[str]":
    """Return the packages to install: all of a group, or none if its stamp is there."""
    stamp, project = _stamp(group)
    if stamp.exists() and stamp.read_text() == project:
        return []
    print(f"Installing what '{group}' needs into .venv ...", file=sys.stderr, flush=True)
    return _flatten(group, _groups(PROJECT))


def _write_stamp(group: str) -> None:
    """Note that a group is installed, and every group in it."""
    for name in [group, *_included(group, _groups(PROJECT))]:
        stamp, project = _stamp(name)
        stamp.write_text(project)


def _stamp(group: str) -> "tuple[Path, str]":
    """Return (the file that says a group is installed, its content: a hash of pyproject.toml)."""
    return VENV / f"installed-{group}", hashlib.sha256(PROJECT.read_bytes()).hexdigest()


def _pip(*wanted: str) -> "subprocess.CompletedProcess[str]":
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # Away from the root: -m would put our code.py before Python's own.
    return subprocess.run([*pip, *wanted], cwd=VENV, capture_output=True, text=True)


def _groups(project: Path) -> dict:
    """Read the dependency groups in the venv, whose pip has a tomllib even in Python 3.10."""
    answer = subprocess.run(
        [str(PYTHON), "-c", _READ_TOML, str(project)],
        capture_output=True,
        text=True,
        check=True,
        cwd=VENV,
    )
    return json.loads(answer.stdout)


def _included(group: str, groups: dict) -> "list[str]":
    inner = [entry["include-group"] for entry in groups[group] if isinstance(entry, dict)]
    return inner + [name for one in inner for name in _included(one, groups)]


def _flatten(group: str, groups: dict) -> "list[str]":
    wanted = []
    for entry in groups[group]:
        entries = _flatten(entry["include-group"], groups) if isinstance(entry, dict) else [entry]
        wanted += [one for one in entries if one not in wanted]
    return wanted
