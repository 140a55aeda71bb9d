# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies' points: the named kinds, a page for each player and kind, the whole sheet."""

from garden import const
from garden.veggies.cards import GOODS

from ...kit.colors import BARK, CREAM, INK, LIME, RED, SKY, WHITE, WOOD
from ...kit.label import big
from ...kit.shapes import box
from ...kit.sprites import show
from ...kit.text import CENTRE, RIGHT, fit
from .board import Board
from .tiles import MOUSE, furnish, signed

_BOARD = const(84)  # pixels left of the list, for all but very long stands
_SMALLEST = const(4)  # of the sizes of cells
_SIZES = const(10)  # groups that get their size written on them
# A plate would hide a small cell, so by cell size this is the smallest group with one.
_WRITTEN = {12: 1, 8: 2, 6: 99, 4: 99}

# Tiles of mark12 and mark8: nothing, a checkerboard, then edges in yellow and in white.
_DIM = const(1)
_YELLOW = const(2)
_WHITE = const(18)


class Score:
    """The named kinds, then a page for every kind of every stand, then the sheet."""

    def __init__(self, screen):
        furnish(screen.app)
        self._screen = screen
        self._detail = screen.game.detail()
        self._kinds = self._detail["kinds"]
        self.pages = screen.game.seats * len(self._kinds) + 2
        self._page = 0
        self._wide = 0  # pixels of the board
        self._number = big(screen.body, 112, 101, 46, INK, "", RIGHT)

    def show(self, page):
        screen = self._screen
        self._page = page
        stand = 0 < page < self.pages - 1
        if stand:
            seat = (page - 1) // len(self._kinds)
            screen.top.turn(seat, screen.player(seat))
            screen.top.status(screen.app.say("of", seat + 1, screen.game.seats))
            self._number.text = signed(self._detail["players"][seat]["total"])
        elif not page:
            screen.top.turn(0, "", False)
            screen.top.status(screen.app.say("named_by"))
        else:
            winners = screen.game.winners()
            screen.top.turn(winners[0], "")
            screen.top.status(_winners(screen.app, [screen.player(seat) for seat in winners]))
        show(self._number, stand)
        self.paint()

    def paint(self):
        if not self._page:
            self._named()
        elif self._page < self.pages - 1:
            self._stand(*divmod(self._page - 1, len(self._kinds)))
        else:
            Sheet(self._screen, self._detail).paint()

    def _named(self):
        """Draw a line for each player, with the kinds they named, and then the kinds not named."""
        paper = self._screen.paper
        missed = self._missed()
        box(paper, 0, 10, 160, 108, CREAM)
        pitch = min(25, (95 - 11 * len(missed)) // len(self._detail["named"]))
        y = 12
        for seat, named in enumerate(self._detail["named"]):
            paper.stamp("badges9", 8, y + 1, seat)
            paper.write(22, y + 2, 60, INK, self._screen.player(seat))
            for nth, good in enumerate(named):
                paper.stamp("stand12", 91 + 14 * nth, y, GOODS.index(good), None)
            y += pitch
        if missed:
            self._list(missed, 117 - 11 * len(missed))

    def _missed(self):
        """Return the kinds that nobody named, of those that somebody has."""
        players = self._detail["players"]
        return [
            good
            for good in GOODS
            if good not in self._kinds and max([len(player["groups"][good]) for player in players])
        ]

    def _list(self, missed, y):
        """Write for each of these kinds what it would have been worth to whom."""
        paper, say = self._screen.paper, self._screen.app.say
        box(paper, 0, y - 11, 160, 129 - y, WOOD)
        paper.write(4, y - 10, 152, INK, say("nobody_named"))
        for good in missed:
            box(paper, 0, y, 160, 10, CREAM)
            paper.stamp("goods8", 4, y + 1, GOODS.index(good), None)
            paper.write(15, y + 2, 55, INK, say("goods_" + good))
            x = 73
            for seat, player in enumerate(self._detail["players"]):
                groups = player["groups"][good]
                if groups:
                    paper.stamp("badges9", x, y + 1, seat)
                    paper.write(x + 10, y + 2, 12, BARK, str(groups[0] * len(groups)))
                x += 22
            y += 11

    def _stand(self, seat, index):
        """Show one player's stand, with the counted kind bright and its groups framed."""
        game = self._screen.game
        stand = game.stands[seat]
        wide = max(_BOARD, _SMALLEST * (stand.right - stand.left + 1))
        if wide != self._wide:
            self._wide = wide
            self._board = Board(self._screen.paper, wide, sizes=(12, 8, 6, _SMALLEST), room=0)
        self._board.shown = None  # the marks of another kind cover it
        self._board.show(stand, seat)
        kind = GOODS.index(self._kinds[index]) + 1
        for x, y, size in self._mark(stand, game.survey(seat), kind):
            box(self._board.window, x - 1, y, 9, 7, INK)
            self._screen.paper.write(x, y + 1, 8, WHITE, str(size), CENTRE, name="garden5")
        self._draw(self._detail["players"][seat], index)

    def _mark(self, stand, survey, kind):
        """Mark every cell. Return the corners of plates and the sizes of groups to write there."""
        board = self._board
        sheet = f"mark{board.size}"
        plates = []
        written = [False] * survey.labels
        for row in range(board.top, board.top + board.rows + 1):
            for col in range(board.left - 1, board.left + board.columns + 1):
                there = stand.at(row, col)
                x, y = board.place(row, col)
                if there == kind:
                    name = survey.label[(row << 5) + col & 1023]
                    size = survey.sizes[name]
                    edges = _YELLOW if size == survey.biggest[kind] else _WHITE
                    board.window.stamp(sheet, x, y, edges + _sides(stand, kind, row, col))
                    if not written[name] and size >= _WRITTEN[board.size] and len(plates) < _SIZES:
                        written[name] = True
                        plates.append((x + board.size - 7, y + board.size - 7, size))
                elif there:
                    board.window.stamp(sheet, x, y, _DIM)
        return plates

    def _draw(self, player, index):
        """Draw the list beside the stand, with this kind lit."""
        paper = self._screen.paper
        say = self._screen.app.say
        x = self._wide
        narrow = x > _BOARD
        box(paper, x, 10, 160 - x, 108, INK)
        box(paper, x + 1, 10, 159 - x, 12, WOOD)
        box(paper, x + 1, 22, 159 - x, 96, CREAM)
        if not narrow:
            paper.write(86, 12, 73, INK, say("size_groups"), CENTRE)
        few = len(self._kinds) < 4
        pitch = 17 if few else 15
        for number, good in enumerate(self._kinds):
            groups = player["groups"][good]
            text = f"{groups[0]} × {len(groups)}" if groups else "0"
            points = player["products"][good]
            self._row(24 + pitch * number, GOODS.index(good), text, points, number == index)
        mice = player["mice"]
        y = 24 + pitch * len(self._kinds)
        self._row(y, MOUSE, f"{mice} × −2", -2 * mice, False)
        box(paper, x + 4, 97 if few else 99, 153 - x, 1, BARK)
        if not narrow:
            paper.write(89, 105, 28, INK, say("total"))

    def _row(self, y, tile, text, points, chosen):
        """Draw a kind, its biggest group times its groups, and the points."""
        paper = self._screen.paper
        x = self._wide + 1
        if x > _BOARD + 1:
            text = text.replace(" ", "")
        if chosen:
            box(paper, x, y - 1, 160 - x, 16, LIME)
        box(paper, x + 2, y, 14, 14, INK)
        paper.stamp("stand12", x + 3, y + 1, tile, None)
        paper.write(x + 20, y + 3, 119 - x, INK, text)
        color = RED if points < 0 else INK if chosen else BARK
        paper.write(137, y + 3, 20, color, signed(points), RIGHT)


def _winners(app, names):
    if len(names) > 2:
        return app.say("many_win", len(names))
    return app.say("both_win" if len(names) > 1 else "wins", *names)


def _sides(stand, kind, row, col):
    """Return where this cell's group ends: 1 above, 2 right, 4 below, 8 left."""
    return (
        (stand.at(row - 1, col) != kind)
        + 2 * (stand.at(row, col + 1) != kind)
        + 4 * (stand.at(row + 1, col) != kind)
        + 8 * (stand.at(row, col - 1) != kind)
    )


class Sheet:
    """Everyone's points in one table, with the winners' rows lit, and the kinds that each named."""

    def __init__(self, screen, detail):
        self._screen = screen
        self._paper = screen.paper
        self._detail = detail
        self._kinds = detail["kinds"]
        self._columns = (44, 62, 80, 98, 116) if len(self._kinds) > 3 else (56, 78, 100, 122)

    def paint(self):
        paper = self._paper
        game = self._screen.game
        box(paper, 0, 10, 160, 108, CREAM)
        for x, good in zip(self._columns, self._kinds):
            self._head(x, GOODS.index(good))
        self._head(self._columns[len(self._kinds)], MOUSE)
        winners = game.winners()
        for seat in range(game.seats):
            y = 32 + 17 * seat
            if seat in winners:
                box(paper, 0, y - 4, 160, 16, LIME)
                paper.write(151, y, 8, INK, "★")
            self._player(seat, y, self._detail["players"][seat])
            box(paper, 4, y + 12, 152, 1, SKY)
        self._named()

    def _head(self, x, tile):
        box(self._paper, x - 7, 13, 14, 14, INK)
        self._paper.stamp("stand12", x - 6, 14, tile, None)

    def _player(self, seat, y, player):
        paper = self._paper
        paper.stamp("badges9", 4, y - 1, seat)
        if len(self._kinds) < 4:
            paper.write(16, y, 32, INK, fit(self._screen.player(seat), 32))
        for x, good in zip(self._columns, self._kinds):
            paper.write(x - 9, y, 16, INK, str(player["products"][good]), RIGHT)
        x = self._columns[len(self._kinds)]
        lost = -2 * player["mice"]
        paper.write(x - 9, y, 16, RED if lost else INK, signed(lost), RIGHT)
        total = player["total"]
        paper.write(129, y, 20, RED if total < 0 else INK, signed(total), RIGHT)

    def _named(self):
        self._paper.write(4, 106, 37, BARK, self._screen.app.say("named_by"))
        for x, good in zip(self._columns, self._kinds):
            seats = [seat for seat, named in enumerate(self._detail["named"]) if good in named]
            left = x - 4 * len(seats)
            for nth, seat in enumerate(seats):
                self._paper.stamp("badges9", left + 8 * nth, 105, seat)


def decided(app, game):
    """Return in words what broke a tie for first place, "" if the points decided."""
    scores = game.detail().get("teams") or game.scores()
    winners = len(game.winners()) * len(scores) // game.seats
    if scores.count(max(scores)) > winners:
        return app.say("fewer_mice")
    return ""
