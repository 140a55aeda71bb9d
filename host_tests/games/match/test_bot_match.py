# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The Veggie Match bots: what they plant where, what they leave to others, honest reasons."""

import pytest
from match_positions import EMPTY_4X4, garden

import contest
from contract import legal
from digest import digest
from garden import OVER
from garden.bots import LEVELS, bot, choose
from garden.match.bot.why import why
from garden.match.bot.worth import POINT, Worth
from garden.match.cards import BARROW, STORM, VALUE, onto, played, source
from garden.match.engine import Game
from garden.match.plan import NEUTRAL
from garden.rng import Rng
from tools.notation import match as notation

UNSEEN = ["T+1", "T-1", "T+2", "C+1", "C-1", "C+2", "B+1", "B-1", "B+2", "T+1", "C+1", "B+1"]


def thought(game, level="hard", seed=1):
    return contest.thought("match", game, level, seed)


def choice(game, level="hard", seed=1):
    return notation.move_text(game, thought(game, level, seed).best)


def two(picture, hand, **more):
    """Return a game of two with a deck, in which this hand moves first."""
    return garden(picture, [hand, "T+1 C-1 B+2 B-2"], deck=UNSEEN, **more)


def owner_of_best(game, level):
    return game.plan.owner[onto(thought(game, level).best)]


good_levels = pytest.mark.parametrize("level", ["normal", "hard"])


# -- where to plant ----------------------------------------------------------------------------


@good_levels
def test_bad_cards_go_into_the_rivals_field_and_good_ones_into_the_own(level):
    assert owner_of_best(two(EMPTY_4X4, "C-2 T-1 B-2 T-2"), level) == 1
    assert owner_of_best(two(EMPTY_4X4, "C+2 T+1 B+2 T+2"), level) == 0


@good_levels
def test_a_run_of_bad_cards_in_the_rivals_field_is_harvested_for_them(level):
    game = two(
        """
        .   .   .   .
        .   .   .   .
        .   .   C-2 C-1
        .   .   .   .
        """,
        "C+1 T+1 B-1 B+1",
    )
    assert choice(game, level) == "C+1@2,1"


GOOD_FOR_THE_RIVAL = """
.   .   .   .
.   .   .   .
.   .   C+4 C+2
.   .   .   .
"""


def test_hard_takes_the_space_that_completes_the_rivals_run_and_normal_does_not_see_it():
    game = two(GOOD_FOR_THE_RIVAL, "T+1 T-1 B-1 B+1")
    assert choice(game, "hard").endswith("@2,1")
    assert not choice(game, "normal").endswith("@2,1")


def test_what_no_unseen_card_can_complete_need_not_be_denied():
    no_corn = [card for card in UNSEEN if card[0] != "C"]
    hands = ["T+1 T-1 B-1 B+1", "T+1 B-1 B+2 B-2"]
    game = garden(GOOD_FOR_THE_RIVAL, hands, deck=no_corn)
    assert not choice(game, "hard").endswith("@2,1")


@good_levels
def test_specials_are_used_where_they_pay_and_kept_where_they_do_not(level):
    storm = two(GOOD_FOR_THE_RIVAL, "T+1 storm B-1 B+1")
    assert choice(storm, level) == "storm:C@2,1"
    corn = """
    .   .   .   .
    .   .   .   .
    C+1 C-1 .   .
    .   .   .   .
    """
    hand = "basket T+1 B-1 B+1"
    assert choice(two(corn, hand, tokens={"C": [2, 2]}), level) == "basket:C@2,2"
    assert not choice(two(corn, hand), level).startswith("basket")


# -- tokens ------------------------------------------------------------------------------------


def token(held, left, taker=0, seats=2):
    game = Game(seats, 1)
    game.tokens[0][:] = bytes(held)
    game.left[0] = left
    view = Worth()
    view.begin(game, 3)
    before = digest(game)
    worth = view.token(0, 0, taker)
    assert digest(game) == before
    return worth


def test_the_last_token_decides_a_majority_or_nothing():
    assert token([2, 2], 1) == 3 * POINT
    assert token([2, 2], 1, taker=1) == -3 * POINT
    assert token([4, 0], 1) == 0
    assert token([4, 0], 1, taker=1) == 0
    assert token([2, 2], 0) == 0


def test_a_token_counts_more_the_fewer_are_left_and_less_for_one_who_is_far_behind():
    assert 0 < token([0, 0], 5) < token([1, 1], 3) < token([2, 2], 1)
    assert token([1, 3], 2) <= token([2, 2], 2)


def test_with_more_players_a_token_helps_its_taker_more_than_it_hurts_each_other():
    assert token([1, 1, 1, 1], 1, seats=4) > 0
    assert 0 > token([1, 1, 1, 1], 1, taker=2, seats=4) > -token([1, 1, 1, 1], 1, seats=4)


# -- manners -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", Game.SEATS)
@pytest.mark.parametrize("options", [(), ("1992",), ("1992", "open")])
def test_at_any_moment_there_is_a_legal_move_and_the_world_stays_as_it_was(seats, options):
    game = Game(seats, seats, options)
    rng = Rng(seats)
    players = [bot("match", LEVELS[seat % 3], rng) for seat in range(seats)]
    while game.turn != OVER:
        player = players[game.turn]
        world = game.imagine(game.turn, rng)
        before = digest(world)
        actions = legal(game)
        for _ in player.think(world):
            assert player.best in actions
        assert digest(world) == before
        game.play(player.best)


@pytest.mark.parametrize("level", LEVELS)
def test_reasons_are_true(level):
    given = set()
    for seed in range(3):
        game = Game(2 + seed, seed)
        while game.turn != OVER:
            player = thought(game, level, seed)
            given.add(player.reason)
            if len(legal(game)) == 1:
                assert player.reason == "only"
            else:
                assert is_true(player.reason, game, player.best)
            game.play(player.best)
    assert given >= {"harvest", "setup", "feed"}


def is_true(reason, game, action):
    seat = game.turn
    after = game.copy()
    after.play(action)
    owner = game.plan.owner[onto(action)]
    card = game.grid[source(action)] if played(action) == BARROW else played(action)
    grown = [gained(game, after, other) for other in range(game.seats)]
    others = sum(grown) - grown[seat]
    return {
        "harvest": grown[seat] > 0,
        "token": sum(after.left) < sum(game.left),
        "most": leads(after, game.vegetable(action), seat),
        "ready": any(harvests(after, seat)),
        "setup": owner == seat and VALUE[card] > 0,
        "feed": others < 0 or owner not in (seat, NEUTRAL) and VALUE[card] < 0,
        "spoil": played(action) == STORM or game.ripe(onto(action)) > 0,
        "wait": grown[seat] <= 0 <= others,
    }[reason]


def test_a_harvest_is_advised_for_what_it_gains_most_by():
    given = set()
    for seed in range(12):
        game = Game(2 + seed % 3, seed)
        rng = Rng(seed)
        while game.turn != OVER:
            seat = game.turn
            for action in legal(game):
                after = game.copy()
                after.play(action)
                if sum(after.left) < sum(game.left):
                    own = gained(game, after, seat)
                    others = sum(gained(game, after, other) for other in range(game.seats)) - own
                    leading = leads(after, game.vegetable(action), seat)
                    gains = {
                        "harvest": own,
                        "feed": -others / (game.seats - 1),
                        "most" if leading else "token": 3 if leading else 1,
                    }
                    reason = why(game, action)
                    assert gains[reason] == max(gains.values())
                    given.add(reason)
            game.play(choose("match", game, "normal", rng))
    assert given == {"harvest", "feed", "most", "token"}


def leads(game, vegetable, seat):
    held = list(game.tokens[vegetable])
    return held.pop(seat) > max(held)


def harvests(game, seat):
    """Yield for each move of this seat whether it would bring points now."""
    later = game.copy()
    later.turn = seat
    for action in legal(later):
        after = later.copy()
        after.play(action)
        yield gained(later, after, seat) > 0


def gained(before, after, seat):
    return sum(VALUE[card] for card in after.piles[seat][len(before.piles[seat]) :])


# -- strength ----------------------------------------------------------------------------------


def test_each_level_is_as_strong_as_its_name_says():
    assert contest.share("match", "normal", "greedy", 10) >= 0.8
    assert contest.share("match", "hard", "normal", 10) >= 0.7
    assert 0 < contest.share("match", "easy", "normal", 30) < 0.3
    assert contest.share("match", "easy", "random", 10) >= 0.7


def test_hard_wins_more_than_a_fair_share_at_a_table_of_four():
    assert contest.share("match", "hard", "greedy", 12, seats=4) >= 0.5
