# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How Veggie Match ends: the piles are turned over, the tokens counted, both added up."""

import displayio

from garden import const
from garden.match.cards import VALUE, VALUES, VEGETABLES

from ..kit.colors import CREAM, INK, LIME, RED, WHITE, WOOD, YELLOW
from ..kit.shapes import box, paint, panel
from ..kit.sprites import grid, show
from ..kit.text import CENTRE, Label, measure

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
    """Most points win and ties are shared: there is nothing to explain."""
    return ""


class Score:
    pages = 3

    def __init__(self, screen):
        self._screen = screen
        game = screen.game
        self._tables = (_piles(game), _tokens(game), _sums(game))
        self._winners = game.winners()
        body = screen.body
        box(body, 0, 10, 160, 108, WOOD)
        self._heads = (displayio.Group(), displayio.Group(), displayio.Group())
        for head, draw in zip(self._heads, (self._head_piles, self._head_tokens, self._head_sums)):
            body.append(head)
            draw(head)
        pitch = min((106 - _HEAD) // game.seats, 20)
        self._rows = [
            Row(body, 11 + _HEAD + pitch * seat, pitch, seat, screen.player(seat))
            for seat in range(game.seats)
        ]
        show(screen.top.badge, False)
        self._waiting = []  # rows that are still face down
        self._next = 0

    def _head_piles(self, group):
        for middle, value in zip(_PILES, VALUES):
            color = RED if value < 0 else YELLOW if value == 4 else WHITE
            panel(group, _LEFT + middle - 7, 12, 14, 11, color)
            ink = WHITE if value < 0 else INK
            Label(group, _LEFT + middle - 6, 14, 12, ink, "%+d" % value, CENTRE)
        Label(group, _LEFT + 76, 14, 18, INK, "=", CENTRE)

    def _head_tokens(self, group):
        for vegetable, middle in enumerate(_TOKENS):
            panel(group, _LEFT + middle - 7, 11, 14, 12, CREAM, corners=False)
            grid(group, "icons8", _LEFT + middle - 4, 13, tile=_VEGETABLE + vegetable)
        Label(group, _LEFT + 76, 14, 18, INK, "=", CENTRE)

    def _head_sums(self, group):
        say = self._screen.app.say
        for middle, key in zip(_SUMS, ("match_cards", "match_tokens")):
            Label(group, _LEFT + middle - 17, 14, 34, INK, say(key), CENTRE)
        Label(group, _LEFT + 70, 14, 26, INK, say("total"), CENTRE)

    def show(self, page):
        screen = self._screen
        last = page == self.pages - 1
        screen.top.turn(self._winners[0] if last else 0, "")
        screen.top.status(screen.app.say("match_page%d" % page))
        for nth, head in enumerate(self._heads):
            show(head, nth == page)
        for seat, row in enumerate(self._rows):
            row.write(self._tables[page][seat], last and seat in self._winners)
            row.turn(not screen.app.settings["motion"])
        self._waiting = [row for row in self._rows if screen.app.settings["motion"]]
        self._next = screen.app.now

    def tick(self, now):
        """Another player's numbers."""
        if self._waiting and now >= self._next:
            self._next = now + _BEAT
            self._waiting.pop(0).turn(True)
            self._screen.app.cue("move")


class Row:
    def __init__(self, group, y, pitch, seat, name):
        self._ground = box(group, 2, y, 156, pitch - 1, CREAM)
        y += (pitch - 10) // 2
        grid(group, "badges9", 4, y, tile=seat)
        Label(group, 16, y + 1, 44, INK, name)
        self._numbers = Label(group, _LEFT, y + 1, _WIDTH, INK)

    def write(self, numbers, won):
        """[(middle, text)], and one more at the right end."""
        words = [(middle - measure(text) // 2, text) for middle, text in numbers[:-1]]
        words.append((_WIDTH - measure(numbers[-1]), numbers[-1]))
        self._numbers.lay(words)
        paint(self._ground, LIME if won else CREAM)

    def turn(self, up):
        show(self._numbers, up)


def _piles(game):
    """By seat: how many cards of each value, and what they are worth."""
    rows = []
    for pile, worth in zip(game.piles, game.detail()["cards"]):
        held = [VALUE[card] for card in pile]
        counts = [sum([one == value for one in held]) for value in VALUES]
        rows.append(_row(_PILES, counts, worth))
    return rows


def _tokens(game):
    """By seat: the tokens, + where they are strictly the most, and what that is worth."""
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
    return [[(_SUMS[0], str(c)), (_SUMS[1], "+%d" % b), str(total)] for c, b, total in columns]


def _row(middles, numbers, result):
    """Numbers over their columns, a dot for none, and the result."""
    cells = [(middle, str(n) if n else "·") for middle, n in zip(middles, numbers)]
    return cells + ["%+d" % result if result else "0"]
