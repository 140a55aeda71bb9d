# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tournaments: fair line-ups, honest shares, and reports, tables and pictures of them."""

import csv
import io
import sys

import pytest
from PIL import Image

from digest import digest
from garden import GAMES, OVER, bots, engine
from garden.rng import Rng
from scripts import OURS
from tools import tournament
from tools.tournaments import (
    baselines,
    bot_targets,
    contests,
    histograms,
    players,
    reference,
    standings,
)


def result(players, shares, scores=None, game="cabbage", seed=1, first=0):
    """Return the result of a made-up game."""
    scores = scores or [10 * share for share in shares]
    return standings.Result(game, (), seed, players, first, 24, scores, shares, [0.1] * len(shares))


def games(players, won, of):
    """Return the results of `of` games between two players. The first wins `won` of them."""
    return [result(list(players), [1, 0] if game < won else [0, 1]) for game in range(of)]


def lines(capsys):
    return capsys.readouterr().out.splitlines()


# -- who plays ---------------------------------------------------------------------------------


def test_bots_baselines_and_the_reference_can_all_be_named():
    assert set(players.NAMES) == {*bots.LEVELS, "greedy", "random", "reference"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_every_seat_as_often_as_the_others(seats):
    lineups = contests.lineups(["hard", "greedy"], seats)
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


@pytest.mark.parametrize(
    "words",
    [
        *("", "cabbage", "cabbage easy --targets", "match me", "match me@HEAD", "match easy@"),
        *("match me*2", "match easy*", "match easy*two"),
    ],
)
def test_players_or_targets_are_asked_for_not_both_and_nobody_unknown(words, capsys):
    with pytest.raises(SystemExit):
        tournament.main(words.split())
    assert "error:" in capsys.readouterr().err


def test_a_bot_may_take_many_times_the_work():
    game = engine("match")(2, 3)
    slices = []
    for name in ("hard", "hard*3"):
        players.check(name)
        one = players.player("match", name, Rng(1))
        slices.append(len(list(one.think(game))))
        assert one.best in baselines.legal(game)
    assert slices[1] > 2 * slices[0]


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
    contests.show_progress(1, 4, 2.0)
    assert screen.getvalue() == ""
    screen.isatty = lambda: True
    contests.show_progress(1, 4, 2.0)
    assert screen.getvalue().count("#") == 10
    assert "1/4,    6 s left" in screen.getvalue()


def test_a_plot_has_a_row_for_each_contest_and_a_color_for_each_player(tmp_path, capsys):
    words = ["all", "easy", "random", "--games", "2", "--cores", "1"]
    tournament.main([*words, "--plot", str(tmp_path / "a.png")])
    picture = Image.open(tmp_path / "a.png").convert("RGB")
    assert picture.size == (3 * histograms._WIDE, len(GAMES) * histograms._TALL)
    for row in range(len(GAMES)):
        top = row * histograms._TALL
        scores = picture.crop((0, top, histograms._WIDE, top + histograms._TALL))
        seen = {"#%02x%02x%02x" % color for _, color in scores.getcolors(1 << 16)}
        assert set(histograms._COLORS[:2]) <= seen


# -- the targets -------------------------------------------------------------------------------


def target(game, player, rival, seats=2):
    [one] = [one for one in bot_targets.TARGETS if one[:4] == (game, seats, player, rival)]
    return one


def test_the_targets_are_a_table_that_says_what_was_missed():
    played = []
    for rival, won in (("greedy", 79), ("normal", 60)):
        played.append((target("cabbage", "hard", rival), games(("hard", rival), won, 100)))
    assert bot_targets.table(played).splitlines()[2:] == [
        "| cabbage | 2 | hard | greedy | 79.0 % [70 to 86] of 100 | at least 80 % | MISSED |",
        "| cabbage | 2 | hard | normal | 60.0 % [50 to 69] of 100 | at least 60 % | met |",
    ]


@pytest.mark.parametrize(
    "game, greedy, before", [("veggies", 65, 55), ("match", 65, 65), ("cabbage", 80, 70)]
)
def test_a_target_is_met_from_its_share_on(game, greedy, before):
    rivals = (("greedy", greedy), ("hard@21db60c", before), ("normal", 60))
    for rival, percent in rivals:
        one = target(game, "hard", rival)
        assert one.met(percent) and not one.met(percent - 0.1)


@pytest.mark.parametrize("game", OURS)
def test_easy_is_a_step_below_normal_and_far_above_chance(game):
    assert target(game, "normal", "easy").percent == 60
    assert target(game, "easy", "random").percent == 80


def test_among_many_one_player_has_every_seat_and_rivals_have_the_others():
    one = target("match", "hard", "normal@21db60c", seats=8)
    lineups = contests.lineups(one.players(), one.seats)
    assert len(lineups) == 8
    assert [lineup.index("hard") for lineup in lineups] == [0, 7, 6, 5, 4, 3, 2, 1]
    assert {lineup.count("hard") for lineup in lineups} == {1}


def test_asking_for_the_targets_plays_for_each_and_shows_the_table(capsys, monkeypatch):
    mine = [one for one in bot_targets.TARGETS if one.game == "cabbage" and "@" not in one.rival]
    monkeypatch.setattr(bot_targets, "TARGETS", tuple(mine))
    tournament.main(["cabbage", "--targets", "--games", "2", "--cores", "1"])
    shown = lines(capsys)
    for one in mine:
        assert f"cabbage, 2 seats, 2 games, {one.player} against {one.rival}" in shown
    assert len(shown[-1].split("|")) == 9 and " of 2 " in shown[-1]


def test_targets_against_a_revision_that_is_not_in_the_clone_are_left_out(capsys, monkeypatch):
    absent = bot_targets.Target("cabbage", 2, "hard", "hard@no-such-revision", 70)
    monkeypatch.setattr(bot_targets, "TARGETS", (absent,))
    tournament.main(["--targets", "--games", "2"])
    assert "no revision no-such-revision. So nobody played" in capsys.readouterr().err


# -- the reference -----------------------------------------------------------------------------


@pytest.fixture
def quick_reference(monkeypatch):
    """Make the reference do little of its work."""
    for constant, value in (("_THOUGHTS", 1), ("_CANDIDATES", 3), ("_DEALS", 1), ("_FURTHER", 6)):
        monkeypatch.setattr(reference, constant, value)


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_finds_a_legal_move_and_leaves_the_world_as_it_was(name, quick_reference):
    game = engine(name)(2, 3)
    actions = baselines.legal(game)
    one = players.player(name, "reference", Rng(1))
    before = digest(game)
    for _ in one.think(game):
        assert one.best in actions
    assert digest(game) == before


def test_of_a_move_that_wins_and_one_that_loses_the_reference_takes_the_winner(monkeypatch):
    monkeypatch.setattr(reference, "_THOUGHTS", 1)
    game = engine("cabbage")(2, 5)
    rng = Rng(5)
    last = None
    while game.turn != OVER:
        last = game.copy()
        game.play(bots.choose("cabbage", game, "normal", rng))
    seat = last.turn
    won = []
    for action in baselines.legal(last):
        after = last.copy()
        after.play(action)
        won.append(seat in after.winners())
    one = players.player("cabbage", "reference", Rng(1))
    for _ in one.think(last):
        pass
    last.play(one.best)
    assert (seat in last.winners()) == any(won)
