# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sittings that are measured: the same every time, played without bots, which may change."""

from array import array
from importlib import import_module
from typing import TypedDict

from garden import OVER, engine
from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action

_TRIES = 12  # moves thought of: enough that stands grow dense and rows get harvested


class Played(TypedDict):
    """A whole game and its busiest position."""

    name: str
    seats: int
    seed: int
    options: tuple[str, ...]
    log: list[Action]
    texts: list[str]  # the moves in notation
    busy: int  # the number of moves before the position with most choices
    ways: int  # how many it has


def sitting(name: str, seats: int, options: tuple[str, ...] = (), seed: int = 11) -> Played:
    """Play a whole game by players who take the best of a few moves, as Ours and Plain take it."""
    notation = import_module("tools.notation." + name)
    game = engine(name)(seats, seed, options)
    out = array("H", range(game.MOST))
    rng = Rng(seed)
    log: list[Action] = []
    texts: list[str] = []
    ways: list[int] = []
    while game.turn != OVER:
        ways.append(game.actions(out))
        tried = [out[rng.below(ways[-1])] for _ in range(_TRIES)]
        log.append(max(tried, key=lambda action: _gained(game, action)))
        texts.append(notation.move_text(game, log[-1]))
        game.play(log[-1])
    busy = ways.index(max(ways))
    return Played(
        name=name,
        seats=seats,
        seed=seed,
        options=options,
        log=log,
        texts=texts,
        busy=busy,
        ways=ways[busy],
    )


def _gained(game: BaseGame, action: Action) -> int:
    after = game.copy()
    after.play(action)
    return after.scores()[game.turn]
