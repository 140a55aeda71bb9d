# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score sheet of Veggies, which nobody needs before the count."""

from garden.types import TYPE_CHECKING
from garden.veggies.cards import GOODS, KINDS, letters

if TYPE_CHECKING:
    from garden.veggies.engine import Game


def detail(game: "Game") -> dict:
    """Return the score sheet: the kinds that score, who named them, every seat's groups."""
    kinds = game.kinds()
    sheet: dict = {
        "kinds": letters(kinds),
        "named": [letters(named) for named in game.named],
        "players": [_player(game.survey(seat), kinds) for seat in range(game.seats)],
    }
    if "teams" in game.options:
        totals = [player["total"] for player in sheet["players"]]
        sheet["teams"] = [totals[0] + totals[2], totals[1] + totals[3]]
    return sheet


def _player(survey, kinds):
    groups = {}
    products = {}
    for kind in range(1, KINDS):
        good = GOODS[kind - 1]
        sizes = [survey.sizes[name] for name in range(survey.labels) if survey.kinds[name] == kind]
        groups[good] = sorted(sizes, reverse=True)
        if kinds >> kind - 1 & 1:
            products[good] = survey.biggest[kind] * survey.groups[kind]
    return {
        "groups": groups,
        "products": products,
        "mice": survey.mice,
        "total": survey.points(kinds),
    }
