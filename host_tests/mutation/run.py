# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs the tests of one source on each of its mutants, and prints those that no test notices.

    .venv/bin/python host_tests/mutation/run.py lib/garden/sitting.py

First the tests run once, watched: a mutant is tested only by those that reach its line, the
quickest first. Each mutant gets a process of its own, a copy of one in which everything but our own
code is loaded already, and a limit of processor time, so that a busy machine finds the same.
"""

import ast
import importlib
import json
import os
import signal
import sys
import tempfile
from importlib.machinery import PathFinder
from pathlib import Path

from mutants import mutants
from rooms import ROOMS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KNOWN = HERE / "known.txt"
_NOTICED = 1  # pytest's exit code for a failed test
_BROKEN = (2, 4)  # and those for a file that cannot even be imported
# What a copy need not import again. Nothing that stands in for a board: our own modules do, too.
_SAFE = {"pytest", "_pytest", "pluggy", "hypothesis", "PIL"} | sys.stdlib_module_names
_LEAST = 3.0  # s of processor time for any mutant
_TIMES = 8  # or this many times what its tests need


class Watch:
    """A pytest plugin: which tests reach which lines of one file, and how long they take."""

    def __init__(self, path):
        self._path = str(path)
        self._lines = set()
        self.always = set()  # lines that run when a module is imported
        self.reached = {}  # by test
        self.seconds = {}
        self.modules = set()

    def pytest_sessionstart(self):
        sys.settrace(self._called)

    def pytest_collection_finish(self):
        self.always |= self._lines

    def pytest_runtest_setup(self):
        self._lines = set()

    def pytest_runtest_logreport(self, report):
        at = report.nodeid
        self.seconds[at] = self.seconds.get(at, 0) + report.duration
        self.reached.setdefault(at, set()).update(self._lines)

    def pytest_sessionfinish(self):
        sys.settrace(None)
        self.modules = {name for name in sys.modules if name.split(".")[0] in _SAFE}

    def _called(self, frame, event, arg):
        return self._stepped if frame.f_code.co_filename == self._path else None

    def _stepped(self, frame, event, arg):
        self._lines.add(frame.f_lineno)
        return self._stepped

    def told(self):
        return {
            "always": sorted(self.always),
            "reached": {test: sorted(lines) for test, lines in self.reached.items()},
            "seconds": self.seconds,
            "modules": sorted(self.modules),
        }


class Finder:
    """Finds the mutated module in the place of the true one."""

    def __init__(self, source, tree):
        self._name = source.removeprefix("lib/").removesuffix(".py").replace("/", ".")
        self._code = compile(tree, str(ROOT / source), "exec")

    def find_spec(self, name, path=None, target=None):
        spec = None
        if name == self._name:
            spec = PathFinder.find_spec(name, path)
            spec.loader.get_code = lambda name: self._code
        return spec


def _pytest(tests, *plugins):
    import pytest

    quiet = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "--assert=plain"]
    return int(pytest.main([*quiet, *tests], plugins=list(plugins)))


def _in_a_copy(work, seconds=None):
    """Do this in a copy of this process; returns its exit code, None if its time was up."""
    pid = os.fork()
    if not pid:
        if seconds:
            signal.setitimer(signal.ITIMER_PROF, seconds)
            signal.alarm(int(_TIMES * seconds))  # one that only waits uses no processor time
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os._exit(work())
    status = os.waitpid(pid, 0)[1]
    return None if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def watch(source, tests):
    """Run these tests on the true source, and return what Watch has seen."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told.json"

        def work():
            seen = Watch(ROOT / source)
            code = _pytest(tests, seen)
            told.write_text(json.dumps(seen.told()), encoding="utf-8")
            return code

        if _in_a_copy(work):
            sys.exit(f"The tests of {source} fail before anything is changed.")
        return json.loads(told.read_text(encoding="utf-8"))


def load(modules):
    """Import what all the copies need."""
    for name in modules:
        if name not in sys.modules:
            importlib.import_module(name)


def tests_of(mutant, seen):
    """Return the tests that reach the mutant's line, the quickest first."""
    seconds = seen["seconds"]
    if mutant.line in seen["always"]:
        tests = list(seconds)
    else:
        tests = [test for test, lines in seen["reached"].items() if mutant.line in lines]
    return sorted(tests, key=lambda test: (seconds[test], test))


def is_noticed(source, tree, tests, seconds):
    """Whether one of these tests fails on this tree, or does not end in so many times its time."""

    def work():
        sys.meta_path.insert(0, Finder(source, tree))
        return _pytest(tests)

    code = _in_a_copy(work, max(_LEAST, _TIMES * seconds)) if tests else 0
    return code is None or code == _NOTICED or code in _BROKEN


def known():
    """Return {source: {a mutant's key: why no test can notice it}}."""
    found = {}
    for line in KNOWN.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            source, key, why = [part.strip() for part in line.split(" | ")]
            found.setdefault(source, {})[key] = why
    return found


def main():
    if sys.argv[1:] not in [[source] for source in ROOMS]:
        sys.exit(f"{__doc__}\nSources: {' '.join(ROOMS)}")
    source = sys.argv[1]
    sys.path += [str(ROOT / folder) for folder in ("lib", "")]
    os.chdir(ROOT)
    os.environ["CI"] = "1"  # hypothesis tries the same examples every time
    tests = [f"host_tests/{file}" for file in ROOMS[source]]
    load(["pytest"])
    seen = watch(source, tests)
    load(seen["modules"])
    return report(source, seen)


def survivors(source, seen):
    """Yield the mutants that no test notices; the true source must be one of them."""
    text = (ROOT / source).read_text(encoding="utf-8")
    seconds = seen["seconds"]
    if is_noticed(source, ast.parse(text), list(seconds), sum(seconds.values())):
        sys.exit(f"The tests of {source} fail in a copy, before anything is changed.")
    for mutant in mutants(text):
        tests = tests_of(mutant, seen)
        if not is_noticed(source, mutant.tree, tests, sum(seconds[test] for test in tests)):
            yield mutant


def report(source, seen):
    """Print the survivors that nobody knows, and what is known but does not survive."""
    excused = known().get(source, {})
    survived = set()
    complaints = 0
    for mutant in survivors(source, seen):
        survived.add(mutant.key)
        if mutant.key not in excused:
            complaints += 1
            print(f"{source}:{mutant.line}: {mutant.key}", flush=True)
    for key in excused.keys() - survived:
        complaints += 1
        print(f"{KNOWN.name}: {source}: {key}: it is noticed, or gone")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
