# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Contests: the same deals for every way round the table, played on any number of cores."""

import multiprocessing
import sys
import time
import zlib

from garden import OVER, engine
from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Seat

from .players import player
from .standings import Result

Contest = tuple[str, tuple[str, ...], list[list[str]]]  # game, options, lineups
_Job = tuple[str, tuple[str, ...], int, list[str]]  # game, options, seed, lineup


def lineups(players: list[str], seats: int) -> list[list[str]]:
    """Return every way round the table: each player in each seat as often as the others."""
    ways = []
    for shift in range(len(players)):
        around = [players[(shift + seat) % len(players)] for seat in range(seats)]
        for turned in range(seats):
            lineup = around[turned:] + around[:turned]
            if lineup not in ways:
                ways.append(lineup)
    return ways


def run(contest: Contest, games: int, first_seed: int, cores: int) -> list[Result]:
    """Play all games of one contest, every deal with every lineup, and return them in order."""
    name, options, ways = contest
    deals = -(-games // len(ways))
    jobs = [
        (name, options, seed, lineup)
        for seed in range(first_seed, first_seed + deals)
        for lineup in ways
    ]
    results = []
    started = time.monotonic()
    with multiprocessing.Pool(max(1, cores)) as pool:
        for result in pool.imap(play, jobs):
            results.append(result)
            show_progress(len(results), len(jobs), time.monotonic() - started)
    return results


def show_progress(done: int, jobs: int, seconds: float) -> None:
    """Draw a bar with the time left, if a person watches."""
    if not sys.stderr.isatty():
        return
    bar = "#" * (40 * done // jobs)
    left = seconds * (jobs - done) / done
    end = "\r" if done < jobs else "\n"
    print(f"\r[{bar:40}] {done}/{jobs}, {left:4.0f} s left ", end=end, file=sys.stderr, flush=True)


def play(job: _Job) -> Result:
    """Play one game from its deal to its end."""
    name, options, seed, lineup = job
    game = engine(name)(len(lineup), seed, options)
    chances = [Rng(zlib.crc32(f"{seed} {seat} {lineup}".encode())) for seat in range(game.seats)]
    players = [player(name, who, rng) for who, rng in zip(lineup, chances, strict=True)]
    moves = 0
    first: Seat | None = None
    took = [0.0] * game.seats
    while game.turn != OVER:
        seat = game.turn
        if first is None and game.phase not in game.TOGETHER:
            first = seat
        began = time.process_time()
        for _ in players[seat].think(game.imagine(seat, chances[seat])):
            pass
        took[seat] += time.process_time() - began
        best = players[seat].best
        assert best is not None, "a player that thought to the end has decided"
        game.play(best)
        moves += 1
    return Result(
        name, options, seed, lineup, first or 0, moves, game.scores(), _shares(game), took
    )


def _shares(game: BaseGame) -> list[float]:
    """Return each seat's share of the victory: 1, a part of it in a tie, or 0."""
    winners = game.winners()
    return [(seat in winners) / len(winners) for seat in range(game.seats)]
