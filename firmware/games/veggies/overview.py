# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""All stands at a glance: small, with everybody's two best kinds and their mice."""

from garden import const

from ...kit.colors import DUSK, INK, WHITE
from ...kit.shapes import box
from .board import Board
from .tiles import NOTHING, tile

_WIDE = const(14)  # cells of 4 pixels that fit a quarter
_TALL = const(10)
_MOUSE = const(3)


def paint(screen, zoomed):
    """Everybody's stand, or only this one's, as large as it can be."""
    paper = screen.paper
    if zoomed >= 0:
        Board(paper, 160, sizes=(12, 8, 6), room=0).show(screen.game.stands[zoomed], zoomed)
        _owner(screen, zoomed, 0, 10)
        return
    box(paper, 0, 10, 160, 108, INK)
    for seat in range(screen.game.seats):
        _quarter(screen, seat, 80 * (seat & 1), 10 + 54 * (seat >> 1))


def _owner(screen, seat, x, y):
    screen.paper.edged("badges9", x + 2, y + 1, seat)
    screen.paper.write(x + 14, y + 2, 44, WHITE, screen.player(seat))


def _quarter(screen, seat, x, y):
    paper = screen.paper
    game = screen.game
    box(paper, x + 1, y + 1, 78, 52, DUSK)
    _owner(screen, seat, x, y)
    if game.phase == "lay":
        return
    _stand(paper, game.stands[seat], x + 1, y + 12)
    survey = game.survey(seat)
    kinds = sorted([(-survey.biggest[kind], kind) for kind in range(1, 6)])
    for line, (_, kind) in enumerate(kinds[:2]):
        paper.stamp("goods8", x + 59, y + 14 + 12 * line, kind - 1, None)
        paper.write(x + 70, y + 14 + 12 * line, 9, WHITE, str(survey.biggest[kind]))
    paper.stamp("icons8", x + 59, y + 38, _MOUSE)
    paper.write(x + 70, y + 38, 9, WHITE, str(survey.mice))


def _stand(paper, stand, x, y):
    tall = stand.bottom - stand.top + 1
    wide = stand.right - stand.left + 1
    size = 4 if tall <= _TALL and wide <= _WIDE else 3
    columns, rows = min(wide, 58 // size), min(tall, 41 // size)
    left = x + (58 - columns * size) // 2
    top = y + (41 - rows * size) // 2
    for row in range(rows):
        for col in range(columns):
            kind = stand.at(stand.top + row, stand.left + col)
            cell = tile(kind, stand.top + row, stand.left + col) if kind else NOTHING
            paper.stamp(f"goods{size}", left + col * size, top + row * size, cell, None)
