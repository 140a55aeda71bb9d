# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots against bots over many deals: the shares of victories, their confidence, the seats.

python3 tools/tournament.py veggies hard greedy --games 200
python3 tools/tournament.py match hard hard@21db60c --games 400
python3 tools/tournament.py veggies hard normal@HEAD normal@HEAD --games 600
python3 tools/tournament.py --targets

Players are easy, normal, hard, greedy (the best result if the game stopped after its move),
random, and reference (a very slow, strong player that shows how much the bots leave on the
table). LEVEL@REVISION is a bot of an earlier git revision of this project, unpacked into
.cache/ and run in a process of its own; LEVEL*TIMES takes so many times the work that a board has
time for. Every deal is played once for each way round the table, so nobody has better cards or a
better seat than another.
"""

import argparse
import csv
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402

environment.use_sources()

from garden import GAMES, engine  # noqa: E402
from tools import outputs  # noqa: E402
from tools.tournaments import bot_targets, contests, players, standings  # noqa: E402
from tools.tournaments.revisions import RevisionError  # noqa: E402

_HEADER = ",".join(standings.COLUMNS).encode()


def main(arguments: "Sequence[str] | None" = None) -> None:
    wanted = _parse(arguments)
    if wanted.plot:
        environment.enter("play")
    try:
        _check_outputs(wanted)
        played = _play_targets(wanted) if wanted.targets else _play_contests(wanted)
        _write_outputs(wanted, played)
    except (RevisionError, outputs.Refused) as why:
        sys.exit(str(why))


def _check_outputs(wanted: argparse.Namespace) -> None:
    """Refuse to replace what is not ours, before the games are played."""
    if wanted.csv:
        outputs.check_file(wanted.csv, lambda head: head.startswith(_HEADER))
    if wanted.plot:
        from tools.outputs import pictures

        pictures.check_picture(wanted.plot)


def _write_outputs(wanted: argparse.Namespace, played: "list[standings.Result]") -> None:
    if wanted.csv:
        with outputs.told(wanted.csv):
            _write_csv(wanted.csv, played)
    if wanted.plot:
        from tools.outputs import pictures
        from tools.tournaments import histograms

        pictures.save(histograms.draw(played), wanted.plot)


def _parse(arguments: "Sequence[str] | None") -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=(*GAMES, "all"), default="all")
    names = ", ".join((*players.NAMES, "LEVEL@REVISION", "LEVEL*TIMES"))
    parser.add_argument("player", nargs="*", type=_player, help=names)
    parser.add_argument(
        "--targets", action="store_true", help="play for every target of the bots, in a table"
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
    if wanted.targets == bool(wanted.player):
        parser.error("name the players, or ask for --targets")
    wanted.game = GAMES if wanted.game == "all" else (wanted.game,)
    return wanted


def _player(name: str) -> str:
    try:
        players.check(name)
    except (ValueError, RevisionError) as why:
        raise argparse.ArgumentTypeError(str(why))
    return name


def _play_targets(wanted: argparse.Namespace) -> "list[standings.Result]":
    """Play for every target of these games and print their table."""
    played = []
    for target in bot_targets.TARGETS:
        if target.game in wanted.game and _can_play(target.rival):
            lineups = contests.lineups(target.players(), target.seats)
            played.append((target, _run((target.game, (), lineups), wanted)))
    print(bot_targets.table(played))
    return [result for _, results in played for result in results]


def _can_play(name: str) -> bool:
    """Return whether this player can be had; a clone may lack the revision that a target names."""
    try:
        players.check(name)
    except RevisionError as why:
        print(f"{why} So nobody played against {name}.", file=sys.stderr)
        return False
    return True


def _play_contests(wanted: argparse.Namespace) -> "list[standings.Result]":
    """Play one contest for every game and seat count asked for."""
    played = []
    for contest in [contest for name in wanted.game for contest in _contests(name, wanted)]:
        played += _run(contest, wanted)
    return played


def _contests(name: str, wanted: argparse.Namespace) -> "Iterator[contests.Contest]":
    Game = engine(name)
    for seats in wanted.seats or [max(len(wanted.player), min(Game.SEATS))]:
        if len(wanted.player) > seats:
            sys.exit(f"{name}: more players than the {seats} seats")
        try:
            Game(seats, 0, tuple(wanted.options))
        except ValueError as error:
            sys.exit(f"{name}: {error}")
        yield name, tuple(wanted.options), contests.lineups(wanted.player, seats)


def _run(contest: contests.Contest, wanted: argparse.Namespace) -> "list[standings.Result]":
    results = contests.run(contest, wanted.games, wanted.seed, wanted.cores)
    print(standings.report(results), flush=True)
    return results


def _write_csv(path: Path, results: "Iterable[standings.Result]") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(standings.COLUMNS)
        for result in results:
            table.writerows(standings.rows(result))


if __name__ == "__main__":
    main()
