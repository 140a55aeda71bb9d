# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage: the feats that win medals."""

from garden import const, medals
from garden.cabbage.engine import FIRST_MOVE, SWAP
from garden.cabbage.field import GREEN, PURPLE, crop, groups, place_of
from garden.sitting import Sitting
from garden.types import Seat

_ROUNDS = const(6)


class Judge(medals.Judge):
    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._start = sitting.start().farmers
        self._behind = 0  # by how many plots green was behind when the last round began
        # By seat: the most one move made its largest group grow, the rounds it walked first,
        # the cards it tended, the swaps it kept for the last two rounds.
        self._most = [0, 0]
        self._first = [0, 0]
        self._cards: list[set] = [set(), set()]
        self._last = [0, 0]
        for game, seat, action in sitting.replay():
            if game.phase == "move":
                self._note(game, seat, (action - FIRST_MOVE) // 8, action % 8)

    def _note(self, game, seat, plot, act):
        before = _largest(game.green, seat)
        after = _largest(game.green_after(plot, act), seat)
        self._most[seat] = max(self._most[seat], after - before)
        self._cards[seat].add(place_of(plot))
        if act >= SWAP and game.round >= _ROUNDS - 1:
            self._last[seat] += 1
        if game.chosen[1 - seat]:
            self._first[seat] += 1
            if game.round == _ROUNDS:
                self._behind = _largest(game.green, PURPLE) - _largest(game.green, GREEN)

    def feats(self, seat: Seat) -> dict[str, bool]:
        feats = super().feats(seat)
        draw = len(self.winners) == 2
        won = feats["open"] and not draw
        decided = self.game.detail()["decided"]
        mine, theirs = self.scores[seat], self.scores[1 - seat]
        behind = self._behind if seat == GREEN else -self._behind
        feats.update(
            {
                "open": won,
                "ten": mine >= 10,
                "fourteen": mine >= 14,
                "leap": self._most[seat] >= 8,
                "landslide": mine - theirs >= 6,
                "weeder": theirs <= 3,
                "tour": len(self._cards[seat]) == 6,
                "second": won and decided == "second",
                "dice": won and decided == "dice",
                "saved": won and self._last[seat] == 2,
                "comeback": won and behind >= 3,
                "patient": won and not self._first[seat],
                "home": self.game.farmers[seat] == self._start[seat],
                "draw": draw,
            }
        )
        return feats


def _largest(green, seat):
    return groups(crop(green, seat)) >> 8
