# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The engines beside the plain rules, operation by operation, and how their cost grows."""

from collections.abc import Callable, Iterator, Sequence

from garden import bots

from .machines import Machine
from .rows import Broken, Row, board_ms, row
from .sittings import Played, sitting
from .work import OPERATIONS

# A title, and (size, what, sitting) of each step.
Scale = tuple[str, list[tuple[int, str, Played]]]
NAMES = [name for name, _ in OPERATIONS]
_LOOK_AHEAD = "a plain look one move deep"
_PROPORTION = "the first, in proportion"


def rows(machine: Machine, played: Played) -> Iterator[Row]:
    """Measure every operation of one sitting on this machine."""
    part = f"{played['name']} for {played['seats']} on {machine.name}"
    ours = machine.costs(played, "ours", [*NAMES, *bots.LEVELS])
    plain = machine.costs(played, "plain", NAMES)
    for name, what in OPERATIONS:
        if ours[name][0] != plain[name][0]:
            raise Broken(f"{part}: {what}: the engine and the plain rules do not agree")
        cost = ours[name][1]
        yield row(part, what, machine.unit, cost, plain[name][1], "plain", _note(machine, cost))
    for level in bots.LEVELS:
        what, cost = f"a bot's move, {level}", ours[level][1]
        note = _note(machine, cost)
        yield row(part, what, machine.unit, cost, plain["look"][1], _LOOK_AHEAD, note)


def _note(machine: Machine, cost: float) -> str:
    if machine.unit == "instructions":
        return f"{board_ms(cost):,.1f} ms on a board"
    return f"{1e6 / cost:,.0f} a second"


# -- growth -------------------------------------------------------------------------------------


def growth(
    machine: Machine, operations: Sequence[str], scale: Callable[[], Scale]
) -> Iterator[Row]:
    """Measure each step of a scale, beside the first step in proportion to its size."""
    part, steps = scale()
    first = None
    for size, what, played in steps:
        costs = machine.costs(played, "ours", operations)
        first = first or (size, costs)
        for name in operations:
            cost = costs[name][1]
            linear = first[1][name][1] * size / first[0]
            label = f"{dict(OPERATIONS)[name]}, {what}"
            yield row(part, label, machine.unit, cost, linear, _PROPORTION, _note(machine, cost))


def _stands() -> Scale:
    """Return one sitting when one, three, five and seven cards lie on the stand."""
    played = sitting("veggies", 4)
    sizes = (1, 3, 5, 7)
    return GROWTH[0], [
        (cards, f"{cards} on the stand", {**played, "busy": cards * played["seats"]})
        for cards in sizes
    ]


def _seats() -> Scale:
    return GROWTH[1], [(n, f"{n} seats", sitting("match", n)) for n in (2, 4, 6, 8)]


def _log() -> Scale:
    """Return a long sitting after each quarter of its moves."""
    long = sitting("match", 8, ("1992",), 14)
    moves = [len(long["log"]) * quarter // 4 for quarter in (1, 2, 3, 4)]
    return GROWTH[2], [(n, f"{n} moves", _cut(long, n)) for n in moves]


def _cut(played: Played, moves: int) -> Played:
    return {**played, "log": played["log"][:moves], "busy": 0}


GROWTH = ("growth with the stand", "growth with the seats", "growth with the moves made")
SCALES = (
    (("moves", "look"), _stands),
    (("moves", "score", "undo"), _seats),
    (("undo", "save", "load"), _log),
)
