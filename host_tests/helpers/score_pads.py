# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Boards with a score pad and medals, and the sittings that lead to them."""

from collections.abc import Iterable
from typing import Any

from at_table import top
from garden import medals
from garden.records import Pad
from garden.sitting import Sitting
from tools.sim import Sim


def board(
    lang: str = "en",
    pad: Pad | None = None,
    won: Iterable[tuple[str, int]] = (),
    start: bool = True,
    **how: Any,
) -> Sim:
    """Return a board with this pad and these medals, at its title."""
    sim = Sim(lang=lang, start=False, **how)
    if pad:
        sim.app.store.put("pad", pad.pack())
    kept = b""
    for game, bits in won:
        kept = medals.note(kept, game, bits)
    sim.app.store.put("medals", kept)
    if start:
        sim.app.start()
        sim.run(200)
    return sim


def opened(screen: str, game: int, **how: Any) -> Sim:
    """Return a board that shows this page of this game, by its number."""
    sim = board(**how)
    sim.app.go(screen, game=game)
    sim.run(600)
    sim.cost()
    return sim


SOME = (("veggies", 0b010000110011011), ("match", 0b100000100000011), ("cabbage", 1))


def at_results(sitting: Sitting, sim: Sim | None = None, **how: Any) -> Sim:
    """Return a board on which this sitting has just ended."""
    sim = sim or board(**how)
    from firmware.kit import sittings

    sittings.keep(sim.app, sitting)
    sim.app.go("scoring", game=sitting.name)
    sim.run(100)
    sim.keys("S w20")
    return sim


def new_medals(sim: Sim, keys: str = "w2000") -> list[str]:
    """Return the medals that are shown, one after the other."""
    seen = []
    sim.keys(keys)
    while top(sim) == "Medal":
        texts = sim.texts()
        seen.append(texts[texts.index("Ana: a new medal!") + 1])
        sim.keys("A w100")
    return seen
