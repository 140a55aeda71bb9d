# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table of Veggie Match: the garden, the hand, and what a move would bring to everyone."""

from garden import const
from garden.match.cards import PASS, STORM, played

from ...kit import light
from ...kit.colors import SEATS, WHITE
from ...kit.input import TURN
from .. import View as Base
from .board import Board
from .card import DISC
from .describe import describe, sums
from .hand import Hand
from .move import draw
from .pointer import CARDS, CHOICE, MOVE, NOTHING, PLACE
from .tokens import Chips, Tokens

_BREATH = const(500)  # ms between two movements of an idle cursor
_PLUCK = const(90)  # ms for which a harvested card blinks


class View(Base):
    def __init__(self, screen):
        super().__init__(screen)
        self._board = Board(screen, screen.game.plan)
        self._hand = Hand(screen.paper)
        self._tokens = Tokens(screen)
        self._chips = Chips(screen.top)
        self._turn = None  # a person's turn, and the words of the bars during it
        self._words = None
        self._choice = None
        self._begun = None  # the number of the last move begun,
        self._seen = None  # and of the last one whose harvest was shown
        self._sums = []  # (seat, points that it would take)
        self._slot = None  # the framed card of the hand,
        self._lit = False  # and whether the stick picks it
        self._status = self._text = ""  # of the top bar, and how many cards are left
        self._scene = None  # the scene, a generator of waits in ms
        self._next = 0

    # -- a person's turn --------------------------------------------------------------------------

    def begin(self, seat):
        screen = self.screen
        if screen.covered:
            self.watch(seat)
            screen.bar.keys((TURN, screen.app.say("hold_to_see")))
            return
        self._look(seat)
        move = len(screen.sitting.log)
        if not self._turn or move != self._begun:
            self._begun = move
            self._turn = self._load_person().Turn(screen)
            self._words = self._person.Words(screen, self._turn)
            self._turn.begin(seat)
        self._hand.open(screen.game.hands[seat], self._turn.playable)
        self._draw()

    def press(self, button):
        if not self.screen.covered:
            self._words.say()  # the player has read a message
            if self._turn.press(button):
                self._draw()

    def selected_action(self):
        return self._turn and self._turn.action()

    def select(self, action):
        self._turn.follow(action)
        self._draw()

    def _draw(self):
        """Show the turn so far."""
        turn = self._turn
        board = self._board
        self._preview(turn.action(), self.screen.app.settings["preview"])
        self._slot = None if turn.mode == NOTHING else turn.slot
        self._lit = turn.mode == CARDS
        if turn.mode == PLACE:
            self._place(turn)
        elif turn.mode == MOVE:
            board.cursor = turn.start
        self._ask(turn)
        self._words.say()
        self._status = self._words.status or self._text
        self._change()

    def _place(self, turn):
        """Show the card over its space, and discs on the other spaces where it could go."""
        board = self._board
        board.held = (turn.space, turn.card, turn.vegetable)
        board.cursor = turn.space
        if turn.announces:
            for space in turn.spaces():
                if space != turn.space:
                    board.marks[space] = DISC

    def _ask(self, turn):
        """Lay the slip that asks for a vegetable over the garden, until it is chosen."""
        if turn.mode != CHOICE:
            self._clear()
            return
        if not self._choice or self._choice.special != turn.card:
            self._board.redraw()
            self._choice = self._person.Choice(self.screen, turn.card, turn.counts)
            self._choice.paint()
        self._choice.chosen = turn.vegetable

    def _clear(self):
        """Remove that slip."""
        if self._choice:
            self._choice = None
            self._board.paint()
            self._tokens.plate()

    # -- what all may see -------------------------------------------------------------------------

    def watch(self, seat):
        """Show backs, no ghost and no preview."""
        self._look(seat)
        self._hand.close(sum([card > 0 for card in self.screen.game.hands[seat]]))

    def _look(self, seat):
        """Show the garden as it is, and everything public about this seat."""
        screen = self.screen
        game = screen.game
        self._clear()
        self._scene = None
        self._preview(None)
        self._board.grow(game.grid)
        self._board.redraw()
        screen.app.flush()
        self._tokens.show(seat)
        self._slot = None
        self._lit = False
        self._status = self._text = screen.app.say("progress_match", game.deck_left)
        self._chips.begin(screen.player(seat))
        self._chips.show(self._sums, self._status)

    def show_position(self):
        if self._sums:
            self.screen.app.cue("token")
        return False

    def describe(self, action):
        return describe(self.screen, action)

    def tips(self):
        return self._load_person().tips(self.screen.game)

    def cursor(self):
        yard, space = self._board.yard, self._board.cursor or 0
        return yard.x[space] + yard.size // 2, yard.y[space] + yard.size // 2

    def rest(self):
        self._clear()
        self._turn = self._words = None
        super().rest()

    def show(self, action):
        """Show the move before it is made. Pluck a harvest only once, however often it is shown."""
        app = self.screen.app
        self._preview(action)
        self._change()
        marks = self._board.marks
        lit = [space for space in range(len(marks)) if marks[space]]
        move = len(self.screen.sitting.log)
        if lit and move != self._seen and app.settings["motion"]:
            self._seen = move
            self._scene = self._take(lit, played(action) == STORM)
            self._next = 0

    def _take(self, spaces, storm):
        """Show a harvest, one card after the other."""
        board = self._board
        app = self.screen.app
        cue = app.cue
        app.light.show(light.FLASH, app.now, WHITE if storm else SEATS[self.screen.game.turn])
        if storm:
            cue("storm")
        for space in spaces:
            board.blink(space, False)
            yield _PLUCK
            board.blink(space, True)
            if not storm:
                cue("harvest")
            yield _PLUCK

    def _preview(self, action, full=True):
        """Preview this move, if any; `full` adds the points that everyone takes."""
        self._board.clear()
        self._sums = []
        if action is not None and action != PASS:
            game = self.screen.game
            draw(self._board, game, action)
            if full:
                self._sums = sums(game, action)

    # -- drawing ----------------------------------------------------------------------------------

    def paint(self):
        """Paint everything again, because something else was painted there."""
        self._board.paint()
        self._hand.paint()
        self._tokens.paint()
        if self._choice:
            self._choice.paint()

    def tick(self, now):
        if self._scene:
            if now >= self._next:
                self._advance(now)
        elif self.screen.app.settings["motion"]:
            out = now // _BREATH & 1
            self._board.step(out)
            self._hand.step(out)

    def _advance(self, now):
        try:
            self._next = now + next(self._scene)
        except StopIteration:
            self._scene = None

    def _change(self):
        """Paint what must look different now."""
        self._scene = None
        (self._choice or self._board).redraw()
        self._hand.choose(self._slot, self._lit)
        self._chips.show(self._sums, self._status)
