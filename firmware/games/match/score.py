# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of Veggie Match: turn the piles over, count the tokens, add both up."""

from garden import const
from garden.match.cards import VALUE, VALUES, VEGETABLES

from ...kit.colors import CREAM, INK, LIME, RED, WHITE, WOOD, YELLOW
from ...kit.shapes import panel
from ...kit.text import CENTRE, RIGHT, measure

_LEFT = const(62)  # of the numbers
_WIDTH = const(94)
_HEAD = const(13)  # pixels of the line above the players
_VEGETABLE = const(10)  # tile of icons8
_BEAT = const(250)  # ms from player to player
# Middle of each column, from _LEFT on; the last number of a row is at its right end.
_PILES = (7, 22, 37, 52, 67)
_TOKENS = (12, 36, 60)
_SUMS = (17, 52)


def decided(app, game):
    """Return "": most points win and ties share, so there is nothing to explain."""
    return ""


class Score:
    pages = 3

    def __init__(self, screen):
        self._screen = screen
        game = screen.game
        self._numbers = (_piles(game), _tokens(game), _sums(game))
        self._winners = game.winners()
        self._step = min((106 - _HEAD) // game.seats, 20)  # pixels from row to row
        self._page = 0
        self._count = 0  # players whose numbers are shown
        self._next = 0

    def show(self, page):
        screen = self._screen
        self._page = page
        self._count = 0 if screen.app.settings["motion"] else screen.game.seats
        self._next = screen.app.now
        last = page == self.pages - 1
        screen.top.turn(self._winners[0] if last else 0, "", False)
        screen.top.status(screen.app.say("match_page%d" % page))
        self.paint()

    def tick(self, now):
        """Show the numbers of another player."""
        if self._count < self._screen.game.seats and now >= self._next:
            self._next = now + _BEAT
            self._write(self._count)
            self._count += 1
            self._screen.app.cue("move")

    # -- painting -------------------------------------------------------------------------------

    def paint(self):
        self._screen.paper.box(0, 10, 160, 108, WOOD)
        (self._piles, self._tokens, self._sums)[self._page]()
        for seat in range(self._screen.game.seats):
            self._draw(seat)
            if seat < self._count:
                self._write(seat)

    def _piles(self):
        """Draw the head of the piles: their values."""
        paper = self._screen.paper
        for middle, value in zip(_PILES, VALUES):
            color = RED if value < 0 else YELLOW if value == 4 else WHITE
            x = _LEFT + middle - 7
            panel(paper, x, 12, 14, 11, color)
            paper.write(x + 1, 14, 12, WHITE if value < 0 else INK, "%+d" % value, CENTRE)
        paper.write(_LEFT + 76, 14, 18, INK, "=", CENTRE)

    def _tokens(self):
        """Draw the head of the tokens."""
        paper = self._screen.paper
        for vegetable, middle in enumerate(_TOKENS):
            x = _LEFT + middle - 7
            panel(paper, x, 11, 14, 12, CREAM, corners=False)
            paper.stamp("icons8", x + 3, 13, _VEGETABLE + vegetable)
        paper.write(_LEFT + 76, 14, 18, INK, "=", CENTRE)

    def _sums(self):
        """Draw the head of the sums."""
        paper = self._screen.paper
        say = self._screen.app.say
        for middle, key in zip(_SUMS, ("match_cards", "match_tokens")):
            paper.write(_LEFT + middle - 17, 14, 34, INK, say(key), CENTRE)
        paper.write(_LEFT + 70, 14, 26, INK, say("total"), CENTRE)

    def _draw(self, seat):
        paper = self._screen.paper
        won = self._page == self.pages - 1 and seat in self._winners
        paper.box(2, self._top(seat), 156, self._step - 1, LIME if won else CREAM)
        y = self._line(seat)
        paper.stamp("badges9", 4, y - 1, seat)
        paper.write(16, y, 44, INK, self._screen.player(seat))
        if won:
            paper.write(127, y, 8, INK, "★")

    def _write(self, seat):
        """Write a player's numbers, each in the middle of its column, the last at the right end."""
        paper = self._screen.paper
        *numbers, result = self._numbers[self._page][seat]
        y = self._line(seat)
        for middle, text in numbers:
            paper.write(_LEFT + middle - measure(text) // 2, y, 20, INK, text)
        paper.write(_LEFT, y, _WIDTH, INK, result, RIGHT)

    def _top(self, seat):
        return 11 + _HEAD + self._step * seat

    def _line(self, seat):
        return self._top(seat) + (self._step - 10) // 2 + 1


def _piles(game):
    """Return for each seat how many cards of each value it has, and their worth."""
    rows = []
    for pile, worth in zip(game.piles, game.detail()["cards"]):
        held = [VALUE[card] for card in pile]
        counts = [sum([one == value for one in held]) for value in VALUES]
        rows.append(_row(_PILES, counts, worth))
    return rows


def _tokens(game):
    """Return for each seat its tokens, with + if strictly the most, and their worth."""
    detail = game.detail()
    rows = []
    for seat, bonus in enumerate(detail["bonus"]):
        held = [detail["tokens"][letter][seat] for letter in VEGETABLES]
        row = _row(_TOKENS, held, bonus)
        for nth, letter in enumerate(VEGETABLES):
            if detail["majority"][letter] == seat:
                row[nth] = (_TOKENS[nth], "%d+" % held[nth])
        rows.append(row)
    return rows


def _sums(game):
    detail = game.detail()
    columns = zip(detail["cards"], detail["bonus"], detail["totals"])
    return [[(_SUMS[0], str(c)), (_SUMS[1], "%+d" % b), str(total)] for c, b, total in columns]


def _row(columns, values, result):
    """Return the numbers over their columns, a dot for none, and the result."""
    cells = [(middle, str(n) if n else "·") for middle, n in zip(columns, values)]
    return cells + ["%+d" % result if result else "0"]
