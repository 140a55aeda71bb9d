# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggies that the coach prefers: its words, and its card as a ghost."""

from garden import const
from garden.veggies.cards import GOODS, TURNED
from garden.veggies.stand import column, rotation, row

from .describe import describe, name_goods, taken
from .tiles import tile

_RIGHT = const(128)  # of the stand's window
_TOP = const(10)


def tell(screen, action):
    """Describe the action, and what was chosen in secret: the game is over."""
    game, app = screen.game, screen.app
    if game.phase == "place":
        return describe(screen, action)
    if game.phase == "lay":
        goods = name_goods(app, game.hands[game.turn][action])
    else:
        named = [app.say("goods_" + GOODS[bit]) for bit in range(5) if action >> bit & 1]
        goods = ", ".join(named)
    return app.say("coach_goods", screen.player(game.turn), goods)


def spots(screen, action, own):
    """Return where both cards lie, once the window shows as much of both as it can."""
    if screen.game.phase != "place":
        return None, None
    board = screen.view.mode.board
    wide, tall = _shape(action)
    board.follow(row(action), column(action), tall, wide)
    screen.view.show(own)  # which follows this one, too
    found = [_spot(board, one) for one in (action, own)]
    x, y, width, height = found[0]
    if x < 0 or y < _TOP or x + width > _RIGHT or y + height > _TOP + board.rows * board.size:
        found[0] = None
    return found


def _spot(board, action):
    x, y = board.place(row(action), column(action))
    wide, tall = _shape(action)
    return x, y, wide * board.size, tall * board.size


def _shape(action):
    """Return the columns and rows of the card in this placement."""
    return (2, 3) if rotation(action) & 1 else (3, 2)


def draw(paper, screen, action, x, y):
    size = screen.view.mode.board.size
    card = taken(screen.game, action)
    wide, _ = _shape(action)
    for cell in range(6):
        look = tile(card, TURNED[6 * rotation(action) + cell])
        down, across = divmod(cell, wide)
        paper.stamp("goods%d" % size, x + across * size, y + down * size, look, None)
