# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the feats that win medals."""

from garden import medals
from garden.match import points
from garden.match.cards import BARROW, BASKET, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL
from garden.sitting import Sitting
from garden.types import Seat


class Judge(medals.Judge):
    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        seats = sitting.seats
        # By seat, the most in one turn: cards harvested, cards a Storm or a Wheelbarrow took,
        # negative ones given to others.
        self._crop = bytearray(seats)
        self._storm = bytearray(seats)
        self._barrow = bytearray(seats)
        self._gift = bytearray(seats)
        crop = bytearray(32)
        for game, seat, action in sitting.replay():
            count = game.crop(action, crop)
            if count:
                self._note(game, seat, action, crop[:count])

    def _note(self, game, seat, action, crop):
        card = played(action)
        if card == STORM:
            _keep(self._storm, seat, len(crop) - 1)
            return
        _keep(self._crop, seat, len(crop) - (card == BASKET))
        if card == BARROW:
            _keep(self._barrow, seat, len(crop))
        _keep(self._gift, seat, _count(game, seat, action, crop))

    def feats(self, seat: Seat) -> dict[str, bool]:
        game = self.game
        pile = [VALUE[card] for card in game.piles[seat]]
        majorities = [points.majority(held) for held in game.tokens].count(seat)
        feats = super().feats(seat)
        won = feats["open"]
        feats.update(
            {
                "armful": self._crop[seat] >= 4,
                "wagon": self._crop[seat] >= 6,
                "triple": majorities == 3,
                "golden": pile.count(4) >= 2,
                "choice": len(pile) >= 4 and min(pile) > 0,
                "twenty": self.scores[seat] >= 20,
                "tokens": won and sum(pile) < max(points.sums(game.piles)),
                "full": won and game.seats == 8,
                "old": won and "1992" in game.options,
                "storm": self._storm[seat] >= 3,
                "delivery": self._barrow[seat] > 0,
                "gift": self._gift[seat] >= 3,
                "compost": self.scores[seat] < 0,
            }
        )
        return feats


def _keep(most, seat, number):
    most[seat] = max(most[seat], number)


def _count(game, seat, action, crop):
    """Return how many negative cards this harvest gives to others."""
    owner = game.plan.owner
    given = 0
    for space in crop:
        if owner[space] not in (seat, NEUTRAL) and VALUE[_card(game, action, space)] < 0:
            given += 1
    return given


def _card(game, action, space):
    """Return the card that stands here after this move."""
    card = played(action)
    if space != onto(action):
        return game.grid[space]
    return game.grid[source(action)] if card == BARROW else card
