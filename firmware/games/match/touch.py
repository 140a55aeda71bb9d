# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match under a finger: a card of the hand, a space for it, and what a special asks for."""

from garden import const
from garden.match.cards import HAND
from garden.match.plan import NEUTRAL

from ...kit.input import DOWN, LEFT, RIGHT, TURN, UP
from ..standard.touch import Touch as Base
from .pointer import CHOICE, MOVE, NOTHING

_WAYS = UP | DOWN | LEFT | RIGHT
_PANEL = const(108)  # the x of the hand and the tokens


class Touch(Base):
    def __init__(self, view, press):
        super().__init__(view, press)
        self.turn = view._turn
        self._yard = view._board.yard

    def targets(self):
        turn = self.turn
        if turn.mode == NOTHING:
            return []
        if turn.mode == CHOICE:
            return self._hand() + self._vegetables()
        return self._hand() + self._spaces()

    def _hand(self):
        """Return the cards that can be played."""
        turn = self.turn
        return [
            (109 + 25 * (slot % 2), 10 + 25 * (slot // 2), 25, 25, self.takes(slot))
            for slot in range(HAND)
            if turn.playable[slot]
        ]

    def takes(self, slot):
        return lambda: self.press(TURN | _WAYS, lambda _: self.take(slot))

    def take(self, slot):
        """Take this card up, from its first step on."""
        self.turn.take(slot)
        self._show("card")

    def _show(self, cue):
        self.screen.app.cue(cue)
        self.view._draw()

    def _vegetables(self):
        """Return the vegetables that a storm or a basket may stand for."""
        turn = self.turn
        found = []
        for vegetable in range(3):
            if turn.counts[vegetable]:
                place = 8 + 32 * vegetable, 52, 28, 28
                chosen = vegetable == turn.vegetable
                found.append(self._choice(place, "vegetable", vegetable, chosen))
        return found

    def _spaces(self):
        """Return the spaces where the card may go, or from where its vegetable may come."""
        turn = self.turn
        what = "start" if turn.mode == MOVE else "space"
        chosen = turn.start if turn.mode == MOVE else turn.space
        return [
            self._choice(self.place(space), what, space, space == chosen) for space in turn.spaces()
        ]

    def _choice(self, place, what, value, chosen):
        turn = self.turn
        key = turn.slot, turn.mode, what == "start" and turn.space, value
        return self.thing(place, key, chosen, _WAYS, lambda: self.put(what, value))

    def put(self, what, value):
        """Choose this space or vegetable."""
        setattr(self.turn, what, value)
        self._show("move")

    def place(self, space):
        yard = self._yard
        return yard.x[space], yard.y[space], yard.size, yard.size

    def _at(self, x, y):
        """Return the space here, None if there is none."""
        for space in range(self.screen.game.plan.spaces):
            left, top, size, _ = self.place(space)
            if left <= x < left + size and top <= y < top + size:
                return space
        return None

    def miss(self, x, y):
        """Say why a card may not go here."""
        if x >= _PANEL or self.turn.mode == CHOICE:
            return
        if self.turn.mode == NOTHING:
            self.press(_WAYS, lambda _: self.screen.refuse("match_nothing"))
        elif self._at(x, y) is not None:
            key = "match_not_bare" if self.turn.mode == MOVE else self._why(self._at(x, y))
            self.press(_WAYS, lambda _: self.screen.refuse(key))

    def _why(self, space):
        return "match_taken" if self.screen.game.grid[space] else "match_not_here"

    def hold(self, x, y):
        """Show the pile of the owner of this field, or of this row of tokens."""
        space = self._at(x, y)
        owner = NEUTRAL if space is None else self.screen.game.plan.owner[space]
        if owner == NEUTRAL:
            return False
        self.screen.look_around(page=owner)
        return True

    def grab(self, x, y, reach):
        """Drag a card from the hand onto a space."""
        if self.turn.mode != NOTHING and x >= _PANEL:
            for slot in range(HAND):
                left, top = 109 + 25 * (slot % 2), 10 + 25 * (slot // 2)
                if left <= x < left + 25 and top <= y < top + 25 and self.turn.playable[slot]:
                    return Carried(self, slot, reach)
        return None


class Carried:
    """A card on its way from the hand to the nearest space where it may go."""

    def __init__(self, touch, slot, reach):
        self._touch = touch
        self._slot = slot
        self._reach = reach

    def move(self, x, y):
        touch = self._touch
        if self._slot is not None:
            slot, self._slot = self._slot, None
            touch.takes(slot)()
        turn = touch.turn
        if turn.mode == CHOICE or x >= _PANEL:
            return
        best = None
        for space in turn.spaces():
            left, top, size, _ = touch.place(space)
            far = abs(2 * (x - left) - size) + abs(2 * (y - top) - size)
            if best is None or far < best:
                best, found = far, space
        if best is not None and found != turn.space and best < 3 * size:
            touch.press(_WAYS, lambda _: touch.put("space", found))

    def up(self, x, y):
        self.move(x, y)
