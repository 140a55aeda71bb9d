# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Contests: the same deals for every way round the table, played on any number of cores."""

import multiprocessing
import sys
import time
import zlib

from garden import OVER, engine
from garden.rng import Rng

from .players import player
from .standings import Result


def lineups(players, seats):
    """Every way round the table: each player in each seat as often as the others."""
    ways = []
    for shift in range(len(players)):
        around = [players[(shift + seat) % len(players)] for seat in range(seats)]
        for turned in range(seats):
            lineup = around[turned:] + around[:turned]
            if lineup not in ways:
                ways.append(lineup)
    return ways


def run(contest, games, first_seed, cores):
    """All games of one contest, every deal with every lineup; in order on any number of cores."""
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


def show_progress(done, jobs, seconds):
    if not sys.stderr.isatty():
        return
    bar = "#" * (40 * done // jobs)
    left = seconds * (jobs - done) / done
    end = "\r" if done < jobs else "\n"
    print(f"\r[{bar:40}] {done}/{jobs}, {left:4.0f} s left ", end=end, file=sys.stderr, flush=True)


def play(job):
    """One game from its deal to its end."""
    name, options, seed, lineup = job
    game = engine(name)(len(lineup), seed, options)
    chances = [Rng(zlib.crc32(f"{seed} {seat} {lineup}".encode())) for seat in range(game.seats)]
    players = [player(name, who, rng) for who, rng in zip(lineup, chances, strict=True)]
    moves = 0
    first = None
    took = [0.0] * game.seats
    while game.turn != OVER:
        seat = game.turn
        if first is None and game.phase not in game.TOGETHER:
            first = seat
        began = time.process_time()
        for _ in players[seat].think(game.imagine(seat, chances[seat])):
            pass
        took[seat] += time.process_time() - began
        game.play(players[seat].best)
        moves += 1
    return Result(name, options, seed, lineup, first, moves, game.scores(), _shares(game), took)


def _shares(game):
    """Each seat's share of the victory: 1, a part of it in a tie, or 0."""
    winners = game.winners()
    return [(seat in winners) / len(winners) for seat in range(game.seats)]
