# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The one contract, kept by every engine at every seat count with every set of options."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract import (
    FOREVER,
    SEEDS,
    TABLES,
    any_seed,
    anywhere,
    every_table,
    few,
    legal,
    new,
    notation,
    play_out,
    some,
    somewhere,
)
from digest import digest
from garden import GAMES, OVER, engine
from garden.saved import MOVES, Kept
from garden.sitting import Sitting

# -- the door ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_and_every_option_is_there_to_be_played(name):
    Game = engine(name)
    played = [(seats, options) for game, seats, options in TABLES if game == name]
    assert {seats for seats, options in played if not options} == set(Game.SEATS)
    assert {word for _, options in played for word in options} == set(Game.OPTIONS)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [-1, 2**32])
def test_a_seed_has_32_bits(name, seed):
    Game = engine(name)
    with pytest.raises(ValueError):
        Game(Game.SEATS[0], seed)


@pytest.mark.parametrize("name", GAMES)
def test_strange_seats_and_options_are_refused(name):
    Game = engine(name)
    for seats in {-1, *range(10)} - set(Game.SEATS):
        with pytest.raises(ValueError):
            Game(seats, 0)
    with pytest.raises(ValueError):
        Game(Game.SEATS[0], 0, ("weather",))


# -- actions -------------------------------------------------------------------------------


@every_table
@some
@any_seed
def test_actions_ascend_and_fit_until_the_game_ends(table, seed, luck):
    game = new(table, seed)
    chance = random.Random(luck)
    for _ in range(FOREVER):
        actions = legal(game)
        assert actions == sorted(set(actions))
        if game.turn == OVER:
            break
        assert game.turn in range(game.seats)
        game.play(chance.choice(actions))
    assert game.turn == OVER
    assert game.phase == "over"
    assert not actions


@every_table
@few
@anywhere
def test_every_listed_action_plays_and_the_original_does_not_move(table, seed, luck, part):
    game, _ = somewhere(table, seed, luck, part)
    before = digest(game)
    for action in legal(game):
        copy = game.copy()
        copy.play(action)
        assert digest(copy) != before
    assert digest(game) == before


@every_table
@some
@given(
    seed=SEEDS,
    luck=st.integers(0, 2**16),
    part=st.integers(0, 100),
    wild=st.sets(st.integers(0, 2**16 - 1), max_size=40),
)
def test_an_unlisted_action_is_refused_and_changes_nothing(table, seed, luck, part, wild):
    game, _ = somewhere(table, seed, luck, part)
    listed = set(legal(game))
    near = {action ^ 1 << bit for action in list(listed)[:20] for bit in range(16)}
    before = digest(game)
    for action in (wild | near | {-1, 2**16, 2**30}) - listed:
        with pytest.raises(ValueError):
            game.play(action)
        assert digest(game) == before


@every_table
@some
@anywhere
def test_scores_can_be_asked_for_at_any_time(table, seed, luck, part):
    game, _ = somewhere(table, seed, luck, part)
    before = digest(game)
    scores, winners, detail = game.scores(), game.winners(), game.detail()
    assert len(scores) == game.seats
    assert all(type(score) is int for score in scores)
    assert winners
    assert winners == sorted(set(winners) & set(range(game.seats)))
    assert json.loads(json.dumps(detail)) == detail
    assert type(game.fresh) is bool
    assert all(type(game.secret(seat)) is bool for seat in range(game.seats))
    assert digest(game) == before


@every_table
@few
@anywhere
def test_sides_hold_every_seat_once_and_win_or_lose_together(table, seed, luck, part):
    game, _ = somewhere(table, seed, luck, part)
    sides = game.sides()
    assert sorted(seat for side in sides for seat in side) == list(range(game.seats))
    winners = set(game.winners())
    assert all(winners >= set(side) or winners.isdisjoint(side) for side in sides)


@every_table
@few
@anywhere
def test_progress_fits_two_bytes_and_is_kept_with_the_save(table, seed, luck, part):
    game, _ = somewhere(table, seed, luck, part)
    progress = game.progress()
    assert progress is None or all(0 <= number < MOVES for number in progress)
    name, seats, options = table
    sitting = Sitting(name, seats, seed, options)
    kept = Kept(sitting.pack())
    assert (kept.now, kept.of) == (sitting.game.progress() or (0, MOVES))
    assert kept.save == sitting.save() and not kept.begun
    sitting.play(legal(sitting.game)[0])
    assert Kept(sitting.pack()).begun


# -- the same game again ---------------------------------------------------------------------


@every_table
@some
@any_seed
def test_the_same_seed_and_moves_give_the_same_game(table, seed, luck):
    one, two = new(table, seed), new(table, seed)
    log = play_out(new(table, seed), luck)
    assert digest(one) == digest(two)
    for action in log:
        one.play(action)
        two.play(action)
        assert digest(one) == digest(two)


@every_table
def test_another_seed_gives_another_game(table):
    assert len({digest(new(table, seed)) for seed in range(20)}) == 20


@every_table
@some
@anywhere
def test_a_copy_goes_its_own_way(table, seed, luck, part):
    game, future = somewhere(table, seed, luck, part)
    before = digest(game)
    copy = game.copy()
    assert digest(copy) == before
    for action in future:
        copy.play(action)
    assert digest(game) == before
    for action in future:
        game.play(action)
    assert digest(game) == digest(copy)


@every_table
@some
@anywhere
def test_a_position_written_and_read_has_the_same_future(table, seed, luck, part):
    game, future = somewhere(table, seed, luck, part)
    text = notation(table)
    read = text.from_state(json.loads(json.dumps(text.state(game))))
    assert text.state(read) == text.state(game)
    assert legal(read) == legal(game)
    for action in future:
        assert text.parse_move(read, text.move_text(game, action)) == action
        game.play(action)
        read.play(action)
        assert text.state(read) == text.state(game)
    assert read.scores() == game.scores()
    assert read.winners() == game.winners()
    assert read.detail() == game.detail()


# -- a sitting -----------------------------------------------------------------------------------


def sitting(table, seed):
    name, seats, options = table
    return Sitting(name, seats, seed, options)


@every_table
@few
@any_seed
def test_a_save_at_every_point_has_the_same_future(table, seed, luck):
    log = play_out(new(table, seed), luck)
    at_table = sitting(table, seed)
    for done, action in enumerate([*log, None]):
        loaded = Sitting.load(at_table.save())
        assert digest(loaded.game) == digest(at_table.game)
        assert list(loaded.log) == log[:done]
        assert loaded.save() == at_table.save()
        if action is not None:
            at_table.play(action)


@every_table
@few
@any_seed
def test_undo_goes_back_through_the_same_past(table, seed, luck):
    at_table = sitting(table, seed)
    past = [digest(at_table.game)]
    for action in play_out(new(table, seed), luck):
        at_table.play(action)
        past.append(digest(at_table.game))
    while at_table.log:
        assert digest(at_table.game) == past.pop()
        at_table.rewind(len(at_table.log) - 1)
    assert digest(at_table.game) == past.pop()
    assert not past
