# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Naming a kind, in secret, by a player whose biggest groups tie."""

from garden import const

from ...kit.colors import BARK, CREAM, DUSK, INK, LIME, PINE, STONE, WHITE
from ...kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP
from ...kit.shapes import Frame, box, hatch, panel
from ...kit.text import CENTRE, wrap
from .board import Board
from .chosen import paint_chosen
from .view import BaseMode

_PITCH = const(30)
_LEFT = const(5)
_TOP = const(76)
_KINDS = const(5)


class Mode(BaseMode):
    def __init__(self, view):
        super().__init__(view)
        self._board = Board(view.screen.paper, 66, 62, sizes=(8, 6, 4), room=0)
        # With two players the first frame is the kind that is certain.
        self._frames = (Frame(self._group, WHITE, 2), Frame(self._group, WHITE, 2))
        self._numbers = None  # the product of each kind, computed when somebody looks
        self._may = 0  # the kinds that may be named
        self._colors = bytearray(_KINDS)  # their colours
        self._choices = ()
        self._which = 0
        self.watch(0)

    def paint(self):
        paper = self._screen.paper
        if not self._numbers:
            paint_chosen(self._screen, self._screen.game.named)
            return
        box(paper, 0, 10, 160, 108, DUSK)
        self._board.paint()
        panel(paper, 68, 17, 91, 47, CREAM)
        box(paper, 69, 18, 89, 11, PINE)
        say = self._screen.app.say
        key = "name_kinds" if self._screen.game.seats == 2 else "name_kind"
        paper.write(69, 19, 89, WHITE, say(key), CENTRE, shadow=INK)
        for line, text in enumerate(wrap(say(key + "_text"), 83)):
            paper.write(72, 32 + 9 * line, 83, BARK, text, CENTRE)
        for bit in range(_KINDS):
            self._draw(bit)

    def _draw(self, index):
        paper = self._screen.paper
        x = _LEFT + index * _PITCH
        panel(paper, x, _TOP, 27, 36, self._colors[index], corners=False)
        box(paper, x + 6, _TOP + 4, 14, 14, INK)
        paper.stamp("stand12", x + 7, _TOP + 5, index, None)
        may = self._may >> index & 1
        paper.write(x + 1, _TOP + 23, 25, INK if may else DUSK, self._numbers[index], CENTRE)
        if not may:
            hatch(paper, x + 5, _TOP + 3, 2, 2)

    def begin(self, seat):
        game = self._screen.game
        survey = game.survey(seat)
        self._choices = game.choices(seat)
        self._which = min(self._which, len(self._choices) - 1)
        self._may = 0
        for kinds in self._choices:
            self._may |= kinds
        kinds = range(1, _KINDS + 1)
        self._numbers = ["%d×%d" % (survey.biggest[kind], survey.groups[kind]) for kind in kinds]
        self._board.show(game.stands[seat], seat)
        say = self._screen.app.say
        self._screen.top.status(say("secret"))
        self._screen.bar.keys((OK, say("name_it")), (TURN, say("others")))
        self._choose()
        self.paint()

    def _choose(self):
        chosen = self._choices[self._which]
        frames = list(self._frames)
        for bit in range(_KINDS):
            named = chosen >> bit & 1
            self._change(bit, LIME if named else CREAM if self._may >> bit & 1 else STONE)
            if named:
                frame = frames.pop(0)
                frame.place(_LEFT + bit * _PITCH - 2, _TOP - 2, 31, 40)
                frame.show(True)
        for frame in frames:
            frame.show(False)

    def _change(self, index, color):
        if self._colors[index] != color:
            self._colors[index] = color
            self._draw(index)

    def press(self, button):
        if button == OK:
            self._screen.commit(self._choices[self._which])
        elif button & (TURN | BACK):
            self._screen.look_around()
        elif button & (LEFT | UP | RIGHT | DOWN):
            by = 1 if button & (RIGHT | DOWN) else -1
            self._which = (self._which + by) % len(self._choices)
            self._screen.app.cue("move")
            self._choose()

    def selected_action(self):
        return self._choices[self._which]

    def select(self, action):
        self._which = self._choices.index(action)
        self._choose()

    def show(self, action):
        """Tick the name of the player who has chosen."""
        if not self._numbers:
            game = self._screen.game
            paint_chosen(
                self._screen, [game.named[seat] or seat == game.turn for seat in range(game.seats)]
            )

    def watch(self, seat):
        """Show only which players have named a kind."""
        self._which = self._may = 0
        self._numbers = None
        self.paint()
        for frame in self._frames:
            frame.show(False)
