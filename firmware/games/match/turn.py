# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A person's turn in Veggie Match: a card, a space, and whatever else the card asks for."""

from garden.match.cards import (
    BARROW,
    HAND,
    PASS,
    STORM,
    announce,
    announced,
    carry,
    onto,
    plant,
    played,
    slot,
    source,
    vegetable_of,
)

from ...kit.input import BACK, OK, TURN, step
from .pointer import CARDS, CHOICE, MOVE, NOTHING, PLACE
from .yard import push


class Turn:
    """The choices made so far, and what each button does next."""

    def __init__(self, screen):
        self._screen = screen
        self.mode = NOTHING
        self.seat = 0
        self.slot = 0
        self.vegetable = None  # the vegetable that a storm or a basket stands for
        self.space = 0  # where the card is held
        self.start = 0  # where a wheelbarrow fetches its vegetable
        self.playable = bytearray(HAND)
        self.counts = [0, 0, 0]  # by vegetable: on how many spaces it would complete a harvest
        self._free = ()  # spaces a card may be put on,
        self._ripe = ()  # and what would be harvested there, as game.ripe says

    @property
    def card(self):
        return self._screen.game.hands[self.seat][self.slot]

    @property
    def announces(self):
        return STORM <= self.card < BARROW

    def action(self):
        """Return the chosen move, None if the player must choose more first."""
        card = self.card
        if self.mode == MOVE:
            return carry(self.space, self.start)
        if self.mode != PLACE or card == BARROW:
            return None
        if card < STORM:
            return plant(card, self.space)
        return announce(card, self.vegetable, self.space)

    # -- where a turn begins ----------------------------------------------------------------------

    def begin(self, seat):
        game = self._screen.game
        self.seat = seat
        hand = game.hands[seat]
        for nth in range(HAND):
            self.playable[nth] = hand[nth] > 0 and game.playable(hand[nth])
        self._survey(game)
        self.mode = NOTHING
        slots = [nth for nth in range(HAND) if self.playable[nth]]
        if slots:
            # Prefer one that asks nothing first.
            plain = [nth for nth in slots if not STORM <= hand[nth] < BARROW]
            self.space = game.plan.spaces
            self.take((plain or slots)[0])

    def _survey(self, game):
        """Note the free spaces and their harvests, which do not change while the player thinks."""
        self._free = [space for space in range(game.plan.spaces) if game.free(space)]
        self._ripe = [game.ripe(space) for space in self._free]
        for vegetable in range(3):
            self.counts[vegetable] = sum([ripe >> vegetable & 1 for ripe in self._ripe])

    def take(self, index):
        """Take this card up. It stays over its space if it may be put there."""
        self.slot = index
        self.mode = CHOICE if self.choices() > 1 else PLACE
        self.vegetable = None
        if self.announces:
            self.vegetable = 2
            self._go(1)
        self._clamp()

    def choices(self):
        """Return how many vegetables this card could stand for."""
        return sum([count > 0 for count in self.counts]) if self.announces else 0

    def _go(self, step):
        """Go to the next vegetable that would complete a harvest."""
        self.vegetable = (self.vegetable + step) % 3
        while not self.counts[self.vegetable]:
            self.vegetable = (self.vegetable + step) % 3

    def _clamp(self):
        """Keep the card over a space where it may go."""
        spaces = self.spaces()
        if self.space not in spaces:
            self.space = self._first(spaces)

    def _first(self, spaces):
        """Return the first space: one where the card harvests, else in the own field, else any."""
        if self.card < STORM:
            ripe = self._look(vegetable_of(self.card))
            if ripe:
                return ripe[0]
        owner = self._screen.game.plan.owner
        own = [space for space in spaces if owner[space] == self.seat]
        return (own or spaces)[0]

    def spaces(self):
        """Return the spaces where the cursor can go."""
        grid = self._screen.game.grid
        if self.mode == MOVE:
            return [space for space in range(self._screen.game.plan.spaces) if grid[space]]
        return self._free if self.vegetable is None else self._look(self.vegetable)

    def _look(self, vegetable):
        """Return the free spaces where this vegetable would complete a harvest."""
        both = zip(self._free, self._ripe)
        return [space for space, ripe in both if ripe >> vegetable & 1]

    def follow(self, action):
        """Make the choices of this move."""
        if action == PASS:
            return
        card = played(action)
        self.slot = slot(self._screen.game.hands[self.seat], card)
        self.space = onto(action)
        self.mode = MOVE if card == BARROW else PLACE
        self.vegetable = announced(action) if self.announces else None
        self.start = source(action)

    # -- buttons ----------------------------------------------------------------------------------

    def press(self, button):
        """Answer this button. Return True if something must be drawn again."""
        if button == OK:
            return self._choose()
        if self.mode == NOTHING:
            self._screen.refuse("match_nothing")
            return False
        if button == BACK:
            return self._undo()
        if button == TURN:
            return self._next_card()
        return self._move(*step(button))

    def _choose(self):
        action = PASS if self.mode == NOTHING else self.action()
        if action is not None:
            self._screen.commit(action)
            return False
        if self.mode == CARDS:
            self.take(self.slot)
        elif self.mode == CHOICE:
            self.mode = PLACE
            self._clamp()
        else:
            self._load()
        return self._changed("card")

    def _load(self):
        """Begin with a vegetable that the wheelbarrow would harvest, or with the nearest."""
        game = self._screen.game
        plan = game.plan
        self.mode = MOVE
        crop = bytearray(plan.spaces)
        best = None
        for space in self.spaces():
            far = abs(plan.row[space] - plan.row[self.space])
            far += abs(plan.col[space] - plan.col[self.space])
            rank = (game.crop(carry(self.space, space), crop) == 0, far)
            if best is None or rank < best:
                best = rank
                self.start = space

    def _undo(self):
        if self.mode == MOVE:
            self.mode = PLACE
        elif self.mode == CARDS:
            self.take(self.slot)
        elif self.mode == PLACE and self.choices() > 1:
            self._go(1)
            self._clamp()
        else:
            self.mode = CARDS
        return self._changed("turn")

    def _next_card(self):
        nth = (self.slot + 1) % HAND
        while not self.playable[nth]:
            nth = (nth + 1) % HAND
        if nth == self.slot:
            self._screen.refuse("match_only")
            return False
        if self.mode == CARDS:
            self.slot = nth
        else:
            self.take(nth)
        return self._changed("card")

    def _move(self, dx, dy):
        plan = self._screen.game.plan
        before = self.slot, self.vegetable, self.space, self.start
        if self.mode == CARDS:
            nth = self.slot ^ (dx != 0) ^ 2 * (dy != 0)
            if self.playable[nth]:
                self.slot = nth
        elif self.mode == CHOICE:
            if dx:
                self._go(dx)
        elif self.mode == MOVE:
            self.start = push(plan, self.spaces(), self.start, dx, dy)
        else:
            self.space = push(plan, self.spaces(), self.space, dx, dy)
        moved = before != (self.slot, self.vegetable, self.space, self.start)
        self._changed("move" if moved else "blocked")
        return moved

    def _changed(self, cue):
        self._screen.app.cue(cue)
        return True
