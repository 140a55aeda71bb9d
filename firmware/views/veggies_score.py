# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies' points explained: a page for each player and kind, then the whole sheet."""

import displayio

from garden import const
from garden.veggies.cards import GOODS

from ..kit.colors import (
    BARK,
    CREAM,
    INK,
    LIME,
    RED,
    SKY,
    TILES,
    WHITE,
    WOOD,
)
from ..kit.shapes import box, paint
from ..kit.sprites import grid, put, show
from ..kit.text import CENTRE, RIGHT, Label, big, fit
from .veggies_board import Board

_MOUSE = const(8)
_BOARD = const(84)  # pixels left of the list
_SIZES = const(10)  # groups that get their size written on them
# A plate would hide a small cell: by cell size, the smallest group that gets one.
_WRITTEN = {12: 1, 8: 2, 6: 99, 4: 99}

# Tiles of mark12 and mark8: nothing, a checkerboard, then edges in yellow and in white.
_CLEAR = const(0)
_DIM = const(1)
_YELLOW = const(2)
_WHITE = const(18)


class Score:
    """Pages 0 to seats - 1 are the stands, the last one is the sheet."""

    def __init__(self, screen):
        self._screen = screen
        self._detail = screen.game.detail()
        self._kinds = self._detail["kinds"]
        self.pages = screen.game.seats * len(self._kinds) + 1
        self._page = displayio.Group()
        screen.body.append(self._page)
        self._stand = Stand(self._page, screen, self._detail)
        self._sheet = None

    def show(self, page):
        if page < self.pages - 1:
            seat, nth = divmod(page, len(self._kinds))
            show(self._page, True)
            if self._sheet:
                show(self._sheet.group, False)
            self._stand.show(seat, nth)
        else:
            self._show_sheet()

    def _show_sheet(self):
        screen = self._screen
        if not self._sheet:
            self._sheet = Sheet(screen, self._detail)
            screen.body.append(self._sheet.group)
        show(self._page, False)
        show(self._sheet.group, True)
        screen.top.status(screen.app.say("score_pad"))


class Stand:
    """One player's stand: the kind that is counted stays bright, its groups are framed."""

    def __init__(self, group, screen, detail):
        self._screen = screen
        self._detail = detail
        self._board = Board(group, _BOARD, sizes=(12, 8, 6, 4), room=0)
        self._marks = {}  # by zoom: a grid over the board's own
        self._over = displayio.Group()
        group.append(self._over)
        self._sizes = [Size(group) for _ in range(_SIZES)]
        box(group, 84, 10, 76, 108, INK)
        box(group, 85, 10, 75, 12, WOOD)
        box(group, 85, 22, 75, 96, CREAM)
        Label(group, 86, 12, 73, INK, screen.app.say("size_groups"), CENTRE)
        rows = len(detail["kinds"]) + 1
        pitch = 17 if rows < 5 else 15
        self._rows = [Row(group, 24 + pitch * n) for n in range(rows)]
        box(group, 88, 97 if rows < 5 else 99, 69, 1, BARK)
        Label(group, 89, 105, 28, INK, screen.app.say("total"))
        self._total = big(group, 112, 101, 46, INK, "", RIGHT)

    def show(self, seat, nth):
        screen = self._screen
        player = self._detail["players"][seat]
        screen.top.turn(seat, screen.player(seat))
        screen.top.status(screen.app.say("of", seat + 1, screen.game.seats))
        for number, good in enumerate(self._detail["kinds"]):
            groups = player["groups"][good]
            text = f"{groups[0]} × {len(groups)}" if groups else "0"
            self._rows[number].show(
                GOODS.index(good), text, player["products"][good], number == nth
            )
        mice = player["mice"]
        self._rows[-1].show(_MOUSE, f"{mice} × −2", -2 * mice, False)
        self._total.text = str(player["total"]).replace("-", "−")
        self._board.show(screen.game.stands[seat], seat)
        self._mark(screen.game.stands[seat], GOODS.index(self._detail["kinds"][nth]) + 1)

    def _mark(self, stand, kind):
        board = self._board
        marks = self._marks_over(board.zoom)
        survey = self._screen.game.survey(self._screen.game.stands.index(stand))
        written = 0
        unwritten = [True] * survey.labels
        least = _WRITTEN[board.zoom.size]
        for y in range(board.zoom.tall + 1):
            for x in range(board.zoom.wide + 2):
                row, col = board.top + y, board.left + x - 1
                there = stand.at(row, col)
                if there != kind:
                    put(marks, (x, y), _DIM if there else _CLEAR)
                    continue
                name = survey.label[(row << 5) + col & 1023]
                size = survey.sizes[name]
                edges = _YELLOW if size == survey.biggest[kind] else _WHITE
                put(marks, (x, y), edges + _sides(stand, kind, row, col))
                if unwritten[name] and size >= least and written < _SIZES:
                    self._sizes[written].show(board, row, col, size)
                    unwritten[name] = False
                    written += 1
        for size in self._sizes[written:]:
            size.hide()

    def _marks_over(self, zoom):
        if zoom not in self._marks:
            self._marks[zoom] = grid(
                self._over,
                f"mark{zoom.size}",
                zoom.grid.x,
                zoom.grid.y,
                zoom.wide + 2,
                zoom.tall + 1,
            )
        for other, marks in self._marks.items():
            show(marks, other is zoom)
        return self._marks[zoom]


def _sides(stand, kind, row, col):
    """Where this cell's group ends: 1 above, 2 right, 4 below, 8 left."""
    return (
        (stand.at(row - 1, col) != kind)
        + 2 * (stand.at(row, col + 1) != kind)
        + 4 * (stand.at(row + 1, col) != kind)
        + 8 * (stand.at(row, col - 1) != kind)
    )


class Size:
    """How many cells a group has, on a small plate in its first cell."""

    def __init__(self, group):
        self._plate = displayio.Group()
        group.append(self._plate)
        box(self._plate, 0, 0, 9, 7, INK)
        self._text = Label(self._plate, 1, 1, 8, WHITE, "", CENTRE, name="garden5")
        self.hide()

    def show(self, board, row, col, size):
        x, y = board.place(row, col)
        corner = board.zoom.size - 7
        self._plate.x, self._plate.y = x + corner - 1, y + corner
        self._text.text = str(size)
        show(self._plate, True)

    def hide(self):
        show(self._plate, False)


class Row:
    """A kind, its biggest group times its groups, and what that is worth."""

    def __init__(self, group, y):
        self._ground = box(group, 85, y - 1, 75, 16, CREAM)
        box(group, 87, y, 14, 14, INK)
        self._good = grid(group, "stand12", 88, y + 1, palette=TILES)
        self._text = Label(group, 105, y + 3, 34, INK)
        self._points = Label(group, 137, y + 3, 20, BARK, "", RIGHT)

    def show(self, tile, text, points, lit):
        paint(self._ground, LIME if lit else CREAM)
        put(self._good, 0, tile)
        self._text.text = text
        self._points.text = str(points).replace("-", "−")
        self._points.dye(RED if points < 0 else INK if lit else BARK)


class Sheet:
    """Everybody's points in one table, the winners' rows lit, and who named which kind."""

    def __init__(self, screen, detail):
        self.group = displayio.Group()
        group = self.group
        game = screen.game
        self._kinds = detail["kinds"]
        box(group, 0, 10, 160, 108, CREAM)
        self._columns = (44, 62, 80, 98, 116) if len(self._kinds) > 3 else (56, 78, 100, 122)
        for x, good in zip(self._columns, self._kinds):
            self._head(x, GOODS.index(good))
        self._head(self._columns[len(self._kinds)], _MOUSE)
        winners = game.winners()
        for seat in range(game.seats):
            y = 32 + 17 * seat
            if seat in winners:
                box(group, 0, y - 4, 160, 16, LIME)
            self._player(screen, seat, y, detail["players"][seat])
            box(group, 4, y + 12, 152, 1, SKY)
        self._named(screen, detail)

    def _head(self, x, tile):
        box(self.group, x - 7, 13, 14, 14, INK)
        grid(self.group, "stand12", x - 6, 14, tile=tile, palette=TILES)

    def _player(self, screen, seat, y, player):
        group = self.group
        grid(group, "badges9", 4, y - 1, tile=seat)
        if len(self._kinds) < 4:
            Label(group, 16, y, 32, INK, fit(screen.player(seat), 32))
        for x, good in zip(self._columns, self._kinds):
            Label(group, x - 9, y, 16, INK, str(player["products"][good]), RIGHT)
        x = self._columns[len(self._kinds)]
        Label(group, x - 9, y, 16, RED, "−" + str(2 * player["mice"]), RIGHT)
        Label(group, 134, y, 20, INK, str(player["total"]).replace("-", "−"), RIGHT)

    def _named(self, screen, detail):
        Label(self.group, 4, 106, 37, BARK, screen.app.say("named_by"))
        for x, good in zip(self._columns, self._kinds):
            seats = [seat for seat, named in enumerate(detail["named"]) if good in named]
            left = x - 4 * len(seats)
            for nth, seat in enumerate(seats):
                grid(self.group, "badges9", left + 8 * nth, 105, tile=seat)


def decided(app, game):
    """What broke a tie for the first place, in words; "" where points did."""
    scores = game.detail().get("teams") or game.scores()
    winners = len(game.winners()) * len(scores) // game.seats
    if scores.count(max(scores)) > winners:
        return app.say("fewer_mice")
    return ""
