# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies under a finger: cards are taken, the ghost follows and snaps, a tap on it turns it."""

from garden import const
from garden.veggies.stand import pack

from ...kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP
from ..standard.touch import Touch as Base
from .view import unpack

_WAYS = UP | DOWN | LEFT | RIGHT
_TWICE = const(300)  # ms between two taps that place the card
_SNAP = const(2)  # cells that the card goes aside to a legal place
_PANEL = const(128)  # the x of the cards beside the stand
_TOPS = (14, 43, 61, 79)  # of the hand and the market's cards
_FINE = const(6)  # a pointer with less reach hides nothing below it


class Touch(Base):
    last = 0, None  # when the ghost was tapped or sent last, and the action to place then

    def __init__(self, view, press):
        super().__init__(view, press)
        self._mode = view.mode
        self._phase = self.screen.game.phase

    def targets(self):
        return getattr(self, "_" + self._phase)()

    def _select(self, action, button):
        """Return a call that selects this action, which `button` would have done."""
        return lambda: self.press(button, lambda _: self._show(action))

    def _show(self, action):
        self.screen.app.cue("move")
        self.view.select(action)

    # -- the first card, and the kinds --------------------------------------------------------

    def _lay(self):
        return [self._choice((16 + 68 * nth, 52, 60, 55), nth) for nth in (0, 1)]

    def _name(self):
        """Return the kinds. With two players a choice is two kinds, and one of them is certain."""
        game = self.screen.game
        choices = [self.view.selected_action()] + list(game.choices(game.turn))
        found = []
        for bit in range(5):
            both = [kinds for kinds in choices if kinds >> bit & 1]
            if both:  # a kind of several choices means the selected one
                found.append(self._choice((3 + 30 * bit, 74, 31, 40), both[0]))
        return found

    def _choice(self, place, action):
        chosen = action == self.view.selected_action()
        return self.thing(place, place[0], chosen, _WAYS | TURN, lambda: self._show(action))

    # -- placing ------------------------------------------------------------------------------

    def _place(self):
        """Return the cards beside the stand, and the ghost."""
        action = self.view.selected_action()
        slot = action >> 14
        found = []
        for nth, top in enumerate(_TOPS):
            if nth != slot:
                other = nth << 14 | action & 0x3FFF
                found.append((_PANEL + 3, top - 1, 26, 18, self._select(other, TURN)))
        if self._sees(action):
            found.append(self._ghost(action) + (self._tap_ghost,))
        return found

    def _sees(self, action):
        """Return True if this place is inside the window."""
        x, y, width, height = self._ghost(action)
        return 0 <= x + width // 2 < _PANEL and 10 <= y + height // 2 < 118

    def _ghost(self, action):
        """Return where the card of this action lies: left, top, width and height in pixels."""
        _, rot, row, col = unpack(action)
        board = self._mode.board
        wide, tall = (2, 3) if rot & 1 else (3, 2)
        return board.place(row, col) + (wide * board.size, tall * board.size)

    def _tap_ghost(self):
        """Turn the card; with a second tap at once, place it as it was before the first."""
        now = self.screen.app.now
        since, action = Touch.last
        if action is not None and now - since < _TWICE:
            Touch.last = 0, None
            if action != self.view.selected_action():
                self._show(action)
            self.press(OK)
        else:
            Touch.last = now, self.view.selected_action()
            self.press(BACK)

    def miss(self, x, y):
        """Send the ghost to this place."""
        if self._phase == "place" and x < _PANEL and 10 <= y < 118:
            self.send(x, y)
            Touch.last = self.screen.app.now, self.view.selected_action()

    def send(self, x, y):
        """Send the middle of the ghost here, or to the nearest legal place beside it."""
        was = self.view.selected_action()
        action = self._snap(was, x, y)
        if action != was:
            self.press(_WAYS, lambda _: self._show(action))

    def _snap(self, action, x, y):
        slot, rot, _, _ = unpack(action)
        board = self._mode.board
        size = board.size
        wide, tall = (2, 3) if rot & 1 else (3, 2)
        left, top = board.place(0, 0)
        # The corner in pixels, and the cell that it is nearest to.
        x -= left + wide * size // 2
        y -= top + tall * size // 2
        col, row = (x + size // 2) // size, (y + size // 2) // size
        stand = self.screen.game.stands[self.screen.game.turn]
        best = None
        for down in range(row - _SNAP, row + _SNAP + 1):
            for across in range(col - _SNAP, col + _SNAP + 1):
                far = (across * size - x) ** 2 + (down * size - y) ** 2
                if (best is None or far < best) and stand.allows(pack(rot, down, across)):
                    best = far
                    found = down, across
        if best is None:
            found = self._mode.clamp(row, col)
        return slot << 14 | pack(rot, *found)

    def wheel(self, step):
        """Turn the card, one way or the other; before it lies, exchange the two."""
        for _ in range(1 if step > 0 else 3) if self._phase == "place" else ():
            self.press(BACK)
        if self._phase == "lay":
            self.press(TURN)

    # -- dragging -----------------------------------------------------------------------------

    def grab(self, x, y, reach):
        if self._phase != "place":
            return None
        if x >= _PANEL:
            for nth, top in enumerate(_TOPS):
                if top - 1 <= y < top + 17:
                    return Carried(self, x, y, reach, nth)
            return None
        left, top, width, height = self._ghost(self.view.selected_action())
        over = left <= x < left + width and top <= y < top + height
        if not over and self._is_cut():
            return Scrolled(self, self._mode.board, x, y)
        return Carried(self, x, y, reach)

    def _is_cut(self):
        """Return True if some of the stand is outside its window."""
        board = self._mode.board
        stand = self.screen.game.stands[self.screen.game.turn]
        return (
            stand.left < board.left
            or stand.right >= board.left + board.columns
            or stand.top < board.top
            or stand.bottom >= board.top + board.rows
        )


class Carried:
    """The card that follows the pointer, above a fingertip or just as a mouse took it."""

    def __init__(self, touch, x, y, reach, slot=None):
        self._touch = touch
        self._slot = slot
        left, top, width, height = touch._ghost(touch.view.selected_action())
        self._dx = self._dy = 0
        if slot is None and left <= x < left + width and top <= y < top + height:
            self._dx, self._dy = left + width // 2 - x, top + height // 2 - y
        if reach >= _FINE:
            self._dx, self._dy = 0, -reach - height // 2

    def move(self, x, y):
        touch = self._touch
        if self._slot is not None:
            action = self._slot << 14 | touch.view.selected_action() & 0x3FFF
            self._slot = None
            touch._select(action, TURN)()
        if x + self._dx < _PANEL:
            touch.send(x + self._dx, y + self._dy)

    def up(self, x, y):
        self.move(x, y)


class Scrolled:
    """The stand, if it is larger than its window; the card comes along."""

    def __init__(self, touch, board, x, y):
        self._touch = touch
        self._board = board
        self._x = x
        self._y = y

    def move(self, x, y):
        board = self._board
        size = board.size
        right, down = (self._x - x) // size, (self._y - y) // size
        if right or down:
            self._x -= right * size
            self._y -= down * size
            action = self._touch.view.selected_action()
            slot, rot, row, col = unpack(action)
            board.top += down
            board.left += right
            board.paint()
            self._touch._show(slot << 14 | pack(rot, row + down, col + right))

    def up(self, x, y):
        pass
