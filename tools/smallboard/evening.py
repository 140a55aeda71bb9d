# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: the whole firmware, a game to its end, and the heap on the way.

Prints the bytes that are free before it starts, as they are at the board's prompt; then, of what
is loaded and of each screen that opens, what it added to the heap, the most that was ever used in
all, and the largest block that was free when it opened. The heap is swept and looked at after
every frame, and whenever code has just been loaded: there is never more of it.
"""

import builtins
import gc
import sys

import devices

_FRAME = 20  # ms
_LONGEST = 60 * 60 * 1000  # ms of the board's time
_PRESSES = 3000
# The keys of a PyBadge as often as they are pressed: A, the four ways, B, SELECT, START.
_KEYS = bytes((1, 1, 1, 1, 1, 1, 4, 5, 6, 7, 4, 5, 6, 7, 0, 3, 2))


class Drive:
    """Takes everything and keeps nothing: on the board, too, saves take no heap."""

    def read(self, name):
        return None

    def write(self, name, record):
        pass


def used():
    gc.collect()
    return gc.mem_alloc()


def largest_block():
    """In bytes, to the next 256: found by asking for it."""
    low, high = 0, gc.mem_free() // 256
    while low < high:
        middle = (low + high + 1) // 2
        try:
            bytearray(256 * middle)
            low = middle
        except MemoryError:
            high = middle - 1
    gc.collect()
    return 256 * low


class Most:
    """The most that was in use since it was last asked."""

    now = 0
    load = builtins.__import__

    @classmethod
    def look(cls):
        if LOOK:
            cls.now = max(cls.now, used())

    @classmethod
    def taken(cls):
        cls.look()
        most, cls.now = cls.now, 0
        return most


def watched_import(*given):
    module = Most.load(*given)
    Most.look()
    return module


class Screens:
    """What each screen has needed."""

    def __init__(self):
        self.rows = {}
        self.order = []

    def look(self, app):
        """After a frame. The screen that is up now."""
        most = Most.taken()
        top = type(app.screens[-1]).__name__
        if top == "Crash":
            sys.exit(1)
        if top not in self.rows:
            self.order.append(top)
            self.rows[top] = (0, largest_block() if LOOK else 0)
        before, block = self.rows[top]
        self.rows[top] = (max(before, most), block)
        return top

    def tell(self):
        for top in self.order if LOOK else ():
            most, block = self.rows[top]
            print(top, 0, most - BASE, block, sep="\t")


def tell(what, since):
    now = used()
    print(what, now - since, now - BASE, largest_block(), sep="\t")
    return now


def load(game):
    before = used()
    rules = ("garden." + game, "garden.bots." + game)
    for module in rules + ("firmware.screens.table", "firmware.views." + game):
        __import__(module)
        before = tell(module, before)


def start():
    """The app as main() in firmware/app.py makes it."""
    from firmware.app import App
    from firmware.boards import find
    from firmware.kit.homes import Nvm
    from firmware.kit.store import Store
    from firmware.loading import unload

    store = Store(Nvm(None), Drive())
    seeds = iter(range(1, 1000))
    app = App(find(), store, lambda: devices.Clock.now, lambda: next(seeds))
    unload("firmware.boards.")
    unload("firmware.boards")
    return app


def play(app, screens, until):
    """Let time pass until this screen is up."""
    for _ in range(_LONGEST // _FRAME):
        devices.Clock.now += _FRAME
        app.step()
        if screens.look(app) == until:
            return
    sys.exit(2)


def press(app, key):
    for down in (True, False):
        devices.Scanner.waiting.append((key, down))
        for _ in range(8):
            devices.Clock.now += _FRAME
            app.step()


def meddle(app, screens, game, seed):
    """A person presses whatever comes to hand, pause and hints and rules, until the results."""
    from garden.rng import Rng

    rng = Rng(seed)
    for _ in range(_PRESSES):
        press(app, _KEYS[rng.below(len(_KEYS))])
        top = screens.look(app)
        if top == "Title":
            app.go("table", game)
        if top == "Results":
            return
    sys.exit(2)


def main(game, seats, level, person):
    """From power-on to the results; without seats only what the code takes, part by part."""
    app = start()
    tell("app", BASE)
    if seats:
        who = bytes([level] * seats)
        spend(app, game, b"\0" + who[1:] if person else who, person)
    else:
        load(game)


def spend(app, game, who, person):
    """The evening."""
    from firmware.kit.sittings import deal

    screens = Screens()
    app.settings["speed"] = 2
    app.start()
    play(app, screens, "Title")
    deal(app, game, who)
    app.go("table", game)
    if person:
        meddle(app, screens, game, person)
    else:
        play(app, screens, "Results")
    screens.tell()


GAME = sys.argv[1]
SEATS, LEVEL, PERSON, LOOK = map(int, sys.argv[2:6])
devices.install("pybadge" if PERSON else "pygamer")
if LOOK:
    builtins.__import__ = watched_import
BASE = used()
print(gc.mem_free())
main(GAME, SEATS, LEVEL, PERSON)
