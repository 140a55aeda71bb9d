# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The podium: who won, by what, and everybody's points."""

import vectorio

from garden import const
from garden.table import Table as Sitting

from ..kit import light, sittings
from ..kit.colors import (
    CREAM,
    INK,
    LEAF,
    LIME,
    ORANGE,
    PINE,
    PINK,
    PLUM,
    RED,
    SKY,
    SPRITES,
    TILES,
    WHITE,
    WOOD,
    YELLOW,
)
from ..kit.input import BACK, OK, TURN
from ..kit.shapes import box, panel
from ..kit.sprites import grid, scaled
from ..kit.text import CENTRE, LEFT, Label, big
from . import Screen

_CROWN = const(1)  # tile of ui16
_HORIZON = const(70)
_FOOT = const(118)
_STEP = const(36)  # a step's width
# Left edge of the first, the second and the third step, and their tops.
_STEPS = (62, 24, 100)
_TOPS = (58, 68, 76)
_FALL = const(90)  # ms a confetti pixel takes to the next line
_CONFETTI = (RED, LEAF, SKY, PLUM, ORANGE, PINK)


class Results(Screen):
    def __init__(self, app, game):
        super().__init__(app, CREAM)
        self.table = Sitting.load(sittings.kept(app, game))
        sides = self._sides()
        self._rays()
        self._sign(sides, self._decided(game))
        for place, side in enumerate(sides[:3]):
            self._step(place, side, sides[0])
        self._others(sides[3:])
        self._confetti = self._throw()
        self._last = 0
        self.bottom_bar(
            (OK, app.say("again")), (BACK, app.say("menu")), (TURN, app.say("score_pad"))
        )
        sittings.drop(app, game)
        app.cue("win")
        app.light.show(light.RAINBOW, app.now)

    def _sides(self):
        """(points, won, seats) of every player or team, the winners first."""
        game = self.table.game
        scores = game.scores()
        winners = game.winners()
        if "teams" in game.options:
            pairs = ((0, 2), (1, 3))
        else:
            pairs = [(seat,) for seat in range(game.seats)]
        sides = [(sum([scores[s] for s in pair]), pair[0] in winners, pair) for pair in pairs]
        sides.sort(key=_rank)
        return sides

    def _decided(self, game):
        score = __import__("firmware.views." + game + "_score", None, None, ("decided",))
        return score.decided(self.app, self.table.game)

    # -- the picture --------------------------------------------------------------------------

    def _rays(self):
        app = self.app
        middle = app.width // 2, app.top + 52
        reach = app.width
        # Twelve beams: one point in the middle, two far outside the screen.
        for across, down in (
            *((4, -10), (1, -10), (-2, -10), (-5, -10), (-10, -5), (-10, -2)),
            *((-10, 1), (10, 1), (10, -2), (10, -5), (9, -8), (7, -10)),
        )[::2]:
            far = reach * across // 10, reach * down // 10
            wide = (reach // 9, 0) if abs(down) == 10 else (0, reach // 9)
            vectorio_points = [
                (0, 0),
                (far[0] - wide[0], far[1] - wide[1]),
                (far[0] + wide[0], far[1] + wide[1]),
            ]
            beam = vectorio.Polygon(
                pixel_shader=TILES, points=vectorio_points, x=middle[0], y=middle[1]
            )
            beam.color_index = YELLOW
            self.group.append(beam)
        ground = app.top + _HORIZON
        box(self.group, 0, ground, app.width, 1, LIME)
        box(self.group, 0, ground + 1, app.width, app.height - ground - 1, PINE)
        self.group.remove(self.body)
        self.group.append(self.body)

    def _sign(self, sides, decided):
        app = self.app
        panel(self.body, 26, 5, 108, 18, INK, corners=False)
        winners = [seat for _, won, seats in sides if won for seat in seats]
        names = [app.name(seat, self.table.is_bot(seat)) for seat in winners]
        if len(names) == self.table.seats:
            text = app.say("draw")
        elif len(names) == 1:
            text = app.say("wins", names[0])
        elif len(names) == 2:
            text = app.say("win_two", *names)
        else:
            text = app.say("win_shared", len(names))
        Label(self.body, 28, 8 if decided else 10, 104, YELLOW, text, CENTRE)
        if decided:
            Label(self.body, 40, 16, 80, CREAM, decided, CENTRE)

    def _step(self, place, side, best):
        points, won, seats = side
        top = _TOPS[0 if won else place]
        x = _STEPS[place]
        panel(self.body, x, top, _STEP, _FOOT - top, WHITE if won else WOOD)
        box(self.body, x + 1, top + 1, _STEP - 2, 2, YELLOW if won else CREAM)
        seat = seats[0]
        name = self.app.name(seat, self.table.is_bot(seat))
        if len(seats) == 1:
            Label(self.body, x + 1, top + 6, _STEP - 2, INK, name, CENTRE)
        color = RED if won else INK
        big(self.body, x + 1, top + 17, _STEP - 2, color, str(points), CENTRE)
        wide = 10 * len(seats) - 1
        for nth, seat in enumerate(seats):
            grid(self.body, "badges9", x + (_STEP - wide) // 2 + 10 * nth, top - 10, tile=seat)
        if won:
            scaled(self.body, "ui16", x + 10, top - 24, 1, _CROWN)

    def _others(self, sides):
        for nth, (points, _, seats) in enumerate(sides):
            x, y = (138, _FOOT - 11 * (nth + 1)) if nth < 4 else (2, _FOOT - 11 * (nth - 3))
            grid(self.body, "badges9", x, y + 1, tile=seats[0], palette=SPRITES)
            Label(self.body, x + 10, y + 1, 12, WHITE, str(points), LEFT)

    def _throw(self):
        """A handful of confetti, spread by a fixed rule: it only has to look thrown."""
        confetti = []
        for nth in range(12):
            x, y = nth * 53 % 150 + 4, nth * 37 % 62 + 2
            confetti.append(box(self.body, x, y, 2, 2, _CONFETTI[nth % 6]))
        return confetti

    # -- moving -------------------------------------------------------------------------------

    def tick(self, now):
        if not self.app.settings["motion"] or now - self._last < _FALL:
            return
        self._last = now
        scrap = self._confetti[now // _FALL % len(self._confetti)]
        scrap.y = scrap.y + 3 if scrap.y < _HORIZON - 6 else 1

    def press(self, button):
        app = self.app
        if button == OK:
            self._again()
        elif button == BACK:
            app.go("title")
        elif button == TURN:
            app.go("records")

    def _again(self):
        """The same seats, another deal."""
        old = self.table
        fresh = Sitting(old.name, old.seats, self.app.chance(), old.options, old.who)
        sittings.keep(self.app, fresh, 0, 0)
        self.app.go("table", old.name)


def _rank(side):
    points, won, seats = side
    return not won, -points, seats
