# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The contract about secrets: an imagined game tells a seat nothing that it cannot know."""

import json
import random

from contract import (
    any_seed,
    anywhere,
    every_table,
    few,
    legal,
    new,
    notation,
    play_out,
    somewhere,
)
from digest import digest
from garden import OVER
from garden.rng import Rng

# Where a state keeps what somebody may not know, unless its notation names other PLACES.
PLACES = "deck", "hands", "stands"


def leaves(thing):
    """Return everything in nested lists, sorted."""
    if isinstance(thing, list):
        return sorted(leaf for part in thing for leaf in leaves(part))
    return [str(thing)]


def held(text, game):
    """Return everything that somebody may not know, wherever it is."""
    state = text.state(game)
    return leaves([state.get(place) for place in getattr(text, "PLACES", PLACES)])


def shape(thing):
    """Return nested lists with None for everything in them."""
    return [shape(part) for part in thing] if isinstance(thing, list) else None


def looks(table, seed, luck):
    """Yield a whole game, at each moment with a seat that looks at it."""
    game = new(table, seed)
    chance = random.Random(luck)
    for action in [*play_out(game.copy(), luck), None]:
        yield game, chance.randrange(game.seats)
        if action is not None:
            game.play(action)


@every_table
@few
@any_seed
def test_imagine_keeps_what_the_seat_knows(table, seed, luck):
    text = notation(table)
    for game, seat in looks(table, seed, luck):
        before = digest(game)
        imagined = game.imagine(seat, Rng(luck))
        assert text.view(imagined, seat) == text.view(game, seat)
        if game.turn == seat:
            assert legal(imagined) == legal(game)
        assert digest(game) == before


@every_table
@few
@any_seed
def test_imagine_deals_the_same_cards_again(table, seed, luck):
    text = notation(table)
    for game, seat in looks(table, seed, luck):
        imagined = game.imagine(seat, Rng(luck))
        truth, dream = text.state(game), text.state(imagined)
        for key in truth:
            assert shape(dream[key]) == shape(truth[key])
        assert held(text, imagined) == held(text, game)
        assert text.state(text.from_state(dream)) == dream


def redeal(state, seat, chance):
    """The same state with the deck and the other hands dealt again.

    A notation may bring its own: dice are not dealt.
    """
    hands = state.get("hands", [])
    hidden = [state.get("deck", []), *(hand for s, hand in enumerate(hands) if s != seat)]
    pool = [card for cards in hidden for card in cards]
    chance.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    return state


def known(text, game, seat):
    """Return what the seat sees and which cards are left. All saw the discarded ones go."""
    return text.view(game, seat), held(text, game)


def lookalikes(text, before, game, seat, chance):
    """Yield games that this seat cannot tell from the true one, which was `before` one move ago."""
    yield game.imagine(seat, Rng(chance.getrandbits(32)))
    yield text.from_state(getattr(text, "redeal", redeal)(text.state(game), seat, chance))
    for action in legal(before)[:3]:
        other = before.copy()
        other.play(action)
        if known(text, other, seat) == known(text, game, seat):
            yield other


@every_table
@few
@any_seed
def test_imagine_depends_on_nothing_the_seat_cannot_know(table, seed, luck):
    text = notation(table)
    game = new(table, seed)
    chance = random.Random(luck)
    for action in play_out(game.copy(), luck):
        before = game.copy()
        game.play(action)
        seat = chance.randrange(game.seats)
        imagined = text.state(game.imagine(seat, Rng(seed)))
        for other in lookalikes(text, before, game, seat, chance):
            assert text.state(other.imagine(seat, Rng(seed))) == imagined


@every_table
@few
@anywhere
def test_an_imagined_game_can_be_played_to_its_end(table, seed, luck, part):
    game, _ = somewhere(table, seed, luck, part)
    for seat in range(game.seats):
        play_out(game.imagine(seat, Rng(luck)), luck)


@every_table
def test_imagine_does_draw_anew(table):
    text = notation(table)
    game = new(table, 7)
    chance = random.Random(7)
    while game.turn != OVER:
        dreams = {json.dumps(text.state(game.imagine(game.turn, Rng(k)))) for k in range(9)}
        if len(dreams) > 1:
            return
        game.play(chance.choice(legal(game)))
    raise AssertionError("nothing was ever drawn anew")
