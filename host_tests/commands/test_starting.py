# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every command starts however it is called, or says in a sentence why it cannot."""

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment
from tools.environment import ROOT

COMMANDS = sorted(path for path in (ROOT / "tools").glob("*.py") if path.stem != "__init__")
OLDEST = (3, 6)  # an older Python does not know how to say it
STARTED_BY_AN_OLDER_PYTHON = """
import runpy, sys
sys.version_info = (3, 9, 18, "final", 0)
sys.version = "3.9.18 (main)"
sys.argv = [sys.argv[1], "--help"]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
PACKAGES = {path.name for path in (ROOT / "tools").iterdir() if path.is_dir()} | {
    path.stem for path in COMMANDS
}
# These run on boards, on the small VM or in the page, where nothing is called tools.
INSIDE = ("smallboard", "inside", "shared", "host", "page", "small", "micropython", "onboard.py")


def run(*words, **more):
    return subprocess.run(
        [sys.executable, *map(str, words)], capture_output=True, text=True, timeout=120, **more
    )


@pytest.mark.parametrize("command", COMMANDS, ids=lambda path: path.stem)
def test_an_older_python_gets_a_sentence(command):
    done = run("-c", STARTED_BY_AN_OLDER_PYTHON, command)
    assert done.stderr == "Kitchen Garden needs Python 3.10 or newer; this is 3.9.18\n"
    assert done.returncode == 1


@pytest.mark.parametrize(
    "source", [*COMMANDS, ROOT / "tools/environment/__init__.py"], ids=lambda path: path.stem
)
def test_an_older_python_can_read_what_says_it(source):
    tree = ast.parse(source.read_text("utf-8"), feature_version=OLDEST)
    for node in ast.walk(tree):
        assert not isinstance(node, ast.NamedExpr), "older Pythons have no :="
        if isinstance(node, ast.arg | ast.FunctionDef):
            written = node.annotation if isinstance(node, ast.arg) else node.returns
            # X | None and list[str] are evaluated there, and fail: they stand in quotes.
            assert not isinstance(written, ast.BinOp | ast.Subscript), ast.unparse(node)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda path: path.stem)
def test_a_command_starts_without_its_folder_in_the_path(command):
    done = run("-I", command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "python3 tools/" in done.stdout or "usage" in done.stdout


@pytest.mark.parametrize("name", ["play", "engine", "decode", "test"])
def test_a_command_starts_as_a_module(name):
    done = run("-m", f"tools.{name}", "--help", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("missing", [("stdin",), ("stdout",), ("stdin", "stdout")])
def test_the_engine_leaves_quietly_where_nobody_asks_or_listens(missing):
    closing = "import os, sys\n" + "".join(f"os.close(sys.{name}.fileno())\n" for name in missing)
    start = f"os.execv(sys.executable, [sys.executable, {str(ROOT / 'tools/engine.py')!r}])"
    done = run("-c", closing + start, input="games\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_engine_leaves_quietly_when_its_listener_goes():
    words = [sys.executable, str(ROOT / "tools/engine.py")]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(words, **pipes) as engine:
        engine.stdout.close()
        engine.stdin.write(b"games\n")
        engine.stdin.close()
        assert engine.stderr.read() == b""


# -- the first run -------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_written_is_said_to_be_one(monkeypatch, capsys):
    nowhere = Path("/proc/nothing/.venv")
    monkeypatch.setattr(environment, "VENV", nowhere)
    monkeypatch.setattr(environment, "PYTHON", nowhere / "bin/python")
    with pytest.raises(SystemExit, match=r"cannot be made: .*\. Kitchen Garden installs what it"):
        environment._make_venv()


def test_ctrl_c_in_the_first_run_ends_it_with_a_sentence(monkeypatch):
    def pressed(*_):
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(environment, "_install", pressed)
    with pytest.raises(SystemExit, match="Stopped. Run this again to go on."):
        environment.enter("play")


def test_what_is_installed_with_another_group_is_not_installed_again(tmp_path, monkeypatch):
    monkeypatch.setattr(environment, "_stamp", lambda group: (tmp_path / group, "now"))
    environment._write_stamp("test")
    assert {path.name for path in tmp_path.iterdir()} == {"test", "play", "flash"}
    assert environment._not_yet("flash") == []


# -- one import root -----------------------------------------------------------------------------


def imported(source):
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.partition(".")[0]


def test_everything_in_tools_is_imported_as_tools():
    for folder in ("tools", "host_tests"):
        for source in (ROOT / folder).rglob("*.py"):
            if not set(INSIDE) & set(source.parts) and "helpers/vm/" not in source.as_posix():
                assert not set(imported(source)) & PACKAGES, source


def test_no_command_has_the_name_of_a_module_of_pythons_own():
    assert {path.stem for path in COMMANDS} & sys.stdlib_module_names == set()
