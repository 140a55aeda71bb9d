# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sittings that are measured: the same every time, played without bots, which may change."""

from array import array
from importlib import import_module

from garden import OVER, engine
from garden.rng import Rng

_TRIES = 12  # moves thought of: enough that stands grow dense and rows get harvested


def sitting(name, seats, options=(), seed=11):
    """A whole game by players who take the best of a few moves, as Ours and Plain take it."""
    notation = import_module("tools.notation." + name)
    game = engine(name)(seats, seed, options)
    out = array("H", range(game.MOST))
    rng = Rng(seed)
    log, texts, ways = [], [], []
    while game.turn != OVER:
        ways.append(game.actions(out))
        tried = [out[rng.below(ways[-1])] for _ in range(_TRIES)]
        log.append(max(tried, key=lambda action: _gained(game, action)))
        texts.append(notation.move_text(game, log[-1]))
        game.play(log[-1])
    busy = ways.index(max(ways))
    whose = {"name": name, "seats": seats, "seed": seed, "options": options}
    return {**whose, "log": log, "texts": texts, "busy": busy, "ways": ways[busy]}


def _gained(game, action):
    after = game.copy()
    after.play(action)
    return after.scores()[game.turn]
