# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every bot: legal moves, no cheating, thinking in slices, within the board's heap."""

import pytest

from contract import TABLES, legal, new, play_out
from digest import digest
from garden import GAMES, OVER, bots, engine, words
from garden.rng import Rng

every_bot = pytest.mark.parametrize("level", bots.LEVELS)


def sittings(name):
    """Return the smallest table, one in the middle, one for each option, and the largest."""
    tables = [table for table in TABLES if table[0] == name]
    middle = engine(name).SEATS[len(engine(name).SEATS) // 2]
    found = [tables[0], (name, middle, ()), tables[-1]]
    for option in engine(name).OPTIONS:
        found.append(next(table for table in tables if table[2] == (option,)))
    return sorted(set(found))


SITTINGS = [table for name in GAMES for table in sittings(name)]
each_sitting = pytest.mark.parametrize(
    "table", SITTINGS, ids=["-".join([name, str(seats), *words]) for name, seats, words in SITTINGS]
)


def moments(table, seed, every):
    """Yield the game after every so many moves of a random game."""
    log = play_out(new(table, seed), seed)
    game = new(table, seed)
    for move, action in enumerate(log):
        if move % every == 0:
            yield game
        game.play(action)


def thought(table, game, level, luck):
    return bots.choose(table[0], game, level, Rng(luck))


@every_bot
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_was_asked_nothing_has_no_move(name, level):
    assert bots.bot(name, level, Rng(1)).best is None


@every_bot
@each_sitting
def test_a_whole_game_of_bots_comes_to_its_end(table, level):
    game = new(table, 5)
    rng = Rng(5)
    player = bots.bot(table[0], level, rng)
    while game.turn != OVER:
        for _ in player.think(game.imagine(game.turn, rng)):
            pass
        assert player.best in legal(game)
        game.play(player.best)


@every_bot
@each_sitting
def test_the_same_position_level_and_chance_give_the_same_answer(table, level):
    for game in moments(table, 7, every=13):
        assert thought(table, game, level, 3) == thought(table, game, level, 3)


@every_bot
@each_sitting
def test_what_a_seat_cannot_know_changes_nothing(table, level):
    """Everything hidden from the seat is dealt anew; the bot must not notice."""
    for game in moments(table, 9, every=11):
        answers = {thought(table, game, level, 4)}
        for luck in range(2):
            answers.add(thought(table, game.imagine(game.turn, Rng(luck)), level, 4))
        assert len(answers) == 1


@every_bot
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_can_be_hurried_at_any_slice(name, level):
    table = (name, engine(name).SEATS[0], ())
    for game in moments(table, 3, every=5):
        player = bots.bot(name, level, Rng(1))
        actions = legal(game)
        for number, _ in enumerate(player.think(game.imagine(game.turn, Rng(1)))):
            assert player.best in actions
            if number > 40:
                break


def answers(table, effort):
    """Return what hard plays in a few positions with this effort, and the slices it takes."""
    found = []
    for game in moments(table, 3, every=6):
        player = bots.bot(table[0], "hard", Rng(1))
        slices = len(list(player.think(game.imagine(game.turn, Rng(1)), effort)))
        found.append((player.best, slices))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_with_more_effort_hard_looks_further_and_its_answer_stays_the_same_every_time(name):
    table = (name, engine(name).SEATS[0], ())
    usual = answers(table, 1)
    further = answers(table, 3)
    assert further == answers(table, 3)
    assert all(more >= less for (_, more), (_, less) in zip(further, usual, strict=True))
    assert sum(slices for _, slices in further) > 1.3 * sum(slices for _, slices in usual)


def compared(table, game, action, luck=1):
    """Return hard's best action, by how much it is ahead of this one, and the slices of both."""
    player = bots.bot(table[0], "hard", Rng(luck))
    world = game.imagine(game.turn, Rng(luck))
    slices = len(list(player.think(world)))
    before = digest(world)
    more = len(list(player.compare(world, action)))
    assert digest(world) == before
    return player.best, player.ahead, slices, more


@each_sitting
def test_hard_says_how_much_more_its_action_brings_than_another(table):
    ahead = []
    for game in moments(table, 11, every=7):
        actions = legal(game)
        best, lead, slices, more = compared(table, game, actions[len(actions) // 2])
        if lead is None:  # this bot does not compare
            return
        assert compared(table, game, actions[len(actions) // 2])[:2] == (best, lead)
        assert compared(table, game, best)[1] == 0
        assert more <= max(slices, 250)
        ahead.append(lead)
    assert sum(ahead) > 0 and min(ahead) > -max(ahead) // 4


@pytest.mark.parametrize("name", GAMES)
def test_what_it_is_ahead_in_is_points_or_a_chance(name):
    assert bots.bot(name, "hard", Rng(1)).unit in ("points", "percent")


@pytest.mark.parametrize("name", GAMES)
def test_hard_says_why(name):
    table = (name, engine(name).SEATS[0], ())
    for game in moments(table, 3, every=4):
        player = bots.bot(name, "hard", Rng(1))
        for _ in player.think(game.imagine(game.turn, Rng(1))):
            pass
        assert f"hint_{player.reason}" in words.load_words("en")


@pytest.mark.parametrize("language", words.CODES.split())
def test_every_hint_fits_behind_the_tick_of_the_bar(language):
    from firmware.kit import text

    hints = {
        key: hint for key, hint in words.load_words(language).items() if key.startswith("hint_")
    }
    assert len(hints) > 20
    assert {key: hint for key, hint in hints.items() if text.measure(hint) > 160 - 13} == {}
