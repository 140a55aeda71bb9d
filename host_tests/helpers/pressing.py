# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs in a Python of its own: presses keys at random and prints a sum of every picture.

python3 pressing.py SEED GAME... — with the firmware on the path, plain or bundled.
"""

import binascii
import random
import sys
from typing import Any

_PRESSES = 150
_FRAME = 20  # ms
# The keys of a PyBadge as often as they are pressed: A, the four ways, B, SELECT, START.
_KEYS = (1, 1, 1, 1, 1, 1, 4, 5, 6, 7, 4, 5, 6, 7, 0, 3, 2)


class Handheld:
    def __init__(self) -> None:
        from tools.sim import Drive, plug_in  # isort: skip, before the modules that it stands in for
        import keypad
        import microcontroller
        import supervisor

        from firmware.app import power_on
        from firmware.kit.backends import Nvm
        from firmware.kit.store import Store

        board, self._screen = plug_in("pybadge")
        # Any, since the stubs know only what a real board has.
        self._clock: Any = supervisor
        self._keypad: Any = keypad
        store = Store(Nvm(bytearray(b"\xff" * 8192)), Drive())
        microcontroller.power_on(None)  # type: ignore[attr-defined]  # the stand-in's own
        seeds = iter(range(1, 1000))
        self.app = power_on(board, store, supervisor.ticks_ms, lambda: next(seeds))
        self.app.first_start = False
        self.wait(5)

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self._clock.now += _FRAME
            self.app.step()

    def press(self, key: int) -> None:
        for down in (True, False):
            self._keypad.scanners[-1].happen(key, down, self._clock.now)
            self.wait(6)

    def seen(self) -> tuple[str, int]:
        top = type(self.app.screens[-1])
        return top.__name__, binascii.crc32(self._screen.bus.pixels)


def evening(game: str) -> None:
    """Play this game for a while and print what is seen."""
    handheld = Handheld()
    from firmware.screens import Deal

    deal = Deal(who=bytes((0, 1)), options=(), first=0, number=0)
    handheld.app.go("table", game=game, deal=deal)
    for _ in range(_PRESSES):
        handheld.press(random.choice(_KEYS))
        print(game, *handheld.seen())


random.seed(int(sys.argv[1]))
for name in sys.argv[2:]:
    evening(name)
