# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Placing a card: a ghost that snaps to legal places and shows what it would score."""

from garden import const
from garden.veggies import preview
from garden.veggies.stand import CELLS, column, corner, pack, rotation, row

from ...kit.input import BACK, OK, TURN, step
from .board import Board
from .cards import Ghost
from .panel import Panel
from .view import BaseMode, unpack

_SNAP = const(3)  # a push reaches a legal place up to this many cells away
_SLOTS = const(4)
_NUDGES = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


class Mode(BaseMode):
    def __init__(self, view):
        super().__init__(view)
        self._shown = view.screen.app.settings["preview"]
        # The preview takes a line below the stand.
        self.board = Board(view.screen.paper, height=98 if self._shown else 108)
        self.ghost = Ghost(self._group)
        self.panel = Panel(view.screen, self._group)
        self._seat = 0
        self._stand = None
        self._slot = self._rot = self._row = self._col = 0
        self._begun = None  # the number of the last move begun
        self._at = (0, 0)  # where the ghost was before a turn nudged it
        self._others = 0  # the kinds that the others are sure to name, as it lies now
        self._now = None  # what counts without the card

    def paint(self):
        self.board.paint()
        self.panel.paint()

    # -- a person's turn ----------------------------------------------------------------------

    def begin(self, seat):
        game = self._screen.game
        self._look(seat, game.hands[seat][0])
        move = len(self._screen.sitting.log)
        if move != self._begun:
            self._begun = move
            self._start()
        say = self._screen.app.say
        self._keys = (OK, say("place")), (BACK, say("turn")), (TURN, say("card"))
        self._move()

    def _weigh(self, game):
        """Count what is sure without the card."""
        self._others = preview.sure_kinds(game, self._seat)
        self._now = self._count(game.survey(self._seat))

    def _count(self, survey):
        """Return the kinds that are sure to be named, all sizes and groups, and the mice."""
        sure = preview.settled(survey, self._others, self._screen.game.seats == 2)
        return sure, bytes(survey.biggest), bytes(survey.groups), survey.mice

    def _start(self):
        """Begin beside the stand, covering nothing, as near to the last card as possible."""
        stand = self._stand
        last = stand.places[-1]
        self._rot, near_row, near_col = rotation(last), row(last), column(last)
        best = 999
        # A card across is three wide and two tall, so right of it and below it are equally near.
        for at_col in range(stand.left - 3, stand.right + 2):
            for at_row in range(stand.top - 3, stand.bottom + 2):
                far = 3 * abs(at_row - near_row) + 2 * abs(at_col - near_col)
                if far <= best and self._free(pack(self._rot, at_row, at_col)):
                    best = far
                    self._row, self._col = self._at = at_row, at_col
        self._slot = 0

    def _free(self, place):
        """Return True if a card may lie here without covering anything."""
        ring = self._stand.shown()
        start, first = corner(place), 6 * (rotation(place) & 1)
        for cell in range(first, first + 6):
            if ring[start + CELLS[cell] & 1023]:
                return False
        return self._stand.allows(place)

    def press(self, button):
        if button == OK:
            self._place()
        elif button == BACK:
            self._turn()
        elif button == TURN:
            self._slot = (self._slot + 1) % _SLOTS
            self._screen.app.cue("card")
            self._move()
        else:
            self._go(*step(button))

    def _place(self):
        place = pack(self._rot, self._row, self._col)
        if self._stand.allows(place):
            self._screen.commit(self._slot << 14 | place)
        else:
            self._screen.refuse(self._screen.app.settings.word("skin") + "_touch")

    def _go(self, dx, dy):
        """Move to the next legal place in this direction if it is near, else by one cell."""
        if not (dx or dy):
            return
        rows, cols = self._row, self._col
        for _ in range(_SNAP):
            rows += dy
            cols += dx
            if self._stand.allows(pack(self._rot, rows, cols)):
                break
        else:
            rows, cols = self.clamp(self._row + dy, self._col + dx)
        if (rows, cols) == (self._row, self._col):
            self._screen.app.cue("blocked")
            return
        self._row, self._col = self._at = rows, cols
        self._screen.app.cue("move")
        self._move()

    def clamp(self, row, col):
        """Return the place, at most one cell away from touching the stand."""
        stand = self._stand
        tall, wide = (3, 2) if self._rot & 1 else (2, 3)
        row = min(max(row, stand.top - tall - 1), stand.bottom + 2)
        col = min(max(col, stand.left - wide - 1), stand.right + 2)
        return row, col

    def _turn(self):
        """Turn the card around its corner. The next turn forgets a nudge to a legal place."""
        self._rot = (self._rot + 1) & 3
        self._row, self._col = self._at
        if not self._stand.allows(pack(self._rot, self._row, self._col)):
            for down, across in _NUDGES:
                near = pack(self._rot, self._row + down, self._col + across)
                if self._stand.allows(near):
                    self._row, self._col = row(near), column(near)
                    break
        self._screen.app.cue("turn")
        self._move()

    def _move(self):
        place = pack(self._rot, self._row, self._col)
        fits = self._stand.allows(place)
        card = self._card(self._slot)
        self._draw(card, place, fits)
        self.panel.choose(self._slot)
        self._screen.app.flush()
        if self._shown:
            self._preview(card, place, fits)
        self._screen.bar.keys(*self._keys)

    def _card(self, slot):
        game = self._screen.game
        return game.market[slot - 1] if slot else game.hands[self._seat][0]

    def _draw(self, card, place, fits):
        board = self.board
        rot, at_row, at_col = rotation(place), row(place), column(place)
        board.follow(at_row, at_col, 3 if rot & 1 else 2, 2 if rot & 1 else 3)
        x, y = board.place(at_row, at_col)
        self.ghost.place(board.size, x, y, card, rot, fits)

    def _preview(self, card, place, fits):
        survey = self._screen.game.survey(self._seat)
        if fits:
            survey.lift(place)
            survey.drop(card, rotation(place))
        self.panel.score(self._count(survey), self._now)

    def rest(self):
        self.ghost.rest()

    def tick(self, now):
        self.ghost.tick(now)

    def selected_action(self):
        return self._slot << 14 | pack(self._rot, self._row, self._col)

    def cursor(self):
        x, y = self.board.place(self._row, self._col)
        tall = 3 if self._rot & 1 else 2
        return x + self.board.size, y + self.board.size * tall // 2

    def select(self, action):
        self._slot, self._rot, self._row, self._col = unpack(action)
        self._at = self._row, self._col
        self._move()

    # -- seen by all --------------------------------------------------------------------------

    def watch(self, seat):
        self._look(seat, 0)
        if self._shown:
            self.panel.score(self._now, self._now)

    def _look(self, seat, hand):
        """Show this seat's stand and the market, without a ghost. No hand shows the card's back."""
        game = self._screen.game
        self._seat = seat
        self._stand = game.stands[seat]
        self.ghost.hide()
        self.panel.show(hand, game.market)
        self._screen.app.flush()
        self.board.show(self._stand, seat)
        self._screen.app.flush()
        if self._shown:
            self._weigh(game)

    def show(self, action):
        """Show the card where it will lie, which reveals a card from the hand."""
        slot, _, _, _ = unpack(action)
        self._draw(self._card(slot), action & 0x3FFF, True)
        self.panel.choose(slot)
