# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: the last round, searched to its end. Each seat has one die and one act left."""

from array import array

from garden import const
from garden.bits import count
from garden.cabbage.bot.basics import PLACE, PLOTS_AT, lowest
from garden.cabbage.bot.line import GREEN_AT, LYING, SLICE, WAYS, Line
from garden.cabbage.engine import FLIP, ROTATE, SWAP
from garden.cabbage.field import GREEN, PURPLE, groups
from garden.types import Seat, Slices

WON = const(1000)

# A cache of who wins on recent fields. All bots share it. It is allocated when this module is
# loaded, because so large a block is hard to find later. The number of slots is a prime, to keep
# similar fields apart. No field is all red, so 0 marks an empty slot.
_SLOTS = const(509)
_fields = array("i", bytes(4 * _SLOTS))
_kept = array("h", bytes(2 * _SLOTS))
_ALL = const(0xFFFFFF)
_COLS = const(6)
_NOT_LEFT = const(0xFBEFBE)
_MIDDLE = const(0x01E780)

# Work, in tens of bytecodes.
_ROUND = const(70)
_MOVE = const(25)
_FIELD = const(4)
_NEW_FIELD = const(70)
_CLOSE = const(170)


class Ending:
    def __init__(self, line: Line) -> None:
        self.worth = 0
        self.move = -1  # the first mover's best as place * 8 + act; -1 if all moves lose
        self._line = line
        game = line.game
        self._tie = game.dice_total(PURPLE) - game.dice_total(GREEN)
        for slot in range(_SLOTS):  # the tie may go the other way in another game
            _fields[slot] = 0
        # By seat, the move that was enough last time, as the round's first and as its last:
        # place * 4 + the way the spare lies.
        self._first = bytearray(2)
        self._last = bytearray(2)

    def search(self, seat: Seat, low: int, high: int) -> Slices:
        """Find what the round is `worth` to the seat that moved last in the round before.

        The seat needs more than `low`, and no more than `high`.
        """
        dice = self._line.game.dice
        own = lowest(dice[seat])
        other = lowest(dice[1 - seat])
        if own >= other:
            yield from self.play(seat, own, other, low, high)
        else:
            yield from self.play(1 - seat, other, own, -high, -low)
            self.worth = -self.worth
        if self._line.work > SLICE:
            self._line.work = 0
            yield

    def play(self, seat: Seat, die: int, other: int, low: int, high: int) -> Slices:
        """Find the best `move` and what it is `worth`; without an `other` die it ends the game."""
        line = self._line
        game = line.game
        rival = game.farmers[1 - seat]
        places = WAYS[game.farmers[seat] * 7 + die] & ~(1 << PLACE[rival])
        answers = WAYS[rival * 7 + other]
        change = _change(game.acts[seat])
        start = self._first[seat]
        spare = game.spare & ~3 | start & 3
        self.move = -1
        line.work += _ROUND
        best = -WON
        for nth in range(-1, 6):
            place = start >> 2 if nth < 0 else nth
            if not places >> place & 1:
                continue
            places ^= 1 << place
            card = game.field[place]
            others = game.green & ~PLOTS_AT[place]
            for turn in range(1 if change else 4):
                laid = card ^ change if change else spare ^ turn
                green = others | GREEN_AT[place * LYING + laid]
                if other:
                    left = spare if change else card
                    limit = -max(low, best)
                    worth = -self._answer(1 - seat, green, left, answers & ~(1 << place), limit)
                else:
                    worth = -self._result(green) if seat else self._result(green)
                if worth > best:
                    best = worth
                    self.move = place << 3 | (change - 1 if change else SWAP + (laid & 3))
                    self._first[seat] = place << 2 | laid & 3
                    if best >= high:
                        self.worth = best
                        return
                if line.work > SLICE:
                    line.work = 0
                    yield
        self.worth = best

    def _answer(self, seat, green, spare, places, limit):
        """Find the best end for the seat that makes the game's last move on this field."""
        line = self._line
        game = line.game
        fields = _fields
        results = _kept
        change = _change(game.acts[seat])
        start = self._last[seat]
        spare = spare & ~3 | start & 3
        turns = 1 if change else 4
        best = -WON
        work = _MOVE
        for nth in range(-1, 6):
            place = start >> 2 if nth < 0 else nth
            if not places >> place & 1:
                continue
            places ^= 1 << place
            others = green & ~PLOTS_AT[place]
            laid = game.field[place] ^ change if change else spare
            at = place * LYING
            for turn in range(turns):
                then = others | GREEN_AT[at + (laid ^ turn)]
                slot = then % _SLOTS
                worth = results[slot] if fields[slot] == then else self._result(then)
                work += _FIELD
                if seat:
                    worth = -worth
                if worth > best:
                    best = worth
                    if best >= limit:
                        self._last[seat] = place << 2 | (laid ^ turn) & 3
                        line.work += work
                        return best
        line.work += work
        return best

    def _result(self, green):
        """Return who wins with this field: WON for green, -WON for purple, 0 for nobody."""
        slot = green % _SLOTS
        if _fields[slot] != green:
            self._line.work += _NEW_FIELD
            _fields[slot] = green
            _kept[slot] = WON * _sign(_lead(green) or self._rank(green))
        return _kept[slot]

    def _rank(self, green):
        """Return how far green is ahead if the largest groups are equal."""
        self._line.work += _CLOSE
        return (groups(green) - groups(green ^ _ALL) << 6) + self._tie


def _sign(number):
    return (number > 0) - (number < 0)


def _change(spaces):
    """Return which bit of a card the last act changes, 0 for a Swap."""
    return 1 if spaces[ROTATE] else 2 if spaces[FLIP] else 0


def _lead(green):
    """Return whose largest group is larger: above 0 for green, 0 for a tie."""
    plots = count(green)
    sign = 1
    if plots < 12:
        green ^= _ALL
        plots = 24 - plots
        sign = -1
    largest = _largest(green, plots, 0)
    # Use the seat with fewer plots. Its groups below this size do not matter.
    return sign * (largest - _largest(green ^ _ALL, 24 - plots, largest - 1))


def _largest(mask, left, largest):
    """Return the size of the largest group, or the given size if all are smaller."""
    while left > largest:
        # The same as garden.bits.flood, but most of the time is spent here: start in the middle,
        # where the largest group often is, and make no call.
        start = mask & _MIDDLE or mask
        start &= -start
        inner = mask & _NOT_LEFT
        grown = 0
        while grown != start:
            grown = start
            start |= start << 1 & inner | (start & inner) >> 1 & mask
            start |= (start << _COLS | start >> _COLS) & mask
            start |= start << 1 & inner | (start & inner) >> 1 & mask
            start |= (start << _COLS | start >> _COLS) & mask
        mask ^= start
        size = count(start)
        left -= size
        if size > largest:
            largest = size
    return largest
