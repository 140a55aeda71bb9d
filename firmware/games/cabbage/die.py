# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Choosing a die in secret: the player's dice, the rival's, and the plots that a die reaches."""

from garden import const

from ...kit.colors import DUSK, INK, STONE, WHITE, YELLOW
from ...kit.input import BACK, LEFT, OK, RIGHT, TURN
from ...kit.text import CENTRE
from .dice import laid_dice, paint_die, paint_gone
from .field import outline

_LOCK = const(7)  # tile of icons8
_PITCH = const(20)


class DieChoice:
    def __init__(self, view):
        self._view = view
        self._screen = view.screen
        self._paper = view.screen.paper
        self._at = 0  # the die under the cursor
        self._chosen = False  # the choice is made
        self._on = False  # the plots that the die reaches are marked

    def open(self, seat, fresh):
        """Let this seat choose; `fresh` the first time in this turn."""
        game = self._screen.game
        self._seat = seat
        self._laid = laid_dice(game.dice[seat], game.rolled[seat])
        self._chosen = False
        if fresh:
            self._at = [unused for _, unused in self._laid].index(True)
        self.reach(False)
        if self._screen.visible:
            self.paint()
        self.keys()

    def keys(self):
        say = self._screen.app.say
        self._screen.bar.keys((OK, say("choose")), (TURN, say("cabbage_reach")))

    def paint(self):
        paper = self._paper
        say = self._screen.app.say
        paper.box(0, 83, 160, 1, INK)
        paper.box(0, 84, 160, 34, DUSK)
        for nth in range(6):
            self._draw(nth)
        paper.write(127, 84, 32, STONE, say("cabbage_slots"), CENTRE)
        for act in range(3):
            paper.stamp("acts8", 131 + 10 * act, 93, act)
            free = str(self._screen.game.acts[self._seat][act])
            paper.write(134 + 10 * act, 103, 3, WHITE, free, name="garden5")
        paper.write(8, 108, 27, STONE, say("cabbage_rival"))
        self._row(1 - self._seat)
        paper.stamp("icons8", 105, 107, _LOCK)
        paper.write(115, 108, 44, YELLOW, say("secret"))

    def _row(self, seat):
        game = self._screen.game
        sheet = "dice10"
        x = 36
        for value, unused in laid_dice(game.dice[seat], game.rolled[seat]):
            if unused:
                paint_die(self._paper, x, 107, sheet, seat, value)
                x += 11

    def show(self):
        """Show that the choice is made. The player may still take it back."""
        self._chosen = True
        self._draw(self._at)
        self.reach(False)

    @property
    def action(self):
        return self._laid[self._at][0]

    def select(self, die):
        """Put the cursor on a die of this value."""
        self._go(self._laid.index((die, True)))

    def press(self, button):
        if button & (LEFT | RIGHT):
            step = 1 if button & RIGHT else -1
            at = (self._at + step) % 6
            while not self._laid[at][1]:
                at = (at + step) % 6
            self.choose(at)
        elif button == OK:
            self._screen.commit(self.action)
        elif button == TURN:
            self._screen.app.cue("turn")
            self.reach(not self._on)
        elif button == BACK:
            self._screen.refuse("cabbage_choose")

    def choose(self, at):
        """Put the cursor on the die at this place."""
        self._screen.app.cue("move")
        self._go(at)

    def _go(self, at):
        was, self._at = self._at, at
        self._draw(was)
        self._draw(at)
        self.reach(self._on)

    def reach(self, on):
        """Mark the plots that the die under the cursor reaches."""
        game = self._screen.game
        self._on = on
        reach = game.reach(self._seat, self._laid[self._at][0]) if on else 0
        self._view.stand(game.farmers, reach)

    def _draw(self, index):
        """Draw one of the dice, raised if the cursor is there."""
        paper = self._paper
        x = 8 + _PITCH * index
        value, unused = self._laid[index]
        paper.box(x - 3, 84, 22, 21, DUSK)
        if unused:
            y = 86 if index == self._at else 88
            paint_die(paper, x, y, "dice16", self._seat, value)
        else:
            paint_gone(paper, x, 88, 16, STONE)
        if abs(index - self._at) < 2:  # because the cursor's edge covers its neighbours' ground
            x = 8 + _PITCH * self._at
            outline(paper, x - 3, 83, 22, 22, INK)
            outline(paper, x - 2, 84, 20, 20, YELLOW if self._chosen else WHITE)
