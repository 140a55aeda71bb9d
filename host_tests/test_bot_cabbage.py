# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The Cabbage! bots: the end played without a mistake, dice that cannot be read, honest reasons."""

import pytest

import contest
from contract import legal
from digest import digest
from garden import OVER
from garden.bots import LEVELS, bot
from garden.bots.cabbage.duel import Duel, kept, stuck
from garden.cabbage import FIRST_MOVE, Game
from garden.cabbage.field import place_of
from garden.rng import Rng


def thought(game, level="hard", seed=1):
    return contest.thought("cabbage", game, level, seed)


def late(seed, round, movers_left):
    """A game of random moves, stopped in this round when so many have still to move in it."""
    game = Game(2, seed)
    rng = Rng(seed)
    while game.round < round or game.phase != "move" or _to_move(game) > movers_left:
        actions = legal(game)
        game.play(actions[rng.below(len(actions))])
    return game


def _to_move(game):
    return sum(die > 0 for die in game.chosen)


def outcome(game, seat):
    """1 for a win that nothing can prevent, 0 for a draw, -1 for a loss: every move is played."""
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
    """How many times of 1200 each die is picked."""
    duel = Duel()
    for (die, other), worth in worths.items():
        duel.note(die, other, worth)
    for _ in duel.settle(mine, theirs):
        pass
    rng = Rng(7)
    picked = [duel.pick(rng) for _ in range(1200)]
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


def test_a_one_left_over_is_bad_and_the_lowest_die_left_is_good():
    assert stuck(ALL_SIX, 1) < stuck(ALL_SIX, 2)
    twos = bytearray((0, 0, 2, 0, 0, 0, 2))
    assert kept(twos, 6, twos, 6) == 0
    assert kept(twos, 6, bytearray((0, 0, 0, 2, 0, 0, 2)), 6) > 0


# -- reasons -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_reasons_are_true(level):
    given = set()
    for seed in range(4):
        game = Game(2, seed)
        while game.turn != OVER:
            player = thought(game, level, seed)
            given.add(player.reason)
            assert player.reason == reason(game, player.best)
            game.play(player.best)
    assert given >= {"first", "last", "grow", "cut"}


def reason(game, action):
    """Why one may do that, in a word."""
    seat, rival = game.turn, 1 - game.turn
    if len(legal(game)) == 1:
        return "only"
    if game.phase == "choose":
        lower = sum(game.dice[rival][:action])
        higher = sum(game.dice[rival][action + 1 :])
        return "first" if lower > higher else "last"
    now = game.scores()
    then = after(game, action).scores()
    if then[seat] > now[seat]:
        return "grow"
    return "cut" if then[rival] < now[rival] else "keep"


# -- strength ----------------------------------------------------------------------------------


def test_each_level_is_as_strong_as_its_name_says():
    assert contest.share("cabbage", "hard", "greedy", 20) >= 0.7
    assert contest.share("cabbage", "normal", "greedy", 60) >= 0.55
    assert contest.share("cabbage", "easy", "random", 60) >= 0.7
    assert contest.share("cabbage", "easy", "greedy", 100) < 0.5
