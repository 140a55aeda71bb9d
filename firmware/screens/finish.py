# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of a sitting: it goes on the score pad, and the results get what they show."""

from garden import deals

from ..kit import sittings
from . import Deal, Outcome, setups
from .score_pad import keep


def finish_sitting(app, sitting, score):
    """Note the sitting, drop it from the store, and show the results.

    `score` is the module of the game's scoring.
    """
    sittings.discard(app, sitting.name)
    counted = False
    if app.share:
        counted = app.share.was_counted(app.store, sitting)
        app.share.count(app.store, sitting)
    who = bytes([sitting.level(seat) for seat in range(sitting.seats)])  # all are here again
    number = deals.number(sitting)
    stars = best = 0
    if number:
        stars, best = _note(app, sitting)
    deal = Deal(who=who, options=sitting.options, first=0, number=number)
    if sitting.who[1] & sittings.TAUGHT:
        deal = setups.ready(app, sitting.name)
    outcome = Outcome(
        game=sitting.name,
        deal=deal,
        save=sitting.save(),
        names=[app.name(seat, sitting.is_bot(seat)) for seat in range(sitting.seats)],
        sides=_rank(sitting.game),
        decided=score.decided(app, sitting.game) if hasattr(score, "decided") else "",
        figures=getattr(score, "FIGURES", None),
        stars=stars,
        best=best,
        medals=[] if counted else keep(app, sitting),
    )
    app.go("results", outcome=outcome)


def _note(app, sitting):
    """Return the stars for a numbered deal, and the best result on it so far."""
    kept, best = deals.note(app.store.get("deals"), sitting)
    app.store.put("deals", kept)
    return (deals.result(sitting)[1], best[0]) if best else (0, 0)


def _rank(game):
    """Return (points, won, seats) of every player or team, the winners first."""
    scores = game.scores()
    winners = game.winners()
    ranked = [
        (seats[0] not in winners, -sum([scores[seat] for seat in seats]), seats)
        for seats in game.sides()
    ]
    return [(-points, not lost, seats) for lost, points, seats in sorted(ranked)]
