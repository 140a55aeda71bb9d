# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A sitting is over: what the results show of it is read, and it goes on the score pad.

Nobody sees this screen. Its code and the rules are gone before those of the podium come.
"""

from ..loading import load, unload
from garden.table import Table as Sitting

from ..kit import sittings
from . import Screen


class Verdict(Screen):
    def __init__(self, app, game):
        super().__init__(app)
        table = Sitting.load(sittings.kept(app, game))
        names = [app.name(seat, table.is_bot(seat)) for seat in range(table.seats)]
        sides = _rank(table.game)
        score = __import__("firmware.views." + game + "_score", None, None, ("decided", "FIGURES"))
        decided, figures = score.decided(app, table.game), getattr(score, "FIGURES", None)
        score = None
        unload("firmware.views.")
        sittings.drop(app, game)
        medals = load("firmware.screens.pad_parts", "keep")(app, table)
        app.go("results", game, table.who, names, table.options, sides, decided, figures, medals)


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
