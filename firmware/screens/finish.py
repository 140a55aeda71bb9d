# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of a sitting: it goes on the score pad, and the results show what they need of it."""

from garden import deals

from ..kit import sittings
from .pad_parts import keep


class Outcome:
    """A finished sitting as the results show it, when the rules are gone."""

    def __init__(self, app, sitting, score):
        self.game = sitting.name
        self.who = sitting.who
        self.options = sitting.options
        self.names = [app.name(seat, sitting.is_bot(seat)) for seat in range(sitting.seats)]
        self.sides = _rank(sitting.game)
        self.decided = score.decided(app, sitting.game)  # "fewer mice", or nothing
        self.figures = getattr(score, "FIGURES", None)
        self.number = deals.number(sitting)
        self.stars = self.best = 0
        self.medals = []


def finish_sitting(app, sitting, score):
    """Note the sitting, drop it from the store, and show the results.

    `score` is the module of the game's scoring.
    """
    outcome = Outcome(app, sitting, score)
    sittings.discard(app, sitting.name)
    if outcome.number:
        kept, best = deals.note(app.store.get("deals"), sitting)
        app.store.put("deals", kept)
        if best:
            outcome.stars = deals.result(sitting)[1]
            outcome.best = best[0]
    outcome.medals = keep(app, sitting)
    app.go("results", outcome)


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
