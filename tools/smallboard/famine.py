# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: uses up the heap at many points of an evening, and looks at what is saved.

The firmware must let go of its screens, save and show what went wrong, or open its table again.
Whatever it does, the drive holds every completed move afterwards.
"""

import gc
import sys

from displayio import nothing
from handheld import Handheld

_PRESSES = 400  # in a game
_EVERY = 23  # presses from one famine to the next
_LARGEST = 16_384  # bytes that are taken at once
_LARGE = 256  # pieces
_AFTER = ("Title", "Scoring", "Results", "Medal")  # where a sitting may be over
_FRAMES = 40  # in which the firmware meets the famine


class Famine:
    def __init__(self, monkey):
        self._monkey = monkey
        self._handheld = monkey._handheld
        self._hoard = [None] * _LARGE
        self._next = _EVERY
        self.crashes = self.survived = 0
        Handheld.ends_with_crash = False
        sys.modules["supervisor"].reload = nothing  # the crash screen asks for it

    def play(self, game, seats, keys):
        """Play on, game after game, and use up the heap before some presses: a script."""
        monkey = self._monkey
        end = monkey.presses + _PRESSES
        while monkey.presses < end:
            if monkey.top == "Results":
                yield from monkey.leave_results()
            if monkey.top in ("Title", ""):
                yield from self._sit_down(game, seats)
            yield monkey.any_of(keys)
            if monkey.presses >= self._next:
                self._next = monkey.presses + _EVERY
                self._starve()

    def _sit_down(self, game, seats):
        """Sit down at the table that was left, or at a new one."""
        yield "", 2
        if self._handheld.app.store.get(game):
            yield "", 14  # a new screen does not hear A at once
            yield "A", 3
        else:
            yield from self._monkey.sit_down(game, seats)

    def _starve(self):
        game, moves = self._sitting()
        self._take_all()
        self._handheld.hold("A", 1)
        self._wait()
        for place in range(_LARGE):
            self._hoard[place] = None
        gc.collect()
        self._handheld.hold("A", 0)
        self._handheld.frames(2)
        if self._handheld.top in ("Crash", ""):  # "" where it asked for a restart
            self.crashes += 1
            self._handheld.app.go("title")
            self._handheld.frames(2)
        else:
            self.survived += 1
        if game:
            self._check(game, moves)

    def _sitting(self):
        """Return the game on the table and its moves so far, if there is one."""
        screens = self._handheld.app.screens
        sitting = getattr(screens[0], "sitting", None) if screens else None
        return (sitting.name, bytes(sitting.log)) if sitting else (None, b"")

    def _take_all(self):
        size = _LARGEST
        gc.collect()
        for place in range(_LARGE):
            while size:
                try:
                    self._hoard[place] = bytearray(size)
                    break
                except MemoryError:
                    size //= 2

    def _wait(self):
        for _ in range(_FRAMES):
            self._handheld.frame()
            if self._handheld.top == "Crash":
                return

    def _check(self, game, moves):
        """Check that a sitting was kept with all of its moves, unless it is over."""
        from garden.sitting import Sitting

        kept = _on_the_drive().get(game)[2:]
        assert not kept or bytes(Sitting.load(kept).log)[: len(moves)] == moves, game
        assert kept or self._handheld.top in _AFTER, game


def _on_the_drive():
    """Return the store as the next power-on would find it."""
    import storage
    import supervisor
    from microcontroller import nvm

    from firmware.kit.backends import Drive, Nvm
    from firmware.kit.store import Store

    return Store(Nvm(nvm), Drive(storage.remount, supervisor.runtime))
