# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens outside a game, with the arguments of each, on a board that has seen some evenings."""

from types import SimpleNamespace

from finished import full_pad
from garden import GAMES
from tools.sim import FRAME, Sim

NAMES = ["Ana", "Leo", "Mia", "Max"]
SIDES = [(21, True, (1,)), (20, False, (0,)), (7, False, (3,)), (-2, False, (2,))]
OUTCOME = SimpleNamespace(
    **{"game": "veggies", "who": bytes(4), "names": NAMES, "options": (), "sides": SIDES},
    **{"decided": "fewer mice", "figures": None, "number": 0, "medals": []},
)
SCREENS = {
    "title": (),
    "seats": ("match", bytes((0, 0, 1, 2, 3, 0, 0, 1))),
    "settings": (),
    "records": (1,),
    "players": (0,),
    "medals": (2,),
    "names": (3,),
    "rules": ("veggies",),
    "notice": ("save_lost",),
    "medal": ("match", "golden", "Ana"),
    "results": (OUTCOME,),
    "details": (3, ["Ana", "Basil"], bytes((0, 2)), [12, 9]),
}
BELOW = {
    "names": "seats",
    "rules": "seats",
    "notice": "title",
    "medal": "results",
    "details": "records",
}


def board(name="pygamer", lang="en", motion=0):
    """A board with games to continue and a full score pad."""
    sim = Sim(name, lang, start=False)
    sim.app.settings["motion"] = motion
    for game in GAMES[:2]:
        sim.app.store.put(game, bytes((5, 8)) + b"?")
    sim.app.store.put("pad", full_pad().pack())
    sim.app.store.put("medals", b"\x55" * 6)
    return sim


def show(sim, screen):
    """Open this screen, over the one that it lies on."""
    if screen in BELOW:
        sim.app.go(BELOW[screen], *SCREENS[BELOW[screen]])
        sim.app.open(screen, *SCREENS[screen])
    else:
        sim.app.go(screen, *SCREENS[screen])
    sim.run(FRAME)
    sim.pass_time(300)
