# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: the whole firmware, a game to its end, and the heap on the way.

Prints the bytes that are free before it starts, as they are at the board's prompt; then, of what
is loaded and of each screen that opens, what it added to the heap, what is used in all, and the
largest block that is still free. With a person among the bots (their number is a seed, 0 for
nobody) it is of each screen the most that was ever used.
"""

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

    store = Store(Nvm(None), Drive())
    seeds = iter(range(1, 1000))
    return App(find(), store, lambda: devices.Clock.now, lambda: next(seeds))


def play(app, until):
    """Let time pass until this screen is up; tell of every screen on the way."""
    shown, before = "", used()
    for _ in range(_LONGEST // _FRAME):
        devices.Clock.now += _FRAME
        app.step()
        top = type(app.screens[-1]).__name__
        if top != shown:
            shown = top
            before = tell(top, before)
        if top == "Crash":
            sys.exit(1)
        if top == until:
            return
    sys.exit(2)


def press(app, key):
    for down in (True, False):
        devices.Scanner.waiting.append((key, down))
        for _ in range(8):
            devices.Clock.now += _FRAME
            app.step()


def meddle(app, game, seed):
    """A person presses whatever comes to hand, pause and hints and rules, until the results."""
    from garden.rng import Rng

    rng = Rng(seed)
    most = {}
    for _ in range(_PRESSES):
        press(app, _KEYS[rng.below(len(_KEYS))])
        top = type(app.screens[-1]).__name__
        most[top] = max(most.get(top, 0), used())
        if top == "Title":
            app.go("table", game)
        if top == "Crash":
            sys.exit(1)
        if top == "Results":
            break
    else:
        sys.exit(2)
    for top in sorted(most):
        print(top, 0, most[top] - BASE, largest_block(), sep="\t")


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

    app.settings["speed"] = 2
    app.start()
    play(app, "Title")
    deal(app, game, who)
    app.go("table", game)
    if person:
        meddle(app, game, person)
    else:
        play(app, "Results")


GAME, SEATS, LEVEL, PERSON = sys.argv[1:5]
devices.install("pybadge" if int(PERSON) else "pygamer")
BASE = used()
print(gc.mem_free())
main(GAME, int(SEATS), int(LEVEL), int(PERSON))
