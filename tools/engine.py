# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The engines' text protocol: one command a line in, one JSON object a line out."""

import argparse
import importlib
import json
import re
import sys
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402

environment.use_sources()

from garden import GAMES, OVER, bots, engine  # noqa: E402
from garden.game import BaseGame  # noqa: E402
from garden.rng import Rng  # noqa: E402
from garden.saved import DAMAGED, FOREIGN, NEWER, SaveError  # noqa: E402
from garden.sitting import Sitting  # noqa: E402

_Answer = dict[str, Any]

_LONGEST = 65536
_SEEDS = 0xFFFFFFFF
_REFUSED = {
    DAMAGED: "the save is damaged: its bytes do not fit together",
    FOREIGN: "that is not a save of these games, or one of a version no longer read",
    NEWER: "the save comes from a newer version",
}


class _SetUp(Sitting):
    """A sitting that begins with a position instead of a seed."""

    def __init__(self, name: str, position: BaseGame) -> None:
        self._position = position
        super().__init__(name, position.seats, 0, position.options)

    def start(self) -> BaseGame:
        """Return the position once more."""
        return self._position.copy()

    def save(self) -> bytes:
        """Refuse: a save is a seed and its moves."""
        raise ValueError("a position that was set up has no seed, and so no save")


class Engine:
    def __init__(self) -> None:
        self._kept: Sitting | None = None
        self._commands: dict[str, Callable[[str], _Answer]] = {
            "games": self._games,
            "new": self._new,
            "state": self._state,
            "view": self._view,
            "actions": self._actions,
            "play": self._play,
            "bot": self._bot,
            "score": self._score,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "position": self._position,
        }

    def answer(self, line: bytes) -> _Answer:
        """Answer one command line; an error says in words why it cannot be carried out."""
        try:
            if len(line) > _LONGEST:
                raise ValueError(f"a line has at most {_LONGEST} bytes")
            command, _, rest = _text(line).strip().partition(" ")
            if command not in self._commands:
                raise ValueError("a command is one of " + ", ".join(self._commands) + ", quit")
            return self._commands[command](rest.strip())
        except SaveError as error:
            return {"error": _REFUSED[error.args[0]]}
        except ValueError as error:
            return {"error": str(error)}

    @property
    def _sitting(self) -> Sitting:
        if self._kept is None:
            raise ValueError("no game yet: new GAME seats=N seed=K")
        return self._kept

    def _game(self) -> BaseGame:
        return self._sitting.game

    def _notation(self) -> ModuleType:
        return _notation_of(self._sitting.name)

    # -- commands -------------------------------------------------------------------------------

    def _games(self, rest: str) -> _Answer:
        _nothing(rest)
        return {
            "games": {
                name: {"seats": list(engine(name).SEATS), "options": list(engine(name).OPTIONS)}
                for name in GAMES
            }
        }

    def _new(self, rest: str) -> _Answer:
        name, *words = rest.split() or [""]
        if name not in GAMES:
            raise ValueError("a new game is one of " + ", ".join(GAMES))
        seats, words = _number("seats", words)
        seed, words = _number("seed", words)
        if seed is None or seats is None:
            raise ValueError(f"write: new {name} seats=N seed=K [option...]")
        for option in words:
            if option not in engine(name).OPTIONS or words.count(option) > 1:
                raise ValueError(f"{name} has no option {option!r}, or it is given twice")
        self._kept = Sitting(name, seats, seed, tuple(words))
        return {"ok": True}

    def _state(self, rest: str) -> _Answer:
        _nothing(rest)
        return self._notation().state(self._game())

    def _view(self, rest: str) -> _Answer:
        game = self._game()
        if not re.fullmatch("[0-9]", rest) or int(rest) >= game.seats:
            raise ValueError(f"a seat is a number from 0 to {game.seats - 1}")
        return self._notation().view(game, int(rest))

    def _actions(self, rest: str) -> _Answer:
        _nothing(rest)
        game = self._game()
        legal = array("H", bytes(2 * game.MOST))
        text = self._notation().move_text
        return {
            "turn": None if game.turn == OVER else game.turn,
            "actions": [text(game, action) for action in legal[: game.actions(legal)]],
        }

    def _play(self, rest: str) -> _Answer:
        game = self._game()
        if game.turn == OVER:
            raise ValueError("the game is over")
        move = " ".join(rest.split())
        action = self._notation().parse_move(game, move)
        try:
            self._sitting.play(action)
        except ValueError:
            raise ValueError(f"{move!r} is not legal here") from None
        return {"ok": True}

    def _score(self, rest: str) -> _Answer:
        _nothing(rest)
        game = self._game()
        return {
            "over": game.turn == OVER,
            "scores": game.scores(),
            "winners": game.winners(),
            "detail": game.detail(),
        }

    def _undo(self, rest: str) -> _Answer:
        _nothing(rest)
        if not self._sitting.log:
            raise ValueError("there is no move to take back")
        self._sitting.rewind(len(self._sitting.log) - 1)
        return {"ok": True}

    def _bot(self, rest: str) -> _Answer:
        game = self._game()
        level, *words = rest.split() or [""]
        if level not in bots.LEVELS:
            raise ValueError("a level is one of " + ", ".join(bots.LEVELS))
        seed, words = _number("seed", words)
        if words:
            raise ValueError("write: bot LEVEL [seed=K]")
        if game.turn == OVER:
            raise ValueError("the game is over")
        action = bots.choose(self._sitting.name, game, level, Rng(seed or 0))
        return {"action": self._notation().move_text(game, action)}

    def _save(self, rest: str) -> _Answer:
        _nothing(rest)
        return {"save": self._sitting.save().hex()}

    def _load(self, rest: str) -> _Answer:
        if not re.fullmatch("([0-9a-fA-F]{2})+", rest):
            raise ValueError("write: load HEX, with the hex digits that save gave")
        self._kept = Sitting.load(bytes.fromhex(rest))
        return {"ok": True}

    def _position(self, rest: str) -> _Answer:
        position = _json(rest)
        name = position.get("game") if isinstance(position, dict) else None
        if not isinstance(name, str) or name not in GAMES:
            raise ValueError("a position is an object as state gives it, with its game's name")
        self._kept = _SetUp(name, _notation_of(name).from_state(position))
        return {"ok": True}


def _notation_of(name: str) -> ModuleType:
    return importlib.import_module("tools.notation." + name)


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise ValueError("a line is UTF-8 text") from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("what follows position is not JSON") from None


def _nothing(rest: str) -> None:
    if rest:
        raise ValueError("that command stands alone on its line")


def _number(name: str, words: "list[str]") -> "tuple[int | None, list[str]]":
    """Return the value of the one word `name=...`, None without it, and the other words."""
    given = [word for word in words if word.startswith(name + "=")]
    if not given:
        return None, words
    value = given[0][len(name) + 1 :]
    if len(given) > 1 or not re.fullmatch("[0-9]{1,10}", value) or int(value) > _SEEDS:
        raise ValueError(f"write {name}= once, with a whole number from 0 to {_SEEDS}")
    return int(value), [word for word in words if word not in given]


def _lines(stream: BinaryIO) -> "Iterator[bytes]":
    """Yield every line of the input; an over-long one is cut, but stays longer than allowed."""
    for line in iter(lambda: stream.readline(_LONGEST + 2), b""):
        tail = line
        while len(tail) > _LONGEST and not tail.endswith(b"\n"):
            tail = stream.readline(_LONGEST + 2)
        yield line


def main() -> None:
    if not (sys.stdin and sys.stdout):  # closed: nobody asks, or nobody listens
        return
    this = Engine()
    for line in _lines(sys.stdin.buffer):
        if line.split() == [b"quit"]:
            return
        sys.stdout.write(json.dumps(this.answer(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    try:
        main()
    except (KeyboardInterrupt, OSError):  # nobody listens any more: Windows has its own error
        sys.stderr.close()
