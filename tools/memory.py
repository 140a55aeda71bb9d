# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Test on the small VM whether the games live in the board's heap: python3 tools/memory.py.

The VM has the board's word size and garbage collector, loads the same .mpy files, and its
stand-ins for the board's own modules take what the real ones take (tools/stand_ins). Monkeys
press everything in whole games, each at other seats, options and settings, with 136,000 bytes
free at the start in a heap that is cut into areas like the board's. One of them spends a whole
evening without switching off: all games, the score pad, the medals, the settings.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402

environment.use_sources()

from tools import building, stand_ins, tracebacks, vm  # noqa: E402
from tools.building import manifest  # noqa: E402
from tools.bundling.lines import LineMap  # noqa: E402
from tools.bundling.modules import dotted  # noqa: E402
from tools.circuitpython import interning  # noqa: E402

BOARD = 142_272  # bytes to allocate on a board; it says 146,752, which counts tables to come
FREE = 136_000  # bytes that have to be enough
_STEP = 1_000
_PLENTY = 400_000
_LOW = 60_000
_HERE = Path(__file__).with_name("smallboard")
PATHS = (_HERE, *stand_ins.folders("small"))  # where the small VM imports from without a drive
LIVE, LOOK, _ONLY_FREE, STARVE = range(4)  # the values of HOW in smallboard/monkey.py
_LOST = 2  # exit code of a monkey that found no way to its goal,
_RESTART = 3  # and of one whose firmware asked for a restart
_RESTARTS = 50  # no monkey should see as many


def main() -> int:
    wanted = _parse()
    environment.enter("flash")
    try:
        with tempfile.TemporaryDirectory() as folder:
            drive = Drive(Path(folder))
            return _where(drive, wanted.where) if wanted.where else _try_all(drive, wanted)
    except (vm.NoVm, Lost, SyntaxError) as why:
        sys.exit(str(why))


def _parse() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        description="Test whether the games live in the board's heap."
    )
    options.add_argument("--monkeys", type=int, default=3, help="a game; 3 by default")
    options.add_argument("--least", action="store_true", help="the least heap of each game's first")
    options.add_argument(
        "--where", metavar="GAME", help="the most live bytes on each screen instead"
    )
    return options.parse_args()


def _try_all(drive: "Drive", wanted: argparse.Namespace) -> int:
    from garden import GAMES

    died = 0
    for game in GAMES:
        for nth in range(wanted.monkeys):
            died += _try(drive, plan(game, nth), wanted.least and not nth)
    died += _try(drive, evening(0), wanted.least)
    print(f"{died} died." if died else f"All of them live in {FREE:,} bytes.")
    return 1 if died else 0


def _try(drive: "Drive", words: "list[str]", least: bool) -> int:
    """Print how one monkey fared; return 1 if it died."""
    report = drive.run(words)
    print(f"{_short(words):<96}{_ending(report)}", flush=True)
    died = _tell_trouble(drive, report)
    if least:
        enough = drive.least(words)
        print(f"    it needs {enough:,} bytes" if enough else "    no heap is enough", flush=True)
    return died


def _short(words: "list[str]") -> str:
    tables = [word for word in words if ":" in word]
    settings = [word for word in words[2:] if "=" in word and not word.endswith("=0")]
    return " ".join([*tables, f"monkey {words[0]}", *settings])


def _ending(report: "Report") -> str:
    if report.trouble:
        return "DIED"
    short = f", ran out of memory {report.recoveries} times" if report.recoveries else ""
    fresh = f", started afresh {report.restarts} times" if report.restarts else ""
    return f"came to the end after {report.presses} presses{short}{fresh}"


def _where(drive: "Drive", game: str) -> int:
    """Print the most live bytes on each screen, and the modules that were loaded then."""
    report = drive.run(plan(game, 0), BOARD, LOOK)
    for top, live in sorted(report.most.items(), key=lambda row: -row[1]):
        print(f"{top or '(starting)':<12}{live:>10,} bytes  {_ours(report.modules.get(top, ()))}")
    return _tell_trouble(drive, report)


def _ours(modules: "Collection[str]") -> str:
    return " ".join(name for name in sorted(modules) if name.startswith(("firmware.", "garden.")))


def _tell_trouble(drive: "Drive", report: "Report") -> int:
    """Print the traceback of a monkey that died, in lines of the sources; return 1 if it did."""
    if report.trouble:
        print(tracebacks.Translator(drive.lines, environment.ROOT).text(report.trouble), flush=True)
    return 1 if report.trouble else 0


# -- what a monkey does -------------------------------------------------------------------------


def plan(game: str, nth: int) -> "list[str]":
    """Return a monkey's arguments: seed, may it write the drive, settings, game and seats."""
    from garden import engine

    seats = engine(game).SEATS
    return [
        str(nth + 1),
        str(nth % 2),
        *_settings(game, nth),
        f"{game}:{seats[-1 - nth % len(seats)]}",
    ]


def evening(nth: int) -> "list[str]":
    """Return the arguments of a monkey that plays all games of the drive in one evening."""
    from garden import GAMES, engine

    games = [game for game in GAMES if f"lib/garden/{game}/__init__.py" in manifest.files()]
    tables = [f"{game}:{engine(game).SEATS[-1]}" for game in games]
    return [str(nth + 100), "1", *_settings("evening", nth), *tables]


def _settings(game: str, nth: int) -> "list[str]":
    chance = Random(f"{game} {nth}")
    any_of = {"handover": 3, "preview": 2, "motion": 2, "skin": 2, "contrast": 2, "left_handed": 2}
    chosen = {name: chance.randrange(values) for name, values in any_of.items()}
    # Every other one in another language, and every third without tips.
    chosen |= {"language": nth % 2, "coach": int(nth % 3 < 2), "speed": 2}
    return [f"{name}={value}" for name, value in chosen.items()]


# -- the small VM -------------------------------------------------------------------------------


class Lost(Exception):
    """A monkey could not start, or found no way to its goal: the message has its own words."""


class Report:
    """How a monkey fared; `trouble` is a traceback, "" if it came to its end."""

    def __init__(self, done: "subprocess.CompletedProcess[str]") -> None:
        lines = done.stdout.splitlines()
        self.free = _free(done)
        self.trouble = (done.stdout + done.stderr).strip() if done.returncode else ""
        # The most names at a time: after a restart they are counted anew.
        self.names = max(map(int, re.findall(r"^names (\d+)$", done.stdout, re.M)), default=0)
        self.most: dict[str, int] = {}  # live bytes by screen
        for top, live in re.findall(r"^(\w*)\t(\d+)$", done.stdout, re.M):
            self.most[top] = max(self.most.get(top, 0), int(live))
        # {screen: modules in RAM then}, where the monkey was asked to look
        self.modules: dict[str, list[str]] = {}
        for top, live, names in re.findall(r"^with\t(\w*)\t(\d+)\t(.*)$", done.stdout, re.M):
            if int(live) == self.most.get(top):
                self.modules[top] = names.split("\t")
        famine = re.search(r"^famine (\d+) (\d+)", done.stdout, re.M)
        # how often the heap was used up: the crash screen was shown, or the game went on
        self.crashes, self.survived = map(int, famine.groups()) if famine else (0, 0)
        self.presses = self.recoveries = self.restarts = 0
        if not self.trouble:
            self.presses, self.recoveries, self.restarts = map(int, lines[-1].split()[1:])


def _free(done: "subprocess.CompletedProcess[str]") -> int:
    return int(_said(r"^free (\d+)", done))


def _said(pattern: str, done: "subprocess.CompletedProcess[str]") -> str:
    """Return what a monkey printed in a line of this pattern."""
    found = re.search(pattern, done.stdout, re.M)
    if not found:
        raise Lost(f"It stopped too early:\n{(done.stdout + done.stderr).strip()}")
    return found[1]


class Drive:
    """The firmware as it is on a board's drive, and monkeys beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "drive"
        self.lines = lay(self.folder)

    def run(
        self, words: "list[str]", free: int = FREE, look: int = LIVE, timeout: float = 300
    ) -> "Report":
        """Let a monkey play, with so many bytes free at its start."""
        return Report(self._run(words, self._heap(words, free), look, timeout))

    def _heap(self, words: "list[str]", free: int) -> int:
        """Find the heap that leaves so much free beside the monkey and what the VM itself keeps."""
        heap = 2 * free
        for _ in range(2):
            heap -= _free(self._run(words, heap, _ONLY_FREE, 60)) - free
        return heap

    def _run(
        self, words: "list[str]", heap: int, look: int, timeout: float
    ) -> "subprocess.CompletedProcess[str]":
        with tempfile.TemporaryDirectory() as place:
            here = shutil.copytree(self.folder, Path(place, "drive"))
            args = [*words[:2], look, *words[2:]]
            done = vm.run("monkey", args, heap, timeout=timeout, drive=here)
            before = ""
            for _ in range(_RESTARTS):
                if done.returncode != _RESTART:
                    break
                again = _restart(done, here)
                before += done.stdout
                done = vm.run("monkey", [*args, again], heap, timeout=timeout, drive=here)
            done.stdout = before + done.stdout
        if done.returncode == _LOST:
            raise Lost(f"{' '.join(words)}:\n{done.stdout.strip()}")
        return done

    def least(self, words: "list[str]") -> "int | None":
        """Return the least free memory at the start that is enough; None if none is."""

        def lives(free: int) -> bool:
            return not self.run(words, free).trouble

        return least_heap(lives, _LOW, FREE) or least_heap(lives, FREE, _PLENTY)


def _restart(done: "subprocess.CompletedProcess[str]", drive: Path) -> str:
    """Keep what is in nvm; return the word with which the monkey goes on."""
    nvm = bytes.fromhex("".join(re.findall(r"^nvm (\w+)", done.stdout, re.M)))
    (drive / "nvm.bin").write_bytes(nvm)
    return "@" + ",".join(_said(r"^restart (.+)", done).split())


def lay(
    folder: Path,
    beside: "Collection[str]" = ("areas", "famine", "handheld", "interned", "monkey"),
) -> LineMap:
    """Put the drive there as the small VM takes it, with these modules of smallboard on it.

    Return the line map of its bundles."""
    sources = [*stand_ins.sources("small"), *[_HERE / (name + ".py") for name in beside]]
    external = {source.name: source.read_text("utf-8") for source in sources}
    drive, lines = building.contents(manifest.files(), external=external)
    compiled = {place: b"M" + drive[place][1:] for place in drive if place.endswith(".mpy")}
    rom = set().union(*map(interning.in_mpy, compiled.values())) & interning.in_rom()
    modules = [dotted(place.removesuffix(".mpy") + ".py") for place in compiled]
    lists = {"rom.txt": rom, "modules.txt": modules}
    texts = {place: "\n".join(sorted(names)).encode() for place, names in lists.items()}
    assert lines, "only sources come without a map"
    building.write({**drive, **compiled, **texts}, folder)
    return lines


def least_heap(lives: "Callable[[int], bool]", low: int, high: int) -> "int | None":
    """Find the smallest heap that is enough, to the next step, by bisection; None if none is."""
    if not lives(high):
        return None
    while high - low > _STEP:
        middle = (low + high) // 2
        if lives(middle):
            high = middle
        else:
            low = middle
    return high


if __name__ == "__main__":
    sys.exit(main())
