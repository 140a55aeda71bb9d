# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The operations that are measured, ours and plain, on CPython and on the small VM alike.

A side's method gets one operation ready and returns it; only calling that is measured. Both
sides of an operation answer the same, or one of them is wrong.
"""

import json
from array import array

from garden import OVER, bots, engine
from garden.rng import Rng
from garden.sitting import Sitting
from garden.types import TYPE_CHECKING, Action

from .looks import look

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .sittings import Played

    Operation = Callable[[], object]

# The name of the method on both sides, and of the row.
OPERATIONS = (
    ("new", "new game"),
    ("moves", "legal moves"),
    ("look", "legal moves, a score for each"),
    ("play", "play all moves of a game"),
    ("undo", "undo the last move"),
    ("score", "score"),
    ("save", "save"),
    ("load", "load"),
    ("random", "a random game"),
)


def nothing() -> None:
    """Do nothing, to measure what a call costs."""


class Side:
    """One implementation of the operations; `busy` is the game where a move has most choices."""

    seed: int
    log: "Sequence[Any]"
    busy: "Any"

    def _dealt(self) -> "Any":
        raise NotImplementedError

    def _do(self, game: "Any", move: "Any") -> None:
        raise NotImplementedError

    def _count(self, game: "Any") -> int:
        raise NotImplementedError

    def bot(self, level: str) -> "Operation":
        raise NotImplementedError

    def prepare(self, name: str) -> "Operation":
        """Get the operation of this name ready, or a move of a bot of this level."""
        return self.bot(name) if name in bots.LEVELS else getattr(self, name)()

    def _after(self, log: "Sequence[Any]") -> "Any":
        game = self._dealt()
        for move in log:
            self._do(game, move)
        return game

    def random(self) -> "Operation":
        return self._random

    def _random(self) -> int:
        """Play the same game again, with everything that choosing moves by chance takes."""
        rng = Rng(self.seed)
        game = self._dealt()
        seen = 0
        for move in self.log:
            count = self._count(game)
            rng.below(count)
            seen += count
            self._do(game, move)
        return seen


class Ours(Side):
    """The operations on our engines and our Sitting."""

    def __init__(self, sitting: "Played") -> None:
        self.name, self.seats, self.seed = sitting["name"], sitting["seats"], sitting["seed"]
        self.options = tuple(sitting["options"])
        self.log = array("H", sitting["log"])
        self.out = array("H", range(engine(self.name).MOST))
        self.busy = self._after(self.log[: sitting["busy"]])
        self.sitting = self._played()

    def _dealt(self) -> "Any":
        return engine(self.name)(self.seats, self.seed, self.options)

    def _do(self, game: "Any", action: Action) -> None:
        game.play(action)

    def _count(self, game: "Any") -> int:
        return game.actions(self.out)

    def _played(self) -> Sitting:
        sitting = Sitting(self.name, self.seats, self.seed, self.options)
        for action in self.log:
            sitting.play(action)
        return sitting

    def new(self) -> "Operation":
        return lambda: self._dealt().turn

    def moves(self) -> "Operation":
        return lambda: self.busy.actions(self.out)

    def look(self) -> "Operation":
        one_deep = look(self.name)
        return lambda: one_deep(self.busy, self.out)

    def play(self) -> "Operation":
        return lambda: self._after(self.log).turn == OVER

    def undo(self) -> "Operation":
        sitting = self._played()

        def undo() -> int:
            sitting.rewind(len(self.log) - 1)
            return sitting.game.turn

        return undo

    def score(self) -> "Operation":
        return self.busy.scores

    def save(self) -> "Operation":
        return lambda: bool(self.sitting.save())

    def load(self) -> "Operation":
        save = self.sitting.save()
        return lambda: len(Sitting.load(save).log)

    def bot(self, level: str) -> "Operation":
        return lambda: bots.choose(self.name, self.busy, level, Rng(self.seed)) is not None


class Plain(Side):
    """The operations on the plain rules."""

    def __init__(self, sitting: "Played") -> None:
        self.rules = __import__("plain." + sitting["name"], None, None, ("Plain",))
        self.seats, self.seed = sitting["seats"], sitting["seed"]
        self.dealt = self.rules.deal(self.seats, Rng(self.seed))
        self.texts = sitting["texts"]
        reader = self.rules.Plain(self.dealt)
        self.log = [reader.read(text) for text in self.texts]
        self.busy = self._after(self.log[: sitting["busy"]])
        self.ended = self._after(self.log)

    def _dealt(self) -> "Any":
        return self.rules.Plain(self.dealt)

    def _do(self, game: "Any", move: "Any") -> None:
        game.do(move)

    def _count(self, game: "Any") -> int:
        return len(game.legal())

    def _checked(self, log: "Sequence[Any]") -> "Any":
        game = self.rules.Plain(self.rules.deal(self.seats, Rng(self.seed)))
        for move in log:
            if move not in game.legal():
                raise ValueError("not a legal move")
            game.do(move)
        return game

    def new(self) -> "Operation":
        return lambda: self.rules.deal(self.seats, Rng(self.seed))["turn"]

    def moves(self) -> "Operation":
        return lambda: len(self.busy.legal())

    def look(self) -> "Operation":
        return self.busy.look

    def play(self) -> "Operation":
        return lambda: self._checked(self.log).now["turn"] is None

    def undo(self) -> "Operation":
        return lambda: self._after(self.log[:-1]).now["turn"]

    def score(self) -> "Operation":
        return lambda: self.busy.score()["scores"]

    def save(self) -> "Operation":
        return lambda: bool(self._saved())

    def _saved(self) -> str:
        return json.dumps({"dealt": self.dealt, "moves": self.texts})

    def load(self) -> "Operation":
        saved = self._saved()
        return lambda: len(self._loaded(saved))

    def _loaded(self, saved: str) -> "list[Any]":
        moves = [self.ended.read(text) for text in json.loads(saved)["moves"]]
        self._checked(moves)
        return moves
