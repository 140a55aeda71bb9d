# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The contract of an engine: the base of class Game in garden/<game>/engine.py."""

from array import array

from garden.rng import Rng
from garden.types import Action, Seat


class BaseGame:
    """One game being played. The same arguments give the same game on every VM.

    The engine asks for secret choices seat by seat, and keeps them covered until the last one is
    in. The contract tests check every game against this. A game must write each method that raises
    NotImplementedError here.
    """

    SEATS: tuple[int, ...]  # the seat counts it allows
    OPTIONS: tuple[str, ...] = ()  # the options of its rules
    TOGETHER: tuple[str, ...] = ()  # phases in which all choose at once, in secret
    RULES = 1  # raised when the rules change, because saves of other rules are refused
    MOST: int  # the most legal actions that any position has

    seats: int
    options: tuple[str, ...]
    turn: Seat  # the seat to move, or OVER
    phase: str  # a word for what to do now; "over" at the end
    fresh = False  # the last move revealed something, so nobody may take it back

    def __init__(self, seats: int, seed: int, options: tuple[str, ...] = ()) -> None:
        """Deal a game. Raise ValueError for seats, options or a seed that admit() refuses."""
        raise NotImplementedError

    # -- moves ----------------------------------------------------------------------------------

    def actions(self, out: "array[int]") -> int:
        """Fill `out` with the legal actions, ascending, and return how many there are."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Make this move. An illegal one raises ValueError and changes nothing."""
        raise NotImplementedError

    # -- what a seat may know -------------------------------------------------------------------

    def secret(self, seat: Seat) -> bool:
        """Return True if this seat, moving now, sees or does what the others must not see."""
        return False

    def copy(self) -> "BaseGame":
        """Return another game in the same position that goes its own way."""
        raise NotImplementedError

    def imagine(self, seat: Seat, rng: Rng) -> "BaseGame":
        """Return a copy in which everything this seat cannot know is drawn again."""
        raise NotImplementedError

    # -- how it stands --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return a whole number for each seat, at any time."""
        raise NotImplementedError

    def sides(self) -> list[tuple[Seat, ...]]:
        """Return the seats that play together, side by side: every seat alone, or teams."""
        return [(seat,) for seat in range(self.seats)]

    def winners(self) -> list[Seat]:
        """Return the seats that would win if the game ended now, ascending."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def detail(self) -> dict:
        """Return how the scores add up, as plain lists and dictionaries."""
        return {}

    def progress(self) -> "tuple[int, int] | None":
        """Return (now, of), each below 255, as the title shows it; None for the moves made."""
        return None
