# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad: what is noted, and its bytes, whole, damaged or of an older version."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finished import PEOPLE, full_pad, noted, played, seats_of
from garden import GAMES, records

# -- what is noted ------------------------------------------------------------------------------


def test_a_sitting_is_noted_with_everybody_their_scores_and_the_winners():
    sitting = played("veggies", 4, 5, bytes((0, 0, 3, 1)))
    pad = noted(records.Pad(), sitting, ["Ana", "", "", ""])
    ((game, who, scores),) = pad.sittings
    assert GAMES[game] == "veggies"
    assert scores == sitting.game.scores()
    assert [seat for seat in range(4) if records.won(who[seat])] == sitting.game.winners()
    assert [records.level(player) for player in who] == [0, 0, 3, 1]
    assert [records.person(player) for player in who] == [0, -1, -1, -1]
    assert pad.people[0][0] == "Ana"


def test_the_last_seven_of_each_game_stay_whatever_else_is_played():
    pad = records.Pad()
    for seed in range(3):
        noted(pad, played("veggies", 2, seed))
    for seed in range(9):
        noted(pad, played("cabbage", 2, seed))
    cabbages = [played("cabbage", 2, seed).game.scores() for seed in range(8, 1, -1)]
    assert [scores for _, _, scores in pad.recent(2)] == cabbages
    assert len(pad.recent(0)) == 3
    assert [game[0] for game in pad.games[:3]] == [3, 0, 9]


def test_the_best_score_is_a_person_s():
    sittings = [played("veggies", 2, seed, bytes((0, 3))) for seed in range(5)]
    pad = records.Pad()
    assert pad.games[0][1] == records.NONE
    for sitting in sittings:
        noted(pad, sitting)
    assert pad.games[0][1] == max(sitting.game.scores()[0] for sitting in sittings)
    assert pad.games[0][1] < max(max(sitting.game.scores()) for sitting in sittings)


def test_wins_go_with_the_name_wherever_it_sits():
    pad = records.Pad()
    wins = {"Ana": 0, "Leo": 0}
    for seed in range(6):
        names = ["Ana", "Leo"] if seed % 2 else ["Leo", "Ana"]
        sitting = played("cabbage", 2, seed)
        noted(pad, sitting, names)
        for seat in sitting.game.winners():
            wins[names[seat]] += 1
    standings = pad.standings(2)
    assert {name: tally[1] for name, tally in standings} == wins
    assert [tally[0] for _, tally in standings] == [6, 6]
    assert [tally[1] for _, tally in standings] == sorted(wins.values(), reverse=True)
    assert pad.standings(0) == []


def test_everybody_counts_persons_without_a_name_and_bots_by_their_level():
    pad = records.Pad()
    scores, winners = [], []
    for seed in range(5):
        sitting = played("cabbage", 2, seed, who=bytes((0, 3)))
        noted(pad, sitting, ["", ""])
        scores.append(sitting.game.scores())
        winners.append(sitting.game.winners())
    (you, mine), (level, theirs) = pad.standings(2)
    assert (you, level) == (0, 3)
    for seat, tally in enumerate((mine, theirs)):
        won = [seat in each for each in winners]
        streak = next((nth for nth, yes in enumerate(won[::-1]) if not yes), 5)
        best = max(each[seat] for each in scores)
        assert tally[:4] == (5, sum(won), best, streak)
        assert abs(records.average(tally) - sum(each[seat] for each in scores) / 5) <= 0.5
    assert records.Pad(pad.pack()).standings(2) == pad.standings(2)


def test_a_pad_of_the_first_format_keeps_its_names_and_wins():
    pad = records.Pad(bytes.fromhex(FIRST_FORMAT))
    assert pad.standings(2) == [("Ana", (1, 1, 11, 0, 0, 0)), ("Leo", (1, 0, 6, 0, 0, 0))]
    assert len(pad.recent(2)) == 1
    assert records.Pad(pad.pack()).standings(2) == pad.standings(2)


FIRST_FORMAT = (
    "01000000800000008001000b000203416e61000000000080000000000080010001000b00"
    "034c656f0000000000800000000000800100000006000702440b00080600"
)


def test_a_pad_of_the_second_format_keeps_everybody_s_tally():
    pad = records.Pad(bytes.fromhex(SECOND_FORMAT))
    assert pad.standings(2) == [("Ana", (1, 1, 11, 1, 1, 11)), (3, (1, 0, 6, 0, 1, 6))]
    assert pad.standings(0) == [(0, (1, 1, 30, 1, 1, 30)), ("Leo", (1, 0, 19, 0, 1, 19))]
    assert records.Pad(pad.pack()).standings(0) == pad.standings(0)


SECOND_FORMAT = (
    "0201001e000000008001000b000203416e61000000000080000000000000000000000000800000000000000001"
    "0001000b000101000b000000034c656f0100000013000001001300000000000000008000000000000000000000"
    "00008000000000000000010001001e000101001e00000000000000008000000000000000000000000080000000"
    "000000000000000000800000000000000000000000008000000000000000000000000080000000000000000000"
    "000000800000000000000000000000008000000000000000000000000080000000000000000000000000800000"
    "000000000000000000008000000000000000010000000600000100060000000702440b000306000700401e0008"
    "1300"
)


@pytest.mark.parametrize("format", [1, 2, 3])
def test_another_game_costs_nobody_anything(monkeypatch, format):
    pad = full_pad()
    kept = bytes.fromhex({1: FIRST_FORMAT, 2: SECOND_FORMAT}[format]) if format < 3 else pad.pack()
    before = records.Pad(kept)
    monkeypatch.setattr(records, "GAMES", (*GAMES, "other"))
    after = records.Pad(kept)
    for game in range(len(GAMES)):
        assert after.games[game] == before.games[game]
        assert after.standings(game) == before.standings(game)
        assert after.recent(game) == before.recent(game)
    assert after.games[len(GAMES)] == (0, records.NONE) and after.standings(len(GAMES)) == []


def test_a_version_that_lacks_a_game_keeps_what_was_played_of_it(monkeypatch):
    monkeypatch.setattr(records, "GAMES", (*GAMES, "other"))
    pad = full_pad(2)
    pad.games[len(GAMES)] = 7, 99
    pad.sittings.append((len(GAMES), bytearray(2), [1, 2]))
    monkeypatch.setattr(records, "GAMES", GAMES)
    again = noted(records.Pad(pad.pack()), played("cabbage", 2), ["Eva", "Ana"])
    monkeypatch.setattr(records, "GAMES", (*GAMES, "other"))
    last = records.Pad(again.pack())
    assert last.games[len(GAMES)] == (7, 99)
    assert last.recent(len(GAMES)) == [(len(GAMES), bytearray(2), [1, 2])]


def test_a_ninth_name_takes_the_place_of_who_played_least_and_is_not_there():
    pad = records.Pad()
    noted(pad, played("match", 8), PEOPLE)
    noted(pad, played("match", 6), PEOPLE[2:])
    noted(pad, played("cabbage", 2), ["Leo", "Eva"])  # Ana and Leo played least, but Leo is here
    known = [name for name, _ in pad.people]
    assert known == ["Eva", *PEOPLE[1:]]
    assert [records.person(player) for player in pad.sittings[0][1]] == [-1, 1, 2, 3, 4, 5, 6, 7]
    assert pad.people[0][1][1] == (0, 0, records.NONE, 0, 0, 0)  # nothing of Ana's is Eva's


def test_who_won_is_still_known_when_a_name_gives_way():
    sitting = played("match", 8, who=bytes((0, 0, 0, 0, 0, 0, 0, 3)))
    pad = noted(records.Pad(), sitting)
    strangers = [f"New{seat}" for seat in range(8)]
    noted(pad, played("match", 8, 2), strangers)
    who = pad.sittings[0][1]
    assert [seat for seat in range(8) if records.won(who[seat])] == sitting.game.winners()
    assert [records.level(player) for player in who] == list(sitting.who)
    assert {records.person(player) for player in who} == {-1}


def test_eight_strangers_find_room_at_once():
    pad = noted(records.Pad(), played("match", 8), PEOPLE)
    strangers = [f"New{seat}" for seat in range(8)]
    noted(pad, played("match", 8, 2), strangers)
    assert sorted(name for name, _ in pad.people) == strangers
    assert sorted(records.person(player) for player in pad.sittings[1][1]) == list(range(8))
    assert {records.person(player) for player in pad.sittings[0][1]} == {-1}


# -- bytes --------------------------------------------------------------------------------------


def test_a_pad_comes_back_as_it_was_kept():
    pad = full_pad()
    again = records.Pad(pad.pack())
    assert (again.games, again.people, again.sittings) == (pad.games, pad.people, pad.sittings)
    noted(again, played("cabbage", 2, 77))
    assert again.games[2][0] == pad.games[2][0] + 1


def test_the_fullest_pad_there_can_be_is_small():
    pad = records.Pad()
    names = ["ÁÁÁÁÁÁÁÁ"[:7] + digit for digit in "12345678"]
    for _ in range(9):
        for game, seats in ((game, max(seats_of(game))) for game in GAMES):
            noted(pad, played(game, seats), names)
    assert len(pad.pack()) < 333 * len(GAMES)


def test_a_pad_cut_off_anywhere_is_empty_or_shorter_and_never_a_crash():
    whole = full_pad().pack()
    for length in range(len(whole)):
        pad = records.Pad(whole[:length])
        assert len(pad.sittings) < 7 * len(GAMES)
        assert not pad.sittings or len(pad.people) == 8
        noted(pad, played("cabbage", 2))


@given(st.binary(max_size=200), st.booleans())
def test_whatever_bytes_there_are_a_pad_can_be_made_of_them_and_written_on(garbage, marked):
    pad = records.Pad(bytes((3, len(GAMES))) + garbage if marked else garbage)
    noted(pad, played("cabbage", 2))
    assert pad.recent(2)[0][2] == played("cabbage", 2).game.scores()
    assert records.Pad(pad.pack()).sittings == pad.sittings


@pytest.mark.parametrize("number", [0, 4, 255])
def test_a_pad_of_another_format_is_an_empty_one(number):
    kept = bytes((number,)) + full_pad().pack()[1:]
    assert records.Pad(kept).pack() == records.Pad().pack()


def test_a_sitting_of_a_game_not_known_here_is_left_out_and_the_others_stay():
    pad = full_pad(2)
    pad.sittings.insert(1, (len(GAMES), bytearray(2), [1, 2]))  # another game
    pad.sittings.insert(3, (0, bytearray(9), [0] * 9))  # nine seats
    pad.sittings.insert(5, (0, bytearray((63 << 2, 0)), [1, 2]))  # somebody not on the list
    again = records.Pad(pad.pack())
    assert again.sittings == full_pad(2).sittings
