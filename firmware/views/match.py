# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table of Veggie Match: one garden for all, a hand for one, and who would take what."""

import displayio

from garden import const
from garden.match.cards import BARROW, PASS, STORM, VALUE, announced, onto, played, source
from garden.match.cards import vegetable_of
from garden.match.plan import NEUTRAL

from ..kit.input import BACK, OK, TURN
from ..kit.sprites import show
from .match_board import CROP, DISC, LOST, Board
from .match_hand import Hand, place
from .match_tokens import Chips, Tokens
from .match_turn import CARDS, CHOICE, MOVE, NOTHING, PLACE, Turn

_BREATH = const(500)  # ms between two movements of an idle cursor
_PLUCK = const(90)  # ms a card of a harvest blinks
_VEGETABLES = ("tomato", "corn", "broccoli")
_CONFIRM = ("match_strike", "match_harvest", "match_put")  # storm, basket, wheelbarrow


class View:
    def __init__(self, screen):
        self._screen = screen
        game = screen.game
        # From back to front; `over` is what covers the garden for a while.
        yard, self._over, panel, self._front = [displayio.Group() for _ in range(4)]
        for layer in (yard, self._over, panel, self._front):
            screen.body.append(layer)
        self._board = Board(yard, self._front, game.plan)
        self._hand = Hand(panel)
        scored = "open" in game.options
        self._tokens = Tokens(yard, panel, game.plan, game.seats, scored)
        self._chips = Chips(screen.top)
        self._turn = Turn(screen)
        self._choice = None
        self._look = None
        self._crop = bytearray(game.plan.spaces)
        self._begun = None  # the number of the move that was begun last,
        self._plucked = None  # and of the one whose harvest was shown
        self._takes = []  # who would take how much
        self._slot = None  # the card of the hand that is framed
        self._status = ""
        self._scene = None  # what is still to be drawn, as a generator of waits in ms
        self._next = 0

    # -- a person's turn --------------------------------------------------------------------------

    def begin(self, seat):
        screen = self._screen
        self.watch(seat)
        if screen.covered:
            screen.bar.keys((TURN, screen.app.say("hold_to_see")))
            return
        move = len(screen.table.log)
        if move != self._begun:
            self._begun = move
            self._turn.begin(seat)
        self._hand.open(screen.game.hands[seat], self._turn.playable)
        self._draw_turn()
        self._finish()

    def press(self, button):
        if not self._screen.covered:
            self._keys()  # a message was read
            if self._turn.press(button):
                self._draw_turn()

    def hint(self, action):
        self._turn.follow(action)
        self._draw_turn()

    def _draw_turn(self):
        """The turn as far as it is chosen."""
        turn = self._turn
        board = self._board
        self._preview(turn.action(), self._screen.app.settings["preview"])
        self._slot = None if turn.mode == NOTHING else turn.slot
        if turn.mode == PLACE:
            self._offer(turn)
        elif turn.mode == MOVE:
            board.pointed = board.at(turn.start)
        elif turn.mode == CARDS:
            board.pointed = place(turn.slot) + (24,)
        self._ask(turn)
        self._status = self._question(turn)
        self._keys()
        self._start(self._redraw())

    def _offer(self, turn):
        """The card over its space, and discs on the others where it could be put."""
        board = self._board
        board.ghost = (turn.space, turn.card, turn.vegetable)
        board.pointed = board.at(turn.space)
        if turn.announces:
            for space in turn.spaces():
                if space != turn.space:
                    board.marks[space] = DISC

    def _ask(self, turn):
        """As which vegetable? A paper over the garden, as long as that is the question."""
        if turn.mode == CHOICE:
            if not self._choice:
                from .match_choice import Choice

                self._choice = Choice(self._over, self._screen.app.say)
            self._choice.open(turn.card, turn.counts(), turn.vegetable)
        elif self._choice:
            self._choice.close()

    def _question(self, turn):
        say = self._screen.app.say
        if turn.mode == NOTHING:
            return say("match_nothing")
        if turn.mode == MOVE:
            return say("match_which")
        if turn.mode == PLACE and turn.card == BARROW:
            return say("match_where")
        return self._deck()

    def _keys(self):
        turn = self._turn
        keys = self._screen.bar.keys
        say = self._screen.app.say
        card = ((TURN, say("card")),) if sum(turn.playable) > 1 else ()
        if turn.mode == NOTHING:
            keys((OK, say("match_pass")))
        elif turn.mode in (CARDS, CHOICE):
            keys((OK, say("choose")), (BACK, say("back")))
        elif turn.mode == MOVE:
            keys((OK, say("match_move")), (BACK, say("match_step1")))
        elif turn.card < STORM:
            keys((OK, say("match_plant")), (BACK, say("match_hand")), *card)
        else:
            back = "match_vegetable" if turn.choices() > 1 else "match_hand"
            keys((OK, say(_CONFIRM[turn.card - STORM])), (BACK, say(back)), *card)

    # -- what all may see -------------------------------------------------------------------------

    def watch(self, seat):
        """Backs, no ghost, no preview; drawn at once, for nobody waits before a pause."""
        screen = self._screen
        game = screen.game
        self.look(False)
        if self._choice:
            self._choice.close()
        self._hand.cover(sum([card > 0 for card in game.hands[seat]]))
        self._board.grow(game.grid)
        self._tokens.show(game, seat)
        self._chips.behind(screen.player(seat))
        self._preview(None)
        self._slot = None
        self._status = self._deck()
        self._start(self._redraw())
        self._finish()

    def settle(self):
        """The position has changed."""
        if self._takes:
            self._screen.app.cue("token")
        self.watch(max(self._screen.game.turn, 0))

    def show(self, action):
        """The move as it will be made, and of a harvest one card after the other."""
        app = self._screen.app
        self._preview(action)
        self._start(self._redraw())
        self._finish()
        move = len(self._screen.table.log)
        if move != self._plucked and app.settings["motion"]:
            self._plucked = move
            self._start(self._pluck(action))

    def _pluck(self, action):
        app = self._screen.app
        board = self._board
        count = self._screen.game.crop(action, self._crop)
        if count and played(action) == STORM:
            app.cue("storm")
        for space in sorted(self._crop[:count]):
            if board.marks[space]:
                board.blink(space, False)
                yield _PLUCK
                board.blink(space, True)
                if played(action) != STORM:
                    app.cue("harvest")
                yield _PLUCK

    def told(self, action):
        screen = self._screen
        game = screen.game
        say = screen.app.say
        name = screen.player(game.turn)
        if action == PASS:
            return say("match_passes", name)
        vegetable = say(_VEGETABLES[game.vegetable(action)])
        card = played(action)
        if card == STORM:
            return say("match_storms", name, vegetable)
        count = game.crop(action, self._crop)
        if count:
            return say("match_harvests", name, vegetable)
        key, carried = "match_plants", card
        if card == BARROW:
            key, carried = "match_moves", game.grid[source(action)]
        return say(key, name, vegetable, "%+d" % VALUE[carried])

    def look(self, on):
        """Whose field is whose, as long as the button is held; a covered hand opens instead."""
        screen = self._screen
        if on and screen.covered:
            screen.covered = False
            self.begin(screen.game.turn)
        elif on:
            from .match_look import owners

            self._look = owners(screen, self._board.yard)
            self._over.append(self._look)
        elif self._look:
            self._over.remove(self._look)
            self._look = None
        show(self._front, self._look is None)

    def progress(self):
        return self._screen.game.deck_left, 0

    def _deck(self):
        return self._screen.app.say("progress_match", self._screen.game.deck_left)

    # -- what a move would do ---------------------------------------------------------------------

    def _preview(self, action, listed=True):
        """Want to see this move, None for none; `listed`, with who takes what."""
        board = self._board
        board.clear()
        self._takes = []
        if action is None or action == PASS:
            return
        game = self._screen.game
        card = played(action)
        space = onto(action)
        board.ghost = (space, card, game.vegetable(action) if card >= STORM else None)
        board.pointed = board.at(space)
        if card == BARROW:
            board.path = (space, source(action))
            board.pointed = board.at(source(action))
        count = game.crop(action, self._crop)
        for reaped in sorted(self._crop[:count]):
            if game.grid[reaped]:
                board.marks[reaped] = LOST if card == STORM else CROP
            if listed and card != STORM:
                self._take(reaped, self._stands(action, reaped))

    def _stands(self, action, space):
        """The card that will stand here once the move is made, 0 for none."""
        card = played(action)
        if space != onto(action):
            return self._screen.game.grid[space]
        if card == BARROW:
            return self._screen.game.grid[source(action)]
        return card if card < STORM else 0

    def _take(self, space, card):
        owner = self._screen.game.plan.owner[space]
        if not card or owner == NEUTRAL:
            return
        for nth, (seat, worth) in enumerate(self._takes):
            if seat == owner:
                self._takes[nth] = (seat, worth + VALUE[card])
                return
        self._takes.append((owner, VALUE[card]))

    # -- drawing ----------------------------------------------------------------------------------

    def tick(self, now):
        if self._scene:
            if now >= self._next:
                self._advance(now)
        elif self._screen.app.settings["motion"]:
            self._board.breathe(now // _BREATH & 1)

    def _advance(self, now):
        try:
            self._next = now + next(self._scene)
        except StopIteration:
            self._scene = None

    def _start(self, scene):
        self._scene = scene
        self._next = 0

    def _finish(self):
        """All that is to be drawn, now."""
        for _ in self._scene:
            pass
        self._scene = None

    def _redraw(self):
        """What is wanted and not yet seen, a piece a frame."""
        for _ in self._board.redraw():
            yield 0
        if self._choice:
            for _ in self._choice.redraw():
                yield 0
        if self._hand.choose(self._slot):
            yield 0
        room = self._chips.room(self._takes, self._status)
        for _ in self._chips.show(self._takes, self._status if room else ""):
            yield 0
