# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pause: over the hatched table, at any time, also while a bot thinks."""

from garden import const

from ..kit.colors import CREAM, INK, LEAF, LIME, ORANGE, PINE, STONE, WHITE, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.shapes import box, hatch, paint
from ..kit.sprites import grid
from ..kit.text import CENTRE, Label
from .menu import Menu, Plate, move

_ROWS = ("resume", "undo", "hint", "look", "rules", "sound", "brightness", "save_quit")
_PITCH = const(11)


class Pause(Menu):
    """Closes with the row's key, for the table to carry out; `without` are greyed rows."""

    covers = False

    def __init__(self, app, game, without=(), last_moves=None):
        super().__init__(app)
        self._game = game
        self._last_moves = last_moves  # called for what the second page shows
        self._open = [row for row in range(len(_ROWS)) if _ROWS[row] not in without]
        self._row = 0
        # whole cells of the hatch that lie between the bars; the bars stay as they are
        hatch(self.group, 0, 10, (app.width + 7) // 8, (app.height - 20 + 7) // 8)
        self.group.remove(self.body)
        self.group.append(self.body)
        self._paper()
        self._plate = Plate(self.body, LIME)
        self._carrot = grid(self.body, "ui16", 33, 24)
        for row, key in enumerate(_ROWS):
            color = INK if row in self._open else STONE
            Label(self.body, 51, 28 + row * _PITCH, 76, color, app.say(key))
        self._bars = {
            "sound": [box(self.body, 108 + 5 * n, 88 - n, 3, 2 + n, WOOD) for n in range(4)],
            "brightness": [box(self.body, 108 + 5 * n, 95, 3, 6, WOOD) for n in range(4)],
        }
        self._fill("sound", LEAF)
        self._fill("brightness", ORANGE)
        self._choose()
        self.chores.finish()
        moves = ((TURN, app.say("moves")),) if last_moves else ()
        self.bottom_bar((OK, app.say("choose")), (BACK, app.say("resume")), *moves)

    def _paper(self):
        body = self.body
        box(body, 132, 14, 1, 103, INK)
        box(body, 30, 116, 103, 1, INK)
        box(body, 28, 12, 104, 104, INK)
        box(body, 29, 13, 102, 11, PINE)
        box(body, 29, 25, 102, 90, CREAM)
        Label(body, 29, 15, 102, WHITE, self.app.say("pause"), CENTRE, shadow=INK)

    def _fill(self, name, color):
        value = self.app.settings[name]
        for number, bar in enumerate(self._bars[name]):
            paint(bar, color if number < value else WOOD)

    def _choose(self):
        y = 26 + self._row * _PITCH
        self.chores.add(move, self._carrot, 33, y - 2)
        self._plate.move(self.chores, 31, y, 98, 11)

    def press(self, button):
        key = _ROWS[self._row]
        if button & (UP | DOWN):
            self._go(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT) and key in self._bars:
            self._change(key, 1 if button == RIGHT else -1)
        elif button & (BACK | MENU):
            self.app.close("resume")
        elif button == OK:
            self._do(key)
        elif button == TURN and self._last_moves:
            self.app.open("moves", self._last_moves())

    def _go(self, step):
        at = self._open.index(self._row) + step
        self._row = self._open[at % len(self._open)]
        self.app.cue("move")
        self._choose()

    def _change(self, key, step):
        settings = self.app.settings
        settings[key] = min(max(settings[key] + step, 0), 4)
        self.app.apply_settings()
        self._fill(key, LEAF if key == "sound" else ORANGE)
        self.app.cue("move")

    def _do(self, key):
        self.app.cue("choose")
        if key in self._bars:
            settings = self.app.settings
            self._change(key, 1 if settings[key] < 4 else -4)
        elif key == "rules":
            self.app.open("rules", self._game)
        else:
            self.app.close(key)
