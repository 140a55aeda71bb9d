# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Naming a kind: only for a player whose biggest groups tie, and only for their eyes."""

import displayio

from garden import const

from ..kit.colors import BARK, CREAM, DUSK, INK, LIME, PINE, STONE, TILES, WHITE
from ..kit.input import DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.shapes import Frame, box, hatch, paint, panel
from ..kit.sprites import grid, show
from ..kit.text import CENTRE, Label, wrap
from .veggies_board import Board

_PITCH = const(30)
_LEFT = const(5)
_TOP = const(76)
_KINDS = const(5)


class Mode:
    def __init__(self, view):
        self._view = view
        self._screen = view.screen
        app = view.screen.app
        self._group = displayio.Group()
        view.screen.body.append(self._group)
        box(self._group, 0, 10, 160, 108, DUSK)
        self._board = Board(self._group, 66, 62, sizes=(8, 6, 4), room=0)
        box(self._group, 66, 10, 94, 62, DUSK)
        box(self._group, 0, 72, 160, 46, DUSK)
        panel(self._group, 68, 17, 91, 47, CREAM)
        box(self._group, 69, 18, 89, 11, PINE)
        Label(self._group, 69, 19, 89, WHITE, app.say("name_kind"), CENTRE, shadow=INK)
        self._why = [Label(self._group, 70, 32 + 9 * n, 87, BARK, "", CENTRE) for n in range(3)]
        self._plates = []
        self._products = []
        self._ruled_out = []
        for kind in range(_KINDS):
            x = _LEFT + kind * _PITCH
            self._plates.append(panel(self._group, x, _TOP, 27, 36, CREAM, corners=False))
            box(self._group, x + 6, _TOP + 4, 14, 14, INK)
            grid(self._group, "stand12", x + 7, _TOP + 5, tile=kind, palette=TILES)
            self._products.append(Label(self._group, x + 1, _TOP + 23, 25, INK, "", CENTRE))
            self._ruled_out.append(hatch(self._group, x + 5, _TOP + 3, 2, 2))
        # With two players the first frame is the kind that is not in doubt.
        self._frames = (Frame(self._group, WHITE, 2), Frame(self._group, WHITE, 2))
        self._choices = ()
        self._which = 0

    def close(self):
        self._screen.body.remove(self._group)

    def begin(self, seat):
        game = self._screen.game
        self._choices = game.choices(seat)
        self._which = min(self._which, len(self._choices) - 1)
        self._board.show(game.stands[seat], seat)
        survey = game.survey(seat)
        may = 0
        for kinds in self._choices:
            may |= kinds
        for bit in range(_KINDS):
            open_to = may >> bit & 1
            show(self._ruled_out[bit], not open_to)
            self._products[bit].text = f"{survey.biggest[bit + 1]}×{survey.groups[bit + 1]}"
            self._products[bit].dye(INK if open_to else DUSK)
        app = self._screen.app
        for label, line in zip(self._why, wrap(app.say("name_kind_text"), 87) + ["", "", ""]):
            label.text = line
        self._screen.top.status(app.say("secret"))
        self._screen.bar.keys((OK, app.say("name_it")), (TURN, app.say("others")))
        self._choose()

    def _choose(self):
        chosen = self._choices[self._which]
        frames = list(self._frames)
        for bit in range(_KINDS):
            named = chosen >> bit & 1
            out = not self._ruled_out[bit].hidden
            paint(self._plates[bit], LIME if named else STONE if out else CREAM)
            if named:
                frame = frames.pop(0)
                frame.place(_LEFT + bit * _PITCH - 2, _TOP - 2, 31, 40)
                frame.show(True)
        for frame in frames:
            frame.show(False)

    def press(self, button):
        if button == OK:
            self._screen.commit(self._choices[self._which])
        elif button == TURN:
            self._view.look(True)
        elif button & (LEFT | UP | RIGHT | DOWN):
            by = 1 if button & (RIGHT | DOWN) else -1
            self._which = (self._which + by) % len(self._choices)
            self._screen.app.cue("move")
            self._choose()

    def tick(self, now):
        pass

    def hint(self, action):
        self._which = self._choices.index(action)
        self._choose()

    def watch(self, seat):
        """Nothing of a choice shows: the plates are blank."""
        self._which = 0
        for bit in range(_KINDS):
            show(self._ruled_out[bit], True)
            self._products[bit].text = ""
            paint(self._plates[bit], STONE)
        for frame in self._frames:
            frame.show(False)

    def show(self, action):
        """Nothing: what was named is seen when all have named."""
