# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: presses keys, and prints a line for each frame that is measured.

    feel SEED COUNT name=value,... STEP...

A step is  KEYS:WAIT:MEASURED:FRAMES  and means: wait so many frames, press the keys (or let go of
those with a minus) and run so many frames, the first of them measured. `power` is the power-on.
With COUNT it prints a line for each measured frame: the screen on top, whether the firmware wants
to go on at once, the modules that it loaded, the other files that it opened and the objects of each
kind that it made. Without, it leaves no garbage of its own; around each frame it asks for an
environment variable: that is where callgrind cuts its counts. The first frames are none: they make
ten objects of each kind, after ten times nothing.
"""

import os
import sys

from displayio import Bitmap, Group, Palette, TileGrid
from handheld import Handheld
from vectorio import Rectangle

_TAP = 3  # frames that a key is down
_KINDS = (Bitmap, Palette, TileGrid, Group, Rectangle)
_BITMAP, _PALETTE = Bitmap(8, 8, 2), Palette(2)
_MAKE = (
    lambda: None,
    lambda: Bitmap(8, 8, 2),
    lambda: Palette(2),
    lambda: TileGrid(_BITMAP, pixel_shader=_PALETTE, x=1, y=2),
    lambda: Group(x=1, y=2),
    lambda: Rectangle(pixel_shader=_PALETTE, x=1, y=2, width=3, height=4, color_index=5),
)
_counts = [0] * (2 + len(_KINDS))  # loads, other files, and objects of each kind


class Counting:
    """The drive, which counts the modules that are loaded from it, and other files."""

    def __init__(self, drive):
        self._drive = drive

    def open(self, path, mode):
        _counts[0 if path.endswith(".mpy") else 1] += 1
        return self._drive.open(path, mode)

    def __getattr__(self, name):
        return getattr(self._drive, name)

    def mount(self, *how):
        pass


def count_made(place, kind):
    make = kind.__init__

    def counted(*given, **named):
        _counts[place] += 1
        make(*given, **named)

    kind.__init__ = counted


class Feel:
    def __init__(self, seed, count):
        self._getenv = os.getenv
        # Counting objects is slow: it is off while instructions are counted.
        self._count = count
        self._handheld = Handheld(seed, True, Counting if count else None)
        for make in _MAKE:
            self._measured(lambda make=make: [make() for _ in range(10)] and 0)
        if count:
            for place, kind in enumerate(_KINDS):
                count_made(2 + place, kind)

    def power_on(self):
        """Start the firmware; the whole start counts as one frame."""
        self._measured(self._handheld.power_on)

    def set(self, pairs):
        app = self._handheld.app
        app.first_start = False
        for name, value in pairs:
            app.settings[name] = int(value)
        app.apply_settings()

    def _measured(self, work):
        if self._count:
            before = _counts[:]
            busy = work()
            grown = [_counts[nth] - before[nth] for nth in range(len(before))]
            print(self._handheld.top, int(busy or False), *grown, sep="\t")
        else:
            self._getenv("")
            work()
            self._getenv("")

    def step(self, keys, wait, measured, frames):
        self._handheld.frames(wait)
        up = keys[-1:] == "-"
        if keys.strip("+-"):
            self._handheld.hold(keys.strip("+-"), 0 if up else 1)
        for nth in range(frames):
            if nth == _TAP and keys.isalpha():
                self._handheld.hold(keys, 0)
            if nth < measured:
                self._measured(self._handheld.frame)
            else:
                self._handheld.frame()


def main(seed, count, settings, *steps):
    feel = Feel(int(seed), int(count))
    feel.power_on()
    feel.set([pair.split("=") for pair in settings.split(",")])
    for step in steps:
        keys, wait, measured, frames = step.split(":")
        feel.step(keys, int(wait), int(measured), int(frames))


main(*sys.argv[1:])
