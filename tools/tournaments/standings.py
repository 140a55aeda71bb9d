# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The report of a tournament: win shares with their confidence, seats, lengths and scores."""

from math import sqrt
from statistics import mean, pstdev
from typing import NamedTuple

COLUMNS = (
    *("game", "seats", "options", "seed", "seat", "turn", "player"),
    *("score", "share", "moves"),
)
_SURE = 1.96  # standard deviations to each side hold 95 %


class Result(NamedTuple):
    """One game: everything by seat, but for the first that moved and the number of moves."""

    game: str
    options: tuple
    seed: int
    players: list
    first: int
    moves: int
    scores: list
    shares: list
    seconds: list

    @property
    def seats(self):
        return len(self.players)

    def turn_of(self, seat):
        """The seat's turn in the order of play, 1 being the first."""
        return (seat - self.first) % self.seats + 1


def rows(result):
    """One line a seat, in the order of COLUMNS."""
    for seat in range(result.seats):
        yield (
            *(result.game, result.seats, " ".join(result.options), result.seed),
            *(seat, result.turn_of(seat), result.players[seat]),
            *(result.scores[seat], result.shares[seat], result.moves),
        )


def wilson(wins, games):
    """The 95 % interval of a share, by Wilson's score; sound for small and one-sided counts."""
    share = wins / games
    spread = _SURE * _SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = _SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(results):
    """The contest in words and figures."""
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


def scores(results):
    """Each player's scores, players in the order they were first seated."""
    by_player = {}
    for result in results:
        for player, score in zip(result.players, result.scores, strict=True):
            by_player.setdefault(player, []).append(score)
    return by_player


def won(results, player):
    """How many of the games this player won, shared ones in part."""
    return sum(share for result in results for share in _of(result, player, result.shares))


def _player_line(results, player):
    line = f"{_share(won(results, player), results)}  scores {_spread(scores(results)[player])}"
    if "@" in player:  # an earlier bot thinks in a process whose time nobody measures
        return line
    seconds = sum(second for result in results for second in _of(result, player, result.seconds))
    moves = sum(result.moves * result.players.count(player) for result in results)
    return f"{line}; {1000 * seconds * results[0].seats / moves:.1f} ms a move"


def _of(result, player, by_seat):
    return [by_seat[seat] for seat in range(result.seats) if result.players[seat] == player]


def _won_in_turn(result, turn):
    return sum(share for seat, share in enumerate(result.shares) if result.turn_of(seat) == turn)


def _share(wins, results):
    low, high = wilson(wins, len(results))
    return f"won {100 * wins / len(results):5.1f} % [{100 * low:.1f} to {100 * high:.1f}]"


def _spread(values):
    return f"{mean(values):.1f} +- {pstdev(values):.1f}, {min(values)} to {max(values)}"


def lead(result):
    """How far the winner is ahead of the best loser; 0 where all won."""
    best = max(result.scores)
    behind = [score for score, won in zip(result.scores, result.shares, strict=True) if not won]
    return best - max(behind, default=best)
