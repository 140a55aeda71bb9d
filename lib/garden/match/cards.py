# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: its cards and its moves as numbers.

A card is 1 to 15 for a vegetable, then the three specials; 0 is no card. A move is

    card << 5 | space                a vegetable planted
    (16 + vegetable) << 5 | space    a Storm
    (19 + vegetable) << 5 | space    a Basket
    0x2000 | onto << 5 | source      a Wheelbarrow
    PASS
"""

from garden import const
from garden.types import TYPE_CHECKING, Action, Seat

if TYPE_CHECKING:
    from garden.match.engine import Game

VEGETABLES = "TCB"  # tomato, corn, broccoli: a vegetable is its place here
STORM = const(16)
BASKET = const(17)
BARROW = const(18)
PASS = const(0xFFFF)
HAND = const(4)

VALUES = (-2, -1, 1, 2, 4)
_COPIES = (3, 4, 5, 5, 1)
_SPECIALS = const(3)

# By card: its value, and the bit of its vegetable, so that `a & b` asks "the same one?".
VALUE = (0,) + 3 * VALUES + (0, 0, 0)
BIT = bytes((0,) + 5 * (1,) + 5 * (2,) + 5 * (4,) + (0, 0, 0))


def copies(seats: int) -> int:
    """Return how many copies of the game, cards and tokens, this many players need."""
    return 1 if seats < 6 else 2


def deck(copies: int) -> bytearray:
    """Return the cards of this many copies of the game, in order."""
    counts = (0,) + 3 * _COPIES + 3 * (_SPECIALS,)
    cards = bytearray()
    for card in range(1, BARROW + 1):
        for _ in range(copies * counts[card]):
            cards.append(card)
    return cards


def unseen(game: "Game", seat: Seat) -> bytearray:
    """Return the cards that this seat has not seen, sorted so that their order tells nothing."""
    counts = bytearray(BARROW + 1)
    for other in range(game.seats):
        if other != seat:
            for card in game.hands[other]:
                counts[card] += 1
    for card in game.deck:
        counts[card] += 1
    cards = bytearray()
    for card in range(1, BARROW + 1):
        for _ in range(counts[card]):
            cards.append(card)
    return cards


def hand(cards: "bytes | tuple[int, ...]") -> bytearray:
    """Return a hand: up to four cards in the order they were drawn, then empty slots."""
    return bytearray(cards) + bytearray(HAND - len(cards))


def slot(hand: bytearray, card: int) -> int:
    """Return where in the hand this card is, or a free slot for 0; HAND for nowhere."""
    for place in range(HAND):
        if hand[place] == card:
            return place
    return HAND


def drop(hand: bytearray, card: int) -> None:
    """Take this card out of the hand; those drawn after it move up."""
    for place in range(slot(hand, card), HAND - 1):
        hand[place] = hand[place + 1]
    hand[HAND - 1] = 0


def vegetable_of(card: int) -> int:
    return (card - 1) // 5


def plant(card: int, space: int) -> Action:
    return card << 5 | space


def announce(special: int, vegetable: int, space: int) -> Action:
    """Return the action that puts down a Storm or a Basket as this vegetable."""
    return (STORM + 3 * (special - STORM) + vegetable) << 5 | space


def carry(onto: int, source: int) -> Action:
    """Return the action that puts a Wheelbarrow on one space and moves a vegetable onto it."""
    return 0x2000 | onto << 5 | source


def played(action: Action) -> int:
    """Return the card that leaves the hand; 0 for a pass and for a number that is no move."""
    head = action >> 5
    if 0 < head < STORM:
        return head
    if STORM <= head < STORM + 6:
        return STORM + (head - STORM) // 3
    return BARROW if head >> 5 == 8 else 0


def announced(action: Action) -> int:
    """Return the vegetable announced with a Storm or a Basket."""
    return ((action >> 5) - STORM) % 3


def onto(action: Action) -> int:
    """Return the space that the card is put on."""
    return (action >> 5 if action & 0x2000 else action) & 31


def source(action: Action) -> int:
    """Return the space that a Wheelbarrow takes its vegetable from."""
    return action & 31
