# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table: draws what the flow of the turns decides, and forwards buttons and time to it.

If the heap has room, the table and its view stay in RAM while somebody pauses, reads a tip, looks
at the last moves or waits for a bot. If a bot needs more room, the view is unloaded until the bot
moves, and its picture stays. If a screen over the table needs more, the table drops the code of a
person's turn, then the bot's search, which starts again and finds the same answer. The rules need
all of the room. They get the state of the turn, and open the table again with it.
"""

from garden import const
from garden.saved import DAMAGED, SaveError

from ..games.coach import once
from ..kit import sittings
from ..kit.colors import DUSK
from ..kit.input import BACK, HOLD, MENU, OK, RELEASE
from ..memory import CURTAIN_ROOM, LOOK_ROOM, MOVES_ROOM, OVERLAY_ROOM, bot_room, free_bytes, unload
from ..turns import ADVICE, GRACE, NEWS, SHOWN, THINKING, TURN, Policy, TurnFlow
from . import TurnState
from .stage import Stage

_HARD = const(3)  # the level that gives hints
# Why a row of the pause cannot be chosen: the words of why0 to why5.
_WHY_LESSON = const(0)
_WHY_HINT = const(1)
_WHY_SEEN = const(2)
_WHY_FIRST = const(3)
_WHY_REDO = const(4)
_WHY_CHOSEN = const(5)
_RECAP = const(3)  # moves of others that the curtain tells once more


class Table(Stage):
    diagonal = True
    holds = True
    search = None  # for a bot's move, while it thinks

    def __init__(self, app, game, state=None, deal=None, sitting=None, policy=None):
        """Open the saved sitting of this game; with a state, in the middle of a turn.

        With a `deal`, begin a new one; with a `sitting`, play that one.
        """
        super().__init__(app, DUSK)
        app.chosen = ("continue", 0)  # on the title, once it is left
        self.policy = policy or Policy()
        self._taught = state and state.taught  # the number of the move that had a tip
        self._telling = False  # the recap is open, before the turn begins
        self._told = []  # the last moves, in words
        self.handover = app.settings.word("handover")
        self._answer = None  # of the bot: its action and why
        self._strongest = _HARD  # level that the heap has room for
        try:
            if deal:
                sitting = sittings.deal(app, game, deal)
            elif not sitting:
                sitting = sittings.load_kept(app, game)
        except SaveError as trouble:
            self._give_up(game, trouble.args[0])
            return
        self.lay_out(sitting)
        self._recap = len(sitting.log) if state else 0  # the number of the move told up to
        self.flow = TurnFlow(sitting, self, app, self.policy)
        self.commit = self.flow.commit  # for the view
        self.flow.enter(state)

    def _give_up(self, game, why):
        if why == DAMAGED:
            sittings.discard(self.app, game)
        self.app.go("title")
        self.app.open("notice", key="save_one_lost" if why == DAMAGED else "save_foreign")

    # -- the picture ------------------------------------------------------------------------------

    @property
    def visible(self):
        """Return False while it is being made: it is painted once, when it is complete."""
        return self in self.app.screens

    def paint(self):
        if self.visible:
            super().paint()
            if self.search:
                self.search.plate.laid = False  # painted over, so paint it again

    def paint_still(self):
        """Paint everything on the canvas, also what moves, because a screen is about to open."""
        self.paint()
        self._freeze()

    def _freeze(self):
        """Paint the bar and what moves on the canvas."""
        self.top.paint_on(self.canvas)
        if self.view:
            self.view.freeze()

    # -- what the flow asks for: see firmware/turns.py --------------------------------------------

    def keep(self, urgent=True):
        """Keep the sitting as it is now. The store writes it after this frame's picture."""
        if self.policy.keeps:
            sittings.keep(self.app, self.sitting, urgent)

    def drop_curtain(self, seat):
        if free_bytes() < CURTAIN_ROOM:
            self._make_room(CURTAIN_ROOM)
        curtain = "send" if self.app.share else "curtain"
        self.app.open(curtain, seat=seat, player=self.player(seat), moves=self._told, table=self)

    def begin(self, seat):
        if self._tell_recap(seat):
            return
        self._restore_view()
        self.top.turn(seat, self.player(seat))
        self.app.light.seat(seat, self.app.now)
        self.app.redraw()  # so that each pixel is sent only once
        self.view.begin(seat)
        self._teach()

    def _tell_recap(self, seat):
        """Tell the only person among several bots what those did since, once a turn."""
        sitting = self.sitting
        moves = len(sitting.log)
        if self._recap >= moves or sitting.persons() > 1 or sitting.seats < 3:
            return False
        self._recap = moves
        # What all chose at once in the beginning is no news.
        first = max(sitting.since(seat), sitting.seats if self.game.TOGETHER else 0)
        if moves - first < 2:
            return False
        self._telling = True
        self.flow.pause(hide=False)
        self.recap(first)
        return True

    def recap(self, first=None):
        """Open the last moves, or all of them from this one on."""
        if free_bytes() < MOVES_ROOM:
            self._make_room(MOVES_ROOM)
        self.app.open("moves", sitting=self.sitting, first=first)

    def offer(self, action):
        app = self.app
        self.bar.keys((BACK, app.say("undo")))
        app.cue("place")
        self.view.show(action)
        app.input.ignore_bounce(app.now)  # a double press must not cut the grace short

    def make(self, action):
        self.app.redraw()
        self.view.watch(self.flow.seat)
        self.view.show(action)
        self.tell(action)

    def show(self, action):
        self.app.cue("place")
        super().show(action)

    def tell(self, action):
        """Say what this move does, and remember it for the one who gets the device."""
        self._told = self._told[1 - _RECAP :] + [super().tell(action)]

    def refuse(self, key="lesson_other"):
        """Say why that cannot be done, until the next press; nothing changes."""
        self._refused = True
        self.bar.refuse(self.app.say(key))
        self.app.cue("refuse")
        self.app.light.refuse(self.app.now)

    # -- what a view asks for ---------------------------------------------------------------------

    def offer_tip(self, tips):
        """Give the first of these tips that was never given, if there is room for it."""
        tip = self.policy.coaches and once(self.app, self.sitting.name, tips)
        if tip:
            self.app.open("tip", key=tip)

    def _teach(self):
        """Give a tip about this turn if one is due: at most one a turn, none on a covered hand."""
        move = len(self.sitting.log)
        if not self.covered and self._taught != move and self.app.settings["coach"]:
            self._taught = move
            self.offer_tip(self.view.tips())

    def look_around(self, held=False, page=None):
        """Open the viewer of everything public. Time stands still meanwhile, and bots wait."""
        room = self.app.room()
        if not self.view:  # the bot has its room
            self._end_search()
            room = free_bytes()  # less than before, since the view is back
        tight = room < LOOK_ROOM
        self.flow.pause(hide=tight)
        if tight:
            self._make_room(LOOK_ROOM)
        self.app.open("look", sitting=self.sitting, held=held, page=page)

    # -- buttons and time -------------------------------------------------------------------------

    def press(self, button, make=None):
        """Answer a button; call make(button) where a finger chose something in its place."""
        asking = self.flow.state & (TURN | NEWS)
        if button != RELEASE:
            self.bar.clear_refusal()
        self._refused = False
        if asking and not self.policy.allows_press(button):
            self.refuse()
        else:
            (make or self._forward)(button)
        if asking and not self._refused:
            self.policy.pressed(button)

    def _forward(self, button):
        flow = self.flow
        if button == MENU:
            self._pause()
        elif button == HOLD:
            self._hold()
        elif flow.state == TURN:
            if button == RELEASE:
                self._teach()  # about a hand that was covered until now
            else:
                self.view.press(button)
        elif button == OK:
            flow.skip()
        elif button == BACK and flow.state == GRACE:
            flow.undo()
        elif button == BACK and self.search:
            self.search.hurry()

    def _hold(self):
        """Reveal a covered hand; otherwise open the viewer until the button is released."""
        if self.covered and self.flow.state == TURN:
            self.covered = False
            self.view.begin(self.flow.seat)
        else:
            self.look_around(True)

    def tick(self, now):
        more = self.view.tick(now) if self.view else False
        if self.flow.state & (THINKING | ADVICE):
            more = self._think(now)
        else:
            self.flow.tick(now)
        return more

    # -- bots -------------------------------------------------------------------------------------

    def _think(self, now):
        """Let the bot think on, or use its answer. Return True while it thinks."""
        flow = self.flow
        advice = flow.state == ADVICE
        order = self.policy.order(self.game)
        answer = self._answer if order is None else (order, "")
        if not answer:
            self._think_on(_HARD if advice else self.sitting.level(flow.seat), now)
            return True
        self._end_search()
        flow.answered(answer[0])
        if advice:
            self.bar.done(self.app.say("hint_" + answer[1]))
        return False

    def _think_on(self, level, now):
        """Give a bot of this level a slice of time, or a simpler one if memory runs out.

        The next frame uses the answer, because nothing refers to the bot then and its room is free.
        """
        try:
            if not self.search:
                self._start_search(min(level, self._strongest))
            self._answer = self.search.work(now)
            if self._answer:
                self._drop_search()
        except MemoryError:
            if self._strongest == 1:
                raise
            self._drop_search()
            self._strongest -= 1

    def _start_search(self, level):
        if self.view:
            self.view.rest()
            if self.app.room() < bot_room(level):
                self._unload_view()
        from .search import BotSearch  # its code comes and goes with the bot's

        self.search = BotSearch(self, level)

    def _drop_search(self):
        """Make room. A search that was not done starts again and finds the same answer."""
        if self.search:
            self.search.plate.lift()
        self.search = None
        unload("garden.%s.bot" % self.sitting.name)
        unload("firmware.screens.search")

    def _end_search(self):
        """Drop the bot and its answer, and bring the view back."""
        self._drop_search()
        self._answer = None
        self._restore_view()

    # -- room -------------------------------------------------------------------------------------

    def _make_room(self, needed):
        """Make this much room for a screen over the table, while no hand is shown."""
        if self.view:
            self.view.rest()
        if self.search and free_bytes() < needed:
            self._drop_search()
        if self.view and free_bytes() < needed:
            self._unload_view()  # a turn begins again, with what was selected

    def _unload_view(self):
        """Unload the view. Its picture stays."""
        self._freeze()
        while len(self.body):
            self.body.pop()
        self.view = None
        unload("firmware.games.")

    def _restore_view(self):
        """Load the view again, if it was unloaded."""
        if not self.view:
            flow = self.flow
            self.load_view()
            if flow.state == NEWS:
                self.view.show_position()
            else:
                self.view.watch(flow.seat)
            if flow.state == SHOWN:
                self.view.show(flow.shown)
            self.paint()

    # -- pause ------------------------------------------------------------------------------------

    def _pause(self):
        """Open the pause over the picture, with the hand hidden."""
        flow = self.flow
        sitting, state = self.sitting, flow.state
        greyed = {row: _WHY_LESSON for row in self.policy.greyed}
        if not state & (TURN | GRACE):
            greyed["hint"] = _WHY_HINT
        if state != GRACE and not sitting.can_undo():
            greyed["undo"] = _WHY_SEEN if sitting.last_choice() >= 0 else _WHY_FIRST
        if state == GRACE or not sitting.undone:
            greyed["redo"] = _WHY_CHOSEN if sitting.undone else _WHY_REDO
        self.app.open("pause", table=self, leave=self.policy.leave, greyed=greyed)
        flow.pause()
        self.keep()
        self._freeze()
        if self.app.room() < OVERLAY_ROOM:
            self._make_room(OVERLAY_ROOM)

    def resume(self, choice=None, button=0):
        """Go on, with what was chosen in the pause or with the button that closed a tip.

        With neither, the curtain was lifted, a notice was read or somebody looked around.
        """
        if self.search and self.search.plate.laid:
            # A notice used the memory in which the plate keeps what is below it.
            self.search.plate.laid = False
            if self.view:
                self.paint()
        if self.flow.paused:
            self._end_pause(choice)
        elif not self.flow.lift_curtain() and button:
            self.press(button)

    def _end_pause(self, choice):
        if choice == "look":  # the table goes on after it
            if not self.view:
                self._drop_search()  # the viewer loads much of what the view had loaded
            if free_bytes() < LOOK_ROOM:
                self._make_room(LOOK_ROOM)
            self.app.open("look", sitting=self.sitting)
        elif choice == "save_quit":
            sittings.quit(self.app)
        elif choice == "rules":
            sitting = self.sitting
            self._leave_for("rules", seats=sitting.seats, options=sitting.options)
        elif choice == "settings":
            self._leave_for("settings")
        else:
            self._go_on(choice)

    def _go_on(self, choice):
        """Do what was chosen in the pause, at the table as it was."""
        if choice == "undo" or not self.view:
            self._end_search()
        if choice == "undo":
            self.flow.undo()
        elif choice == "redo":
            self.flow.redo()
        elif choice == "hint":
            self.bar.keys()
            self.flow.ask_hint()
        else:
            self.flow.resume()
            if self._telling:
                self._telling = False
                self.begin(self.flow.seat)

    def _leave_for(self, screen, **given):
        """Leave the table for a screen that needs all of the room and brings the turn back."""
        sitting = self.sitting
        state = TurnState(
            holder=sitting.holder,
            floor=sitting.floor,
            undone=sitting.undone,
            selected=self.flow.selected,
            covered=self.covered,
            taught=self._taught,
            news=self.flow.state == NEWS,
        )
        self.app.go(screen, game=sitting.name, state=state, **given)
