# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table: whose turn it is, who may look, what bots do. What it looks like is the view's."""

from garden import OVER, bots, const
from garden.rng import Rng
from garden.table import Table as Sitting

from ..kit import light, sittings
from ..kit.bars import TopBar
from ..kit.colors import DUSK
from ..kit.input import BACK, HOLD, MENU, OK, RELEASE
from . import Screen
from .thinking import Thinking

_GRACE = const(1500)  # ms in which a move can be taken back before anything hidden is turned up
_RESULT = const(800)  # ms a finished move stays to be seen before the device goes on
_SHOWN = {"slow": 1800, "normal": 900, "fast": 350}  # ms a bot's move is shown

# What the table is doing.
_CURTAIN = const(0)  # nobody may look: a curtain is down, or about to fall
_TURN = const(1)  # a person has the buttons
_GRACE_TIME = const(2)  # a person's move is shown and may be taken back
_RESULT_SEEN = const(3)  # it was made, and stays to be seen
_THINKING = const(4)  # a bot thinks
_BOT_SHOWN = const(5)  # its move is shown
_ADVICE = const(6)  # a bot thinks on a person's behalf
_LOOKING = const(7)  # somebody looks around, from the pause


class Table(Screen):
    diagonal = True
    holds = True

    def __init__(self, app, game):
        super().__init__(app, DUSK)
        self.table = Sitting.load(sittings.kept(app, game))
        self.top = TopBar(self.group, app.width)
        self.view = __import__("firmware.views." + game, None, None, ("View",)).View(self)
        self.bar = self.bottom_bar()
        self._thinking = Thinking(self)
        self._action = None
        self._until = 0
        self._state = _CURTAIN
        self._seat = OVER
        self._go_on()

    @property
    def game(self):
        return self.table.game

    def player(self, seat):
        """What the player of this seat is called."""
        return self.app.name(seat, self.table.is_bot(seat))

    # -- whose turn it is -------------------------------------------------------------------

    def _go_on(self):
        seat, covered = self.table.next_look()
        self._seat = seat
        if seat == OVER:
            self.app.go("scoring", self.table.name)
            return
        self.top.turn(seat, self.player(seat))
        if self.table.is_bot(seat):
            self._ask_bot(seat)
        elif self._curtain_falls(seat, covered):
            self._state = _CURTAIN
            self.view.watch(seat)
            self.app.open("curtain", seat, self.player(seat))
        else:
            self._begin()

    def _curtain_falls(self, seat, covered):
        how = self.app.settings.word("handover")
        if how == "always":
            table = self.table
            return table.persons() > 1 and table.holder != seat
        return covered and how == "secrets"

    def _begin(self):
        self.table.take(self._seat)
        self._state = _TURN
        self.app.light.seat(self._seat, self.app.now)
        self.view.begin(self._seat)

    # -- a person's move ----------------------------------------------------------------------

    def commit(self, action):
        """The view's word that this is what the person wants: shown now, made after the grace."""
        self._action = action
        self._state = _GRACE_TIME
        self._until = self.app.now + _GRACE
        self.view.show(action)
        self.bar.keys((BACK, self.app.say("undo")))
        self.app.cue("place")

    def refuse(self, key):
        """Why that cannot be done; nothing changes."""
        self.bar.refuse(self.app.say(key))
        self.app.cue("refuse")
        self.app.light.refuse(self.app.now)

    def _make_move(self):
        """Hide what is secret first; only then is anything covered turned up."""
        seat = self._seat
        self.view.watch(seat)
        self.view.show(self._action)
        self.bar.done(self.view.told(self._action))
        self._play()
        self._state = _RESULT_SEEN
        self._until = self.app.now + (_RESULT if self._others_look() else 0)

    def _others_look(self):
        seat = self.game.turn
        return seat != OVER and not self.table.is_bot(seat) and seat != self._seat

    def _play(self):
        self.table.play(self._action)
        self.save()

    # -- a bot's move ---------------------------------------------------------------------------

    def _ask_bot(self, seat):
        self.view.watch(seat)
        self._state = _THINKING
        self._think(seat, bots.LEVELS[self.table.level(seat) - 1])
        self.app.light.show(light.WALK, self.app.now)

    def _think(self, seat, level):
        rng = Rng(self.app.chance())
        self._thinking.start(
            bots.bot(self.table.name, level, rng), self.game.imagine(seat, rng), self.app.now
        )

    def _thought(self):
        action = self._thinking.stop()
        if self._state == _ADVICE:
            self._state = _TURN
            self.view.hint(action)
            self.bar.done(self.app.say("hint_" + self._thinking.reason))
            return
        self._action = action
        self._state = _BOT_SHOWN
        self._until = self.app.now + _SHOWN[self.app.settings.word("speed")]
        self.view.show(action)
        self.bar.done(self.view.told(action))
        self.app.cue("place")

    # -- buttons and time -----------------------------------------------------------------------

    def press(self, button):
        if button == MENU:
            self._pause()
        elif self._state == _LOOKING:
            self._look_around(False)
        elif button in (HOLD, RELEASE):
            self.view.look(button == HOLD)
        elif self._state == _TURN:
            self.view.press(button)
        elif self._state == _GRACE_TIME and button == BACK:
            self._state = _TURN
            self.view.begin(self._seat)
        elif self._state in (_THINKING, _ADVICE) and button == BACK:
            self._thought()
        elif button == OK:
            self._until = self.app.now

    def tick(self, now):
        if self._state in (_THINKING, _ADVICE):
            if self._thinking.tick(now):
                return True
            self._thought()
        elif self._state == _TURN:
            return self.view.tick(now)
        elif now >= self._until:
            if self._state == _GRACE_TIME:
                self._make_move()
            elif self._state == _RESULT_SEEN:
                self.view.settle()
                self._go_on()
            elif self._state == _BOT_SHOWN:
                self._play()
                self.view.settle()
                self._go_on()
        return False

    # -- pause ----------------------------------------------------------------------------------

    def _pause(self):
        self.save()
        self.app.store.save()
        if self._state in (_TURN, _GRACE_TIME):
            self._state = _TURN
            self.view.watch(self._seat)
        self.app.open("pause", self)

    def resume(self, wish=None):
        """Back from the curtain or the pause, with what was chosen there."""
        if self._state == _CURTAIN:
            self._begin()
        elif wish == "undo":
            self._thinking.stop()
            self.table.undo()
            self.view.settle()
            self._go_on()
        elif wish == "look":
            self._look_around(True)
        elif self._state == _TURN:
            self.view.begin(self._seat)
            if wish == "hint":
                self._state = _ADVICE
                self._think(self._seat, "hard")

    def _look_around(self, on):
        self.view.look(on)
        self._was, self._state = (self._state, _LOOKING) if on else (None, self._was)
        if self._state == _TURN:
            self.view.begin(self._seat)

    def save(self):
        sittings.keep(self.app, self.table, *self.view.progress())
