# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The podium: who won, by what, and everybody's points."""

from garden import const
from garden.table import Table as Sitting

from ..kit import light, sittings
from ..kit.colors import CREAM, INK, LIME, PINE, RED, WHITE, WOOD, YELLOW
from ..kit.input import BACK, OK, TURN
from ..kit.shapes import box, panel
from ..kit.sprites import grid
from ..kit.text import CENTRE, Label, big, fit, measure
from . import Screen, pad_parts
from .results_parts import Badges, Confetti, Figures, rays, rounded

_PODIUM = const(1500)  # ms it is looked at before a medal is shown
_STAR = const(6)  # tile of ui16
_HORIZON = const(70)
_FOOT = const(118)
# Left edges of the first, the second and the third step, their tops and their width.
_STEPS = ((62, 24, 100), (58, 68, 76), 36)
_TWO_STEPS = ((30, 82), (62, 72), 48)


class Results(Screen):
    def __init__(self, app, game):
        super().__init__(app, CREAM)
        self.table = Sitting.load(sittings.kept(app, game))
        score = __import__("firmware.views." + game + "_score", None, None, ("decided",))
        figures = getattr(score, "FIGURES", None)
        self._figures = Figures(*figures) if figures else Badges
        sides = self._sides()
        self._ground()
        self._sign(sides, score.decided(app, self.table.game))
        self._podium(sides)
        self.bottom_bar(
            (OK, app.say("again")), (BACK, app.say("menu")), (TURN, app.say("score_pad"))
        )
        sittings.drop(app, game)
        self._medals = pad_parts.keep(app, self.table)
        self._seen = app.now + _PODIUM
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

    def _name(self, seat):
        return self.app.name(seat, self.table.is_bot(seat))

    # -- the picture --------------------------------------------------------------------------

    def _ground(self):
        app = self.app
        ground = app.top + _HORIZON
        rays(self.group, app.width // 2, app.top + 47, app.width)
        self._confetti = Confetti(self.group, app.width // 8, ground // 8)
        box(self.group, 0, ground, app.width, 1, LIME)
        box(self.group, 0, ground + 1, app.width, app.height - ground - 1, PINE)
        self.group.remove(self.body)
        self.group.append(self.body)

    def _sign(self, sides, decided):
        names = [self._name(seat) for _, won, seats in sides if won for seat in seats]
        title, more = self._words(names, sides)
        more = decided or more
        rounded(self.body, 26, 3 if more else 5, 108, 22 if more else 18, INK)
        Label(self.body, 28, 6 if more else 10, 104, YELLOW, title, CENTRE)
        if more:
            Label(self.body, 28, 15, 104, CREAM, more, CENTRE)
        if measure(title) < 72:
            for x in (28, 117):
                grid(self.body, "ui16", x, 6, tile=_STAR)

    def _words(self, names, sides):
        """Who won; and, below that, how they share it."""
        say = self.app.say
        if len(names) == self.table.seats:
            return say("draw"), ""
        if len(names) == 1:
            return say("wins", names[0]), ""
        if len(names) == 2:
            return say("both_win", *names), say("team_wins" if len(sides) == 2 else "shared")
        return say("many_win", len(names)), ""

    def _podium(self, sides):
        lefts, tops, width = _TWO_STEPS if len(sides) == 2 else _STEPS
        for place, side in enumerate(sides[:3]):
            top = tops[0 if side[1] else place]
            self._step(lefts[place], top, width, side)
        self._others(sides[3:])

    def _step(self, x, top, width, side):
        points, won, seats = side
        body = self.body
        panel(body, x, top, width, _FOOT + 1 - top, WHITE if won else WOOD)
        box(body, x + 1, top + 1, width - 2, 2, YELLOW if won else CREAM)
        y = top + 6
        for seat in seats:
            Label(body, x + 1, y, width - 2, INK, fit(self._name(seat), width - 2), CENTRE)
            y += 10
        color = RED if won else INK
        big(body, x + 1, y + 1, width - 2, color, str(points), CENTRE)
        middle = x + width // 2
        crown = self._figures.stand(body, middle, top, seats, won)
        if won:
            self._confetti.crown(body, middle, crown)

    def _others(self, sides):
        """At the right foot: one below its badge, more of them in lines."""
        if len(sides) == 1:
            points, _, seats = sides[0]
            grid(self.body, "badges9", 142, 97, tile=seats[0])
            Label(self.body, 137, 108, 21, WHITE, str(points), CENTRE)
            return
        pitch = 11 if len(sides) < 5 else 9
        for nth, (points, _, seats) in enumerate(sides, -len(sides)):
            y = _FOOT - 1 + pitch * nth
            grid(self.body, "badges9", 136, y, tile=seats[0])
            Label(self.body, 146, y + 1, 13, WHITE, str(points))

    # -- moving -------------------------------------------------------------------------------

    def tick(self, now):
        if self.app.settings["motion"]:
            self._confetti.tick(now)
        if self._medals and now >= self._seen:
            self._show_medal()

    def _show_medal(self):
        self.app.open("medal", self.table.name, self._medals.pop(0))

    def press(self, button):
        app = self.app
        if self._medals:
            self._show_medal()
        elif button == OK:
            table = self.table
            sittings.deal(app, table.name, table.who, table.options)
            app.go("table", table.name)
        elif button == BACK:
            app.go("title")
        elif button == TURN:
            app.go("records")


def _rank(side):
    points, won, seats = side
    return not won, -points, seats
