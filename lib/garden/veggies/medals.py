# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: the feats that win medals."""

from garden import medals
from garden.types import Seat
from garden.veggies.cards import KINDS

_HAND = 1 << 14  # actions below this placed the card in hand


class Judge(medals.Judge):
    def feats(self, seat: Seat) -> dict[str, bool]:
        survey = self.game.survey(seat)
        mice = survey.mice
        biggest = max(survey.biggest)
        points = self.scores[seat]
        feats = super().feats(seat)
        feats.update(
            {
                "pile": biggest >= 8,
                "mountain": biggest >= 10,
                "scattered": max(survey.groups) >= 8,
                "range": min([survey.biggest[kind] for kind in range(1, KINDS)]) >= 2,
                "forty": points >= 40,
                "eighty": points >= 80,
                "trap": feats["open"] and not mice,
                "berry": self._ahead(seat) == 1,
                "tidy": self._ahead(seat) == 0,
                "partners": feats["open"] and self._teams(),
                "hand": self._hand(seat) == 7,
                "red": points < 0,
                "hotel": mice >= 7,
            }
        )
        return feats

    def _teams(self):
        return len(self.game.sides()) < self.game.seats

    def _ahead(self, seat):
        """Return by how many points this seat alone beat the next; None if it did not."""
        if self.winners != [seat] or self._teams():
            return None
        return self.scores[seat] - max(self.scores[:seat] + self.scores[seat + 1 :])

    def _hand(self, seat):
        """Return how many of its cards the seat placed from the hand."""
        sitting = self.sitting
        laid = sitting.seats  # the first move of every seat lays a card
        moves = zip(sitting.movers[laid:], sitting.log[laid : 8 * laid])
        return sum([mover == seat and action < _HAND for mover, action in moves])
