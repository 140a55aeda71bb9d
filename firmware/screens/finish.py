# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of a sitting: it goes on the score pad, and the results show what they need of it."""

from ..kit import sittings
from .pad_parts import keep


def finish_sitting(app, sitting, score):
    """Note the sitting, drop it from the store, and show the results.

    `score` is the module of the game's scoring.
    """
    names = [app.name(seat, sitting.is_bot(seat)) for seat in range(sitting.seats)]
    decided = score.decided(app, sitting.game)
    sides = _rank(sitting.game)
    sittings.drop(app, sitting.name)
    medals = keep(app, sitting)
    figures = getattr(score, "FIGURES", None)
    result = (names, sitting.options, sides, decided, figures, medals)
    app.go("results", sitting.name, sitting.who, *result)


def _rank(game):
    """(points, won, seats) of every player or team, the winners first."""
    scores = game.scores()
    winners = game.winners()
    if "teams" in game.options:
        pairs = ((0, 2), (1, 3))
    else:
        pairs = [(seat,) for seat in range(game.seats)]
    sides = [(pair[0] not in winners, -sum([scores[s] for s in pair]), pair) for pair in pairs]
    return [(-points, not lost, pair) for lost, points, pair in sorted(sides)]
