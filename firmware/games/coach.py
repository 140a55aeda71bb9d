# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach gives each tip once, and the store remembers which.

If you switch it off in the settings it forgets, and starts again when you switch it on.
"""

import struct

from garden import GAMES

from ..memory import TIP_ROOM, free_bytes
from . import about


def tips(game):
    """Return the keys of a game's tips, in the order of their bits. The first offers the guide."""
    return ["rules_" + game] + [game + "_" + tip for tip in about(game).TIPS.split()]


def once(app, game, keys):
    """Return the first of these tips never given, if there is room, and mark it as given."""
    if not app.settings["coach"]:
        app.store.put("coach", b"")
        return None
    at = 2 * GAMES.index(game)
    given = _given(app, at)
    bits = struct.unpack_from("<H", given, at)[0]
    known = tips(game)
    for key in keys:
        bit = 1 << known.index(key)
        if not bits & bit and free_bytes() > TIP_ROOM:
            struct.pack_into("<H", given, at, bits | bit)
            app.store.put("coach", given)
            return key
    return None


def mark_taught(app, game, taught):
    """Mark these tips as given, because the lesson has taught them."""
    at = 2 * GAMES.index(game)
    given = _given(app, at)
    bits = struct.unpack_from("<H", given, at)[0]
    known = tips(game)
    for tip in taught.split():
        bits |= 1 << known.index(game + "_" + tip)
    struct.pack_into("<H", given, at, bits)
    app.store.put("coach", given)


def _given(app, at):
    """Return the bits of all games, with room for those at this place."""
    given = bytearray(app.store.get("coach"))
    given.extend(bytes(max(at + 2 - len(given), 0)))
    return given
