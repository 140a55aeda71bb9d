# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Numbered deals: what is kept of them, and the stars."""

from finished import played
from garden import deals


def numbered(number, seed=1, who=bytes((0, 2))):
    """Return a finished sitting, as if this number had dealt it."""
    sitting = played("cabbage", 2, seed, who=who)
    sitting.seed = deals.SEED + number
    return sitting


def test_a_deal_has_its_number_and_any_other_seed_none():
    assert deals.number(numbered(137)) == 137
    for seed in (0, 1, deals.SEED, deals.SEED + deals.LAST + 1, 0xFFFFFFFF):
        sitting = played("cabbage", 2)
        sitting.seed = seed
        assert deals.number(sitting) == 0


def test_stars_are_the_level_of_the_strongest_bot_that_was_beaten():
    for seed in range(8):
        winners = played("cabbage", 2, seed).game.winners()
        for level in (1, 2, 3):
            stars = deals.result(numbered(1, seed, bytes((0, level))))[1]
            assert stars == (level if winners == [0] else 0)
    assert deals.result(numbered(1, who=bytes((0, 0))))[1] == 0  # among friends
    assert deals.result(numbered(1, who=bytes((1, 2)))) is None  # nobody played


def test_a_partner_who_is_a_bot_is_nobody_to_beat():
    """In a team game only the bots of the other team count, and only if the team has won."""
    seen = set()
    for seed in range(12):
        sitting = played("veggies", 4, seed, bytes((0, 1, 3, 2)), ("teams",))
        game = sitting.game
        won = game.winners() == [0, 2]
        seen.add((won, game.scores()[0] > game.scores()[2]))
        assert deals.result(sitting)[1] == (2 if won else 0)
    assert (False, True) in seen and (True, True) in seen


def test_the_best_result_on_a_deal_is_kept_for_the_last_deals():
    kept = b""
    results = [deals.result(numbered(5, seed)) for seed in range(6)]
    for seed in range(6):
        kept, best = deals.note(kept, numbered(5, seed))
        assert best == tuple(map(max, zip(*results[: seed + 1])))
    for number in range(100, 100 + deals.KEPT - 1):
        kept, _ = deals.note(kept, numbered(number))
    assert deals.note(kept, numbered(5, 0))[1] == best  # still there, and now the newest
    for number in range(200, 200 + deals.KEPT):
        kept, _ = deals.note(kept, numbered(number))
    assert deals.note(kept, numbered(5, 0))[1] == results[0]
    assert len(kept) == 7 * deals.KEPT


def test_whatever_was_kept_is_read_and_written_on():
    for kept in (b"\xff", b"\xff" * 7, b"\x02" * 50):
        assert deals.note(kept, numbered(9))[1] == deals.result(numbered(9))
