# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots against bots over many deals: who wins, how surely, and whether the seats are fair.

python3 tools/tournament.py veggies hard greedy --games 200
python3 tools/tournament.py --marks

Players are easy, normal, hard, greedy and random. Every deal is played once for each way
round the table, so nobody has better cards or a better seat than another.
"""

import argparse
import csv
import multiprocessing
import os
import sys
import time
import zlib
from pathlib import Path

import environment

sys.path.append(str(environment.ROOT / "lib"))

import marks  # noqa: E402
import standings  # noqa: E402
import yardsticks  # noqa: E402

from garden import GAMES, OVER, engine  # noqa: E402
from garden.rng import Rng  # noqa: E402

# Phases in which all choose at once: nobody is first.
_TOGETHER = ("lay", "choose", "name")


def main(arguments=None):
    wanted = _parse(arguments)
    if wanted.plot:
        environment.enter("play")
    played = []
    for contest in list(_contests(wanted)):
        results = _run(contest, wanted)
        print(standings.report(results))
        played += results
    if wanted.marks:
        print(marks.table(played))
    if wanted.csv:
        _write_csv(wanted.csv, played)
    if wanted.plot:
        import histograms

        histograms.draw(played).save(wanted.plot)


def _parse(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=(*GAMES, "all"), default="all")
    parser.add_argument("player", nargs="*", type=_player, help=", ".join(yardsticks.NAMES))
    parser.add_argument(
        "--marks", action="store_true", help="every level against the yardsticks, in a table"
    )
    parser.add_argument("--games", type=int, default=200, help="how many to play (200)")
    parser.add_argument("--seats", type=int, nargs="+", help="at the table (one a player)")
    parser.add_argument(
        "--options", nargs="+", default=(), help="the game's own: teams, 1992, open"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first deal's (1)")
    parser.add_argument("--cores", type=int, default=os.cpu_count(), help="to play on (all)")
    parser.add_argument("--csv", type=Path, help="write a line for every seat of every game")
    parser.add_argument("--plot", type=Path, help="draw the distributions into this picture")
    wanted = parser.parse_args(arguments)
    if wanted.marks == bool(wanted.player):
        parser.error("name the players, or ask for --marks")
    wanted.game = GAMES if wanted.game == "all" else (wanted.game,)
    return wanted


def _player(name):
    if name not in yardsticks.NAMES:
        raise argparse.ArgumentTypeError(f"no player is called {name}")
    return name


def _contests(wanted):
    for name in wanted.game:
        if wanted.marks:
            yield from ((name, (), _lineups(pair, 2)) for pair in marks.PAIRS)
        else:
            yield from _tables(name, wanted)


def _tables(name, wanted):
    """One contest for every seat count asked for."""
    Game = engine(name)
    for seats in wanted.seats or [max(len(wanted.player), min(Game.SEATS))]:
        if len(wanted.player) > seats:
            sys.exit(f"{name}: more players than the {seats} seats")
        try:
            Game(seats, 0, tuple(wanted.options))
        except ValueError as error:
            sys.exit(f"{name}: {error}")
        yield name, tuple(wanted.options), _lineups(wanted.player, seats)


def _lineups(players, seats):
    """Every way round the table: each player in each seat as often as the others."""
    lineups = []
    for shift in range(len(players)):
        around = [players[(shift + seat) % len(players)] for seat in range(seats)]
        for turned in range(seats):
            lineup = around[turned:] + around[:turned]
            if lineup not in lineups:
                lineups.append(lineup)
    return lineups


def _run(contest, wanted):
    """All games of one contest, every deal played to its last lineup; in order on any cores."""
    name, options, lineups = contest
    deals = -(-wanted.games // len(lineups))
    jobs = [
        (name, options, seed, lineup)
        for seed in range(wanted.seed, wanted.seed + deals)
        for lineup in lineups
    ]
    results = []
    started = time.monotonic()
    with multiprocessing.Pool(max(1, wanted.cores)) as cores:
        for result in cores.imap(_play, jobs):
            results.append(result)
            _progress(len(results), len(jobs), time.monotonic() - started)
    return results


def _progress(done, jobs, seconds):
    if not sys.stderr.isatty():
        return
    bar = "#" * (40 * done // jobs)
    left = seconds * (jobs - done) / done
    end = "\r" if done < jobs else "\n"
    print(f"\r[{bar:40}] {done}/{jobs}, {left:4.0f} s left ", end=end, file=sys.stderr, flush=True)


def _play(job):
    """One game from its deal to its end."""
    name, options, seed, lineup = job
    game = engine(name)(len(lineup), seed, options)
    chances = [Rng(zlib.crc32(f"{seed} {seat} {lineup}".encode())) for seat in range(game.seats)]
    players = [yardsticks.player(name, who, rng) for who, rng in zip(lineup, chances, strict=True)]
    moves = 0
    first = None
    took = [0.0] * game.seats
    while game.turn != OVER:
        seat = game.turn
        if first is None and game.phase not in _TOGETHER:
            first = seat
        began = time.process_time()
        for _ in players[seat].think(game.imagine(seat, chances[seat])):
            pass
        took[seat] += time.process_time() - began
        game.play(players[seat].best)
        moves += 1
    return standings.Result(
        name, options, seed, lineup, first, moves, game.scores(), _shares(game), took
    )


def _shares(game):
    """What each seat has of the victory: all of it, a part of it where it is shared, or nothing."""
    winners = game.winners()
    return [(seat in winners) / len(winners) for seat in range(game.seats)]


def _write_csv(path, results):
    with path.open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(standings.COLUMNS)
        for result in results:
            table.writerows(standings.rows(result))


if __name__ == "__main__":
    main()
