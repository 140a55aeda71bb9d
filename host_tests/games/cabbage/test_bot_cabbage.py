# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The Cabbage! bots: the end played without a mistake, dice that cannot be read, honest reasons."""

from array import array

import pytest

import contest
from contract import legal
from digest import digest
from garden import OVER
from garden.bots import LEVELS, bot
from garden.cabbage.bot.basics import lowest
from garden.cabbage.bot.duel import Duel
from garden.cabbage.bot.line import Line
from garden.cabbage.bot.prospects import Prospects, gain
from garden.cabbage.engine import FIRST_MOVE, Game
from garden.cabbage.field import crop, place_of
from garden.rng import Rng


def thought(game, level="hard", seed=1):
    return contest.thought("cabbage", game, level, seed)


def late(seed, round, movers_left):
    """Return a random game, stopped in this round when so many have still to move."""
    game = Game(2, seed)
    rng = Rng(seed)
    while game.round < round or game.phase != "move" or _to_move(game) > movers_left:
        actions = legal(game)
        game.play(actions[rng.below(len(actions))])
    return game


def _to_move(game):
    return sum(die > 0 for die in game.chosen)


def outcome(game, seat):
    """Play every move. Return 1 for a sure win, 0 for a draw, -1 for a loss."""
    if game.turn == OVER:
        winners = game.winners()
        return 0 if len(winners) == 2 else 1 if seat in winners else -1
    best = max if game.turn == seat else min
    return best(outcome(after(game, action), seat) for action in legal(game))


def after(game, action):
    copy = game.copy()
    copy.play(action)
    return copy


# -- the end of the game -----------------------------------------------------------------------


@pytest.mark.parametrize("movers_left", [1, 2])
def test_hard_plays_the_last_round_without_a_mistake(movers_left):
    seen = set()
    for seed in range(40):
        game = late(seed, 6, movers_left)
        best = outcome(game, game.turn)
        assert outcome(after(game, thought(game).best), game.turn) == best
        seen.add(best)
    assert seen >= {1, -1}


def test_hard_sees_the_last_round_coming_from_the_one_before():
    seen = set()
    for seed in range(12):
        game = late(seed, 5, 1)
        best = outcome(game, game.turn)
        assert outcome(after(game, thought(game).best), game.turn) == best
        seen.add(best)
    assert seen >= {1, -1}


def test_thinking_leaves_the_world_as_it_was():
    for seed in range(3):
        for game in (Game(2, seed), late(seed, 2, 2), late(seed, 5, 2)):
            before = digest(game)
            for _ in bot("cabbage", "hard", Rng(seed)).think(game):
                assert digest(game) == before
            assert digest(game) == before


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_others_make_the_best_last_move_on_the_card_they_go_to(level):
    for seed in range(40):
        game = late(seed, 6, 1)
        best = thought(game, level, seed).best
        there = [action for action in legal(game) if card_of(action) == card_of(best)]
        assert outcome(after(game, best), game.turn) == max(
            outcome(after(game, action), game.turn) for action in there
        )


def card_of(action):
    return place_of((action - FIRST_MOVE) // 8)


def test_easy_overlooks_a_last_move_now_and_then_and_normal_never_does():
    missed = dict.fromkeys(LEVELS, 0)
    for seed in range(60):
        game = late(seed, 6, 1)
        for level in LEVELS:
            move = thought(game, level, seed).best
            missed[level] += outcome(after(game, move), game.turn) < outcome(game, game.turn)
    assert missed["easy"] > 3
    assert missed["normal"] == missed["hard"] == 0


# -- dice --------------------------------------------------------------------------------------

ALL_SIX = bytearray((0, 1, 1, 1, 1, 1, 1))
THREE = bytearray((0, 1, 1, 1, 0, 0, 0))


def settled(worths, mine, theirs):
    """Return how often each die is picked, of 1200 times."""
    duel = Duel()
    for (die, other), worth in worths.items():
        duel.note(die, other, worth)
    for _ in duel.search(mine, theirs):
        pass
    rng = Rng(7)
    picked = [duel.choose(rng) for _ in range(1200)]
    return [picked.count(die) for die in range(1, 7)]


def test_of_dice_that_beat_each_other_in_a_ring_each_is_chosen_as_often():
    beats = {(1, 2), (2, 3), (3, 1)}
    worths = {
        (die, other): ((die, other) in beats) - ((other, die) in beats)
        for die in (1, 2, 3)
        for other in (1, 2, 3)
    }
    often = settled(worths, THREE, THREE)
    assert often[3:] == [0, 0, 0]
    assert all(300 < times < 500 for times in often[:3])


def test_a_die_that_is_worse_against_every_other_is_not_chosen():
    worths = {(die, other): die - other for die in range(1, 7) for other in range(1, 7)}
    assert settled(worths, ALL_SIX, ALL_SIX) == [0, 0, 0, 0, 0, 1200]


def test_only_dice_that_are_there_are_chosen_and_feared():
    worths = {(die, other): die + 9 * (other == 6) for die in range(1, 7) for other in range(1, 7)}
    assert settled(worths, THREE, THREE) == [0, 0, 1200, 0, 0, 0]


@pytest.mark.parametrize(
    "worths, value",
    [
        ((1000, 1000, -1000, 0), 1000),
        ((300, 200, -100, 900), 263),
        ((1000, -1000, -1000, 1000), 0),
        ((1000, -500, -500, 1000), 250),
        ((-1000, 500, -1000, 900), -1000),
    ],
)
def test_the_value_of_a_duel_is_what_both_sides_can_be_sure_of(worths, value):
    duel = Duel()
    two = bytearray((0, 0, 1, 0, 0, 1, 0))
    for nth, worth in enumerate(worths):
        duel.note(5 if nth & 2 else 2, 5 if nth & 1 else 2, worth)
    assert duel.value(two, two) == value


# -- looking ahead -----------------------------------------------------------------------------


def test_a_line_of_moves_is_taken_back_to_the_first():
    for seed in range(8):
        game = Game(2, seed)
        before = digest(game)
        line = Line(game)
        rng = Rng(seed)
        for nth in range(6):
            seat = nth % 2
            plots = [plot for plot in range(24) if game.reach(seat, 3) >> plot & 1]
            acts = [act for act in range(6) if game.acts[seat][min(act, 2)]]
            line.do(seat, plots[rng.below(len(plots))], acts[rng.below(len(acts))])
        assert digest(game) != before
        for _ in range(6):
            line.undo()
        assert digest(game) == before


@pytest.mark.parametrize("rounds", [2, 3, 4, 5])
def test_a_listed_move_gains_what_the_prospects_change_by(rounds):
    for seed in range(6):
        game = late(seed, 6 - rounds, 2)
        seat = game.turn
        die = game.chosen[seat]
        line = Line(game)
        prospects = Prospects(line, rounds)
        moves = array("i", bytes(4 * 84))
        count = prospects.actions(seat, die, moves)
        before = prospects.worth(seat)
        for move in moves[:count]:
            line.do(seat, move >> 3 & 31, move & 7)
            assert prospects.worth(seat) - before == gain(move)
            line.undo()
        assert max(moves[:count]) == moves[0]


def test_hard_has_chosen_before_a_board_has_thought_for_six_seconds():
    for seed in range(2):
        for game in (Game(2, seed), late(seed, 4, 2), late(seed, 4, 1)):
            player = bot("cabbage", "hard", Rng(seed))
            assert len(list(player.think(game))) <= 530


# -- reasons -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_reasons_are_true(level):
    given = set()
    for seed in range(4):
        game = Game(2, seed)
        while game.turn != OVER:
            player = thought(game, level, seed)
            given.add(player.reason)
            if player.reason != "win":
                assert player.reason == reason(game, player.best, level == "hard")
            game.play(player.best)
    assert given >= {"first", "last", "grow", "cut"}


def test_hard_gives_its_own_reasons():
    given = {thought(Game(2, seed)).reason for seed in range(8)}
    given |= {thought(late(seed, 2, 2)).reason for seed in range(12)}
    assert given >= {"one", "colour"}


def test_hard_says_so_when_it_wins_for_sure():
    for seed in range(20):
        game = late(seed, 6, 2)
        assert (thought(game).reason == "win") == (outcome(game, game.turn) == 1)


def reason(game, action, hard):
    """Find the reason for this action, independently of the bot."""
    if len(legal(game)) == 1:
        return "only"
    if game.phase == "choose":
        return die_reason(game, action, hard)
    seat, rival = game.turn, 1 - game.turn
    now = game.scores()
    then = after(game, action).scores()
    more = plots_of(after(game, action), seat) - plots_of(game, seat)
    gains = {
        "colour": more if hard and game.round < 4 else 0,
        "grow": then[seat] - now[seat],
        "cut": now[rival] - then[rival],
    }
    best = max(gains, key=gains.get)  # the first of equal ones
    if gains[best] > 0:
        return best
    if then[seat] < now[seat]:
        return "later" if game.round < 6 else "least"
    return "save" if (action - FIRST_MOVE) % 8 == 0 and game.round < 6 else "keep"


def die_reason(game, die, hard):
    mine, theirs = game.dice[game.turn], game.dice[1 - game.turn]
    if die == 1:
        return "one"
    if hard and 1 < lowest(mine) < min(die, lowest(theirs)):
        return "low"
    return "first" if sum(theirs[:die]) > sum(theirs[die + 1 :]) else "last"


def plots_of(game, seat):
    return crop(game.green, seat).bit_count()


# -- strength ----------------------------------------------------------------------------------


def test_each_level_is_as_strong_as_its_name_says():
    assert contest.share("cabbage", "hard", "greedy", 20) >= 0.7
    assert contest.share("cabbage", "normal", "greedy", 60) >= 0.55
    assert contest.share("cabbage", "easy", "random", 60) >= 0.7
    assert contest.share("cabbage", "easy", "greedy", 100) < 0.5
