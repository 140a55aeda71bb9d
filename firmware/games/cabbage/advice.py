# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Cabbage! that the coach prefers: its words, and its farmer as a ghost."""

from garden.cabbage.engine import FIRST_MOVE

from ...kit.colors import PINE
from .describe import describe
from .field import GHOST
from .path import PLOT, plot_at


def tell(screen, action):
    """Describe the action, and which die was chosen: the game is over."""
    if action < FIRST_MOVE:
        return screen.app.say("coach_die", screen.player(screen.game.turn), action)
    return describe(screen, action)


def spots(screen, action, own):
    if action < FIRST_MOVE:
        return None, None
    plots = [(one - FIRST_MOVE) // 8 for one in (action, own)]
    return [plot_at(plot) + (PLOT, PLOT) for plot in plots]


def draw(paper, screen, action, x, y):
    paper.box(x, y, PLOT, PLOT, PINE)
    paper.stamp("cabbage16", x, y, GHOST + screen.game.turn)
