# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The curtain where a machine can send links: the next player is here, or gets the game as one."""

from garden import OVER
from garden.sitting import AWAY

from ..kit import sittings
from ..kit.colors import LIME, PINE, RED, WHITE
from ..kit.input import BACK, OK
from .curtain import Curtain

HERE, THERE, OVER_NOW, COPY = range(4)  # what the sign says


class Send(Curtain):
    """Somebody who plays at another device never sees a hand here unless they say they are here."""

    def __init__(self, app, seat, player, moves=(), table=None, copy=False):
        super().__init__(app, seat, player, moves, table)
        self._sitting = sitting = table.sitting
        self._player = player
        self._asked = False  # the host was asked to send, and has not answered yet
        self._news = None  # (whether it went well, the words)
        if sitting.game.turn == OVER:
            self._show(OVER_NOW)
        elif copy:
            self._show(COPY)
        else:
            self._show(THERE if sitting.who[seat] & AWAY else HERE)

    def _show(self, how):
        """Set the words of the sign and of its two buttons."""
        say = self.app.say
        self._how = how
        if how == HERE:
            self._sign = say("pass_to", self._player), say("no_peeking")
            self.ways = say("ready"), say("send")
        elif how == THERE:
            self._sign = say("send_to", self._player), say("send_open")
            self.ways = say("send"), say("send_here")
        elif how == OVER_NOW:
            self._sign = say("send_over"), say("send_result")
            self.ways = say("send"), say("scores")
        else:
            self._sign = say("to_move", self._player), say("send_copy")
            self.ways = say("send"), say("back")

    def _paint_buttons(self):
        caps = self.app.caps
        self._plate(6, 70, caps[0], self.ways[0])
        self._plate(82, 72, caps[1], self.ways[1])

    def _paint_recap(self):
        """Write how the sending went; until then the last moves."""
        if not self._news:
            super()._paint_recap()
            return
        well, words = self._news
        canvas, y = self.canvas, self.app.height - 10
        canvas.box(0, y, self.app.width, 10, PINE if well else RED)
        canvas.box(0, y, self.app.width, 1, LIME if well else RED)
        canvas.write(4, y + 1, 7, LIME if well else WHITE, "✓" if well else "✗")
        canvas.write(13, y + 1, self.app.width - 17, WHITE, words)

    def press(self, button):
        how = self._how
        if button == (BACK if how == HERE else OK):
            self.app.cue("choose")
            self._asked = True
            self.app.share.send(self.app, self._sitting)
        elif button == BACK:
            self._go_on()
        else:
            if button == OK:
                _mark(self._sitting, self._seat, 0)
            super().press(button)

    def _go_on(self):
        """Do what the second button says."""
        if self._how == THERE:
            self.app.cue("card")
            self._news = None
            self._show(HERE)
            self.paint()
        else:
            self.app.close()

    def tick(self, now):
        how = self.app.share.host.sent() if self._asked else None
        if how:
            self._asked = False
            self._tell(how)

    def _tell(self, how):
        well = how != "link_failed"
        self._news = well, self.app.say(how)
        self.app.cue("card" if well else "refuse")
        if well and self._how == HERE:
            _mark(self._sitting, self._seat, AWAY)
            self._show(THERE)
        sittings.keep(self.app, self._sitting)
        self.paint()


def _mark(sitting, seat, away):
    """Note in the sitting whether this person plays at another device."""
    who = bytearray(sitting.who)
    who[seat] = sitting.level(seat) | away
    sitting.who = bytes(who)
