# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The podium: the winners, what decided, and everybody's points."""

from garden import GAMES, const

from ..kit import light
from ..kit.colors import CREAM, INK, LIME, PINE, WHITE, WOOD, YELLOW
from ..kit.input import BACK, MENU, OK
from ..kit.label import big
from ..kit.shapes import panel, rounded
from ..kit.text import CENTRE, fit, measure
from . import Screen
from .podium import Badges, Figures, Moving, rays, throw

_PODIUM = const(1500)  # ms before a medal covers the podium
_STAR = const(6)  # tile of ui16
_HORIZON = const(70)
_FOOT = const(118)
# Left edges of the first, the second and the third step, their tops and their width.
_STEPS = ((62, 24, 100), (58, 68, 76), 36)
_TWO_STEPS = ((30, 82), (62, 72), 48)


class Results(Screen):
    """The podium. The outcome, read while the rules were loaded, has everything it shows."""

    def __init__(self, app, outcome):
        super().__init__(app, CREAM)
        self.outcome = outcome
        self._names, self._sides = outcome.names, outcome.sides
        self._figures = Figures(*outcome.figures) if outcome.figures else Badges()
        self._medals = outcome.medals
        self._moving = Moving(self.under_body(), app.width, app.top + _HORIZON - 6)
        for step in self._steps():
            self._show_step(*step)
        self.bottom_bar((OK, app.say("after")), (BACK, app.say("menu")))
        self._seen = app.now + _PODIUM
        self._decorated = 0  # 1 after a medal: then the list does not begin with a new game
        app.outcome = outcome  # for the screens that lead back here
        app.cue("win")
        app.light.show(light.RAINBOW, app.now)

    def _steps(self):
        """Yield the steps as (left, top, width, side), the first place first."""
        lefts, tops, width = _TWO_STEPS if len(self._sides) == 2 else _STEPS
        if self.outcome.deal.number:
            tops = tops[0], 64, 72  # its plate is at the bottom
        for place, side in enumerate(self._sides[:3]):
            yield lefts[place], tops[0 if side[1] else place], width, side

    def _show_step(self, x, top, width, side):
        """Show what is enlarged or moves on a step."""
        points, won, seats = side
        y = top + 7 + 10 * len(seats)
        big(self.body, x + 1, y, width - 2, PINE if won else INK, str(points), CENTRE)
        middle = x + width // 2
        crown = self._figures.show(self.body, middle, top, seats, won)
        if won:
            self._moving.put(self.body, middle, crown)

    # -- the picture --------------------------------------------------------------------------

    def paint(self):
        super().paint()
        app = self.app
        ground = app.top + _HORIZON
        rays(self.canvas, app.width, ground, app.width // 2, app.top + 47)
        throw(self.canvas, app.width // 8, ground // 8)
        self.canvas.box(0, ground, app.width, 1, LIME)
        self.canvas.box(0, ground + 1, app.width, app.height - ground - 1, PINE)
        self._paint_sign()
        for step in self._steps():
            self._paint_step(*step)
        self._paint_others(self._sides[3:])
        self._paint_deal()

    def _paint_sign(self):
        """Write the sign: the winners, and what decided."""
        winners = [seat for _, won, seats in self._sides if won for seat in seats]
        title, more = self._words([self._names[seat] for seat in winners])
        more = self.outcome.decided or more
        paper = self.paper
        y = 3 if more else 5
        if paper.top < 0:  # an enlarged paper begins below the top bar
            y = 10
        rounded(paper, 26, y, 108, 22 if more else 18, INK, 3)
        paper.write(28, y + (3 if more else 5), 104, YELLOW, title, CENTRE)
        paper.write(28, y + 12, 104, CREAM, more, CENTRE)
        if max(measure(title), measure(more)) < 72:
            for x in (28, 117):
                paper.stamp("ui16", x, y + (3 if more else 1), _STAR)

    def _paint_deal(self):
        """Write the number of the deal, stars for beaten bots, and the best result so far."""
        outcome, say = self.outcome, self.app.say
        number = outcome.deal.number
        if number:
            stars = "★" * outcome.stars + "·" * (3 - outcome.stars)
            parts = say("deal_number", number), stars, say("best", outcome.best)
            left = 1 if len(self._sides) > 3 else 13  # the others are at the bottom right
            rounded(self.paper, left, 107, 134, 11, INK, 2)
            self.paper.write(left + 2, 109, 130, CREAM, " ".join(parts), CENTRE)

    def _words(self, names):
        """Return the winners in words and how they share the win."""
        say = self.app.say
        if len(names) == len(self._names):
            return say("draw"), ""
        if len(names) == 1:
            return say("wins", names[0]), ""
        if len(names) == 2:
            how = "team_wins" if len(self._sides) == 2 else "shared"
            return say("both_win", names[0], names[1]), say(how)
        return say("many_win", len(names)), ""

    def _paint_step(self, x, top, width, side):
        """Paint a step, and what is not enlarged on it."""
        _, won, seats = side
        paper = self.paper
        panel(paper, x, top, width, _FOOT + 1 - top, WHITE if won else WOOD)
        paper.box(x + 1, top + 1, width - 2, 2, YELLOW if won else CREAM)
        for nth, seat in enumerate(seats):
            name = fit(self._names[seat], width - 2)
            paper.write(x + 1, top + 6 + 10 * nth, width - 2, INK, name, CENTRE)
        self._figures.paint(paper, x + width // 2, top, seats, won)

    def _paint_others(self, sides):
        """Paint the other sides at the bottom right: one under its badge, more in lines."""
        paper = self.paper
        if len(sides) == 1:
            points, _, seats = sides[0]
            paper.stamp("badges9", 142, 97, seats[0])
            paper.write(137, 108, 21, WHITE, str(points), CENTRE)
            return
        pitch = 11 if len(sides) < 5 else 9
        for nth, (points, _, seats) in enumerate(sides):
            y = _FOOT - 1 + pitch * (nth - len(sides))
            paper.stamp("badges9", 136, y, seats[0])
            paper.write(146, y + 1, 13, WHITE, str(points))

    # -- moving -------------------------------------------------------------------------------

    def tick(self, now):
        if self.app.settings["motion"]:
            self._moving.tick(now)
        if self._medals and now >= self._seen:
            self._show_medal()

    def _show_medal(self):
        self._seen = 0  # the others follow at once
        self._decorated = 1
        medal, who = self._medals.pop(0)
        self.app.open("medal", game=self.outcome.game, medal=medal, who=who)

    def press(self, button):
        app = self.app
        if self._medals:
            self._show_medal()
        elif button & (OK | MENU):
            app.open("after", outcome=self.outcome, row=self._decorated)
        elif button == BACK:
            app.go("title")

    def resume(self, choice=None):
        """Go on with what was chosen in the list."""
        app, outcome = self.app, self.outcome
        deal = outcome.deal
        if choice == "harder":
            deal.who = bytes([level + (0 < level < 3) for level in deal.who])
        if choice in ("again", "harder"):
            app.go("table", game=outcome.game, deal=deal)
        elif choice == "replay":
            app.go("replay", outcome=outcome)
        elif choice == "score_pad":
            app.go("records", game=GAMES.index(outcome.game))
        elif choice:
            app.go("title")
