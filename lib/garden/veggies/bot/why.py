# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: the reason for a placement, as the end of a hint's key."""

from array import array

from garden.types import Action
from garden.veggies.bot.others import FRESH, STAND, sides
from garden.veggies.engine import Game
from garden.veggies.preview import change
from garden.veggies.survey import Survey


def why(world: Game, action: Action, survey: Survey, costs: "array[int]") -> str:
    """Return what this placement gains most by, or why it is worth a loss.

    `costs` is what each card, once taken, leaves to the next player.
    """
    stand = world.stands[world.turn]
    last = len(stand.cards) == STAND - 1
    slot = action >> 14
    gain = change(world, action)
    survey.read(stand)
    mice = survey.mice
    biggest = max(survey.biggest)
    groups = sum(survey.groups)
    survey.lift(action & 0x3FFF)
    survey.drop((world.hands[world.turn] + world.market)[slot], action >> 12 & 3)
    mice = 2 * (mice - survey.mice)
    # By how many points the next player does worse without this card.
    denied = (costs[0] + (0 if last else FRESH) - costs[slot]) >> 4 if slot else 0
    if gain < 0:
        if denied + gain > 0:
            return "deny"
        return _loss(world, action, gain) if last else "later"
    if mice > 0 and mice >= max(gain - mice, denied):
        return "mouse"
    if denied > 0 and denied > gain - mice:
        return "deny"
    if gain:
        if max(survey.biggest) > biggest:
            return "big"
        return "more" if sum(survey.groups) > groups else "gain"
    if last:
        return "wait"
    return "fit" if slot else "hand"


def _loss(world, action, gain):
    """Return whether the last card, which costs points, costs the others more."""
    later = world.copy()
    later.play(action)
    seat = world.turn
    lost = sum(world.scores()) - sum(later.scores())
    lost += later.scores()[seat] - world.scores()[seat]
    return "others" if lost > -gain * sides(world) else "least"
