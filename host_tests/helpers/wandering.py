# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A monkey that looks for dead keys: it presses anything, and sees whether anything changes."""

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

from at_table import top
from tools.sim import Sim

KEYS = "ABSEUDLR"
_STEP = 256  # ms: a picture that only blinks has been seen whole after four of them
_PATIENCE = 12  # looks at what moves by itself, as a table of bots does
_LEAVES = (1, 7)  # the looks at a screen at which its way out is tried


_Seen = tuple[int, int, int]  # the picture's sum, how many screens are open, which is on top


class Monkey:
    """`left` are the names of screens whose way out was found; `found` says what is wrong.

    `each` is called after every frame that it looks at.
    """

    def __init__(self, sim: Sim, seed: int, each: Callable[[], object]) -> None:
        self.sim = sim
        self.left = {"Title"}  # which has none
        self.found: set[str] = set()
        self._each = each
        self._chance = Random(seed)
        self._looks: dict[str, int] = {}  # by screen

    def wander(self, presses: int) -> None:
        """Press keys at random; sometimes see whether there is a way out."""
        for _ in range(presses):
            resting = self._rest()
            name = self._name()
            looks = self._looks[name] = self._looks.get(name, 0) + 1
            if looks in _LEAVES and name != "Title":
                self._leave(name)
            else:
                self._press_any(name, resting)

    def _name(self) -> str:
        """Return the screen, and the game on its table."""
        sitting = getattr(self.sim.top, "sitting", None)
        return f"{top(self.sim)} {sitting.name}" if sitting else top(self.sim)

    def _rest(self) -> set[_Seen]:
        """Return the pictures that alternate while nobody presses anything."""
        seen: set[_Seen] = set()
        for _ in range(_PATIENCE):
            now = {self._look(_STEP) for _ in range(4)}
            if now <= seen:
                return seen
            seen |= now
        return seen

    def _look(self, ms: int) -> _Seen:
        self.sim.pass_time(ms)
        self._each()
        screens = self.sim.app.screens
        return crc32(self.sim.bus.pixels), len(screens), id(screens[-1])

    def _press_any(self, name: str, resting: set[_Seen]) -> None:
        """Press keys in any order, until one of them does something."""
        for key in self._chance.sample(KEYS, len(KEYS)):
            offered = named(self.sim.top)
            if self._press(key, resting):
                return
            if key in offered:
                self.found.add(f"{name}: {key} does nothing, in {self.sim.texts()[-1]}")
            resting |= self._rest()
        self.found.add(f"{name}: no key does anything")

    def _press(self, key: str, resting: set[_Seen]) -> bool:
        """Return whether the picture or the screen is another one then."""
        self.sim.tap(key)
        for _ in range(4):
            if self._look(_STEP) not in resting:
                return True
        return False

    def _leave(self, name: str) -> None:
        """Press B or START a few times at most, which leads to another screen."""
        here = self.sim.top
        for key in "BSBS":
            self.sim.tap(key)
            self._rest()
            if self.sim.top is not here:
                self.left.add(type(here).__name__)
                return
        self.found.add(f"{name}: neither B nor START leads out")


def named(screen: Any) -> set[str]:
    """Return the letters of the keys that the screen's bottom bar names."""
    from firmware.kit.bars import BottomBar
    from firmware.kit.input import BACK, MENU, OK, TURN

    letters = {OK: "A", BACK: "B", MENU: "S", TURN: "E"}
    for thing in vars(screen).values():
        if isinstance(thing, BottomBar) and thing.shown:
            return {letters[button] for button, _ in thing.shown[0]}
    return set()
