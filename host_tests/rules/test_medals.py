# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Medals of any game: who earns them, and what is kept of them."""

from random import Random

import pytest

from composed import at_random, feats
from garden import GAMES, about, medals
from garden.sitting import Sitting


def mask(game, names):
    return sum(1 << bit for bit, medal in enumerate(medals.medals(game)) if medal in names)


@pytest.mark.parametrize("game", GAMES)
def test_every_medal_has_a_name_and_a_bit_of_its_own(game):
    names = medals.medals(game)
    assert len(names) == len(set(names)) <= 16
    assert set(medals.hidden(game)) <= set(names)


@pytest.mark.parametrize("game, seats", [(game, max(about(game).SEATS)) for game in GAMES])
def test_the_persons_of_a_sitting_earn_together_and_bots_nothing(game, seats):
    def judged(who):
        return medals.earned(at_random(Random(3), Sitting(game, seats, 3, (), who)))

    sitting = at_random(Random(3), Sitting(game, seats, 3))
    each = [feats(sitting, seat) if medals.medals(game) else set() for seat in range(seats)]
    assert judged(bytes(seats)) == mask(game, set.union(*each))
    assert judged(bytes([2] * seats)) == 0
    for person in range(seats):
        who = bytearray([2] * seats)
        who[person] = 0
        assert judged(who) == mask(game, each[person])


# -- what is kept -------------------------------------------------------------------------------


def test_medals_once_won_stay_won():
    kept = b""
    for game, bits in (("match", 0b101), ("veggies", 0b1), ("match", 0b10), ("cabbage", 1 << 14)):
        kept = medals.note(kept, game, bits)
    assert [medals.won(kept, game) for game in GAMES[:3]] == [0b1, 0b111, 1 << 14]
    assert len(kept) == 6


def test_who_won_a_medal_first_is_kept_by_name_once_and_small():
    kept = b""
    for nth, game in enumerate(GAMES):
        for bit in range(15):
            assert medals.person(kept, game, bit) is None
            kept = medals.give(kept, game, bit, ("", "Ana", "Íñigo")[(bit + nth) % 3])
    for nth, game in enumerate(GAMES):
        for bit in range(15):
            assert medals.person(kept, game, bit) == ("", "Ana", "Íñigo")[(bit + nth) % 3]
    assert len(kept) < 16 * (len(GAMES) + 1)


@pytest.mark.parametrize("kept", [b"", b"Ana", b"\0", b"\xc3\0\1", b"Ana\0\2", b"\xff" * 99])
def test_earners_damaged_or_of_another_version_are_not_told_and_can_be_added_to(kept):
    assert medals.person(kept, "veggies", 0) is None
    assert medals.person(medals.give(kept, "match", 3, "Leo"), "match", 3) == "Leo"


@pytest.mark.parametrize("kept", [b"", b"\x05", b"\x05\x00", b"\x05\x00\x01"])
def test_medals_of_a_shorter_kind_are_read_as_far_as_they_go(kept):
    assert medals.won(kept, "veggies") == (5 if len(kept) > 1 else 0)
    assert medals.won(kept, "match") == 0
    assert medals.won(medals.note(kept, "match", 2), "match") & 2


def test_medals_of_a_newer_kind_are_not_lost():
    newer = bytes(range(1, 11))  # five games
    assert medals.note(newer, "cabbage", 1 << 15)[6:] == newer[6:]
    assert medals.note(newer, "cabbage", 1 << 15)[:4] == newer[:4]
