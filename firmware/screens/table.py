# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table: turns, curtains, bots, pauses. The game's view draws it.

The table and its view stay in RAM while somebody pauses, reads a tip, looks at the last moves or
waits for a bot, as far as the heap allows: where a bot needs more than is free, the view leaves its
picture only and comes back with the bot's move; where a screen over the table does, what only a
person's turn needs is dropped, then the bot's search, which begins again in the same way. The rules
need all of the room: they get the state of the turn and bring it back, and the table is opened
again as it was saved.
"""

from garden import OVER, const
from garden.saved import DAMAGED, SaveError

from ..games.coach import once
from ..kit import sittings
from ..kit.colors import DUSK
from ..kit.input import BACK, HOLD, MENU, OK, RELEASE
from ..memory import OVERLAY_ROOM, bot_room, free_bytes, load, unload
from . import Seated, TurnState
from .thinking import Thinking

_GRACE = const(1500)  # ms in which a move can be taken back before anything hidden is turned up
_RESULT = const(800)  # ms a finished move stays to be seen before the device goes on
_PACE = {"slow": 1800, "normal": 900, "fast": 350}  # ms a bot's move is shown
_HARD = const(3)  # the level that gives hints
_RECAP = const(3)  # moves of others that the curtain tells once more

# What the table is doing.
_CURTAIN = const(0)  # nobody may look: a curtain is down, or about to fall
_TURN = const(1)  # a person has the buttons
_GRACE_TIME = const(2)  # a person's move is shown and may be taken back
_RESULT_SEEN = const(3)  # it was made, and stays to be seen
_THINKING = const(4)  # a bot thinks
_BOT_SHOWN = const(5)  # its move is shown
_ADVICE = const(6)  # a bot thinks on a person's behalf
_NEWS = const(7)  # everybody looks at what was turned up


class Table(Seated):
    diagonal = True
    holds = True
    leave = "save_quit"  # the last row of its pause,
    greyed = ()  # and those that mean nothing here

    def __init__(self, app, game, state=None, deal=None):
        """Open the saved sitting of this game; with a state, in the middle of a turn.

        With a `deal`, begin a new one.
        """
        super().__init__(app, DUSK)
        app.chosen = ("continue", 0)  # on the title, once it is left
        self._state = _CURTAIN
        self._seat = OVER
        self._shown = None  # an action, not yet made
        self._selected = None  # by the person, when they paused
        self._until = 0  # when the time of this state is up
        self._paused = False  # a pause or the viewer is open: time stands still
        self._bot = None  # that is thinking
        self._answer = None  # of the bot: its action and why
        self._strongest = _HARD  # the level that the heap has room for
        self.covered = False  # a hand lies on its face: no curtain fell before its player
        self._taught = None  # the number of the move about which there was a tip
        self._told = []  # the last moves, in words
        self.view = None
        try:
            self.sitting = self._sit_down(game, deal)
        except SaveError as trouble:
            self._give_up(game, trouble.args[0])
            return
        self.top = self.top_bar()
        self.bar = self.bottom_bar()
        self._load()
        if state:
            self._enter(state)
        else:
            self._next_seat()

    def _sit_down(self, game, deal):
        if deal:
            return sittings.deal(self.app, game, deal)
        return sittings.load_kept(self.app, game)

    def _enter(self, state):
        self.sitting.holder, self.sitting.floor = state.holder, state.floor
        self._taught = state.taught
        self._selected = state.selected
        if state.news:
            self._next_turn()
        else:
            self._next_seat(state.covered)
        if self._state == _TURN:
            self._choose()

    def _give_up(self, game, why):
        if why == DAMAGED:
            sittings.discard(self.app, game)
        self.app.go("title")
        self.app.open("notice", key="save_lost" if why == DAMAGED else "save_foreign")

    def _load(self):
        self.view = load("firmware.games.%s.view" % self.sitting.name, "View")(self)

    def _unload_view(self):
        """Leave the picture only: a bot or a screen over the table needs the room."""
        self._draw()
        while len(self.body):
            self.body.pop()
        self.view = None
        unload("firmware.games.")

    @property
    def visible(self):
        """While it is still being made nothing has to be painted: that is done once it is there."""
        return self in self.app.screens

    def paint(self):
        if not self.visible:
            return
        super().paint()
        if self.view:
            self.view.paint()
        if self._bot:
            self._bot.plate = False  # it was painted over, and will be painted again

    def paint_still(self):
        """Paint all of the picture on the canvas, what moves, too: a screen lies over it."""
        self.paint()
        self._draw()

    def _draw(self):
        """The bar and what moves, on the canvas."""
        self.top.paint_on(self.canvas)
        if self.view:
            self.view.freeze()

    @property
    def asking(self):
        """Whether a person has the buttons."""
        return self._state in (_TURN, _NEWS)

    @property
    def pace(self):
        """How long a bot's move is shown, in ms."""
        return _PACE[self.app.settings.word("speed")]

    def _keep(self, urgent=True):
        """Keep the sitting as it is now; the store writes it behind this frame's picture."""
        sittings.keep(self.app, self.sitting, urgent)

    # -- whose turn it is -------------------------------------------------------------------

    def _next_turn(self):
        """The position has changed; go on, unless everybody has to look at something first."""
        if self.view.show_position():
            self._state = _NEWS
            self._until = self.app.now + 2 * self.pace
        else:
            self._next_seat()

    def _next_seat(self, covered=False):
        seat, secret = self.sitting.next_look()
        self._seat = seat
        if seat == OVER:
            self.app.go("scoring", game=self.sitting.name)
            return
        self.top.turn(seat, self.player(seat))
        if self.sitting.is_bot(seat):
            self.view.watch(seat)
            self._state = _THINKING  # from the next frame on: now the table is being painted
        elif self._curtain_falls(seat, secret):
            self._state = _CURTAIN
            self.app.open("curtain", seat=seat, player=self.player(seat), moves=self._told)
            self.view.watch(seat)
            self._keep()
        else:
            self.covered = secret or covered
            self._begin()

    def _curtain_falls(self, seat, secret):
        how = self.app.settings.word("handover")
        if how == "always":
            return self.sitting.persons() > 1 and self.sitting.holder != seat
        return secret and how == "secrets"

    def _begin(self):
        """A person's turn begins, or is shown again."""
        self.sitting.take(self._seat)
        self._state = _TURN
        self._shown = None
        self._restore()
        self.app.light.seat(self._seat, self.app.now)
        self.app.redraw()  # of all that lies over each other, each pixel once
        self.view.begin(self._seat)
        self._teach()

    def _choose(self):
        """What the person had selected before they paused."""
        selected, self._selected = self._selected, None
        if not (selected is None or self.covered or selected == self.view.selected_action()):
            self.view.select(selected)

    def _teach(self):
        """A tip about this turn, if one is due; at most one a turn, and none on a covered hand."""
        move = len(self.sitting.log)
        if not self.covered and self._taught != move and self.app.settings["coach"]:
            self._taught = move
            self.offer_tip(self.view.tips())

    def offer_tip(self, tips):
        """Give the first of these tips that was never given, if there is room for it."""
        tip = once(self.app, self.sitting.name, tips)
        if tip:
            self.app.open("tip", key=tip)

    # -- a person's move ----------------------------------------------------------------------

    def commit(self, action):
        """Called by the view when the person has decided: the move is made after the grace."""
        app = self.app
        self._shown = action
        self._state = _GRACE_TIME
        self._until = app.now + _GRACE
        self.bar.keys((BACK, app.say("undo")))
        app.cue("place")
        self.view.show(action)
        app.input.ignore_bounce(app.now)  # a double press must not cut the grace short

    def refuse(self, key):
        """Why that cannot be done; nothing changes."""
        self.bar.refuse(self.app.say(key))
        self.app.cue("refuse")
        self.app.light.refuse(self.app.now)

    def _make_move(self):
        """Hide what is secret first; only then is anything covered turned up."""
        self.covered = False
        self.app.redraw()
        self.view.watch(self._seat)
        self.view.show(self._shown)
        self._tell(self._shown)
        self._play()
        self._keep()
        self._state = _RESULT_SEEN
        self._until = self.app.now + (_RESULT if self._seen() else 0)

    def _seen(self):
        """Whether another person moves next, who has to see the result."""
        seat = self.game.turn
        return seat != OVER and not self.sitting.is_bot(seat) and seat != self._seat

    def _play(self):
        self.sitting.play(self._shown)
        self._shown = None

    # -- a bot's move ---------------------------------------------------------------------------

    def _think(self, now):
        """One slice of the bot's thoughts; the next frame takes up its answer.

        By then no call that is still running holds on to the bot, and its room is free.
        """
        try:
            if not self._bot:
                self._start_thinking()
            if not self._bot.work(now):
                self._answer = self._bot.action, self._bot.reason
                self._drop_search()
        except MemoryError:
            if self._strongest == 1:
                raise
            self._drop_search()
            self._strongest -= 1  # a simpler bot needs less room
        return True

    def _start_thinking(self):
        level = _HARD if self._state == _ADVICE else self.sitting.level(self._seat)
        level = min(level, self._strongest)
        if self.view:
            self.view.rest()
            if self.app.room() < bot_room(level):
                self._unload_view()
        self._bot = Thinking(self, level)

    def _take_answer(self):
        action, reason = self._answer
        self._end_search()
        if self._state == _ADVICE:
            self._begin()
            self.view.select(action)
            self.bar.done(self.app.say("hint_" + reason))
        else:
            self._show(action)

    def _end_search(self):
        """Drop the bot, and bring the view back."""
        self._drop_search()
        self._answer = None
        self._restore()

    def _restore(self):
        """Load the view again, if it had to go."""
        if not self.view:
            self._load()
            self.view.watch(self._seat)
            self.paint()

    def _show(self, action):
        self._shown = action
        self._state = _BOT_SHOWN
        self._until = self.app.now + self.pace
        self._tell(action)
        self.app.cue("place")
        self.view.show(action)

    def _tell(self, action):
        """Say what this move does, and remember it for the one who gets the device."""
        told = self.view.describe(action)
        self.bar.done(told)
        self._told = self._told[1 - _RECAP :] + [told]

    # -- buttons and time -----------------------------------------------------------------------

    def press(self, button):
        if button == MENU:
            self._pause()
        elif button == HOLD:
            self._hold()
        elif button == RELEASE:
            if self._state == _TURN:
                self._teach()  # about a hand that was covered until now
        elif self._state == _TURN:
            self.view.press(button)
        elif self._state == _GRACE_TIME and button == BACK:
            self._begin()
        elif self._state in (_THINKING, _ADVICE):
            if button == BACK and self._bot:
                self._bot.hurry()
        elif self._state == _NEWS and button == OK:
            self._next_seat()
        elif button == OK:
            self._until = self.app.now

    def _hold(self):
        """A covered hand is turned up by this; else it opens the viewer, until it is let go."""
        if self._state == _TURN and self.covered:
            self.covered = False
            self.view.begin(self._seat)
        else:
            self.look_around(True)

    def tick(self, now):
        more = self.view.tick(now) if self.view else False
        if self._state in (_THINKING, _ADVICE):
            if not self._answer:
                return self._think(now)
            self._take_answer()
            return False
        if now >= self._until:
            self._time_is_up()
        return more

    def _time_is_up(self):
        if self._state == _GRACE_TIME:
            self._make_move()
        elif self._state == _RESULT_SEEN:
            self._next_turn()
        elif self._state == _BOT_SHOWN:
            self._play()
            self._keep(urgent=False)
            self._next_turn()
        elif self._state == _NEWS and not self.sitting.persons():
            self._next_seat()

    # -- pause ----------------------------------------------------------------------------------

    def _pause(self):
        """Hide the hand, and leave the picture for the pause to lie over."""
        mine = self._state == _TURN or self._pending()
        self.app.open("pause", table=self, hint=mine, undo=self._pending())
        self._hide_hand()
        self._until -= self.app.now  # time stands still
        self._paused = True
        self._keep()
        self._draw()
        if self.app.room() < OVERLAY_ROOM:
            self._make_room()

    def _hide_hand(self):
        """A person's turn can be left for a while: what they had selected is kept."""
        if self._pending() or self._state == _TURN:
            self._selected = self._shown
            if self._state == _TURN and not self.covered:
                self._selected = self.view.selected_action()
            self.view.watch(self._seat)

    def _make_room(self):
        """For a screen over the table: no hand is shown now."""
        if self.view:
            self.view.rest()
        if self._bot and free_bytes() < OVERLAY_ROOM:
            self._drop_search()
        if self._state in (_TURN, _GRACE_TIME) and free_bytes() < OVERLAY_ROOM:
            self._unload_view()  # the turn begins again, with what was selected

    def _pending(self):
        """Whether a move is shown that can still be taken back."""
        return self._state == _GRACE_TIME

    def resume(self, choice=None, button=0):
        """Go on, with what was chosen in the pause or with the button that closed a tip.

        With neither, the curtain was lifted or a notice was read.
        """
        if self._bot and self._bot.plate:
            # A notice had the strips in which the plate keeps what it lies on.
            self._bot.plate = False
            if self.view:
                self.paint()
        if not self._paused:
            if self._state == _CURTAIN:
                self._begin()
            elif button:
                self.press(button)
            return
        if choice == "look":  # and after it as if the pause had ended
            self.app.open("look", sitting=self.sitting, choice="resume")
            return
        self._paused = False
        self._until += self.app.now
        if choice == "save_quit":
            self.app.go("title", saved=not self.app.store.save())
        elif choice == "rules":
            self._read_rules()
        elif choice == "undo" and not self._pending():
            self._undo()
        elif choice != "looked":  # behind that the turn is as it was
            self._go_on(choice)

    def _read_rules(self):
        """Leave the table for the rules, which need all of the room and bring the turn back."""
        sitting = self.sitting
        state = TurnState(
            holder=sitting.holder,
            floor=sitting.floor,
            selected=self._selected,
            covered=self.covered,
            taught=self._taught,
            news=self._state == _NEWS,
        )
        special = "teams" if "teams" in sitting.options else "two" if sitting.seats == 2 else ""
        self.app.go("rules", game=sitting.name, state=state, special=special)

    def _drop_search(self):
        """Make room: the bot will think again, and come to the same answer."""
        if self._bot:
            self._bot.lift_plate()
        self._bot = None
        unload("garden.%s.bot" % self.sitting.name)

    def _undo(self):
        self._end_search()
        self._selected = None
        self.sitting.undo()
        self._keep()
        self._next_turn()

    def _go_on(self, choice):
        """Go on where the pause began; undo a move that is only shown, or begin a hint."""
        if choice == "hint":
            self.covered = False  # the person who asks for a hint may see their hand
            self._selected = self._shown = None
            self.bar.keys()
            self._state = _ADVICE
            return
        shown = self._shown if self._pending() and choice != "undo" else None
        if self._pending() or self._state == _TURN:
            self._begin()
            self._choose()
        if shown is not None:
            self.commit(shown)

    def look_around(self, held=False):
        """Open the viewer of all that is public: meanwhile time stands still, and bots wait."""
        if not self.view:  # there is no room for both
            self._end_search()
        choice = "looked"
        if self.app.room() < OVERLAY_ROOM:
            self._hide_hand()
            self._make_room()
            choice = "resume"  # and after it as if a pause had ended
        self._paused = True
        self._until -= self.app.now
        self.app.open("look", sitting=self.sitting, held=held, choice=choice)
