# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Weighs a move that was made against the one that hard would have made."""

from garden import bots
from garden.rng import Rng


def judge(app, sitting, action):
    """Yield after every slice of work, and return (best, reason, ahead, unit), as a bot has them.

    The bot gets what the seat to move knew then, and thinks as it would have for a hint.
    """
    rng = Rng(sitting.luck())
    bot = bots.bot(sitting.name, "hard", rng)
    world = sitting.game.imagine(sitting.game.turn, rng)
    yield from bot.think(world, app.effort)
    if bot.best != action:
        yield from bot.compare(world, action, app.effort)
    return bot.best, bot.reason, bot.ahead, bot.unit


def is_dearer(action, judgement):
    """Return True if this action seems worse than the one that hard prefers."""
    best, _, ahead, _ = judgement
    return action != best and (ahead is None or ahead > 0)


def say_ahead(app, judgement):
    """Return in words how much more hard's action is expected to bring."""
    _, _, ahead, unit = judgement
    if ahead is None:
        return ""
    return app.say("ahead_" + unit, "%d%s%d" % (ahead // 10, app.say("decimal"), ahead % 10))
