# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The least heap in which each game is played on the 32-bit VM, and how large its modules are."""

from collections.abc import Iterator
from pathlib import Path

from garden import GAMES
from tools import building, environment, memory

from .rows import Broken, Row, row

PART = "heap"
_FREE = f"the {memory.FREE:,} bytes that monkeys get"


def rows(drive: memory.Drive, name: str) -> Iterator[Row]:
    """Find the least heap in which the first monkey of a game lives, all seats taken."""
    least = drive.least(memory.plan(name, 0))
    if least is None:
        raise Broken("No heap is enough for it.")
    yield row(PART, f"{name}, the least", "bytes", least, memory.FREE, _FREE)


def modules() -> Iterator[Row]:
    """Measure the .mpy files of each game's rules, and of its bot, beside their sources."""
    drive = building.build()
    for name in GAMES:
        for package in (name, f"{name}/bot"):
            folder = f"lib/garden/{package}"
            files = Path(environment.ROOT, folder).glob("*.py")
            source = sum(file.stat().st_size for file in files)
            made = sum(len(drive[place]) for place in drive if place.rpartition("/")[0] == folder)
            yield row("modules as .mpy", f"garden/{package}", "bytes", made, source, "its source")
