# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Choosing a die in secret: one's own dice, the rival's, and what a die would reach."""

import displayio

from garden import const

from ..kit.colors import DUSK, INK, STONE, WHITE, YELLOW, dyed
from ..kit.input import BACK, LEFT, OK, RIGHT, TURN
from ..kit.shapes import Frame, box
from ..kit.sprites import grid, put
from ..kit.text import CENTRE, Label
from .cabbage_rows import laid_dice

_GONE = const(12)  # tile of dice16: where a die was
_NONE = const(13)  # tile of dice11
_LOCK = const(7)  # tile of icons8
_PITCH = const(20)


class DieChoice:
    def __init__(self, view):
        self._view = view
        self._at = 0  # the die under the cursor
        self._reaching = False
        say = view.screen.app.say
        group = self.group = displayio.Group()
        view.screen.body.append(group)
        box(group, 0, 83, 160, 1, INK)
        box(group, 0, 84, 160, 34, DUSK)
        self._frames = (Frame(group, INK), Frame(group, WHITE))
        self._dice = [grid(group, "dice16", 8 + _PITCH * nth, 88) for nth in range(6)]
        Label(group, 127, 84, 32, STONE, say("cabbage_slots"), CENTRE)
        self._free = []
        for act in range(3):
            grid(group, "icons8", 131 + 10 * act, 93, tile=act, palette=dyed(WHITE))
            self._free.append(Label(group, 134 + 10 * act, 103, 3, WHITE, name="garden5"))
        Label(group, 8, 108, 27, STONE, say("cabbage_rival"))
        self._rival = grid(group, "dice11", 36, 107, 6, tile=_NONE)
        grid(group, "icons8", 105, 107, tile=_LOCK)
        Label(group, 115, 108, 44, YELLOW, say("secret"))

    def open(self, seat, anew):
        """This seat chooses; `anew` for the first time in this turn."""
        game = self._view.screen.game
        self._seat = seat
        self._laid = laid_dice(game.dice[seat], game.rolled[seat])
        if anew:
            self._at = [unused for _, unused in self._laid].index(True)
        for nth, (value, unused) in enumerate(self._laid):
            put(self._dice[nth], 0, 6 * seat + value - 1 if unused else _GONE)
        for act, label in enumerate(self._free):
            label.text = str(game.acts[seat][act])
        self._show_rival(game, 1 - seat)
        self._frames[1].color(WHITE)
        self._reaching = False
        self._point()
        self.keys()

    def keys(self):
        say = self._view.screen.app.say
        self._view.screen.bar.keys((OK, say("choose")), (TURN, say("cabbage_reach")))

    def _show_rival(self, game, rival):
        dice = laid_dice(game.dice[rival], game.rolled[rival])
        values = [value for value, unused in dice if unused]
        for nth in range(6):
            put(self._rival, nth, 6 * rival + values[nth] - 1 if nth < len(values) else _NONE)

    def show(self):
        """The choice is made, and may still be taken back."""
        self._frames[1].color(YELLOW)
        self.reach(False)

    def hint(self, die):
        """Put the cursor on a die of this value."""
        self._at = self._laid.index((die, True))
        self._point()

    def press(self, button):
        app = self._view.screen.app
        if button & (LEFT | RIGHT):
            self._go(1 if button & RIGHT else -1)
            app.cue("move")
        elif button == OK:
            self._view.screen.commit(self._laid[self._at][0])
        elif button == BACK:
            self._view.screen.refuse("cabbage_choose")

    def _go(self, step):
        at = (self._at + step) % 6
        while not self._laid[at][1]:
            at = (at + step) % 6
        self._at = at
        self._point()

    def _point(self):
        chores = self._view.chores
        for nth, die in enumerate(self._dice):
            y = 86 if nth == self._at else 88
            if die.y != y:
                die.y = y
        x = 8 + _PITCH * self._at
        for inset, frame in enumerate(self._frames, -3):
            chores.add(Frame.place, frame, x + inset, 86 + inset, 16 - 2 * inset, 16 - 2 * inset)
        self.reach(self._reaching)

    def reach(self, on):
        """Mark what the die under the cursor reaches."""
        game = self._view.screen.game
        self._reaching = on
        reach = game.reach(self._seat, self._laid[self._at][0]) if on else 0
        self._view.stand(game.farmers, reach)
