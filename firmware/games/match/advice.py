# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggie Match that the coach prefers: its words, and its card as a ghost."""

from garden.match.cards import PASS, STORM, onto, played

from .card import hold
from .describe import describe
from .yard import Yard


def tell(screen, action):
    return describe(screen, action)


def spots(screen, action, own):
    if PASS in (action, own):
        return None, None
    yard = Yard(screen.game.plan)
    spaces = onto(action), onto(own)
    return [(yard.x[space], yard.y[space], yard.size, yard.size) for space in spaces]


def draw(paper, screen, action, x, y):
    game = screen.game
    card = played(action)
    size = Yard(game.plan).size
    hold(paper, x, y, size, card, game.vegetable(action) if card >= STORM else None)
