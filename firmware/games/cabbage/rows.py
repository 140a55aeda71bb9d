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
    """Both rows as they are now, or as they will be with the die in play on a space."""

    def __init__(self, screen):
        self._screen = screen
        self._paper = screen.paper
        self._after = None  # (the game after the move, the space)
        self._seat = None  # the seat whose choice is locked
        self.shown = {}  # by seat: what its row shows, None if something was painted over it

    def draw(self, after=None, act=0, covered=None):
        """Draw both rows. With a game `after`, draw the die in play on its space for this act.

        The `covered` seat has chosen a die that nobody else knows.
        """
        self._after = after and (after, act)
        self._seat = covered
        self._draw()

    def paint(self):
        self.shown = {}
        self._draw()

    def _draw(self):
        game = self._screen.game
        turn = game.turn
        laid = spaces(self._screen.sitting)
        used = None
        if self._after:
            used = first_free(laid[turn], self._after[1])
            laid[turn][used] = game.chosen[turn]
            game = self._after[0]
        for seat in (0, 1):
            dice = laid_dice(game.dice[seat], game.rolled[seat])
            covered = seat == self._seat or (game.phase == "choose" and game.chosen[seat] > 0)
            in_play = 0 if covered else game.chosen[seat]
            row = seat == turn, dice, in_play, covered, laid[seat], used if seat == turn else None
            if self.shown.get(seat) != row:
                self.shown[seat] = row
                self._row(seat, row)

    def _row(self, seat, row):
        active, dice, in_play, covered, laid, used = row
        paper = self._paper
        slots, sheet = "slots12", "dice10"
        y = 83 + 17 * seat
        paper.box(0, y, 160, 18, INK)
        paper.box(0, y + 1, 160, 16, YELLOW if active else WOOD)
        paper.stamp(slots, 2, y + 3, (_LOCKED if covered else _PLATE) + seat)
        for nth, (value, unused) in enumerate(dice):
            x = 18 + 11 * nth
            if not unused:
                paint_gone(paper, x, y + 4, 10, BARK)
                continue
            paint_die(paper, x, y + 4, sheet, seat, value)
            if value == in_play:
                outline(paper, x - 2, y + 2, 14, 14, INK)
                outline(paper, x - 1, y + 3, 12, 12, WHITE)
                in_play = 0
        for space in range(6):
            x = 88 + 12 * space
            if laid[space]:
                paint_die(paper, x, y + 4, sheet, seat, laid[space])
            else:
                paper.stamp(slots, x, y + 3, space // 2)
        if used is not None:
            outline(paper, 87 + 12 * used, y + 3, 12, 12, WHITE)
