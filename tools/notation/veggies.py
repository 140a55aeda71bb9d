# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies in text: `lay 11`, `11 r1 -1,2`, `name S G`, and whole positions."""

import re
from collections.abc import Iterable
from typing import Any

from garden import OVER
from garden.types import Action, Mask, Seat
from garden.veggies.cards import GOODS, letters
from garden.veggies.engine import Game
from garden.veggies.stand import Stand, column, pack, rotation, row
from tools.notation import checks

_KEYS = ("game", "seats", "options", "phase", "turn") + (
    "deck",
    "market",
    "hands",
    "stands",
    "named",
)
_LAY = re.compile(r"lay (\d{1,2})", re.ASCII)
_PLACE = re.compile(r"(\d{1,2}) r([0-3]) (-?\d{1,2}),(-?\d{1,2})", re.ASCII)
_NAME = re.compile(r"name ([SBGCM])(?: ([SBGCM]))?")
_ON_STAND = 8


def move_text(game: Game, action: Action) -> str:
    """Write a move of this game."""
    if game.phase == "lay":
        return f"lay {game.hands[game.turn][action]}"
    if game.phase == "name":
        return " ".join(["name", *letters(action)])
    slot = action >> 14
    card = game.market[slot - 1] if slot else game.hands[game.turn][0]
    return f"{card} r{rotation(action)} {row(action)},{column(action)}"


def parse_move(game: Game, text: str) -> Action:
    """Read a move of this game. Raise ValueError with the reason if it is none."""
    if found := _LAY.fullmatch(text):
        return _asked_for(game, "lay") and _laid(game, int(found[1]))
    if found := _PLACE.fullmatch(text):
        return _asked_for(game, "place") and _placed(game, *map(int, found.groups()))
    if found := _NAME.fullmatch(text):
        return _asked_for(game, "name") and _named(found[1], found[2])
    raise ValueError("a move is 'lay 11', '11 r1 -1,2' or 'name S G'")


def _asked_for(game: Game, phase: str) -> bool:
    """Return True in this phase; otherwise raise ValueError with what is due."""
    if game.phase != phase:
        raise ValueError(
            {
                "lay": "the first card is to be laid now: lay CARD",
                "place": "a card is to be placed now: CARD rTURNS ROW,COLUMN",
                "name": "kinds are to be named now: name S",
                "over": "the game is over",
            }[game.phase]
        )
    return True


def _laid(game: Game, card: int) -> Action:
    hand = game.hands[game.turn]
    if card not in hand:
        raise ValueError(f"card {card} was not dealt to seat {game.turn}")
    return hand.index(card)


def _placed(game: Game, card: int, rot: int, at_row: int, at_col: int) -> Action:
    seat = game.turn
    if card in game.hands[seat]:
        slot = 0
    elif card in game.market:
        slot = 1 + game.market.index(card)
    else:
        raise ValueError(f"card {card} is neither on the market nor in the hand of seat {seat}")
    if not (-32 <= at_row < 32 and -32 <= at_col < 32):
        raise ValueError("that is too far from the stand: a card must touch or cover it")
    return slot << 14 | pack(rot, at_row, at_col)


def _named(one: str, other: str | None) -> Action:
    if other and GOODS.index(one) >= GOODS.index(other):
        raise ValueError("two kinds are named in the order S B G C M")
    return _set_of([one, other] if other else [one])


def _set_of(named: Iterable[str]) -> Mask:
    return sum(1 << GOODS.index(good) for good in named)


# -- positions ----------------------------------------------------------------------------------


def state(game: Game) -> dict[str, Any]:
    """Write the whole position."""
    return {
        "game": "veggies",
        "seats": game.seats,
        "options": list(game.options),
        "phase": game.phase,
        "turn": None if game.turn == OVER else game.turn,
        "deck": list(game.deck),
        "market": list(game.market),
        "hands": [list(hand) for hand in game.hands],
        "stands": [_stand(stand) for stand in game.stands],
        "named": [letters(kinds) or None for kinds in game.named],
    }


def _stand(stand: Stand) -> list[list[int]]:
    return [
        [card, rotation(place), row(place), column(place)]
        for card, place in zip(stand.cards, stand.places)
    ]


def view(game: Game, seat: Seat) -> dict[str, Any]:
    """Write what this seat may know of the position."""
    seen = state(game)
    seen["deck"] = None
    seen["deck_left"] = len(game.deck)
    for other in range(game.seats):
        if other == seat:
            continue
        seen["hands"][other] = None
        if game.phase == "lay" and other < game.turn:
            seen["stands"][other] = None
        if game.phase == "name" and len(game.choices(other)) > 1:
            seen["named"][other] = None
    return seen


def from_state(position: object) -> Game:
    """Read a whole position. Raise ValueError with the reason if its parts do not agree."""
    obj = checks.keys(position, _KEYS)
    checks.word(obj["game"], ("veggies",), "game")
    seats = checks.seats(obj["seats"], Game)
    game = Game(seats, 0, checks.options(obj["options"], Game))
    game.phase = checks.word(obj["phase"], ("lay", "place", "name", "over"), "phase")
    game.deck = _cards(obj["deck"], "the deck")
    game.market = _cards(obj["market"], "the market", 3)
    hands = checks.listed(obj["hands"], "hands", seats)
    game.hands = [_cards(hand, "a hand") for hand in hands]
    stands = checks.listed(obj["stands"], "stands", seats)
    game.stands = [_built(stand) for stand in stands]
    _each_card_once(game)
    game.turn = _turn(obj["turn"], game)
    named = checks.listed(obj["named"], "named", seats)
    game.named = bytearray(_kinds(kinds) for kinds in named)
    _CONSISTENT[game.phase](game)
    return game


def _cards(numbers: object, what: str, length: int | None = None) -> bytearray:
    cards = checks.listed(numbers, what, length)
    return bytearray(checks.whole(card, 1, 40, "a card of " + what) for card in cards)


def _built(laid: object) -> Stand:
    stand = Stand()
    entries = checks.listed(laid, "a stand")
    if len(entries) > _ON_STAND:
        raise ValueError("a stand has at most 8 cards")
    for entry in entries:
        card, rot, at_row, at_col = checks.listed(entry, "a card on a stand", 4)
        checks.whole(card, 1, 40, "a card on a stand")
        checks.whole(rot, 0, 3, "a card's quarter turns")
        checks.whole(at_row, -32, 31, "a card's row")
        checks.whole(at_col, -32, 31, "a card's column")
        place = pack(rot, at_row, at_col)
        if not stand.cards and place != pack(0, 0, 0):
            raise ValueError("a stand's first card lies unturned at 0,0")
        if stand.cards and not stand.allows(place):
            raise ValueError(f"card {card} neither touches nor covers its stand")
        stand.lay(card, place)
    return stand


def _each_card_once(game: Game) -> None:
    seen = [*game.deck, *game.market]
    for hand in game.hands:
        seen += hand
    for stand in game.stands:
        seen += stand.cards
    for card in range(1, 41):
        if seen.count(card) != 1:
            raise ValueError(f"card {card} is in {seen.count(card)} places instead of one")


def _turn(turn: object, game: Game) -> Seat:
    if game.phase == "over":
        if turn is not None:
            raise ValueError("when the game is over, turn is null")
        return OVER
    return checks.whole(turn, 0, game.seats - 1, "turn")


def _kinds(named: object) -> Mask:
    if named is None:
        return 0
    goods = [checks.word(good, GOODS, "a named kind") for good in checks.listed(named, "named")]
    if not goods or goods != [good for good in GOODS if good in goods]:
        raise ValueError("named kinds are one or two of S B G C M, in that order")
    return _set_of(goods)


def _check_lay(game: Game) -> None:
    for seat in range(game.seats):
        _check_seat(game, seat, 1 if seat < game.turn else 0)
    _check_unnamed(game)


def _check_place(game: Game) -> None:
    laid = [len(stand.cards) for stand in game.stands]
    most = max(laid)
    if laid[game.turn] == _ON_STAND:
        raise ValueError("every stand is full: nothing is left to place")
    for seat in range(game.seats):
        _check_seat(game, seat, laid[seat])
        if laid[seat] < max(1, most - 1):
            raise ValueError("players place one card each in turn: the stands do not fit that")
    # The seats that have placed a card this round come right before the seat to move.
    ahead = laid.count(most) if min(laid) < most else 0
    for step in range(game.seats):
        seat = (game.turn - 1 - step) % game.seats
        if laid[seat] != (most if step < ahead or not ahead else most - 1):
            raise ValueError(f"the stands do not fit that it is the turn of seat {game.turn}")
    _check_unnamed(game)


def _check_name(game: Game) -> None:
    _check_full(game)
    waiting = game.turn
    for seat in range(game.seats):
        choices = game.choices(seat)
        due = seat < waiting or len(choices) == 1
        _check_named(game, seat, due)
    if len(game.choices(waiting)) == 1:
        raise ValueError(f"seat {waiting} has no choice to make")


def _check_over(game: Game) -> None:
    _check_full(game)
    for seat in range(game.seats):
        _check_named(game, seat, True)


def _check_full(game: Game) -> None:
    for seat in range(game.seats):
        _check_seat(game, seat, _ON_STAND)


def _check_seat(game: Game, seat: Seat, cards: int) -> None:
    if len(game.stands[seat].cards) != cards:
        raise ValueError(f"the stand of seat {seat} has the wrong number of cards")
    if len(game.hands[seat]) != (1 if cards else 2):
        raise ValueError(f"the hand of seat {seat} has the wrong number of cards")


def _check_unnamed(game: Game) -> None:
    if any(game.named):
        raise ValueError("kinds are named only when every stand is full")


def _check_named(game: Game, seat: Seat, due: bool) -> None:
    if due and game.named[seat] not in game.choices(seat):
        raise ValueError(f"seat {seat} must have named the kind of its biggest group")
    if not due and game.named[seat]:
        raise ValueError(f"seat {seat} has not been asked yet")


_CONSISTENT = {
    "lay": _check_lay,
    "place": _check_place,
    "name": _check_name,
    "over": _check_over,
}
