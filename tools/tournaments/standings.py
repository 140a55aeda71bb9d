# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The report of a tournament: win shares with their confidence, seats, lengths and scores."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from garden.types import Seat

COLUMNS = (
    *("game", "seats", "options", "seed", "seat", "turn", "player"),
    *("score", "share", "moves"),
)
_SURE = 1.96  # standard deviations to each side hold 95 %


class Result(NamedTuple):
    """One game. Players, scores, shares and seconds are by seat."""

    game: str
    options: tuple[str, ...]
    seed: int
    players: list[str]
    first: int
    moves: int
    scores: list[int]
    shares: list[float]
    seconds: list[float]

    @property
    def seats(self) -> int:
        return len(self.players)

    def turn_of(self, seat: Seat) -> int:
        """Return the seat's turn in the order of play, 1 being the first."""
        return (seat - self.first) % self.seats + 1


def rows(result: Result) -> Iterator[tuple]:
    """Yield one line a seat, in the order of COLUMNS."""
    for seat in range(result.seats):
        yield (
            *(result.game, result.seats, " ".join(result.options), result.seed),
            *(seat, result.turn_of(seat), result.players[seat]),
            *(result.scores[seat], result.shares[seat], result.moves),
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score, which suits small samples."""
    share = wins / games
    spread = _SURE * _SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = _SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(results: Sequence[Result]) -> str:
    """Return the contest in words and figures."""
    one = results[0]
    players = list(scores(results))
    title = " ".join([one.game, *one.options])
    lines = [f"{title}, {one.seats} seats, {len(results)} games, {' against '.join(players)}"]
    rows = [(player, _player_line(results, player)) for player in players]
    for seat in range(one.seats):
        rows.append((f"seat {seat}", _share(sum(r.shares[seat] for r in results), results)))
    for turn in range(1, one.seats + 1):
        in_turn = sum(_won_in_turn(result, turn) for result in results)
        rows.append((f"turn {turn}", _share(in_turn, results)))
    moves = [result.moves for result in results]
    rows.append(("length", f"{mean(moves):.1f} moves, {min(moves)} to {max(moves)}"))
    rows.append(("scores", _spread(sum(scores(results).values(), []))))
    rows.append(("lead", _spread([lead(result) for result in results])))
    wide = max(len(label) for label, _ in rows) + 2
    lines += [f"  {label:{wide}}{text}" for label, text in rows]
    return "\n".join(lines) + "\n"


def scores(results: Sequence[Result]) -> dict[str, list[int]]:
    """Return each player's scores, players in the order they were first seated."""
    by_player: dict[str, list[int]] = {}
    for result in results:
        for player, score in zip(result.players, result.scores, strict=True):
            by_player.setdefault(player, []).append(score)
    return by_player


def won(results: Sequence[Result], player: str) -> float:
    """Return how many of the games this player won, shared ones in part."""
    return sum(share for result in results for share in _of(result, player, result.shares))


def _player_line(results: Sequence[Result], player: str) -> str:
    line = f"{_share(won(results, player), results)}  scores {_spread(scores(results)[player])}"
    if "@" in player:  # an earlier bot thinks in a process whose time nobody measures
        return line
    seconds = sum(second for result in results for second in _of(result, player, result.seconds))
    moves = sum(result.moves * result.players.count(player) for result in results)
    return f"{line}; {1000 * seconds * results[0].seats / moves:.1f} ms a move"


def _of(result: Result, player: str, by_seat: list[float]) -> list[float]:
    return [by_seat[seat] for seat in range(result.seats) if result.players[seat] == player]


def _won_in_turn(result: Result, turn: int) -> float:
    return sum(share for seat, share in enumerate(result.shares) if result.turn_of(seat) == turn)


def _share(wins: float, results: Sequence[Result]) -> str:
    low, high = wilson(wins, len(results))
    return f"won {100 * wins / len(results):5.1f} % [{100 * low:.1f} to {100 * high:.1f}]"


def _spread(values: Sequence[int]) -> str:
    return f"{mean(values):.1f} +- {pstdev(values):.1f}, {min(values)} to {max(values)}"


def lead(result: Result) -> int:
    """Return how far the winner is ahead of the best loser; 0 where all won."""
    best = max(result.scores)
    behind = [score for score, won in zip(result.scores, result.shares, strict=True) if not won]
    return best - max(behind, default=best)
