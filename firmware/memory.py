# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Memory policy: what is loaded, what leaves, and how much room each step needs.

The code of a screen or of a game is in RAM only while it is used.
"""

import gc
import sys

from garden import GAMES, const

# The build puts these into the app's own file, because nearly every screen needs them.
_RESIDENT = (
    "firmware.kit.shapes",
    "firmware.kit.sittings",
    "firmware.screens",
    "garden.bots",
    "garden.game",
    "garden.rng",
)

# These never share the heap with a table, and have room to spare: the build keeps their short texts
# out of the table of names, which grows for good.
_AWAY_FROM_TABLE = (
    "adafruit_*",
    "firmware.boards.*",
    "firmware.games.*.advice",
    "firmware.games.*.rules",
    "firmware.games.*.score",
    "firmware.kit.making",
    "firmware.kit.recovery",
    "firmware.screens.after",
    "firmware.screens.answer",
    "firmware.screens.coach",
    "firmware.screens.details",
    "firmware.screens.finish",
    "firmware.screens.judge",
    "firmware.screens.languages",
    "firmware.screens.listing",
    "firmware.screens.medal*",
    "firmware.screens.names",
    "firmware.screens.number",
    "firmware.screens.players",
    "firmware.screens.podium",
    "firmware.screens.records",
    "firmware.screens.replay",
    "firmware.screens.results",
    "firmware.screens.rules",
    "firmware.screens.rules_picture",
    "firmware.screens.score_pad",
    "firmware.screens.scoring",
    "firmware.screens.seat_painter",
    "firmware.screens.seats",
    "firmware.screens.settings",
    "firmware.screens.setups",
    "firmware.screens.title",
    "firmware.screens.turned",
    "firmware.screens.wheels",
    "garden.*.medals",
    "garden.medals",
)

# Modules that come with a screen or a game and leave with it; so do the rules of a game.
_TRANSIENT = (
    "firmware.screens.",
    "firmware.turns",
    "firmware.games.",
    "firmware.kit.label",
    "firmware.kit.running",
    "adafruit_display_text",
    "adafruit_ticks",
    "firmware.kit.terms",
    "garden.deals",
    "garden.records",
    "garden.medals",
)

# Free bytes that a step needs, so that some are left for what nobody foresees.
_BOT_ROOM = (0, 26000, 26000, 38000)  # by level, its code included
OVERLAY_ROOM = const(18000)  # a pause over the table
MOVES_ROOM = const(22000)  # the last moves over the table, a pause or a curtain
CURTAIN_ROOM = const(16000)  # a curtain over the table
LOOK_ROOM = const(20000)  # the viewer over the table
TIP_ROOM = const(18000)  # a tip over the table
_LARGE_BLOCK = const(16000)  # a game, in one piece


def load(path, name):
    """Import this module and return what has this name in it."""
    gc.collect()  # so that the code fills holes instead of lying behind garbage
    return getattr(__import__(path, None, None, (name,)), name)


def free_bytes():
    """Collect garbage and return the free heap. A PC always has enough."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else 1 << 20


def bot_room(level):
    """Return the free bytes that a bot of this level needs."""
    return _BOT_ROOM[level]


def has_large_block():
    """Return True if a large block can still be allocated in one piece."""
    gc.collect()
    try:
        return bool(bytearray(_LARGE_BLOCK))
    except MemoryError:
        return False


def forget_making(*objects):
    """Drop the constructors of objects that a board makes once. A PC may make many."""
    if sys.implementation.name != "cpython":
        for made in objects:
            kind = type(made)
            kind.__init__ = None  # first, because a dictionary keeps a deleted value
            del kind.__init__


def unload(start):
    """Drop every module whose name begins like this from RAM."""
    # A package comes before its modules: dropped first, it stays whole for code that still uses it.
    for name in sorted([name for name in sys.modules if name.startswith(start)]):
        _forget(name)


def unload_part(game, part):
    """Drop one module of a game's view, which is needed no more."""
    unload("firmware.games.%s.%s" % (game, part))


def unload_transient(kept=()):
    """Drop the code of screens and games, except the modules `kept`."""
    for name in sorted([name for name in sys.modules if name not in kept and _is_transient(name)]):
        _forget(name)


def _is_transient(name):
    for start in _TRANSIENT:
        if name.startswith(start):
            return True
    return name.startswith("garden.") and name.split(".")[1] in GAMES


def _forget(name):
    """Drop one module. The package that holds it must let go of it, too."""
    package, _, last = name.rpartition(".")
    package = sys.modules.get(package)
    # None first, because a dictionary keeps a deleted value until its place is taken.
    if hasattr(package, last):
        setattr(package, last, None)
        delattr(package, last)
    if name in sys.modules:
        sys.modules[name] = None
        del sys.modules[name]
