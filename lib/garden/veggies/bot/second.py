# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: weighs any action as the bot weighed its best one, for the coach."""

from garden.types import TYPE_CHECKING, Action
from garden.veggies.bot.others import STAND
from garden.veggies.cards import KINDS
from garden.veggies.engine import Game
from garden.veggies.stand import Stand, pack

if TYPE_CHECKING:
    from typing import Any

    from garden.veggies.bot import Bot


def judge(bot: "Bot", world: Game, action: Action, effort: int) -> "Any":
    """Return what this action is worth, in sixteenths of a point."""
    seat = world.turn
    if world.phase == "lay":
        hand = world.hands[seat]
        yield from bot.others.weigh(world, seat, 2)
        stand = Stand()
        stand.lay(hand[action], pack(0, 0, 0))
        return (yield from bot.promise(stand, hand[1 - action : 2 - action] + world.market))
    survey = bot.survey
    stand = world.stands[seat]
    if world.phase == "name":
        yield from bot.others.weigh(world, seat, 0)
        survey.read(stand)
        return sum([bot.others.gain(kind) for kind in range(1, KINDS) if action >> kind - 1 & 1])
    cards = world.hands[seat] + world.market
    yield from bot.weigh(world, seat, 1)
    survey.read(stand)
    survey.lift(action & 0x3FFF)
    survey.drop(cards[action >> 14], action >> 12 & 3)
    value = bot.value()
    if len(stand.cards) == STAND - 1:
        return value - bot.kept.costs[action >> 14]
    yield from bot.weigh(world, seat, 2)
    yield from bot.follow(stand, cards, action, effort)
    return bot.result(value, action >> 14)
