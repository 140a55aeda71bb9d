# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How much of the board's heap each game needs, measured on the small VM: python3 tools/memory.py.

The VM has the board's word size and garbage collector and loads the same .mpy files. The whole
firmware runs on it, with stand-ins for the board's own modules (tools/smallboard): bots play each
game from the title to the results, and persons who press everything do. After every frame and
after every load of code the heap is swept and what is in use counted: the most of that is the
peak. Then the heap is made smaller and smaller, and nobody sweeps it but the VM itself: the least
with which the evening still comes to its end is what it takes, holes between objects included.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import build
import environment
import manifest
import vm

# name, seats: the most of each, which need most
GAMES = (("veggies", 4), ("match", 8), ("cabbage", 2))
PERSONS = (1, 2, 3)  # seeds of what they press
BUDGET = 88_000  # bytes, of about 146,000 that CircuitPython leaves us
_STEP = 2_000
_PLENTY = 1_000_000
_MOST = 250_000  # no board of ours has more
_HERE = Path(__file__).with_name("smallboard")


def main():
    environment.enter("flash")
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--level", type=int, default=2, help="of the bots, 1 to 3")
    chosen = options.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(Path(folder), chosen.level)
            for game, seats in GAMES:
                for row in table(evening, game, seats):
                    print(row, flush=True)
    except (vm.NoVm, Broken, SyntaxError) as why:
        sys.exit(str(why))
    return 0


class Broken(Exception):
    """The firmware does not come through the evening, however much heap it has."""


class Evening:
    """The firmware in a folder, as the small VM takes it."""

    def __init__(self, folder, level):
        self._folder = folder
        self._level = level
        external = {file.name: file.read_text("utf-8") for file in sorted(_HERE.glob("*.py"))}
        drive, _ = build.contents(manifest.files(), external=external)
        compiled = {place: b"M" + drive[place][1:] for place in drive if place.endswith(".mpy")}
        build.write({**drive, **compiled}, folder)

    def run(self, game, seats, heap, person=0, look=True):
        """What was free at first, and what took how much then; None if the heap was too small.

        Bots sit at all seats, or a `person` at one, who presses as this seed has it. To look at
        the heap is to sweep it: who wants to know how it does without that does not `look`."""
        how = (game, seats, self._level, person, int(look))
        done = vm.run("evening", how, heap, timeout=600, drive=self._folder)
        said = done.stdout + done.stderr
        if done.returncode == 0:
            free, *stages = done.stdout.splitlines()
            return int(free), [stage.split("\t") for stage in stages]
        if "MemoryError" in said or "memory allocation failed" in said:
            return None
        raise Broken(f"{game} with {seats} seats:\n{said.strip()}")

    def most(self, game, seats, persons):
        """The most bytes in use on each screen, whoever of these presses the buttons."""
        found = {}
        for person in persons:
            for what, _, used, _ in self.run(game, seats, _PLENTY, person)[1]:
                found[what] = max(found.get(what, 0), int(used))
        return found


def table(evening, game, seats):
    """Rows: what each part of the code takes, each screen, and the least heap that is enough."""
    yield f"{game}, {seats} seats"
    for what, added, used, _ in evening.run(game, 0, _PLENTY)[1]:
        yield f"  {what:<24}{int(added):>+10,}{int(used):>10,} bytes"
    most = 0
    for who, persons in (("bots play", (0,)), ("a person presses everything", PERSONS)):
        yield "  " + who
        for what, used in evening.most(game, seats, persons).items():
            most = max(most, used)
            yield f"    {what:<32}{used:>10,} bytes"
    verdict = "within" if most <= BUDGET else "OVER"
    yield f"  {'the most at any time':<34}{most:>10,} bytes, {verdict} the budget of {BUDGET:,}"
    for who, person in (("bots", 0), ("the person", 1)):
        least = least_heap(lambda heap, who=person: evening.run(game, seats, heap, who, look=False))
        enough = f"{least:>10,} bytes" if least else f"not even {_MOST:,} bytes"
        yield f"  {'smallest heap for ' + who:<34}{enough}"


def least_heap(run, low=20_000, high=_MOST):
    """Of the heaps that are enough, what is free at first in the smallest, to the next step."""
    least = None
    while high - low > _STEP:
        middle = (low + high) // 2
        enough = run(middle)
        if enough:
            high, least = middle, enough[0]
        else:
            low = middle
    return least


if __name__ == "__main__":
    sys.exit(main())
