# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Both dice at once, who walks first, and why."""

import displayio

from garden import const

from ..kit.colors import CREAM, INK, LEAF, PINE, PINK, TILES, WHITE
from ..kit.input import OK
from ..kit.shapes import box, place
from ..kit.sprites import grid, put, scaled, show
from ..kit.text import CENTRE, Label, measure
from .cabbage_field import GHOST

_FALL = const(4)  # pixels a die falls; as many it hops
_BEAT = const(90)  # ms
# The places of a die's pips, three rows of three, as bits.
_PIPS = (0, 0o020, 0o401, 0o421, 0o505, 0o525, 0o555)


class Die:
    """A large die with its player above and the name below."""

    def __init__(self, group, seat, x):
        scaled(group, "cabbage16", x, 4, 2, GHOST + seat)
        self._die = displayio.Group(x=x - 1, y=38)
        group.append(self._die)
        grid(self._die, "die37", 0, 0, tile=seat)
        self._pips = grid(self._die, "pips9", 5, 5, 3, 3)
        self._pip = 1 + seat
        if seat:
            self._name = Label(group, x - 17, 78, 66, INK, "", CENTRE)
        else:
            self._name = Label(group, x - 16, 78, 66, WHITE, "", CENTRE, PINE)

    def show(self, value, name):
        self._name.text = name
        for spot in range(9):
            put(self._pips, spot, self._pip if _PIPS[value] >> spot & 1 else 0)

    def rise(self, pixels):
        y = 38 - pixels
        if self._die.y != y:
            self._die.y = y


class Reveal:
    def __init__(self, screen):
        self._screen = screen
        app = screen.app
        self.group = displayio.Group()
        screen.group.append(self.group)
        half = app.width // 2
        box(self.group, 0, 0, half, app.height, LEAF)
        box(self.group, half, 0, app.width - half, app.height, PINK)
        grid(self.group, "seam", half - 3, 0, 1, app.height // 12 + 1, palette=TILES)
        body = displayio.Group(x=app.left, y=app.top)
        self.group.append(body)
        self._dice = (Die(body, 0, 24), Die(body, 1, 105))
        self._plate = [box(body, 0, 91 + inset, 1, 15 - 2 * inset, INK) for inset in (0, 1, 2)]
        self._plate += [box(body, 0, 93 - inset, 1, 11 + 2 * inset, CREAM) for inset in (0, 1)]
        self._why = Label(body, 5, 95, 152, INK, "", CENTRE)
        show(self.group, False)

    def show(self, game):
        """Everybody looks; returns a scene: the dice fall, and the first one's hops twice."""
        screen = self._screen
        app = screen.app
        for seat, die in enumerate(self._dice):
            die.show(game.chosen[seat], screen.player(seat))
        why = self._reason(game)
        self._why.text = why
        width = max(132, measure(why) + 12)
        for inset, shape in enumerate(self._plate):
            inset = (2, 1, 0, 1, 2)[inset]
            place(shape, 80 - width // 2 + inset, shape.y, width - 2 * inset, shape.height)
        show(self.group, True)
        status = app.say("progress_cabbage", game.round, 6)
        screen.bar.keys((OK, app.say("cabbage_go_on")), right=status)
        app.cue("roll")
        return self._fall(self._dice[game.turn])

    def _reason(self, game):
        say = self._screen.app.say
        name = self._screen.player(game.turn)
        high, low = max(game.chosen), min(game.chosen)
        if high > low:
            return say("cabbage_beats", name, high, low)
        return say("cabbage_lot" if game.round == 1 else "cabbage_last", name)

    def _fall(self, first):
        for pixels in (_FALL, _FALL // 2, 0):
            for die in self._dice:
                die.rise(pixels)
            yield _BEAT
        for pixels in (_FALL, 0, _FALL, 0):
            first.rise(pixels)
            yield _BEAT

    @property
    def visible(self):
        return not self.group.hidden

    def hide(self):
        show(self.group, False)
