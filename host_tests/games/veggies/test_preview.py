# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The preview never promises more than the result would be if the game ended now."""

import itertools
import random
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from at_table import sit_down, whole_log
from garden import engine
from garden.veggies import preview
from plain import veggies as plain

TABLES = [(2, ()), (3, ()), (4, ()), (4, ("teams",))]
CELLS = " SBGCM.x"


def seen(stand):
    """Return what a stand shows, by place, for the plain rules."""
    rows, cols = range(stand.top, stand.bottom + 1), range(stand.left, stand.right + 1)
    found = {(row, col): CELLS[stand.at(row, col)] for row in rows for col in cols}
    return {place: sign for place, sign in found.items() if sign != " "}


def namings(stand, seats):
    """Return every set of kinds that this stand's player may name, by the plain rules."""
    laid = [(card, place >> 12, (place >> 6 & 63) - 32, (place & 63) - 32) for card, place in stand]
    return [set(kinds) for kinds in plain.namings(laid, 2 if seats == 2 else 1)]


def results(game, seat):
    """Return what this seat may end with if the game ends now, for all that others may name.

    The player names what is best without seeing what the others name.
    """
    stands = [list(zip(stand.cards, stand.places)) for stand in game.stands]
    others = [namings(stand, game.seats) for nth, stand in enumerate(stands) if nth != seat]
    shown = seen(game.stands[seat])
    mine = namings(stands[seat], game.seats)
    all_named = [set().union(*named) for named in itertools.product(*others)]
    return [[plain.worth(shown, own | named) for named in all_named] for own in mine]


def sure_points(game, seat):
    """Return the points of the kinds that the preview fills, less mice."""
    survey = game.survey(seat)
    others = preview.sure_kinds(game, seat)
    survey = game.survey(seat)
    return survey.points(preview.settled(survey, others, game.seats == 2))


@st.composite
def positions(draw):
    """A game in which every stand has a card, after any number of random moves."""
    seats, options = draw(st.sampled_from(TABLES))
    game = engine("veggies")(seats, draw(st.integers(0, 0xFFFF)), options)
    rng = random.Random(draw(st.integers(0, 0xFFFF)))
    out = array("H", bytes(2 * game.MOST))
    for _ in range(seats + draw(st.integers(0, 7 * seats))):
        game.play(out[rng.randrange(game.actions(out))])
    return game


@given(positions())
def test_the_sure_part_is_never_more_than_the_result_if_the_game_ended_now(game):
    for seat in range(game.seats):
        sure = sure_points(game, seat)
        assert any(sure <= min(row) for row in results(game, seat))


@given(positions())
def test_all_that_cannot_be_otherwise_is_in_the_sure_part(game):
    for seat in range(game.seats):
        outcomes = results(game, seat)
        if len(outcomes[0]) == 1:  # nobody else has a choice
            assert sure_points(game, seat) == max(row[0] for row in outcomes)


def total(sim):
    """Return the total that the preview shows, as a number."""
    notes = sim.app.canvas.bitmap.notes
    (found,) = [notes[place][0] for place in notes if place[:2] == (126, 109)]
    return int(found.replace("−", "-"))


@pytest.mark.parametrize("skin", [0, 1])
@pytest.mark.parametrize("seats, options", TABLES)
def test_the_total_on_the_screen_stands_if_the_game_ends_now(seats, options, skin):
    log = whole_log("veggies", seats, 12, options)
    for moves in range(seats, 8 * seats, 5):
        sim = sit_down(
            "veggies", bytes(seats), seed=12, options=options, log=log[:moves], motion=0, skin=skin
        )
        sim.keys("A w600")
        for keys in ("w100", "E w300", "B w300", "E w300", "L w300"):
            sim.keys(keys)
            game, action = sim.top.game, sim.top.view.selected_action()
            seat = game.turn
            if game.stands[seat].allows(action & 0x3FFF):
                game = game.copy()
                game.play(action)
            assert any(total(sim) <= min(row) for row in results(game, seat))
            assert total(sim) == sure_points(game, seat)
