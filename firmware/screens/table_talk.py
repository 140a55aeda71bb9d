# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the table has to say beside the game: tips, and what happened last."""

from .moves import MOST


def teach(screen):
    """A tip about this turn, if one is due; at most one a turn, and none over a covered hand."""
    move = len(screen.table.log)
    if screen.covered or screen.taught == move or not screen.app.settings["coach"]:
        return
    screen.taught = move
    name = "firmware.views." + screen.table.name + "_tips"
    screen.tell(__import__(name, None, None, ("tips",)).tips(screen.game))


def last_moves(screen):
    """[(seat, words)]: the sitting is played again in secret, and its last moves are told."""
    table = screen.table
    now = table.game
    first = len(table.log) - MOST
    told = []
    for nth, (game, seat, action) in enumerate(table.replay()):
        if nth >= first:
            table.game = game
            told.append((seat, screen.view.told(action)))
    table.game = now
    return told
