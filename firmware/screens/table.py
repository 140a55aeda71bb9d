# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table: whose turn it is, who may look, what bots do. What it looks like is the view's."""

from garden import OVER, const
from garden.saved import SaveError
from ..loading import load, unload
from garden.table import Table as Sitting

from ..kit import light, sittings
from ..kit.bars import TopBar
from ..kit.colors import DUSK
from ..kit.input import BACK, HOLD, MENU, OK, RELEASE
from . import Seated

_GRACE = const(1500)  # ms in which a move can be taken back before anything hidden is turned up
_RESULT = const(800)  # ms a finished move stays to be seen before the device goes on
_PACE = {"slow": 1800, "normal": 900, "fast": 350}  # ms a bot's move is shown

# What the table is doing.
_CURTAIN = const(0)  # nobody may look: a curtain is down, or about to fall
_TURN = const(1)  # a person has the buttons
_GRACE_TIME = const(2)  # a person's move is shown and may be taken back
_RESULT_SEEN = const(3)  # it was made, and stays to be seen
_THINKING = const(4)  # a bot thinks
_BOT_SHOWN = const(5)  # its move is shown
_ADVICE = const(6)  # a bot thinks on a person's behalf
_LOOKING = const(7)  # somebody looks around, from the pause
_NEWS = const(8)  # everybody looks at what was turned up


class Table(Seated):
    diagonal = True
    holds = True

    def __init__(self, app, game, sitting=None, left=None, wish=None, action=None, reason=None):
        """Who had the sitting meanwhile brings it back, with what was left, and with a wish.

        A bot brings its action and the reason for it.
        """
        super().__init__(app, DUSK)
        self._state = _CURTAIN
        self._seat = OVER
        self._action = None  # shown, and not yet made
        self._until = 0
        self._looking = False  # around, as long as the button is held: bots wait
        self.covered = False  # a hand lies on its face: no curtain fell before its player
        self._taught = None  # the number of the move about which there was a tip
        self.view = None
        try:
            self.table = sitting or Sitting.load(sittings.kept(app, game))
        except SaveError as trouble:
            self._give_up(game, trouble.args[0])
            return
        self.top = TopBar(self.group, app.width)
        self.view = load("firmware.views." + game, "View")(self)
        self.bar = self.bottom_bar()
        if left:
            self._take_up(left, wish, action, reason)
        else:
            self._go_on()

    def paint(self):
        super().paint()
        if hasattr(self.view, "paint"):
            self.view.paint()

    def _give_up(self, game, why):
        if why == "damaged":
            sittings.drop(self.app, game)
        self.app.go("title")
        self.app.open("notice", "save_lost" if why == "damaged" else "save_foreign")

    @property
    def pace(self):
        """How long a bot's move is shown, in ms."""
        return _PACE[self.app.settings.word("speed")]

    # -- whose turn it is -------------------------------------------------------------------

    def _settle(self):
        """The position has changed; go on, unless everybody has to look at something first."""
        if self.view.settle():
            self._state = _NEWS
            self._until = self.app.now + 2 * self.pace
        else:
            self._go_on()

    def _go_on(self, covered=False):
        seat, secret = self.table.next_look()
        self._seat = seat
        if seat == OVER:
            self.app.go("scoring", self.table.name)
            return
        self.top.turn(seat, self.player(seat))
        if self.table.is_bot(seat):
            self._ask_bot(seat)
        elif self._curtain_falls(seat, secret):
            self._state = _CURTAIN
            self.view.watch(seat)
            self.app.store.save()
            self.app.open("curtain", seat, self.player(seat))
        else:
            self.covered = secret or covered
            self._begin()

    def _curtain_falls(self, seat, secret):
        how = self.app.settings.word("handover")
        if how == "always":
            return self.table.persons() > 1 and self.table.holder != seat
        return secret and how == "secrets"

    def _begin(self):
        self.table.take(self._seat)
        self._state = _TURN
        self._action = None
        self.app.light.seat(self._seat, self.app.now)
        self.view.begin(self._seat)
        self.app.redraw()  # of all that lies over each other, each pixel once
        self._teach()

    def _teach(self):
        """A tip about this turn, if one is due; at most one a turn, and none on a covered hand."""
        move = len(self.table.log)
        if self.covered or self._taught == move or not self.app.settings["coach"]:
            return
        self._taught = move
        game = self.table.name
        self.tell(load("firmware.views." + game + "_tips", "tips")(self.game))
        unload("firmware.views." + game + "_tips")

    def tell(self, tips):
        """Give the first of these tips that was never given."""
        tip = load("firmware.kit.coach", "once")(self.app, tips)
        unload("firmware.kit.coach")
        if tip:
            self.app.go("tip", self.table, self._left(self.view.wish()), tip)

    # -- a person's move ----------------------------------------------------------------------

    def commit(self, action):
        """The view's word that this is what the person wants: shown now, made after the grace."""
        app = self.app
        self._action = action
        self._state = _GRACE_TIME
        self._until = app.now + _GRACE
        self.bar.keys((BACK, app.say("undo")))
        app.cue("place")
        self.view.show(action)
        app.input.settle(app.now)  # a double press must not cut the grace short

    def refuse(self, key):
        """Why that cannot be done; nothing changes."""
        self.bar.refuse(self.app.say(key))
        self.app.cue("refuse")
        self.app.light.refuse(self.app.now)

    def _make_move(self):
        """Hide what is secret first; only then is anything covered turned up."""
        self.covered = False
        self.view.watch(self._seat)
        self.view.show(self._action)
        self.app.redraw()
        self._tell(self._action)
        self._play()
        self._state = _RESULT_SEEN
        self._until = self.app.now + (_RESULT if self._others_look() else 0)

    def _tell(self, action):
        """What is done, in words."""
        game = self.table.name
        self.bar.done(load("firmware.views." + game + "_told", "told")(self, action))
        unload("firmware.views." + game + "_told")

    def _others_look(self):
        seat = self.game.turn
        return seat != OVER and not self.table.is_bot(seat) and seat != self._seat

    def _play(self):
        self.table.play(self._action)
        self._action = None
        self.save()

    # -- a bot's move ---------------------------------------------------------------------------

    def _ask_bot(self, seat):
        self.view.watch(seat)
        self.app.redraw()
        self._state = _THINKING  # from the next frame on: now the table is being painted
        self.app.light.show(light.WALK, self.app.now)

    def _think(self):
        """A bot comes with its code, and all of the table but its picture makes room."""
        advice = self._state == _ADVICE
        level = 3 if advice else self.table.level(self._seat)
        self.app.go("thinking", self.table, self._left(None), level, advice)

    def _show_bot(self, action):
        self._action = action
        self._state = _BOT_SHOWN
        self._until = self.app.now + self.pace
        self._tell(action)
        self.app.cue("place")
        self.view.show(action)
        self.app.redraw()

    # -- buttons and time -----------------------------------------------------------------------

    def press(self, button):
        if button == MENU:
            self.save()
            self._pause()
        elif self._state == _LOOKING and button == OK and self._zoom:
            self._zoom()
        elif self._state == _LOOKING:
            self._look_around(False)
        elif button in (HOLD, RELEASE):
            self._looking = button == HOLD
            self.view.look(self._looking)
            if self._state == _TURN and button == RELEASE:
                self._teach()  # about a hand that was covered until now
        elif self._state == _TURN:
            self.view.press(button)
        elif self._state == _GRACE_TIME and button == BACK:
            self._begin()
        elif self._state == _NEWS and button == OK:
            self._go_on()
        elif button == OK:
            self._until = self.app.now

    def tick(self, now):
        more = self.view.tick(now)
        if self._state in (_THINKING, _ADVICE):
            if not self._looking:
                self._think()
        elif now >= self._until:
            self._time_is_up()
        return more

    def _time_is_up(self):
        if self._state == _GRACE_TIME:
            self._make_move()
        elif self._state == _RESULT_SEEN:
            self._settle()
        elif self._state == _BOT_SHOWN:
            self._play()
            self._settle()
        elif self._state == _NEWS and not self.table.persons():
            self._go_on()

    # -- pause ----------------------------------------------------------------------------------

    def _pause(self):
        """Only the picture of the table stays, and with the sitting it is laid again."""
        pending = self._state == _GRACE_TIME
        mine = pending or self._state == _TURN
        chosen = None
        if mine:
            chosen = self._action if pending or self.covered else self.view.wish()
            self.view.watch(self._seat)
        self.app.go("pause", self.table, self._left(chosen), mine, pending)

    def _left(self, chosen):
        """What the next table of this sitting has to know."""
        return chosen, self.covered, self._taught

    def close(self):
        """The picture stays; whoever still has hold of this screen shall not keep the view."""
        if self.view:
            self.top.leave(self.canvas)
            self.view.leave()
            self.view = None

    def _take_up(self, left, wish, action, reason):
        chosen, covered, self._taught = left
        if wish == "undo":
            chosen = None
            self.table.undo()
            self.save()
        if wish == "bot":
            self._seat = self.game.turn
            self.top.turn(self._seat, self.player(self._seat))
            self.view.watch(self._seat)
            self._show_bot(action)
            return
        self._go_on(covered)
        if wish == "advice":
            self.view.hint(action)
            self.bar.done(self.app.say("hint_" + reason))
        elif self._state == _TURN and chosen is not None and not covered:
            self.view.hint(chosen)
        if wish == "look":
            self._look_around(True)
        elif wish == "hint":
            self.view.watch(self._seat)
            self._state = _ADVICE

    def resume(self, *told):
        """The curtain was lifted, or a tip or a notice was read."""
        if self._state in (_CURTAIN, _TURN):
            self._begin()

    def _look_around(self, on):
        self.view.look(on)
        if on:
            self._was, self._state = self._state, _LOOKING
            self._zoom = getattr(self.view, "zoom", None)
            keys = [(OK, self.app.say("zoom")), (BACK, self.app.say("back"))]
            self.bar.keys(*keys[0 if self._zoom else 1 :])
            return
        self._state = self._was
        if self._state == _TURN:
            self._begin()

    def save(self):
        if self._seat != OVER:
            sittings.keep(self.app, self.table, *self.view.progress())
