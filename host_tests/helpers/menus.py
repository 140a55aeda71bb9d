# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Menus on a simulated board, and a table for those that lie over one."""

from collections.abc import Iterable
from typing import Any

from garden.sitting import Sitting
from tools.sim import Drive, Sim


def power_on(
    board: str = "pygamer", lang: str = "en", sittings: Iterable[str] = (), **how: Any
) -> Sim:
    """Return a board at its title, with these games waiting to be continued."""
    sim = Sim(board, lang, start=False, **how)
    for game in sittings:
        sim.app.store.put(game, bytes((5, 8)) + b"?")
    sim.app.start()
    sim.run(200)
    sim.cost()
    return sim


def opened(
    screen: str,
    board: str = "pygamer",
    lang: str = "en",
    sittings: Iterable[str] = (),
    drive: Drive | None = None,
    **given: Any,
) -> Sim:
    """Return a board with this screen on top, opened with these arguments."""
    sim = power_on(board, lang, sittings, drive=drive)
    sim.app.open(screen, **given)
    sim.run(200)
    sim.cost()
    return sim


class FakeTable:
    """A table with a sitting in which so many moves were made."""

    def __init__(self, moves: int = 0) -> None:
        self.sitting = Sitting("veggies", 2, 1)
        for _ in range(moves):
            self.sitting.play(0)

    def paint_still(self) -> None:
        pass


def crashed(line: str, **how: Any) -> Sim:
    """Return a board on which something broke."""
    sim = power_on(**how)
    from firmware.crash import Crash

    sim.app._stack.let_go()
    sim.app._stack.put(Crash(sim.app, line))
    sim.run(200)
    sim.cost()
    return sim


# By the name of its reference picture.
MENUS = {
    "title": lambda how: power_on(sittings=["veggies"], **how),
    "title_new": lambda how: power_on(**how),
    "seats": lambda how: opened("seats", game="veggies", who=bytes((0, 0, 2, 3)), **how),
    "seats_6": lambda how: opened("seats", game="match", who=bytes((0, 0, 0, 0, 1, 3)), **how),
    "seats_8": lambda how: opened(
        "seats", game="match", who=bytes((0, 0, 0, 0, 1, 2, 3, 0)), **how
    ),
    "seats_2": lambda how: opened("seats", game="cabbage", **how),
    "names": lambda how: opened("names", seats=4, **how),
    "curtain": lambda how: opened("curtain", seat=3, player="Chard", **how),
    "pause": lambda how: opened(
        "pause", table=FakeTable(), leave="save_quit", greyed={"undo": 2}, **how
    ),
    "settings": lambda how: opened("settings", **how),
    "languages": lambda how: opened("languages", **how),
    "notice": lambda how: opened("notice", key="save_lost", **how),
    "crash": lambda how: crashed("ValueError: tile must be 0-8, not 9", **how),
}
