# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The machines that operations run on: CPython, timed by the clock; the small VM, by count."""

import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from tools import environment, vm

from . import work
from .rows import Broken
from .sittings import Played

_HERE = Path(__file__).parent
_SIDES = {"ours": work.Ours, "plain": work.Plain}
_LONG_ENOUGH = 0.15  # seconds that an operation is repeated for
_OFTEN_ENOUGH = 5
# Other programs may run meanwhile: their time is not counted where the clock is fine enough.
_FINE = time.get_clock_info("process_time").resolution < 1e-6
_CLOCK = time.process_time if _FINE else time.perf_counter
_OURS = ("__init__.py", "work.py")  # that run on the VM too, with all of looks
_HEAP = "16m"
_CUT = "Trigger: --dump-before"


Answers = dict[str, tuple[object, float]]  # by operation: its answer, and what it cost


class Machine(Protocol):
    """What runs the operations and says what each cost."""

    name: str
    unit: str

    def costs(self, sitting: Played, side: str, names: Sequence[str]) -> Answers: ...


class Cpython:
    """Microseconds, the best of some runs."""

    name, unit = "CPython", "us"

    def costs(self, sitting: Played, side: str, names: Sequence[str]) -> Answers:
        """Return each operation's answer, and what it cost."""
        mine = _SIDES[side](sitting)
        return {name: best(partial(mine.prepare, name)) for name in names}


def best(prepare: Callable[[], Callable[[], object]]) -> tuple[object, float]:
    """Return the answer and the shortest time of an operation that is made ready each time."""
    times: list[float] = []
    until = time.perf_counter() + _LONG_ENOUGH
    while len(times) < _OFTEN_ENOUGH or time.perf_counter() < until:
        run = prepare()
        began = _CLOCK()
        answer = run()
        times.append(_CLOCK() - began)
    return answer, min(times) * 1e6


class SmallVm:
    """The same operations from .mpy files: instructions, or microseconds without valgrind."""

    name = "the small VM"

    def __init__(self, folder: Path) -> None:
        self._folder = Path(folder)
        self._counts = bool(shutil.which("valgrind"))
        self.unit = "instructions" if self._counts else "us"
        # The 64-bit build is the one that valgrind runs everywhere.
        self._arch = "amd64" if self._counts else "i386"
        vm.path(self._arch)
        vm.compile(environment.ROOT / "lib", self._folder)
        vm.compile(environment.ROOT / "host_tests/helpers/plain", self._folder / "plain")
        vm.compile([_HERE / name for name in _OURS], self._folder / "benching")
        vm.compile(_HERE / "looks", self._folder / "benching/looks")
        vm.compile([_HERE / "inside/measured.py"], self._folder)

    def costs(self, sitting: Played, side: str, names: Sequence[str]) -> Answers:
        """Return each operation's answer, and what it cost."""
        with tempfile.TemporaryDirectory() as place:
            file = Path(place, "sitting.json")
            file.write_text(json.dumps(sitting))
            printed = self._run(place, (file, side, *names))
            counts = (
                [instructions(cut) for cut in cuts(place)]
                if self._counts
                else [took for _, _, took in printed]
            )
        nothing, *counts = counts
        return {
            name: (answer, max(count - nothing, 1))
            for (name, answer, _), count in zip(printed[1:], counts, strict=True)
        }

    def _run(self, place: str, args: Iterable[object]) -> list[list[Any]]:
        done = subprocess.run(
            [
                *(callgrind(place) if self._counts else ()),
                *vm.command(self._arch),
                "-X",
                f"heapsize={_HEAP}",
            ]
            + ["-m", "measured", *map(str, args)],
            cwd=place,
            env={"MICROPYPATH": str(self._folder)},  # nothing else: its length is counted too
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise Broken(f"The small VM stopped: {(done.stdout + done.stderr).strip()}")
        return [json.loads(line) for line in done.stdout.splitlines()]


def callgrind(place: str) -> list[str]:
    """Return what to put before a command to have its instructions counted into this folder."""
    return [
        *("valgrind", "-q", "--tool=callgrind", "--dump-before=getenv"),
        f"--callgrind-out-file={place}/counted",
    ]


def cuts(place: str) -> list[str]:
    """Return what callgrind wrote between each pair of cuts; the program's end is no cut."""
    files = sorted(Path(place).glob("counted.*"), key=lambda file: int(file.suffix[1:]))
    texts = [text for text in (file.read_text() for file in files) if _CUT in text]
    # MicroPython itself calls getenv, too: twice at its start and once at its end.
    return texts[3:-1:2]


def instructions(cut: str) -> int:
    """Return how many instructions callgrind counted up to this cut."""
    counted = re.search(r"^summary: (\d+)", cut, re.M)
    assert counted, "callgrind sums up every cut"
    return int(counted[1])
