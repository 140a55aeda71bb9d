# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The scores after every legal move, as one sum, found the way our bots find them."""

from plain import weighed


def _look_veggies(game, out):
    seat = game.turn
    stand = game.stands[seat]
    survey = game.survey(seat)
    cards = bytes(game.hands[seat]) + bytes(game.market)
    total = 0
    for standing in (0, 1):
        for nth in range(stand.find_places(standing, out, 0)):
            survey.lift(out[nth])
            for card in cards:
                for rot in (standing, standing + 2):
                    survey.drop(card, rot)
                    total += survey.points(31)
    return total


def _look_match(game, out):
    from garden.match.cards import BARROW, PASS, STORM, VALUE, onto, played, source

    grid = game.grid
    crop = bytearray(32)
    ripe = bytes([0 if grid[at] else game.ripe(at) for at in range(game.plan.spaces)])
    now = weighed(game.scores())
    tokens = [_with_token(game, vegetable) - now for vegetable in range(3)]
    total = 0
    for nth in range(game.actions(out)):
        action = out[nth]
        total += now
        if action == PASS:
            continue
        card = played(action)
        space = onto(action)
        vegetable = game.vegetable(action)
        if card != STORM and ripe[space] >> vegetable & 1:
            count = game.crop(action, crop)
            if count:
                total += tokens[vegetable]
                value = VALUE[grid[source(action)] if card == BARROW else card]
                total += _on_pile(game, space, value)
                for step in range(1, count):
                    total += _on_pile(game, crop[step], VALUE[grid[crop[step]]])
    return total


def _with_token(game, vegetable):
    """What the scores would be if the player to move took this token, while there are any."""
    taken = game.left[vegetable] > 0
    game.tokens[vegetable][game.turn] += taken
    after = weighed(game.scores())
    game.tokens[vegetable][game.turn] -= taken
    return after


def _on_pile(game, space, value):
    owner = game.plan.owner[space]
    return (1 + owner) * value if owner < game.seats else 0


def _look_cabbage(game, out):
    from garden.cabbage.engine import FIRST_MOVE
    from garden.cabbage.field import GREEN, PURPLE, crop, groups

    total = 0
    for nth in range(game.actions(out)):
        action = out[nth]
        green = game.green_after((action - FIRST_MOVE) // 8, action % 8)
        total += (groups(crop(green, GREEN)) >> 8) + 2 * (groups(crop(green, PURPLE)) >> 8)
    return total


LOOKS = {"veggies": _look_veggies, "match": _look_match, "cabbage": _look_cabbage}
