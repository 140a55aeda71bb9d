# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The dice rows of Cabbage!: each player's dice and the six spaces of the action card."""

import displayio

from garden import const
from garden.cabbage import FIRST_MOVE, SWAP

from ..kit.colors import INK, WHITE, WOOD, YELLOW
from ..kit.shapes import Frame, box, paint
from ..kit.sprites import grid, put

_GONE = const(12)  # tile of dice11: where a die was
# Tiles of slots12: first the three actions, then twelve dice, then the players' plates.
_DIE = const(3)
_PLATE = const(15)
_LOCKED = const(17)


def laid_dice(dice, rolled):
    """(value, unused) of a seat's six dice, the lowest first."""
    laid = []
    for value in range(1, 7):
        for nth in range(rolled[value]):
            laid.append((value, nth < dice[value]))
    return laid


def spaces(table):
    """The die on each space of both action cards, 0 on a free one, as the moves put them there."""
    chosen = bytearray(2)
    laid = [bytearray(6), bytearray(6)]
    for seat, action in zip(table.movers, table.log):
        if action < FIRST_MOVE:
            chosen[seat] = action
        else:
            laid[seat][first_free(laid[seat], action % 8)] = chosen[seat]
    return laid


def first_free(laid, act):
    """The space a die goes to for this act."""
    space = 2 * min(act, SWAP)
    return space + 1 if laid[space] else space


class Row:
    def __init__(self, group, seat):
        y = self._y = 83 + 17 * seat
        self._seat = seat
        box(group, 0, y, 160, 17, INK)
        self._ground = box(group, 0, y + 1, 160, 16, WOOD)
        self._plate = grid(group, "slots12", 2, y + 3, tile=_PLATE + seat)
        self._dice = grid(group, "dice11", 18, y + 4, 6)
        self._slots = grid(group, "slots12", 88, y + 3, 6)
        self._frames = (Frame(group, INK), Frame(group, WHITE))

    def draw(self, game, laid, turn, used=None):
        """As it lies in this game, in the turn of this seat; `used` is a space just filled."""
        seat = self._seat
        paint(self._ground, YELLOW if turn == seat else WOOD)
        covered = game.phase == "choose" and game.chosen[seat]
        put(self._plate, 0, (_LOCKED if covered else _PLATE) + seat)
        in_play = None
        for nth, (value, unused) in enumerate(laid_dice(game.dice[seat], game.rolled[seat])):
            put(self._dice, nth, 6 * seat + value - 1 if unused else _GONE)
            if unused and value == game.chosen[seat] and not covered:
                in_play = nth
        for space in range(6):
            die = laid[space]
            put(self._slots, space, _DIE + 6 * seat + die - 1 if die else space // 2)
        self._frame(in_play, used)

    def _frame(self, die, space):
        """Around a die or a space; once in a frame: two moves would send all between."""
        outer, inner = self._frames
        y = self._y
        if space is not None:
            outer.park()
            inner.place(87 + 12 * space, y + 2, 13, 14)
        elif die is not None:
            outer.place(16 + 11 * die, y + 2, 14, 14)
            inner.place(17 + 11 * die, y + 3, 12, 12)
        else:
            outer.park()
            inner.park()

    def lock(self):
        put(self._plate, 0, _LOCKED + self._seat)


class Rows:
    def __init__(self, group):
        self.group = displayio.Group()
        group.append(self.group)
        self._rows = (Row(self.group, 0), Row(self.group, 1))
        box(self.group, 0, 117, 160, 1, INK)

    def draw(self, game, table):
        """What lies there now: all of it is open."""
        laid = spaces(table)
        for seat, row in enumerate(self._rows):
            row.draw(game, laid[seat], game.turn)

    def lock(self, seat):
        """This player has chosen; nobody else knows what."""
        self._rows[seat].lock()

    def move(self, game, after, table, act):
        """The die of the player to move goes to a space of their action card."""
        seat = game.turn
        laid = spaces(table)
        space = first_free(laid[seat], act)
        laid[seat][space] = game.chosen[seat]
        for each, row in enumerate(self._rows):
            row.draw(after, laid[each], seat, space if each == seat else None)
