# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The targets of the bots, and a table of how far they meet them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from garden import GAMES

from . import standings

_BEFORE = "21db60c"  # the revision whose bots the present ones must beat


class Target(NamedTuple):
    """The share of victories, in percent, that one player among equal rivals must reach."""

    game: str
    seats: int
    player: str
    rival: str
    percent: int

    def players(self) -> list[str]:
        """Return who sits where: the player, then its rivals."""
        return [self.player] + [self.rival] * (self.seats - 1)

    def met(self, percent: float) -> bool:
        """Return whether this share is enough."""
        return percent >= self.percent


def _all_targets() -> Iterator[Target]:
    # The levels' order and their character are the same in every game. That easy is easy shows
    # in what normal wins against it: a bound on what easy wins against greedy would ask for
    # blunders, since greedy itself is a weak player of Veggie Match.
    for game in GAMES:
        yield Target(game, 2, "hard", "normal", 60)
        yield Target(game, 2, "normal", "easy", 60)
        yield Target(game, 2, "normal", "greedy", 50)
        yield Target(game, 2, "easy", "random", 80)
    for game, greedy, before in (("veggies", 65, 55), ("match", 65, 65), ("cabbage", 80, 70)):
        yield Target(game, 2, "hard", "greedy", greedy)
        yield Target(game, 2, "hard", "hard@" + _BEFORE, before)
    for game, seats, percent in (
        *(("veggies", 3, 40), ("veggies", 4, 30)),
        *(("match", 4, 36), ("match", 8, 20)),
    ):
        yield Target(game, seats, "hard", "normal@" + _BEFORE, percent)


TARGETS = tuple(sorted(_all_targets(), key=lambda target: GAMES.index(target.game)))


def table(played: Sequence[tuple[Target, Sequence[standings.Result]]]) -> str:
    """Draw a line for each target and its games: the share, how sure it is, whether it is met."""
    lines = [
        _row(("game", "seats", "player", "rival", "won", "target", "")),
        "|---|---|---|---|---|---|---|",
    ]
    for target, results in played:
        won = standings.won(results, target.player)
        percent = 100 * won / len(results)
        low, high = standings.wilson(won, len(results))
        lines.append(
            _row(
                (
                    *(target.game, str(target.seats), target.player, target.rival),
                    f"{percent:.1f} % [{100 * low:.0f} to {100 * high:.0f}] of {len(results)}",
                    f"at least {target.percent} %",
                    "met" if target.met(percent) else "MISSED",
                )
            )
        )
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
