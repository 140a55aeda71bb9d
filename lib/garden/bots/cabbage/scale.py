# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: what it is worth to do something to a card, field by field remembered."""

from array import array

from garden import const
from garden.cabbage import FLIP, ROTATE, SWAP
from garden.cabbage.field import GREEN, PURPLE, green_at, groups, place_of, plots_at

ACTS = const(6)
KIND = b"\0\1\2\2\2\2"  # by act, whether it is a Rotate, a Flip or a Swap
NONE = const(-999)  # less than anything is worth

# What a Rotate still to be used costs, in cabbages: it is the act that changes least.
_CLUMSY = const(5)

# How far green is ahead on the fields seen lately, for all bots: their number is a prime to keep
# like ones apart, and as no field is all red, 0 is an empty slot.
_SLOTS = const(251)
_ALL = const(0xFFFFFF)
_fields = array("i", bytes(4 * _SLOTS))
_leads = array("h", bytes(2 * _SLOTS))

# Work, in tens of bytecodes.
_GROUPS = const(145)
_CARD = const(220)


class Scale:
    def __init__(self):
        self.worths = array("h", bytes(2 * ACTS))
        self.work = 0

    def begin(self, game):
        self._game = game
        self._tie = game.dice_total(PURPLE) - game.dice_total(GREEN)

    def weigh(self, seat, plot, end):
        """Fill `worths`, act by act: what it is worth to this seat there, NONE for a used one.

        At the end that is -1, 0 or 1; before, cabbages and the acts that are left.
        """
        self.work += _CARD
        game = self._game
        sign = -1 if seat else 1
        tie = sign * self._tie
        spaces = game.acts[seat]
        clumsy = _CLUMSY * (game.acts[1 - seat][ROTATE] - spaces[ROTATE])
        place = place_of(plot)
        others = game.green & ~plots_at(place)
        card = game.field[place]
        spare = game.spare & ~3
        for act in range(ACTS):
            worth = NONE
            if spaces[KIND[act]]:
                lying = card ^ act + 1 if act <= FLIP else spare | act - SWAP
                lead = sign * self._lead(others | green_at(place, lying))
                if end:
                    lead = (lead << 6) + tie
                    worth = (lead > 0) - (lead < 0)
                else:
                    # Both groups alike: a second one may still be joined to the largest.
                    worth = clumsy + lead - 255 * (lead + 128 >> 8)
                    if act == ROTATE:
                        worth += _CLUMSY
            self.worths[act] = worth

    def _lead(self, green):
        """How far green is ahead: the largest groups, times 256, and the second largest."""
        slot = green % _SLOTS
        if _fields[slot] != green:
            _fields[slot] = green
            _leads[slot] = groups(green) - groups(green ^ _ALL)
            self.work += _GROUPS
        return _leads[slot]
