# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens outside a game, with the arguments of each, on a board that has seen some evenings."""

from typing import Any

from finished import full_pad
from garden import GAMES
from tools.sim import FRAME, Sim

NAMES = ["Ana", "Leo", "Mia", "Max"]
SIDES = [(21, True, (1,)), (20, False, (0,)), (7, False, (3,)), (-2, False, (2,))]
SCREENS: dict[str, dict[str, Any]] = {
    "title": {},
    "seats": {"game": "match", "who": bytes((0, 0, 1, 2, 3, 0, 0, 1))},
    "settings": {},
    "records": {"game": 1},
    "players": {"game": 0},
    "medals": {"game": 2},
    "names": {"seats": 3},
    "rules": {"game": "veggies"},
    "notice": {"key": "save_lost"},
    "medal": {"game": "match", "medal": "golden", "who": "Ana"},
    "results": {},  # and an outcome, which only a board can make
    "details": {"number": 3, "names": ["Ana", "Basil"], "who": bytes((0, 2)), "scores": [12, 9]},
}
BELOW = {
    "names": "seats",
    "rules": "seats",
    "notice": "title",
    "medal": "results",
    "details": "records",
}


def board(name: str = "pygamer", lang: str = "en", motion: int = 0) -> Sim:
    """Return a board with games to continue and a full score pad."""
    sim = Sim(name, lang, start=False)
    sim.app.settings["motion"] = motion
    for game in GAMES[:2]:
        sim.app.store.put(game, bytes((5, 8)) + b"?")
    sim.app.store.put("pad", full_pad().pack())
    sim.app.store.put("medals", b"\x55" * 6)
    return sim


def given(screen: str) -> dict[str, Any]:
    """Return the arguments of this screen."""
    if screen != "results":
        return SCREENS[screen]
    from firmware.screens import Deal, Outcome

    deal = Deal(who=bytes(4), options=(), first=0, number=0)
    shown = {"game": "veggies", "deal": deal, "names": NAMES, "sides": SIDES, "medals": []}
    tie = {"decided": "fewer mice", "figures": None, "stars": 0, "best": 0}
    return {"outcome": Outcome(**shown, **tie)}


def show(sim: Sim, screen: str) -> None:
    """Open this screen, over the one that it lies on."""
    if screen in BELOW:
        sim.app.go(BELOW[screen], **given(BELOW[screen]))
        sim.app.open(screen, **given(screen))
    else:
        sim.app.go(screen, **given(screen))
    sim.run(FRAME)
    sim.pass_time(300)
