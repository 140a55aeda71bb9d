# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What each game takes of a board's heap on the 32-bit VM, and how large its modules are."""

from pathlib import Path

import build
import environment
import memory

from garden import GAMES, engine

from .rows import Broken, row

# With this heap the VM has as much left for us as the board has, once its own modules are in.
_BOARD = 163_000
_FREE = 146_000
_LOW, _PLENTY = 60_000, 260_000
_BUDGET = f"the budget of {memory.BUDGET:,}"
_BOARDS = f"the board's {_FREE:,}"
LEVEL = 2  # of the bots
NO_BLOCK = "all but the largest free block"


def tables():
    return [(name, seats) for name in GAMES for seats in engine(name).SEATS]


def rows(evening, name, seats):
    """One game with bots at all its seats, from power-on to the results."""
    part = f"heap, {name} for {seats}"
    loaded = _stages(evening, name, 0, _PLENTY)
    played = _stages(evening, name, seats, _PLENTY)
    if not played:
        raise Broken(f"Not even {_PLENTY:,} bytes are enough for it.")
    start = played["Table"]
    yield row(part, "used after import", "bytes", max(loaded.values())[0], _FREE, _BOARDS)
    yield row(part, "most at the table", "bytes", start[0], _FREE, _BOARDS)
    block = _stages(evening, name, seats, _BOARD).get("Table", (0, 0))[1]
    yield row(part, NO_BLOCK, "bytes", _FREE - block, _FREE, _BOARDS)
    least = memory.least_heap(
        lambda heap: evening.run(name, seats, heap, look=False), _LOW, _PLENTY
    )
    yield row(part, "smallest heap for bots at all seats", "bytes", least, memory.BUDGET, _BUDGET)


def _stages(evening, name, seats, heap):
    """By what was loaded or opened: the bytes used then, and the largest free block."""
    _, stages = evening.run(name, seats, heap) or (0, ())
    return {what: (int(used), int(block)) for what, _, used, block in stages}


def modules():
    """The .mpy of each package of the rules beside its source."""
    drive = build.build()
    for name in GAMES:
        for package, built in ((name, f"lib/g_{name}"), (f"bots/{name}", f"lib/b_{name}")):
            folder = Path(environment.ROOT, "lib", "garden", package)
            source = sum(file.stat().st_size for file in folder.glob("*.py"))
            made = sum(len(drive[place]) for place in drive if place.startswith(built))
            yield row("modules as .mpy", f"garden/{package}", "bytes", made, source, "its source")
