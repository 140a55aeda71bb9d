# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""All stands at a glance: small, with everybody's two best kinds and their mice."""

import displayio

from garden import const

from ..kit.colors import DUSK, EDGED, INK, TILES, WHITE
from ..kit.shapes import box
from ..kit.sprites import grid, put
from ..kit.text import Label
from .veggies_board import tile

_WIDE = const(14)  # cells of 4 pixels that fit a quarter
_TALL = const(10)
_NOTHING = const(9)
_MOUSE = const(3)


class Overview:
    def __init__(self, screen):
        self.group = displayio.Group()
        box(self.group, 0, 10, 160, 108, INK)
        for seat in range(screen.game.seats):
            self._quarter(screen, seat, 80 * (seat & 1), 10 + 54 * (seat >> 1))

    def _quarter(self, screen, seat, x, y):
        game = screen.game
        box(self.group, x + 1, y + 1, 78, 52, DUSK)
        grid(self.group, "badges9", x + 2, y + 1, tile=seat, palette=EDGED)
        Label(self.group, x + 14, y + 2, 44, WHITE, screen.player(seat))
        if game.phase == "lay":
            return
        self._stand(game.stands[seat], x + 1, y + 12)
        survey = game.survey(seat)
        kinds = sorted(range(1, 6), key=lambda kind: -survey.biggest[kind])
        for line, kind in enumerate(kinds[:2]):
            grid(self.group, "goods8", x + 59, y + 14 + 12 * line, tile=kind - 1, palette=TILES)
            Label(self.group, x + 70, y + 14 + 12 * line, 9, WHITE, str(survey.biggest[kind]))
        grid(self.group, "icons8", x + 59, y + 38, tile=_MOUSE)
        Label(self.group, x + 70, y + 38, 9, WHITE, str(survey.mice))

    def _stand(self, stand, x, y):
        tall = stand.bottom - stand.top + 1
        wide = stand.right - stand.left + 1
        size = 4 if tall <= _TALL and wide <= _WIDE else 3
        columns, rows = min(wide, 58 // size), min(tall, 41 // size)
        left = x + (58 - columns * size) // 2
        top = y + (41 - rows * size) // 2
        tiles = grid(self.group, f"goods{size}", left, top, columns, rows, _NOTHING, TILES)
        for row in range(rows):
            for col in range(columns):
                kind = stand.at(stand.top + row, stand.left + col)
                if kind:
                    put(tiles, (col, row), tile(kind, stand.top + row, stand.left + col))
