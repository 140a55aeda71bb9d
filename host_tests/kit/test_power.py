# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The switch is thrown at any frame of an evening: what was done before that is still there.

People play whole games by buttons, steadily or slowly, alone or in fours, with a drive that our
code may write and with one that a computer has. At random frames the power goes: the store is
read as after power-on, and has to hold every completed move, and every setting and record.
"""

import random

import pytest

from at_table import top
from tools.sim import FRAME, Drive, Sim

KEPT = ("settings", "names", "pad", "medals", "coach")
STEADY, SLOW = (300, 700), (1500, 6000)  # ms between two presses
PRESSES = "AAAAAAAAUDLRBE"


class Mounted(Drive):
    """A computer has the drive."""

    def write(self, name, record):
        raise RuntimeError("Cannot remount path when visible via USB.")


class Evening:
    """A board on which somebody plays, and whose power may go after every frame."""

    def __init__(self, game, who, drive, seed):
        self.game = game
        self.chance = random.Random(seed)
        self.sim = Sim("pybadge", seed=seed, drive=drive)
        self.sim.app.settings["speed"] = 2
        self.cuts = 0
        self.moves = 0
        self._until = self._next_cut()
        from firmware.screens import Deal

        self.sim.app.go(
            "table", game=game, deal=Deal(who=bytes(who), options=(), first=0, number=0)
        )
        self.sim.run(FRAME)

    def _next_cut(self):
        return self.chance.randrange(10, 150)

    def play(self, pace, presses=1500):
        """Press buttons until the results are seen; the power goes now and then."""
        for _ in range(presses):
            key = self.chance.choice(PRESSES)
            if top(self.sim) == "Results":
                return
            if top(self.sim) in ("Look", "Rules"):
                key = "B"
            elif top(self.sim) not in ("Table", "Pause"):
                key = "A"  # on the title that is Continue
            elif top(self.sim) == "Table" and self.chance.random() < 0.03:
                key = "S"
            elif top(self.sim) == "Pause":
                key = self.chance.choice("BDDA")
            self._press(key, self.chance.randrange(*pace))
        raise AssertionError(f"the evening never ended: {top(self.sim)}")

    def _press(self, key, wait):
        self.sim.hold(key)
        self._pass(80)
        self.sim.hold(key, False)
        self._pass(wait)

    def _pass(self, ms):
        for _ in range(0, ms, FRAME):
            self.sim.run(FRAME)
            self._until -= 1
            if not self._until:
                self._until = self._next_cut()
                self.cut()

    def cut(self):
        """Return the store as a board finds it when it is switched on again now."""
        from firmware.kit.backends import Nvm
        from firmware.kit.store import Store
        from garden.saved import Kept
        from garden.sitting import Sitting

        self.cuts += 1
        app = self.sim.app
        found = Store(Nvm(bytearray(self.sim.nvm)), self.sim.drive)
        assert found.notice is None
        for name in KEPT:
            assert found.get(name) == app.store.get(name), name
        assert found.get("settings") == bytes(app.settings.values)
        sitting = self._sitting()
        if sitting:
            dealt = Kept(found.get("dealt"))  # without a move it is not among the games yet
            waiting = dealt if dealt.is_of(self.game) else Kept(found.get(self.game))
            kept = Sitting.load(waiting.save)
            self.moves = max(self.moves, len(kept.log))
            assert list(kept.log) == list(sitting.log[: self._least(sitting, len(kept.log))])

    def _least(self, sitting, kept):
        """How many moves must have been kept: all of them, but for bots' last ones in nvm."""
        if not isinstance(self.sim.drive, Mounted):
            return len(sitting.log)
        movers = enumerate(sitting.movers, 1)
        last = max([n for n, seat in movers if not sitting.is_bot(seat)] + [0])
        return max(kept, last)

    def _sitting(self):
        for screen in self.sim.app.screens:
            if hasattr(screen, "sitting"):
                return screen.sitting
        return None


@pytest.mark.parametrize(
    "game, who, pace, drive",
    [
        ("veggies", (0, 2), STEADY, Drive),
        ("veggies", (0, 0, 0, 0), STEADY, Mounted),
        ("match", (0, 1), SLOW, Mounted),
        ("match", (0, 0, 0, 0), STEADY, Drive),
        ("cabbage", (0, 1), SLOW, Drive),
        ("cabbage", (0, 0), STEADY, Mounted),
    ],
    ids=str,
)
def test_whenever_the_power_goes_every_completed_move_is_there(game, who, pace, drive):
    evening = Evening(game, who, drive(), seed=len(who) + len(game))
    evening.play(pace)
    assert evening.cuts > 20
    assert evening.moves > 5


@pytest.mark.parametrize(
    "game, drive", [("veggies", Mounted), ("match", Drive), ("cabbage", Mounted)], ids=str
)
def test_after_power_on_continue_leads_back_to_the_game(game, drive):
    """A minute of one person's steady play against a bot, then the switch."""
    evening = Evening(game, (0, 2), drive(), seed=4)
    for _ in range(60):
        evening._press(evening.chance.choice("AAAUDLR"), 920)
    moves = list(evening._sitting().log)
    own = [move for move, seat in zip(moves, evening._sitting().movers, strict=True) if seat == 0]
    assert len(own) > 3
    again = Sim("pybadge", nvm=bytearray(evening.sim.nvm), drive=evening.sim.drive)
    assert "Continue" in again.texts()
    again.keys("A w500")
    sitting = again.app.screens[0].sitting
    kept = [move for move, seat in zip(sitting.log, sitting.movers, strict=True) if seat == 0]
    assert kept == own


def test_a_setting_is_kept_as_soon_as_it_is_seen():
    sim = Sim("pybadge")
    sim.keys("U R A w300 D R")
    assert top(sim) == "Settings"
    again = Sim("pybadge", lang=None, nvm=sim.nvm, drive=sim.drive)
    assert list(again.app.settings.values) == list(sim.app.settings.values)
    assert list(again.app.settings.values) != list(Sim("pybadge").app.settings.values)


def test_a_game_on_battery_never_touches_nvm_once_something_was_saved():
    evening = Evening("cabbage", (0, 1), Drive(), seed=3)
    before = bytes(evening.sim.nvm)
    evening.play(STEADY)
    assert evening.sim.nvm == before
