# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table of Cabbage!: both choose a die in secret, both are shown, then each walks and acts."""

from garden import const
from garden.cabbage.engine import FIRST_MOVE

from ...kit.colors import LIME, PINK
from ...kit.sprites import show
from ...memory import load, unload_part
from .. import View as Base
from .describe import describe
from .field import BARE, DISC, FARMER, GHOST, Field
from .panel import HEAD, Panel
from .path import plot_at
from .rows import Rows
from .scene import Stage, cue, move

_ROUNDS = const(6)
_BLINK = const(500)  # ms between two movements of an idle cursor


class View(Base):
    def __init__(self, screen):
        super().__init__(screen)
        screen.top.wear("icons8", HEAD, (LIME, PINK))
        self.field = Field(screen)
        self.panel = Panel(screen)
        self._rows = Rows(screen)
        self._die = self._walk = self._act = None  # the steps of a person's turn
        self._now = None  # the current one, None if all watch
        self._shown = None  # both dice, while everybody looks at them
        self._stage = Stage(screen.app)
        self._begun = -1  # the number of the last move begun
        self._chosen = False  # the walk of this move is chosen
        self._lit = 0  # the picture of the blinking cursor

    # -- a person's turn ----------------------------------------------------------------------

    def begin(self, seat):
        game = self.screen.game
        moves = len(self.screen.sitting.log)
        fresh = moves != self._begun or not self._walk
        self._begun = moves
        self._seat = seat
        if not self._walk:
            person = self._load_person()
            self._die, self._walk = person.DieChoice(self), person.Walk(self)
            self._act = person.Act(self)
        if fresh:
            self._chosen = False
            self._act.choose(0)
        self._clear()
        if game.phase == "choose":
            self._enter(self._die)
            self._die.open(seat, fresh)
        else:
            self._walk.open(seat, fresh)
            if self._chosen:
                self.act()
            else:
                self._enter(self._walk)
                self._walk.show()

    def walk(self):
        """Let the person choose another walk, before they act."""
        self._chosen = False
        self._clear()
        self._enter(self._walk)
        self._walk.show()

    def act(self):
        """Ask for the act, now that the walk is chosen."""
        self._chosen = True
        self._enter(self._act)
        self._act.open(self._seat, self._walk.plot)
        self.screen.offer_tip(("cabbage_act",))

    def press(self, button):
        self._now.keys()
        self._now.press(button)

    def selected_action(self):
        return getattr(self._now, "action", None)

    def select(self, action):
        if action < FIRST_MOVE:
            self._die.select(action)
        else:
            self._walk.plot, act = divmod(action - FIRST_MOVE, 8)
            self._act.choose(act)
            self.act()

    # -- what all may see -----------------------------------------------------------------------

    def watch(self, seat):
        self._clear()
        self._enter(None)

    def describe(self, action):
        return describe(self.screen, action)

    def tips(self):
        return self._load_person().tips(self.screen.game)

    def cursor(self):
        x, y = plot_at(self._walk.plot)
        return x + 8, y + 8

    def rest(self):
        self._die = self._walk = self._act = None
        super().rest()

    def show_position(self):
        """Return True if two dice were revealed, which everyone has to see."""
        if not self.screen.game.fresh:
            return False
        show(self.field.layers, False)
        self._shown = load("firmware.games.cabbage.reveal", "Reveal")(self.screen)
        self._stage.start(self._shown.show(), True)
        self.screen.app.redraw()
        return True

    def show(self, action):
        screen = self.screen
        game = screen.game
        if action < FIRST_MOVE:
            if self._now:
                self._die.show()
            else:
                self._rows.draw(covered=game.turn)
        elif self._now:
            cue(screen.app, game.turn, game, self.after(action))
        else:
            self._stage.start(move(self, self._rows, action), screen.sitting.is_bot(game.turn))

    def freeze(self):
        """Paint the farmers and discs, the only things that are not on the canvas."""
        if not self._shown:
            self.field.freeze()

    # -- drawing --------------------------------------------------------------------------------

    def after(self, action):
        """Return a copy of the game after this action."""
        game = self.screen.game.copy()
        game.play(action)
        return game

    def lay_out(self, game):
        """Lay the cards of this game, and count their groups."""
        self.field.lie(game.field)
        self.screen.app.flush()
        self.panel.lie(game.spare)
        counted = game if self.screen.app.settings["preview"] else self.screen.game
        self.panel.count(counted.green)

    def stand(self, farmers, reach=0, target=None):
        """Show the farmers, discs on the plots within reach, and a ghost on the target."""
        plots = bytearray([DISC if reach >> plot & 1 else BARE for plot in range(24)])
        for seat, plot in enumerate(farmers):
            plots[plot] = FARMER + seat
        if target is not None:
            plots[target] = GHOST + self.screen.game.turn
        self.field.stand(bytes(plots))

    def _enter(self, mode):
        """Let the person do this next; None if all watch."""
        self._now = mode
        if mode is None or mode is self._walk:
            self._rows.draw()
        else:
            self._rows.shown = {}

    def paint(self):
        """Paint everything again, because something else was painted there."""
        if self._shown:
            self._shown.paint()
            return
        self.field.paint()
        self.panel.paint()
        if self._now is None or self._now is self._walk:
            self._rows.paint()
        else:
            self._now.paint()

    def _clear(self):
        """Show the field as it is, with nothing on it but the farmers."""
        game = self.screen.game
        if self._shown:
            self._shown.hide()
            self._shown = None
            unload_part("cabbage", "reveal")
            show(self.field.layers, True)
            self.screen.app.redraw()
            self.screen.paint()  # first, because the rest changes parts of the picture
        self._stage.stop()
        self.field.point(None)
        self.field.path.hide()
        self.field.frame(None)
        self.stand(game.farmers)
        self.lay_out(game)
        self.panel.frame(False)
        self.screen.app.flush()
        status = self.screen.app.say("progress_cabbage", game.round, _ROUNDS)
        self.screen.top.status(status)

    def tick(self, now):
        self._stage.tick(now)
        lit = now // _BLINK & 1
        walking = self._now and self._now is self._walk
        if lit != self._lit and walking and self.screen.app.settings["motion"]:
            self._lit = lit
            self.field.blink(lit)
