# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tokens of Veggie Match: everyone's, the reserve, and what a harvest would bring to each."""

from garden import const
from garden.match.points import majority

from ...kit.colors import BARK, CREAM, INK, LEAF, LIME, ORANGE, RED, WHITE, WOOD
from ...kit.shapes import panel
from ...kit.text import RIGHT, measure

_VEGETABLE = const(10)  # tile of icons8
_TOP = const(70)  # of the first row
_ROWS = {4: (9, 4), 6: (8, 6), 8: (6, 8)}  # by rows of the plan: their height; the badges of tallyN
# Where the reserve is written on a plate in the yard, and how far apart its numbers are.
_PLATES = {6: (36, 71, 11), 8: (2, 104, 12)}
_CHIP = const(21)  # pixels
_CHIPS = const(4)  # the lines through one space cross at most four fields


class Tokens:
    """One row for each player, with + if they hold strictly the most."""

    def __init__(self, screen):
        self._screen = screen
        self._paper = screen.paper
        game = screen.game
        self._width = game.plan.side  # in spaces
        self._step, self._first = _ROWS[self._width]
        self._open = "open" in game.options
        self._columns = (118, 128, 138) if self._open else (123, 136, 149)
        self._seat = 0
        self._shown = None

    def show(self, seat):
        """Show the tokens as they are, with this player's row marked."""
        game = self._screen.game
        now = seat, bytes(game.left), [bytes(held) for held in game.tokens], game.scores()
        if now != self._shown:
            self._shown = now
            self._seat = seat
            self.paint()

    def paint(self):
        paper = self._paper
        game = self._screen.game
        paper.box(108, 61, 52, 57, INK)
        paper.box(109, 62, 51, 56, CREAM)
        paper.box(109, _TOP + self._step * self._seat, 51, self._step, LIME)
        for seat in range(game.seats):
            paper.stamp("tally%d" % self._step, 110, _TOP + self._step * seat, seat)
        for vegetable, x in enumerate(self._columns):
            paper.stamp("icons8", x - 1, 62, _VEGETABLE + vegetable)
            self._draw(x, game.tokens[vegetable])
        if self._open:
            self._write(game.scores())
        if self._width == 4:
            self._rest(game.left)
        self.plate()

    def _draw(self, x, held):
        """Draw a column: how many of one vegetable each player holds."""
        leader = majority(held)
        for seat, count in enumerate(held):
            # After the badges come 0, 1, 1+, 2, 2+ and so on.
            tile = 2 * count - 1 + (seat == leader) if count else 0
            y = _TOP + self._step * seat
            self._paper.stamp("tally%d" % self._step, x, y, self._first + tile)

    def _write(self, points):
        """Write the last column."""
        y = _TOP + (0 if self._step == 6 else 1)
        for seat, worth in enumerate(points):
            at = y + self._step * seat
            self._paper.write(147, at, 11, BARK, str(worth), RIGHT, name="garden5")

    def _rest(self, left):
        """Write the reserve in the table's last row, beside a bag."""
        paper = self._paper
        paper.box(109, 107, 51, 1, WOOD)
        paper.box(113, 109, 4, 1, BARK)
        paper.box(112, 110, 6, 5, BARK)
        for x, count in zip(self._columns, left):
            paper.write(x + 1, 109, 9, BARK, str(count))

    def plate(self):
        """Write the reserve on a plate in the yard, each number after its vegetable's colour."""
        if self._width not in _PLATES:
            return
        paper = self._paper
        left = self._screen.game.left
        x, y, pitch = _PLATES[self._width]
        panel(paper, x, y, 3 * pitch + 3, 10, CREAM, corners=False)
        for nth, color in enumerate((RED, ORANGE, LEAF)):
            at = x + 2 + pitch * nth
            paper.box(at, y + 3, 2, 4, color)
            paper.write(at + 3, y + 2, 8, INK, str(left[nth]), name="garden5")


class Chips:
    """The points that each player would take, in the top bar."""

    def __init__(self, top):
        self._top = top
        self._left = self._at = 50  # where chips begin, and where those shown began
        self._shown = []
        self._status = None

    def begin(self, name):
        """Begin where this name ends."""
        self._left = max(50, 13 + measure(name) + 3)

    def show(self, sums, status):
        """Show [(seat, sum)], and the status if there is room for it."""
        if sums and self._left + _CHIP * len(sums) > 158 - measure(status):
            status = ""
        paper = self._top.paper
        changed = sums != self._shown
        if changed and self._shown:
            paper.box(self._at, 0, _CHIP * len(self._shown), 9, INK)
        if status != self._status:
            self._status = status
            self._top.status(status)
        if changed:
            self._shown = sums
            self._at = self._left
            for nth, (seat, worth) in enumerate(sums):
                x = self._left + _CHIP * nth
                paper.edged("badges9", x, 0, seat)
                paper.write(x + 11, 2, _CHIP - 11, WHITE, "%+d" % worth, name="garden5")
