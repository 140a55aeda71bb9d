# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Acting on a card: the three actions, and a preview of the field after each."""

from garden import const
from garden.cabbage.engine import FIRST_MOVE, SWAP
from garden.cabbage.field import crop, groups, place_of

from ...kit.colors import CREAM, INK, RED, STONE, WHITE, WOOD, YELLOW
from ...kit.input import BACK, DOWN, LEFT, OK, RIGHT, UP
from ...kit.shapes import rounded
from ...kit.text import measure
from .field import outline
from .panel import HEAD

_WAYS = const(4)  # ways to lay the spare


class Act:
    def __init__(self, view):
        self._view = view
        self._screen = view.screen
        self._paper = view.screen.paper
        self._act = 0
        self._laid = 0  # the way in which the spare is laid
        self._text = ""  # what the act gains

    def open(self, seat, plot):
        """Let this seat act on the card of this plot."""
        view = self._view
        self._seat = seat
        self._at = plot
        self._left = self._screen.game.acts[seat]
        if not self._left[self._act]:
            self._act = self._next(1)
        view.field.point(None)
        view.field.path.hide()
        view.field.frame(place_of(plot))
        self._show()
        self.paint()
        self.keys()

    def keys(self):
        say = self._screen.app.say
        self._screen.bar.keys((OK, say("cabbage_do")), (BACK, say("cabbage_rewalk")))

    @property
    def action(self):
        act = self._act + self._laid if self._act == SWAP else self._act
        return FIRST_MOVE + self._at * 8 + act

    def choose(self, act):
        """Select this act by the engine's number, which includes the way the spare is laid."""
        self._act = min(act, SWAP)
        self._laid = max(act - SWAP, 0)

    def _next(self, step):
        """Return the next action with a free space."""
        act = (self._act + step) % 3
        while not self._left[act]:
            act = (act + step) % 3
        return act

    def press(self, button):
        if button == OK:
            self._screen.commit(self.action)
        elif button == BACK:
            self._view.walk()
        elif button & (LEFT | RIGHT):
            self.change(self._next(1 if button & RIGHT else -1))
        elif button & (UP | DOWN) and self._act == SWAP:
            self._laid = (self._laid + (1 if button & DOWN else -1)) % _WAYS
            self._turn()
        elif button & (UP | DOWN):
            self._screen.app.cue("blocked")

    def change(self, act):
        """Go to this action."""
        was, self._act = self._act, act
        self._turn()
        self._button(was)
        self._button(act)

    def _turn(self):
        self._screen.app.cue("turn")
        self._show()
        self._say()
        self._write()

    def _show(self):
        """Show the field after this action."""
        view = self._view
        after = view.after(self.action)
        view.lay_out(after)
        view.stand(after.farmers)
        view.panel.frame(self._act == SWAP)
        self._screen.app.flush()
        if self._screen.app.settings["preview"]:
            greens = (self._screen.game.green, after.green)
            before, then = [groups(crop(green, self._seat)) >> 8 for green in greens]
            self._text = "%d▶%d" % (before, then)

    # -- painting -------------------------------------------------------------------------------

    def paint(self):
        self._paper.box(0, 83, 160, 35, INK)
        self._paper.box(0, 84, 160, 33, WOOD)
        for act in range(3):
            self._button(act)
        self._say()
        self._write()

    def _say(self):
        """Say how the action is done, with arrows if there is a choice."""
        say = self._screen.app.say
        arrows = "▲▼" if self._act == SWAP else ""
        self._paper.write(6, 107, 11, RED, arrows, ground=WOOD)
        how = say("cabbage_how%d" % self._act, self._laid + 1)
        self._paper.write(20, 107, 94, INK, how, ground=WOOD)

    def _write(self):
        """Write the seat's largest group, before and after."""
        if self._text:
            x = 156 - measure(self._text)
            self._paper.box(115, 107, 41, 9, WOOD)
            self._paper.stamp("icons8", x - 10, 107, HEAD + self._seat)
            self._paper.write(x, 107, 156 - x, INK, self._text)

    def _button(self, act):
        """Draw one action, with its sign, its word and its two spaces."""
        paper = self._paper
        x = 4 + 52 * act
        chosen = act == self._act
        free = self._left[act]
        rounded(paper, x, 86, 48, 17, INK)
        rounded(paper, x + 1, 87, 46, 15, YELLOW if chosen else CREAM, 1)
        paper.stamp("icons8", x + 3, 90, act)
        word = self._screen.app.say("cabbage_act%d" % act)
        paper.write(x + 13, 91, 33, INK if free else STONE, word)
        for nth in (0, 1):
            paper.box(x + 4 + 5 * nth, 100, 3, 2, INK if nth < free else WOOD)
        outline(paper, x - 1, 85, 50, 19, WHITE if chosen else WOOD)
