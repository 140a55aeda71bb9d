# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tournaments: fair line-ups, honest shares, and reports, tables and pictures of them."""

import csv
import io
import sys

import histograms
import marks
import pytest
import standings
import tournament
import yardsticks
from PIL import Image

from garden import bots


def result(players, shares, scores=None, game="cabbage", seed=1, first=0):
    """A game that went like this."""
    scores = scores or [10 * share for share in shares]
    return standings.Result(game, (), seed, players, first, 24, scores, shares, [0.1] * len(shares))


def games(players, won, of):
    """So many games between two, of which the first won so many."""
    return [result(list(players), [1, 0] if game < won else [0, 1]) for game in range(of)]


def lines(capsys):
    return capsys.readouterr().out.splitlines()


# -- who plays ---------------------------------------------------------------------------------


def test_bots_and_yardsticks_can_all_be_named():
    assert set(yardsticks.NAMES) == {*bots.LEVELS, "greedy", "random"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_every_seat_as_often_as_the_others(seats):
    lineups = tournament._lineups(["hard", "greedy"], seats)
    for seat in range(seats):
        seated = [lineup[seat] for lineup in lineups]
        assert seated.count("hard") == seated.count("greedy")


def test_a_deal_is_played_once_each_way_round(tmp_path, capsys):
    tournament.main(["match", "easy", "random", "--games", "5", "--csv", str(tmp_path / "a.csv")])
    with (tmp_path / "a.csv").open() as file:
        seated = [
            (row["seed"], row["player"]) for row in csv.DictReader(file) if row["seat"] == "0"
        ]
    assert seated == [(seed, who) for seed in "123" for who in ("easy", "random")]


def test_more_players_than_seats_are_refused_with_a_sentence():
    with pytest.raises(SystemExit, match="cabbage: more players than the 2 seats"):
        tournament.main(["cabbage", "easy", "normal", "random", "--seats", "2"])


def test_an_option_the_game_does_not_have_is_refused_with_a_sentence():
    with pytest.raises(SystemExit, match="cabbage: .*teams"):
        tournament.main(["cabbage", "easy", "random", "--options", "teams"])


@pytest.mark.parametrize("words", ["", "cabbage", "cabbage easy --marks", "match me"])
def test_players_or_marks_are_asked_for_not_both_and_nobody_unknown(words, capsys):
    with pytest.raises(SystemExit):
        tournament.main(words.split())
    assert "error:" in capsys.readouterr().err


# -- how it is counted -------------------------------------------------------------------------


def test_on_one_core_and_on_two_the_same_games_are_played(tmp_path, capsys):
    written = []
    for cores in "12":
        path = tmp_path / cores
        words = ["cabbage", "easy", "random", "--games", "6", "--cores", cores]
        tournament.main([*words, "--csv", str(path)])
        written.append(path.read_text())
    assert written[0] == written[1]
    assert written[0].count("\n") == 1 + 6 * 2


def test_a_share_and_its_interval_are_wilsons():
    low, high = standings.wilson(65, 100)
    assert (round(low, 4), round(high, 4)) == (0.5525, 0.7364)
    assert standings.wilson(0, 20)[0] == 0
    assert standings.wilson(20, 20)[1] == pytest.approx(1)


def test_a_shared_victory_counts_in_part():
    results = [result(["hard", "easy"], [0.5, 0.5], [7, 7]), result(["easy", "hard"], [0, 1])]
    assert standings.won(results, "hard") == 1.5
    assert standings.won(results, "easy") == 0.5


def test_the_lead_is_over_the_best_who_did_not_win():
    assert standings.lead(result(["hard"] * 3, [1, 0, 0], [30, 24, 28])) == 2
    assert standings.lead(result(["hard"] * 3, [0.5, 0.5, 0], [30, 30, 28])) == 2
    assert standings.lead(result(["hard"] * 2, [0.5, 0.5], [30, 30])) == 0


def test_a_report_shows_players_seats_turns_lengths_and_scores():
    results = [
        result(["hard", "easy"], [1, 0], [12, 5], first=1),
        result(["easy", "hard"], [0, 1], [6, 9], first=0),
        result(["hard", "easy"], [0, 1], [4, 8], first=0),
        result(["easy", "hard"], [0, 1], [2, 3], first=0),
    ]
    report = " ".join(standings.report(results).split())
    assert "cabbage, 2 seats, 4 games, hard against easy" in report
    assert "hard won 75.0 % [30.1 to 95.4] scores 7.0 +- 3.7, 3 to 12" in report
    assert "seat 0 won 25.0 %" in report and "seat 1 won 75.0 %" in report
    assert "turn 1 won 0.0 %" in report and "turn 2 won 100.0 %" in report
    assert "length 24.0 moves, 24 to 24" in report
    assert "lead 3.8 +- 2.2, 1 to 7" in report


# -- what is shown -----------------------------------------------------------------------------


def test_a_person_sees_a_bar_and_a_file_does_not(monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    tournament._progress(1, 4, 2.0)
    assert screen.getvalue() == ""
    screen.isatty = lambda: True
    tournament._progress(1, 4, 2.0)
    assert screen.getvalue().count("#") == 10
    assert "1/4,    6 s left" in screen.getvalue()


def test_a_plot_has_a_row_for_each_contest_and_a_color_for_each_player(tmp_path, capsys):
    words = ["all", "easy", "random", "--games", "2", "--cores", "1"]
    tournament.main([*words, "--plot", str(tmp_path / "a.png")])
    picture = Image.open(tmp_path / "a.png").convert("RGB")
    assert picture.size == (3 * histograms._WIDE, 3 * histograms._TALL)
    for row in range(3):
        top = row * histograms._TALL
        scores = picture.crop((0, top, histograms._WIDE, top + histograms._TALL))
        seen = {"#%02x%02x%02x" % color for _, color in scores.getcolors(1 << 16)}
        assert set(histograms._COLORS[:2]) <= seen


# -- the marks ---------------------------------------------------------------------------------


def test_the_marks_are_a_table_that_says_what_was_missed():
    results = []
    for pair, won in zip(marks.PAIRS, (79, 50, 49, 80), strict=True):
        results += games(pair, won, 100)
    row = marks.table(results).splitlines()[-1]
    assert row == (
        "| cabbage | 79.0 % [70 to 86] of 100 MISSED | 50.0 % [40 to 60] of 100 "
        "| 49.0 % [39 to 59] of 100 | 80.0 % [71 to 87] of 100 |"
    )


@pytest.mark.parametrize("game, hard", [("veggies", 65), ("match", 65), ("cabbage", 80)])
def test_a_mark_is_met_from_its_share_on_and_easy_must_lose_to_greedy(game, hard):
    for pair, mark in zip(marks.PAIRS, (hard, 50, None, 80), strict=True):
        if mark:
            assert marks.met(game, pair, mark) and not marks.met(game, pair, mark - 0.1)
    assert marks.met(game, ("easy", "greedy"), 49.9)
    assert not marks.met(game, ("easy", "greedy"), 50)


def test_asking_for_the_marks_plays_every_pair_in_the_game(capsys):
    tournament.main(["cabbage", "--marks", "--games", "2", "--cores", "1"])
    shown = lines(capsys)
    for pair in marks.PAIRS:
        assert f"cabbage, 2 seats, 2 games, {' against '.join(pair)}" in shown
    assert shown[-1].count(" of 2") == len(marks.PAIRS)
