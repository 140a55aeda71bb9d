# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Placing a card: a ghost that snaps to legal spots and says what it would score."""

import displayio

from garden import const
from garden.veggies import scoring
from garden.veggies.stand import column, pack, rotation, row

from ...kit.input import BACK, OK, TURN, step
from .board import Board
from .cards import Ghost
from .panel import Panel
from .view import spread

_SNAP = const(3)  # a push reaches a legal place this many cells away
_SLOTS = const(4)
_NUDGES = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


class Mode:
    def __init__(self, view):
        self._screen = view.screen
        self.board = Board(view.screen.paper)
        self._group = displayio.Group()
        view.screen.body.append(self._group)
        self.ghost = Ghost(self._group)
        self.panel = Panel(view.screen, self._group)
        self._seat = 0
        self._stand = None
        self._slot = self._rot = self._row = self._col = 0
        self._anchor = (0, 0)  # where the ghost was before turning nudged it
        self._others = 0  # the kinds the others would name as they lie
        self._now = 0  # points before the card

    def close(self):
        self._screen.body.remove(self._group)

    def paint(self):
        self.board.paint()
        self.panel.paint()

    # -- a person's turn ----------------------------------------------------------------------

    def begin(self, seat):
        game = self._screen.game
        again = self._stand is game.stands[seat] and self._seat == seat
        self._look_at(seat, game.hands[seat][0])
        self._weigh(game)
        if not again:
            self._start()
        say = self._screen.app.say
        self._keys = (OK, say("place")), (BACK, say("turn")), (TURN, say("card"))
        self._move()

    def _weigh(self, game):
        self._others = 0
        for other in range(game.seats):
            if other != self._seat:
                self._others |= scoring.first_choice(game.choices(other))
        survey = game.survey(self._seat)
        self._now = survey.points(self._others | self._named(survey))

    def _named(self, survey):
        two = self._screen.game.seats == 2
        return scoring.first_choice(scoring.choices(survey.biggest, two))

    def _start(self):
        """Where this player's last card lies; at first, right of the stand."""
        stand = self._stand
        if len(stand.cards) > 1:
            last = stand.places[-1]
            self._rot, self._row, self._col = rotation(last), row(last), column(last)
        else:
            self._rot, self._row, self._col = 0, stand.top, stand.right + 1
        self._slot = 0
        self._anchor = self._row, self._col

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
            self._push(*step(button))

    def _place(self):
        place = pack(self._rot, self._row, self._col)
        if self._stand.allows(place):
            self._screen.commit(self._slot << 14 | place)
        else:
            self._screen.refuse(self._screen.app.settings.word("skin") + "_touch")

    def _push(self, across, down):
        """To the next legal place that way if it is near, else one cell on."""
        if not (across or down):
            return
        rows, cols = self._row, self._col
        for _ in range(_SNAP):
            rows += down
            cols += across
            if self._stand.allows(pack(self._rot, rows, cols)):
                break
        else:
            rows, cols = self._clamp(self._row + down, self._col + across)
        if (rows, cols) == (self._row, self._col):
            self._screen.app.cue("blocked")
            return
        self._row, self._col = self._anchor = rows, cols
        self._screen.app.cue("move")
        self._move()

    def _clamp(self, row, col):
        """No more than one cell beyond touching."""
        stand = self._stand
        tall, wide = (3, 2) if self._rot & 1 else (2, 3)
        row = min(max(row, stand.top - tall - 1), stand.bottom + 2)
        col = min(max(col, stand.left - wide - 1), stand.right + 2)
        return row, col

    def _turn(self):
        """Around its corner; nudged to a legal place, and the nudge forgotten with the next."""
        self._rot = (self._rot + 1) & 3
        self._row, self._col = self._anchor
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
        legal = self._stand.allows(place)
        card = self._card(self._slot)
        self._draw(card, place, legal)
        shown = self._screen.app.settings["preview"]
        preview = self._preview(card, place, legal) if shown else None
        self.panel.choose(self._slot)
        self.panel.score(preview)
        self._screen.bar.keys(*self._keys)

    def _card(self, slot):
        game = self._screen.game
        return game.market[slot - 1] if slot else game.hands[self._seat][0]

    def _draw(self, card, place, legal):
        board = self.board
        rot, at_row, at_col = rotation(place), row(place), column(place)
        board.follow(at_row, at_col, 3 if rot & 1 else 2, 2 if rot & 1 else 3)
        x, y = board.place(at_row, at_col)
        self.ghost.place(board.size, x, y, card, rot, at_row, at_col, legal)

    def _preview(self, card, place, legal):
        survey = self._screen.game.survey(self._seat)
        if legal:
            survey.lift(place)
            survey.drop(card, rotation(place))
        mine = self._named(survey)
        points = survey.points(self._others | mine)
        counted = [
            (survey.biggest[kind], survey.groups[kind], kind)
            for kind in range(1, 6)
            if mine >> kind - 1 & 1
        ]
        counted.sort(reverse=True)
        return counted, points, points - self._now

    def tick(self, now):
        self.ghost.tick(now)
        self.panel.turn(now >> 11 & 1)

    def selected_action(self):
        return self._slot << 14 | pack(self._rot, self._row, self._col)

    def select(self, action):
        self._slot, self._rot, self._row, self._col = spread(action)
        self._anchor = self._row, self._col
        self._move()

    # -- seen by all --------------------------------------------------------------------------

    def watch(self, seat):
        self._look_at(seat, 0)

    def _look_at(self, seat, hand):
        """This seat's stand and the market, nothing on its way; no hand shows its back."""
        game = self._screen.game
        self._seat = seat
        self._stand = game.stands[seat]
        self.ghost.hide()
        self.panel.score(None)
        self.panel.show(hand, game.market)
        self.board.show(self._stand, seat)

    def show(self, action):
        """The card where it will lie; a card from the hand is laid open by that."""
        slot, _, _, _ = spread(action)
        place = action & 0x3FFF
        self._draw(self._card(slot), place, True)
        self.panel.choose(slot)
