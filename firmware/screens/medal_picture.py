# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The picture and the words of a medal."""

from garden import const

from ..kit.colors import BARK, SPRITES, dyed
from ..kit.sprites import grid

_GOLD = const(0)  # tiles of medal
_WOOD = const(1)


def frame(group, x, y, won):
    """Draw the empty medal, 24 x 22 pixels, of gold or of wood."""
    grid(group, "medal", x, y, tile=_GOLD if won else _WOOD)


def icon(group, x, y, game, medal, won):
    """Draw the picture on a medal, in colour or as a silhouette; x and y are its frame's."""
    palette = SPRITES if won else dyed(BARK)
    grid(group, "medals_" + game, x + 4, y + 3, tile=medal, palette=palette)


def words(app, game, medal):
    """Return (name, what it is for) of a medal, or (None, that it is secret)."""
    key = "medal_" + game + "_" + medal if medal else "secret_medal"
    return app.say(key), app.say(key + "_text")
