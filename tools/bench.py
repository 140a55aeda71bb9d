# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Speed and memory, measured the same way each time: python3 tools/bench.py.

It measures the engines beside the plain rules (host_tests/helpers/plain), on CPython and the small
VM; similar libraries, where pip can install them; the bytes that a frame sends; the heap on the
32-bit VM; how costs grow; felt speed: how long a board takes to answer a press, beside its budget
(--felt: only that). Every row ends in a ratio: the figure beside ours, divided by ours.
"""

import argparse
import json
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402

if TYPE_CHECKING:
    from tools.benching.rows import Row
    from tools.benching.sittings import Played

    _Found = Iterable[Row | str]
    # A name, the function that measures it, whether others may run meanwhile.
    _Step = tuple[str, Callable[[], _Found], bool]

# scipy and OpenSpiel take an hour to compile: only ready-made wheels are installed.
_READY_MADE = "--only-binary=numpy,open-spiel,scipy"
_AT_ONCE = 2  # small VMs
_OUR_JSON = b'{\n "python": '  # how a file that --json wrote begins


def main(arguments: "Sequence[str] | None" = None) -> None:
    wanted = _parse(arguments)
    environment.enter("bench")
    from tools import outputs

    try:
        if wanted.json and wanted.json != "-":
            outputs.check_file(Path(wanted.json), lambda head: head.startswith(_OUR_JSON))
    except outputs.Refused as why:
        sys.exit(str(why))
    if not wanted.felt:
        environment.offer("peers", _READY_MADE)
    sys.path.append(str(environment.ROOT / "host_tests" / "helpers"))
    from tools.benching import page, report
    from tools.benching.bench_targets import targets

    rows, notes = measured(wanted.felt)
    reached = list(targets(rows))
    if wanted.json:
        python = platform.python_version()
        _write(wanted.json, {"python": python, "rows": rows, "targets": reached, "notes": notes})
    if wanted.markdown:
        print(page.page(rows, reached))
    elif wanted.json != "-":
        print(report.table(rows, reached, notes))
    if wanted.compare is not None:
        changes = report.compare(rows, wanted.compare)
        print("\n" + changes, file=sys.stderr if wanted.json == "-" else None)


def _parse(arguments: "Sequence[str] | None") -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", metavar="FILE", help="write every row there; - is the output")
    parser.add_argument(
        "--compare", metavar="OLD.json", type=_old_rows, help="say what changed since"
    )
    parser.add_argument("--felt", action="store_true", help="measure felt speed and nothing else")
    parser.add_argument("--markdown", action="store_true", help="print what docs/figures.md shows")
    return parser.parse_args(arguments)


def _old_rows(file: str) -> "list[Row]":
    """Return the rows of a file that --json wrote."""
    try:
        return json.loads(Path(file).read_text())["rows"]
    except (OSError, ValueError, KeyError, TypeError):
        raise argparse.ArgumentTypeError(f"{file} is no file that --json has written")


def _write(file: str, figures: "dict[str, object]") -> None:
    text = json.dumps(figures, indent=1) + "\n"
    if file == "-":
        print(text, end="")
    else:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).write_text(text)


def measured(only_felt: bool = False) -> "tuple[list[Row], list[str]]":
    """Return all rows, and a sentence for everything that could not be measured here."""
    from tools import vm

    with tempfile.TemporaryDirectory() as folder:
        steps = [] if only_felt else list(_on_cpython())
        notes: list[str] = []
        try:
            steps += _felt(Path(folder), notes)
            if not only_felt:
                steps += _on_the_small_vm(Path(folder), notes)
        except vm.NoVm as why:
            notes.append(f"{why} So nothing was measured on it.")
        found = _run(steps)
    rows = [row for row in found if not isinstance(row, str)]
    return rows, notes + [note for note in found if isinstance(note, str)]


def _on_cpython() -> "Iterator[_Step]":
    """Yield the steps that need no small VM."""
    from tools.benching import engines, frames, heap, peers
    from tools.benching.machines import Cpython

    sittings = _sittings()
    for played in sittings:
        yield f"{played['name']} on CPython", _rows(engines.rows, Cpython(), played), False
    yield "peers", _rows(peers.rows, sittings), False
    yield "frames", frames.rows, False
    yield "modules", heap.modules, False


def _on_the_small_vm(folder: Path, notes: "list[str]") -> "Iterator[_Step]":
    from garden import GAMES
    from tools import memory
    from tools.benching import engines, heap
    from tools.benching.machines import SmallVm

    machine = SmallVm(folder / "engines")
    if machine.unit != "instructions":
        notes.append("valgrind is absent, so the small VM was timed: apt install valgrind counts.")
    for played in _sittings():
        yield f"{played['name']} on the small VM", _rows(engines.rows, machine, played), True
    for operations, scale in engines.SCALES:
        yield "growth", _rows(engines.growth, machine, operations, scale), True
    drive = memory.Drive(folder)
    for name in GAMES:
        yield f"heap of {name}", _rows(heap.rows, drive, name), True


def _felt(folder: Path, notes: "list[str]") -> "Iterator[_Step]":
    from tools import vm
    from tools.benching import felt

    if not shutil.which("valgrind"):
        notes.append("valgrind is absent, so felt speed was not measured: apt install valgrind.")
        return
    vm.path("amd64")
    machine = felt.Felt(folder / "felt")
    for name, measure in felt.measures():
        yield f"felt: {name}", _rows(measure, machine), False


def _sittings() -> "list[Played]":
    """Play a sitting of each game, with as many seats as it allows."""
    from garden import GAMES, engine
    from tools.benching.sittings import sitting

    return [sitting(name, engine(name).SEATS[-1]) for name in GAMES]


def _rows(measure: "Callable[..., _Found]", *args: Any) -> "Callable[[], _Found]":
    return lambda: measure(*args)


def _run(steps: "list[_Step]") -> "list[Row | str]":
    """Return the rows of all steps, in their order; a sentence for each step that failed."""
    from tools import memory, vm
    from tools.benching.rows import Broken

    began = time.monotonic()
    done: list[_Step] = []

    def run(step: "_Step") -> "list[Row | str]":
        try:
            found: list[Row | str] = list(step[1]())
        except (Broken, memory.Lost, vm.NoVm) as why:
            found = [f"{step[0]} could not be measured. {why}"]
        done.append(step)
        took = time.monotonic() - began
        print(f"[{len(done):2}/{len(steps)}] {took:4.0f} s  {step[0]}", file=sys.stderr, flush=True)
        return found

    alone = [run(step) for step in steps if not step[2]]
    with ThreadPoolExecutor(_AT_ONCE) as together:
        rest = list(together.map(run, [step for step in steps if step[2]]))
    return [row for found in alone + rest for row in found]


if __name__ == "__main__":
    main()
