# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The dice rows of Cabbage!: each player's dice and the six spaces of the action card."""

from garden import const

from ...kit.colors import BARK, INK, WHITE, WOOD, YELLOW
from .dice import first_free, laid_dice, paint_die, paint_gone, spaces
from .field import outline

# Tiles of slots12: first the three actions, then the players' plates.
_PLATE = const(3)
_LOCKED = const(5)


class Rows:
    """Both rows as they are now, or as they will be once the die in play lies on a space."""

    def __init__(self, screen):
        self._screen = screen
        self._paper = screen.paper
        self._after = None  # (the game then, the space)
        self.shown = None  # what the picture shows; None once something was painted over it

    def draw(self, after=None, act=0):
        """Draw both rows; with a game `after`, as if the die in play was used for this act."""
        self._after = after and (after, act)
        if self.shown != self._scene():
            self.paint()

    def _scene(self):
        return self._screen.sitting.luck(), self._after

    def paint(self):
        self.shown = self._scene()
        game = self._screen.game
        laid = spaces(self._screen.sitting)
        used = None
        if self._after:
            after, act = self._after
            used = first_free(laid[game.turn], act)
            laid[game.turn][used] = game.chosen[game.turn]
        for seat in (0, 1):
            mine = used if seat == game.turn else None
            self._row(seat, after if self._after else game, laid[seat], mine)
        self._paper.box(0, 117, 160, 1, INK)

    def _row(self, seat, game, dice, place):
        paper = self._paper
        y = 83 + 17 * seat
        paper.box(0, y, 160, 1, INK)
        paper.box(0, y + 1, 160, 16, YELLOW if self._screen.game.turn == seat else WOOD)
        covered = game.phase == "choose" and game.chosen[seat]
        paper.stamp("slots12", 2, y + 3, (_LOCKED if covered else _PLATE) + seat)
        in_play = 0 if covered else game.chosen[seat]
        for nth, (value, unused) in enumerate(laid_dice(game.dice[seat], game.rolled[seat])):
            x = 18 + 11 * nth
            if not unused:
                paint_gone(paper, x, y + 4, 10, BARK)
                continue
            paint_die(paper, x, y + 4, 10, seat, value)
            if value == in_play:
                outline(paper, x - 2, y + 2, 14, 14, INK)
                outline(paper, x - 1, y + 3, 12, 12, WHITE)
                in_play = 0
        for space in range(6):
            x = 88 + 12 * space
            if dice[space]:
                paint_die(paper, x, y + 4, 10, seat, dice[space])
            else:
                paper.stamp("slots12", x, y + 3, space // 2)
        if place is not None:
            outline(paper, 87 + 12 * place, y + 3, 12, 12, WHITE)

    def lock(self, seat):
        """Mark that this player has chosen a die, without saying which."""
        self.shown = None
        self._paper.stamp("slots12", 2, 86 + 17 * seat, _LOCKED + seat)
