# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The Veggies bots: exact on the last card, careful with the market, honest about why."""

import pytest
from veggies_positions import over

import contest
from contract import legal
from digest import digest
from garden import bots
from garden.rng import Rng
from garden.veggies.bot.others import Others
from garden.veggies.bot.outlook import Outlook
from garden.veggies.bot.shortlist import Shortlist
from garden.veggies.cards import GOODS
from garden.veggies.engine import Game
from garden.veggies.preview import change
from garden.veggies.survey import Survey

good_levels = pytest.mark.parametrize("level", ["normal", "hard"])


def thought(game, level="hard", seed=1):
    return contest.thought("veggies", game, level, seed)


def late(seed, laid, seats=2):
    """Return a game of easy bots at the first turn of a seat with so many cards on its stand."""
    game = Game(seats, seed)
    rng = Rng(seed)
    while game.phase == "lay" or len(game.stands[game.turn].cards) < laid:
        game.play(bots.choose("veggies", game, "easy", rng))
    return game


def after(game, action):
    later = game.copy()
    later.play(action)
    return later


def lead(game, seat):
    """Return the seat's lead in points over the other, with its best naming."""
    best = []
    for kinds in game.choices(seat):
        game.named[seat] = kinds
        scores = game.scores()
        best.append(scores[seat] - scores[1 - seat])
    return max(best)


# -- the last cards ----------------------------------------------------------------------------


def last_cards():
    """Yield games before their last card, in which it is clear what the other will name."""
    for seed in range(20):
        game = late(seed, 7)
        game.play(thought(game, "easy").best)
        if len(game.choices(1 - game.turn)) == 1:
            yield game


@good_levels
def test_the_last_card_of_a_game_is_laid_where_none_is_better(level):
    for game, _ in zip(last_cards(), range(3), strict=False):
        seat = game.turn
        chosen = lead(after(game, thought(game, level).best), seat)
        assert chosen == max(lead(after(game, action), seat) for action in legal(game))


def test_easy_overlooks_better_places_but_lays_no_nonsense():
    worse = 0
    for seed in range(8):
        game = late(seed, 7)
        seat = game.turn
        easy = lead(after(game, thought(game, "easy").best), seat)
        normal = lead(after(game, thought(game, "normal").best), seat)
        every = sorted(lead(after(game, action), seat) for action in legal(game)[::7])
        worse += easy < normal
        assert easy > every[len(every) // 2]
    assert worse >= 3


def test_a_kind_is_named_that_scores_for_oneself_and_would_not_score_anyway():
    own = "SS.BB.GG\n........\nG.G.S..S"
    rival = "SSS.BBB\n.......\nB.B.C.C"
    game = over(own, rival, named=["", "SB"])
    game.phase, game.turn = "name", 0
    for level in ("normal", "hard"):
        player = bots.bot("veggies", level, Rng(1))
        for _ in player.think(game):
            pass
        # S and B score already, and only G is one's own alone.
        assert player.best in game.choices(0)
        assert player.best >> GOODS.index("G") & 1
        assert player.reason == "name"


# -- what hard says ----------------------------------------------------------------------------


def best_of_market(game, without=None):
    """Return the best result with the market's cards, without one of them."""
    leads = []
    for action in legal(game):
        slot = action >> 14
        if slot and slot != without:
            leads.append(lead(after(game, action), game.turn))
    return max(leads)


def test_what_is_denied_is_what_the_next_player_can_use_best():
    denied = 0
    for seed in range(36, 48):  # seldom is that more than what the card itself gains
        game = late(seed, 7)
        player = thought(game)
        if player.reason == "deny":
            game.turn = 1 - game.turn
            assert best_of_market(game, without=player.best >> 14) < best_of_market(game)
            denied += 1
    assert denied


def test_reasons_are_true_and_name_the_largest_gain():
    reasons = set()
    for seed in range(30):
        game = late(seed, 2 + seed % 6, 2 + seed % 3)
        player = thought(game)
        reasons.add(player.reason)
        gain = change(game, player.best)
        survey = game.survey(game.turn)
        before = survey.mice, max(survey.biggest), sum(survey.groups)
        survey = after(game, player.best).survey(game.turn)
        mice = 2 * (before[0] - survey.mice)
        biggest, groups = max(survey.biggest) - before[1], sum(survey.groups) - before[2]
        assert {
            "mouse": 0 < mice >= gain - mice >= 0 or mice >= gain,
            "deny": player.best >> 14,
            "big": biggest > 0 and gain > mice,
            "more": groups > 0 and gain > mice,
            "gain": gain > mice,
            "hand": not player.best >> 14 and gain >= 0,
            "fit": player.best >> 14 and gain >= 0,
            "wait": gain >= 0,
            "later": gain < 0,
            "others": gain < 0,
            "least": gain < 0,
        }[player.reason]
        if gain < 0:  # the preview shows a loss, so the hint says why
            assert player.reason in ("later", "others", "least", "deny")
    assert {"big", "more", "later"} <= reasons


def test_a_large_gain_is_the_reason_even_if_the_next_player_wants_the_card():
    for seed in range(12):
        game = late(seed, 5)
        player = thought(game)
        if change(game, player.best) > 10:
            assert player.reason in ("big", "more", "gain")
            return
    raise AssertionError("no large gain")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_thinking_leaves_the_world_as_it_was(level):
    for laid in (2, 7):
        world = late(4, laid, seats=3)
        before = digest(world)
        for _ in bots.bot("veggies", level, Rng(1)).think(world):
            pass
        assert digest(world) == before


# -- what a stand is worth ---------------------------------------------------------------------


def outlook(own, rival, turns=3):
    """Return what hard expects of this stand against that one."""
    game = over(own, rival, named=["S", "B"])
    survey = Survey()
    expected = Outlook(survey)
    for _ in expected.weigh(game, 0, turns):
        pass
    survey.read(game.stands[0])
    return expected.value()


@pytest.mark.parametrize("turns", range(1, 7))
def test_bigger_groups_more_groups_and_fewer_mice_are_worth_more_at_any_turn(turns):
    worth = [outlook(stand, "BBB", turns) for stand in ("SS....", "SSSS..", "SSSS.S", "SSSSxS")]
    assert worth[0] < worth[1] < worth[2] and worth[3] < worth[2]


def test_a_stand_beyond_all_measure_is_still_valued():
    assert outlook("S" * 20, "BBB") == outlook("S" * 15, "BBB")
    assert outlook("S." * 12, "BBB") == outlook("S." * 7, "BBB")


def unnamed(rival, careful, turns=1):
    """Return for each kind the chance in 32nds that the other does not name it."""
    game = over("SSS.BBB.GGG", rival, named=["S", "B"])
    game.stands[1].cards = game.stands[1].cards[: 8 - turns]
    survey = Survey()
    others = Others(survey, careful)
    for _ in others.weigh(game, 0, 0):
        pass
    return list(others._free[1:])


def test_what_others_name_is_certain_in_the_end_and_in_doubt_before():
    rival = "SSSS.BBB.GG.C"
    assert unnamed(rival, careful=False) == [0, 0, 32, 32, 32]
    assert unnamed(rival, careful=True, turns=0) == [0, 0, 32, 32, 32]
    free = unnamed(rival, careful=True)
    assert 0 < free[0] < free[1] < free[2] < free[3] <= free[4] == 32


# -- the shortlist -----------------------------------------------------------------------------


def test_the_best_of_every_card_are_kept_and_taken_best_first():
    kept = Shortlist(2, 2, Rng(1))
    kept.clear(0)
    for place, value in enumerate([5, -9, 8, 7, 8 - 20]):
        kept.keep(0, place, value)
        kept.keep(1, place, value - 2)
    assert (kept.top(0), kept.top(1), kept.mean(2)) == (8, 6, 7)
    assert [kept.take() for _ in range(4)] == [2, 3, 1 << 14 | 2, 1 << 14 | 3]


def test_what_a_card_costs_counts_against_all_its_places():
    kept = Shortlist(2, 2, Rng(1))
    kept.clear(0)
    kept.keep(0, 7, 10)
    kept.keep(1, 9, 8)
    assert kept.best() == 7
    kept.costs[0] = 3
    assert kept.best() == 1 << 14 | 9


def test_of_equal_places_any_may_come_first():
    firsts = set()
    rng = Rng(3)
    for _ in range(40):
        kept = Shortlist(1, 2, rng)
        kept.clear(0)
        for place in range(3):
            kept.keep(0, place, 4)
        firsts.add(kept.best())
    assert firsts == {0, 1, 2}


# -- how strong they are -----------------------------------------------------------------------


def test_each_level_is_as_strong_as_its_name_says():
    assert contest.share("veggies", "easy", "random", 20) >= 0.8
    assert contest.share("veggies", "normal", "easy", 30) >= 0.6
    assert contest.share("veggies", "hard", "easy", 20) >= 0.65
