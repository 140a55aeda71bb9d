# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: the whole firmware as a board starts it, its buttons and its clock.

Only what the firmware shows to everybody is used: the app, its frames, the names of its screens.
"""

import os
import sys

import devices
import keypad
import microcontroller
import storage
import supervisor
import vfs

FRAME = 20  # ms
NVM = "nvm.bin"  # on the drive: what nvm holds after a restart
KEYS = "BASERDUL"  # of a PyBadge by number: A, B, START (S), SELECT (E) and the four directions


class BoardOs:
    """The VM's os, with a chance of our own and the board's sync."""

    def __init__(self, seed):
        self._seed = seed

    def urandom(self, count):
        self._seed += 1
        return (self._seed - 1).to_bytes(count, "little")

    def sync(self):
        pass

    def __getattr__(self, name):
        return getattr(os, name)


class Handheld:
    app = None
    ends_with_crash = True  # the crash screen ends the program

    def __init__(self, seed, writable, watch=None):
        """Use a computer's port, unless our code may write the drive. `watch` wraps the drive."""
        devices.install("pybadge")
        self._remount(writable, watch)
        storage.power_on(computer=not writable)
        supervisor.runtime.usb_connected = not writable
        microcontroller.power_on(_kept_nvm())
        sys.modules["os"] = BoardOs(seed)

    def _remount(self, writable, watch):
        """Make the folder this runs in the whole drive, as on a board."""
        here = vfs.VfsPosix(os.getcwd())
        vfs.umount("/")
        vfs.mount(watch(here) if watch else here, "/", readonly=not writable)

    def power_on(self):
        """Do what code.py does, up to the loop."""
        from firmware.app import power_on, this_board

        self.app = power_on(*this_board())

    @property
    def top(self):
        """Return the name of the screen on top, "" while the app starts or starts again."""
        screens = self.app and self.app.screens
        return type(screens[-1]).__name__ if screens else ""

    def frame(self):
        """Let one frame pass. Whether the firmware wants to go on at once."""
        supervisor.now += FRAME
        busy = self.app.step()
        if self.top == "Crash" and self.ends_with_crash:
            sys.exit(1)
        return busy

    def frames(self, count):
        for _ in range(count):
            self.frame()

    def hold(self, keys, down):
        for key in keys:
            keypad.scanners[-1].happen(KEYS.index(key), down, supervisor.now)

    def tap(self, keys, frames=3):
        """Press these keys for so many frames, and wait as long."""
        self.hold(keys, 1)
        self.frames(frames)
        self.hold(keys, 0)
        self.frames(frames)


def _kept_nvm():
    """Blank, or what a restart has left."""
    nvm = bytearray(b"\xff" * 8192)
    if NVM in os.listdir():
        with open(NVM, "rb") as file:
            file.readinto(nvm)
    return nvm
