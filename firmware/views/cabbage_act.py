# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Acting on a card: the three actions, and what each would make of the field."""

import displayio

from garden import const
from garden.cabbage import FIRST_MOVE, SWAP
from garden.cabbage.field import crop, groups, place_of

from ..kit.colors import CREAM, INK, RED, STONE, WHITE, WOOD, YELLOW
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, UP
from ..kit.shapes import Frame, box, paint
from ..kit.sprites import grid, put, show
from ..kit.text import RIGHT as AT_RIGHT
from ..kit.text import Label, measure
from .cabbage_panel import HEAD, Panel

_WAYS = const(4)  # to lay the spare


class Button:
    """One action: its sign, its word, and its two spaces."""

    def __init__(self, group, act, word):
        x = 4 + 52 * act
        for inset in (0, 1, 2):  # rounded
            box(group, x + 2 - inset, 86 + inset, 44 + 2 * inset, 17 - 2 * inset, INK)
        self._fills = (box(group, x + 2, 87, 44, 15, CREAM), box(group, x + 1, 88, 46, 13, CREAM))
        grid(group, "icons8", x + 3, 90, tile=act)
        self._word = Label(group, x + 13, 91, 33, INK, word)
        self._spaces = (box(group, x + 4, 100, 3, 2, INK), box(group, x + 9, 100, 3, 2, INK))

        self._chosen = False

    def free(self, spaces):
        """So many of its spaces are free; without any it is grey."""
        self._word.dye(INK if spaces else STONE)
        for nth, space in enumerate(self._spaces):
            paint(space, INK if nth < spaces else WOOD)

    def choose(self, chores, chosen):
        if chosen != self._chosen:
            self._chosen = chosen
            for fill in self._fills:
                chores.add(paint, fill, YELLOW if chosen else CREAM)


class Act:
    def __init__(self, view):
        self._view = view
        self._act = 0
        self._way = 0  # the spare is laid
        say = view.screen.app.say
        group = self.group = displayio.Group()
        view.screen.body.append(group)
        box(group, 0, 83, 160, 35, INK)
        box(group, 0, 84, 160, 33, WOOD)
        self._buttons = [Button(group, act, say("cabbage_act%d" % act)) for act in range(3)]
        self._frame = Frame(group, WHITE)
        self._arrows = Label(group, 6, 107, 11, RED, "▲▼")
        self._how = Label(group, 20, 107, 94, INK)
        self._head = grid(group, "icons8", 127, 107)
        show(self._head, False)
        self._gain = Label(group, 126, 107, 30, INK, "", AT_RIGHT)

    def open(self, seat, plot):
        """This seat acts on the card of this plot."""
        view = self._view
        self._seat = seat
        self._plot = plot
        self._spaces = view.screen.game.acts[seat]
        if not self._spaces[self._act]:
            self._next(1)
        for act, button in enumerate(self._buttons):
            button.free(self._spaces[act])
        put(self._head, 0, HEAD + seat)
        view.field.point(None)
        view.field.path.hide()
        view.field.frame(place_of(plot))
        self._draw()
        self.keys()

    def keys(self):
        say = self._view.screen.app.say
        self._view.screen.bar.keys((OK, say("cabbage_do")), (BACK, say("cabbage_rewalk")))

    @property
    def action(self):
        act = self._act + self._way if self._act == SWAP else self._act
        return FIRST_MOVE + self._plot * 8 + act

    def choose(self, act):
        """Have this act ready: an engine's number, with the way the spare is laid in it."""
        self._act = min(act, SWAP)
        self._way = max(act - SWAP, 0)

    def _next(self, step):
        """On to the next action with a free space."""
        act = (self._act + step) % 3
        while not self._spaces[act]:
            act = (act + step) % 3
        self._act = act

    def press(self, button):
        view = self._view
        if button == OK:
            view.screen.commit(self.action)
        elif button == BACK:
            view.walk()
        elif button & (LEFT | RIGHT):
            self._next(1 if button & RIGHT else -1)
            self._turn()
        elif button & (UP | DOWN) and self._act == SWAP:
            self._way = (self._way + (1 if button & DOWN else -1)) % _WAYS
            self._turn()
        elif button & (UP | DOWN):
            view.screen.app.cue("blocked")

    def _turn(self):
        self._view.screen.app.cue("turn")
        self._draw()

    def _draw(self):
        view = self._view
        after = view.after(self.action)
        view.chores.add(Frame.place, self._frame, 3 + 52 * self._act, 85, 50, 19)
        for act, button in enumerate(self._buttons):
            button.choose(view.chores, act == self._act)
        view.lay_out(after)
        view.stand(after.farmers)
        view.chores.add(Panel.frame, view.panel, self._act == SWAP)
        view.chores.add(Act._say, self)
        if view.screen.app.settings["preview"]:
            view.chores.add(Act._say_gain, self, view.screen.game.green, after.green)

    def _say(self):
        """How the action is done; the arrows where there is a choice."""
        show(self._arrows, self._act == SWAP)
        self._how.text = self._view.screen.app.say("cabbage_how%d" % self._act, self._way + 1)

    def _say_gain(self, before, after):
        """My largest group, before and after."""
        before, after = [groups(crop(green, self._seat)) >> 8 for green in (before, after)]
        text = "%d▶%d" % (before, after)
        self._gain.text = text
        show(self._head, True)
        x = 156 - measure(text) - 10
        if self._head.x != x:
            self._head.x = x
