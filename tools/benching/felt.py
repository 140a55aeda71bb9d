# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Felt speed: how long a board takes from a press until its picture is whole and still.

The same keys are pressed in the simulator and on the small VM. The simulator counts the pixels of
each frame, and finds the last frame that sends any; the VM counts the instructions of these
frames, and runs once more to count the modules that they load, the files that they open and the
objects that they make: the board makes a grid or a shape in C, the VM in Python, and the difference
is subtracted. An answer that takes several frames waits 20 ms for each but the first. Intended
waits are left out: a hold, a second direction for a diagonal, the pace of bots. Motion is off.

What each of these takes was fitted to what CircuitPython 10.2.1 itself took from the physical press
to the still picture, in 31 of these rows: host_tests/commands/test_bench.py has them, and how far
the estimate was off.
"""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator
from operator import mul
from pathlib import Path
from statistics import median, median_low
from typing import NamedTuple

from tools import memory, vm
from tools.building import prepared

from . import machines
from .rows import Broken, Row, board_ms, row
from .scenes import BOTS, POWER_ON, SCENES, Action, Scene

PART = "felt on a board"
_FRAME = 20  # ms
# In ms, all of them fitted:
_HEARD = 3  # until a press is scanned and the loop looks at it; TURN counts when it is let go,
_LET_GO = 20  # so much later
_INSTRUCTION = 0.85  # of what pystone says
_COLLECTION = -12  # the VM's heap has 64-bit words: 1.5 million instructions, and 10 ms on a board
_PIXEL = 0.00595
_LOAD = 4.7  # of a module, beside the instructions that read it
_OPEN = 1  # of any other file
_BOOT = 74 + 87  # before our code begins: CircuitPython, then boot.py
# What the firmware keeps is 1.45 times as large with 64-bit words: this heap has 212,000 bytes free
# at the start, and is as full as a board's with 146,500, which is what CircuitPython leaves.
_HEAP = 251_000
_IN_C = 2_000  # instructions to make a grid or a shape in C: its arguments read, two allocations
_MADE = 6  # the VM's first cuts: ten times nothing, and ten objects of each kind made
_STILL = 40  # frames after a press, in which the picture comes to rest
_TAP = 3  # frames that a key is down
_SEEDS = 12  # tried until a person begins
_LONGEST = 4000  # frames until bots have had their turns
_TURNS = range(3, 8)  # turns of bots that are compared: the first ones are not typical


class Frame(NamedTuple):
    """What a frame shows in the simulator."""

    pixels: int  # sent to the screen
    busy: bool  # a bot has begun to think and is not done
    moves: int  # made at this table
    top: str  # the screen on top


class Step(NamedTuple):
    """What feel.py is told to press, and how many of the frames that follow it measures."""

    keys: str
    wait: int
    measured: int
    frames: int


class Cost(NamedTuple):
    """What a frame takes on the small VM."""

    instructions: float
    collections: int
    busy: bool
    loads: int
    opens: int
    top: str


_Measure = Callable[["Felt"], Iterable[Row]]
_Shown = list[tuple[Action, list[Frame]]]  # the frames of each action


class Felt:
    """Measures scenes on the small VM, with the firmware laid out in a folder as its drive."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        memory.lay(folder, ("handheld", "feel"))
        # The firmware would make missing files now, and say so over the title.
        for name, content in prepared.files().items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)

    def rows(self, scene: Scene) -> Iterator[Row]:
        """Measure every action of a scene."""
        seed, steps, shown = _play(scene)
        costs = self._costs(scene, seed, steps)
        for action, frames in shown:
            mine, costs = costs[: len(frames)], costs[len(frames) :]
            for frame, cost in zip(frames, mine, strict=True):
                if frame.top != cost.top:
                    raise Broken(f"{action.what}: the small VM shows {cost.top}, not {frame.top}.")
            if action.what:
                yield _row(action, frames, mine)

    def bot_row(self, scene: Scene) -> Row:
        """Measure a bot's turn, from the end of the move before it to the end of its own."""
        steps, frames = _watch(scene)
        _, *costs = self._costs(scene, scene.seed, steps)
        return _row(scene.actions[-1], *_beyond_thinking(frames, costs))

    def _costs(self, scene: Scene, seed: int, steps: list[Step]) -> list[Cost]:
        counted = self._run(scene, seed, steps, count=False)
        reported = self._run(scene, seed, steps, count=True)
        nothing, *making = [instructions / 10 for _, (instructions, _) in counted[:_MADE]]
        slower = [max(cost - nothing - _IN_C, 0) for cost in making]
        return [
            Cost(
                instructions - sum(map(mul, slower, made)), collected, bool(busy), loads, opens, top
            )
            for (_, (instructions, collected)), (top, (busy, loads, opens, *made)) in zip(
                counted[_MADE:], reported[_MADE:], strict=True
            )
        ]

    def _run(
        self, scene: Scene, seed: int, steps: list[Step], count: bool
    ) -> list[tuple[str, list[int]]]:
        """Return ("", [instructions, collections]) of each frame; with `count`, as feel.py says."""
        words = [":".join(map(str, step)) for step in steps]
        with tempfile.TemporaryDirectory() as place:
            here = shutil.copytree(self._folder, Path(place, "drive"))
            command = vm.command("i386" if count else "amd64")
            done = subprocess.run(
                [*([] if count else machines.callgrind(place)), *command, "-X"]
                + [f"heapsize={_HEAP}", "-m", "feel", str(seed), str(int(count))]
                + [scene.settings, *words],
                cwd=here,
                env={"MICROPYPATH": ":lib"},
                capture_output=True,
                text=True,
            )
            if done.returncode:
                raise Broken(f"The small VM stopped: {(done.stdout + done.stderr).strip()}")
            if not count:
                return [
                    ("", [machines.instructions(cut), collections(cut)])
                    for cut in machines.cuts(place)
                ]
        lines = [line.split("\t") for line in done.stdout.splitlines() if "\t" in line]
        return [(top, list(map(int, figures))) for top, *figures in lines]


def collections(cut: str) -> int:
    """Return how often the VM collected garbage: each time, it calls pthread_self once."""
    asked = re.search(r"\((\d+)\) pthread_self\n", cut)
    if not asked:
        return 0
    return sum(map(int, re.findall(rf"^cfn=\({asked[1]}\).*\ncalls=(\d+)", cut, re.M)))


# -- in the simulator ---------------------------------------------------------------------------


class _Player:
    """Presses the keys of a scene in the simulator, frame by frame."""

    def __init__(self, scene: Scene, seed: int) -> None:
        from tools.sim import Sim

        self.sim = sim = Sim("pybadge", "en", seed)
        self.start = Frame(sim.bus.sent // 2, False, 0, self.top)
        for pair in scene.settings.split(","):
            name, value = pair.split("=")
            sim.app.settings[name] = int(value)
        sim.app.apply_settings()

    @property
    def top(self) -> str:
        return type(self.sim.top).__name__

    def frame(self) -> Frame:
        """Step the firmware once."""
        import supervisor

        before = self.sim.bus.sent
        supervisor.now += _FRAME  # type: ignore[attr-defined]  # the simulator's own clock
        busy = self.sim.app.step()
        pixels = (self.sim.bus.sent - before) // 2
        sitting = getattr(self.sim.top, "sitting", None)
        return Frame(pixels, bool(busy), len(sitting.log) if sitting else 0, self.top)

    def press(self, keys: str, wait: int, frames: int) -> list[Frame]:
        """Press or let go of these keys; return the frames that follow."""
        self.sim.run(wait * _FRAME)
        up = keys[-1:] == "-"
        if keys.strip("+-"):
            self.sim.hold(keys.strip("+-"), not up)
        shown = []
        for nth in range(frames):
            if nth == _TAP and keys.isalpha():
                self.sim.hold(keys, False)
            shown.append(self.frame())
        return shown


def _play(scene: Scene) -> tuple[int, list[Step], _Shown]:
    """Return (seed, steps for the VM, frames of each action) of a seed at which a person begins."""
    for seed in range(scene.seed, scene.seed + _SEEDS):
        steps, shown = _try(scene, seed)
        if not any(frame.busy for _, frames in shown for frame in frames):
            return seed, steps, shown
    raise Broken(f"{scene.name}: a bot always begins.")


def _try(scene: Scene, seed: int) -> tuple[list[Step], _Shown]:
    player = _Player(scene, seed)
    steps: list[Step] = []
    shown: _Shown = [(scene.actions[0], [player.start])]
    for action in scene.actions[1:]:
        if action.before and player.top != action.before:
            raise Broken(f"{action.what}: on top is {player.top}, not {action.before}.")
        frames = player.press(action.keys, action.wait, _STILL)
        if action.what:
            shown.append((action, _until_still(frames)))
        measured = len(shown[-1][1]) if action.what else 0
        steps.append(Step(action.keys, action.wait, measured, _STILL))
    return steps, shown


def _until_still(frames: list[Frame]) -> list[Frame]:
    sent = [nth for nth, frame in enumerate(frames) if frame.pixels]
    return frames[: sent[-1] + 1 if sent else 1]


def _watch(scene: Scene) -> tuple[list[Step], list[Frame]]:
    """Return (steps up to a typical turn of a bot, the frames of that turn), while bots play."""
    player = _Player(scene, scene.seed)
    steps = []
    for action in scene.actions[1:-1]:
        player.press(action.keys, action.wait, _STILL)
        steps.append(Step(action.keys, action.wait, 0, _STILL))
    starts: list[int] = []
    frames: list[Frame] = []
    while len(starts) <= _TURNS[-1] + 1:
        frames.append(player.frame())
        if frames[1:] and frames[-1].moves > frames[-2].moves:
            starts.append(len(frames) - 1)
        if len(frames) > _LONGEST:
            raise Broken(f"{scene.name}: the bots do not take turns.")
    first, last = _typical([starts[nth : nth + 2] for nth in _TURNS], frames)
    steps.append(Step("", first, last - first, last - first))
    return steps, frames[first:last]


def _typical(turns: list[list[int]], frames: list[Frame]) -> list[int]:
    """Return the first turn that sends the median number of pixels."""
    pixels = [sum(frame.pixels for frame in frames[first:last]) for first, last in turns]
    return turns[pixels.index(median_low(pixels))]


def _beyond_thinking(frames: list[Frame], costs: list[Cost]) -> tuple[list[Frame], list[Cost]]:
    """Leave out a bot's thoughts, and the frames in which its move is seen.

    A frame in which a bot both begins and ends to think counts whole. What is done while nothing
    changes on the screen lies in the pace.
    """
    thoughts = [cost.instructions for cost in costs if cost.busy]
    rest = min(cost.instructions for cost in costs)
    kept: list[tuple[Frame, Cost]] = []
    for frame, cost in zip(frames, costs, strict=True):
        # The first thought comes with what is loaded for it.
        first = cost.busy and not any(before.busy for _, before in kept)
        if cost.busy and not first:
            continue
        more = cost.instructions - (median(thoughts) if first else rest)
        kept.append((frame, cost._replace(instructions=max(more, 0))))
    felt = [(frame, cost) for frame, cost in kept if frame.pixels or cost.busy]
    return [frame for frame, _ in felt], [cost for _, cost in felt]


# -- rows ---------------------------------------------------------------------------------------


def _row(action: Action, frames: list[Frame], costs: list[Cost]) -> Row:
    frames, costs = _from_the_answer(frames, costs)
    pixels, pauses = sum(frame.pixels for frame in frames), _pauses(action, frames)
    instructions, collected, _, loads, opens = map(sum, zip(*(cost[:-1] for cost in costs)))
    ms = estimate(action, instructions, collected, pixels, loads, opens) + _FRAME * pauses
    note = f"{pixels:,} pixels in {_count(len(frames), 'frame')}, {_count(collected, 'collection')}"
    note += f", {_count(loads, 'load')}, {_count(opens, 'file')}, {instructions:,.0f} instructions"
    return row(PART, action.what, "ms", ms, action.budget, "the budget", note)


def estimate(
    action: Action, instructions: float, collected: int, pixels: int, loads: int, opens: int
) -> float:
    """Return the milliseconds that a board takes to do this much in answer to a press."""
    ms = _INSTRUCTION * board_ms(instructions) + _COLLECTION * collected
    ms += _PIXEL * pixels + _LOAD * loads + _OPEN * opens
    if not action.keys:
        return ms + _BOOT * (action.what == POWER_ON)
    is_turn = action.keys == "E" and action.before == "Table"
    return ms + _HEARD + _LET_GO * is_turn


def _from_the_answer(frames: list[Frame], costs: list[Cost]) -> tuple[list[Frame], list[Cost]]:
    """Leave out the frames in which the firmware only waited: for a hold, or a second direction."""
    rest = 2 * min(cost.instructions for cost in costs)
    sent = [nth for nth, frame in enumerate(frames) if frame.pixels]
    answer = sent[0] if sent else 0
    kept = [n for n, cost in enumerate(costs) if n >= answer or cost.instructions >= rest]
    return [frames[n] for n in kept], [costs[n] for n in kept]


def _pauses(action: Action, frames: list[Frame]) -> int:
    """Count the frames after the first that shows something. Between turns bots wait anyway."""
    if action.what.startswith(BOTS):
        return 0
    sent = [nth for nth, frame in enumerate(frames) if frame.pixels]
    return sent[-1] - sent[0] if sent else 0


def _count(number: int, what: str) -> str:
    return f"{number} {what}" + "s" * (number != 1)


def measures() -> Iterator[tuple[str, _Measure]]:
    """Yield (name, function that measures it on a Felt) of every scene."""
    for scene in SCENES:
        yield scene.name, _measure(scene)


def _measure(scene: Scene) -> _Measure:
    return lambda felt: [felt.bot_row(scene)] if scene.bots else felt.rows(scene)
