# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A monkey that looks for dead keys: it presses anything, and sees whether anything changes."""

from random import Random
from zlib import crc32

from at_table import top

KEYS = "ABSEUDLR"
_STEP = 256  # ms: a picture that only blinks has been seen whole after four of them
_PATIENCE = 12  # looks at what moves by itself, as a table of bots does
_DOORS = 2  # times that a screen's way out is tried


class Monkey:
    """`reached` are the names of screens; `found` says what is wrong, by screen."""

    def __init__(self, sim, seed):
        self.sim = sim
        self.reached = set()
        self.found = []
        self._chance = Random(seed)
        self._doors = {}  # by screen: how often its way out was tried

    def wander(self, presses):
        """Press keys at random; on a new screen, see first that there is a way out."""
        for _ in range(presses):
            resting = self._rest()
            name = self._name()
            self.reached.add(top(self.sim))
            tried = self._doors.get(name, 0)
            if tried < _DOORS and top(self.sim) != "Title" and self._chance.random() < 0.3:
                self._doors[name] = tried + 1
                self._leave(name)
            else:
                self._press_any(name, resting)

    def _name(self):
        """The screen, and the game on its table."""
        table = getattr(self.sim.top, "table", None)
        return f"{top(self.sim)} {table.name}" if table else top(self.sim)

    def _rest(self):
        """The pictures that alternate while nobody presses anything."""
        seen = set()
        for _ in range(_PATIENCE):
            now = {self._look(_STEP) for _ in range(4)}
            if now <= seen:
                return seen
            seen |= now
        return seen

    def _look(self, ms):
        self.sim.pass_time(ms)
        screens = self.sim.app.screens
        return crc32(self.sim.bus.pixels), len(screens), id(screens[-1])

    def _press_any(self, name, resting):
        """Keys in any order, until one of them does something."""
        for key in self._chance.sample(KEYS, len(KEYS)):
            said = named(self.sim.top)
            if self._press(key, resting):
                return
            if key in said:
                self.found.append(f"{name}: {key} does nothing, in {self.sim.texts()[-1]}")
            resting |= self._rest()
        self.found.append(f"{name}: no key does anything")

    def _press(self, key, resting):
        """Whether the picture or the screen is another one then."""
        self.sim.tap(key)
        for _ in range(4):
            if self._look(_STEP) not in resting:
                return True
        return False

    def _leave(self, name):
        """B or START, pressed a few times at most, leads to another screen."""
        here = self.sim.top
        for key in "BSBS":
            self.sim.tap(key)
            self._rest()
            if self.sim.top is not here:
                return
        self.found.append(f"{name}: neither B nor START leads out")


def named(screen):
    """The letters of the keys that the screen's bottom bar names."""
    from firmware.kit.bars import BottomBar
    from firmware.kit.input import BACK, MENU, OK, TURN

    letters = {OK: "A", BACK: "B", MENU: "S", TURN: "E"}
    for thing in vars(screen).values():
        if isinstance(thing, BottomBar) and thing._keys:
            return {letters[button] for button, _ in thing._keys[0]}
    return set()
