# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: the whole firmware as a board starts it, its buttons and its clock.

Only what the firmware shows to everybody is used: the app, its frames, the names of its screens.
"""

import os
import sys

import devices
import vfs

FRAME = 20  # ms
NVM = "nvm.bin"  # on the drive: what nvm holds after a restart
KEYS = "BASERDUL"  # of a PyBadge by number: A, B, START (S), SELECT (E) and the four directions


class Nvm(bytearray):
    """8 KB that survive, which on the board are no part of the heap."""


class Handheld:
    app = None
    ends_with_crash = True  # the crash screen ends the program

    def __init__(self, seed, writable, watch=None):
        """`writable`: our code may write the drive, and no computer has it. `watch` wraps it."""
        self._remount(writable, watch)
        self._urandom = seed
        devices.install("pybadge")
        devices.module("storage", remount=nothing if writable else _busy)
        devices.Runtime.usb_connected = not writable
        devices.module("microcontroller", nvm=_kept_nvm())
        kept = {name: getattr(os, name) for name in dir(os) if name[0] != "_"}
        kept["urandom"] = self._next_seed
        kept["sync"] = nothing
        devices.module("os", **kept)

    def _remount(self, writable, watch):
        """The folder this runs in becomes the whole drive, as it is on a board."""
        here = vfs.VfsPosix(os.getcwd())
        vfs.umount("/")
        vfs.mount(watch(here) if watch else here, "/", readonly=not writable)

    def _next_seed(self, count):
        seed = self._urandom
        self._urandom = seed + 1
        return seed.to_bytes(count, "little")

    def power_on(self):
        """Do what code.py does, up to the loop."""
        from firmware.app import power_on, this_board

        self.app = power_on(*this_board())

    @property
    def top(self):
        """The name of the screen on top, "" while the app starts or begins anew."""
        screens = self.app and self.app.screens
        return type(screens[-1]).__name__ if screens else ""

    def frame(self):
        """Let one frame pass. Whether the firmware wants to go on at once."""
        devices.Clock.now += FRAME
        busy = self.app.step()
        if self.top == "Crash" and self.ends_with_crash:
            sys.exit(1)
        return busy

    def frames(self, count):
        for _ in range(count):
            self.frame()

    def hold(self, keys, down):
        for key in keys:
            devices.Scanner.waiting.append(2 * KEYS.index(key) + down)

    def tap(self, keys, frames=3):
        """Press these keys for so many frames, and wait as long."""
        self.hold(keys, 1)
        self.frames(frames)
        self.hold(keys, 0)
        self.frames(frames)


nothing = devices.nothing


def _kept_nvm():
    """Blank, or what a restart has left."""
    nvm = Nvm(b"\xff" * 8192)
    if NVM in os.listdir():
        with open(NVM, "rb") as file:
            file.readinto(nvm)
    return nvm


def _busy(*given, **named):
    raise RuntimeError("Cannot remount path when visible via USB.")
