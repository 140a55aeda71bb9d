# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The result of a numbered deal as a few lines to send, with a link to the same deal."""

from garden import deals, links
from garden.sitting import Sitting

from .. import VERSION
from ..games import load_part


def send_result(app, outcome):
    """Send the result. The host's sent() tells later how that went."""
    sitting = Sitting.load(outcome.save)
    deal = outcome.deal
    linked = links.LinkedDeal(outcome.game, deal.who, deal.options, deal.number)
    host = app.share.host
    host.send(boast(app, sitting), host.address + links.deal_link(linked, VERSION))


def boast(app, sitting):
    """Return the lines: game, deal, points and stars, then a row of emoji; nothing of the cards."""
    points, stars = deals.result(sitting)
    scores = sitting.game.scores()
    seats = range(sitting.seats)
    best = [seat for seat in seats if not sitting.is_bot(seat) and scores[seat] == points][0]
    number = app.say("deal_number", deals.number(sitting))
    stars = "★" * stars + "☆" * (3 - stars)
    head = app.say("boast", app.say(sitting.name), number, points, stars)
    row = load_part(sitting.name, "emoji").emoji(sitting.game, best)
    return head + "\n" + row if row else head
