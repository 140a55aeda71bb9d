# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match as text: `T+2@1,3`, `storm:T@1,3`, `barrow@1,3<2,0`, and positions as JSON objects.

A position need not have come about in play: whatever cards are neither in a hand, the deck,
the grid nor a pile are taken as discarded. But no card may be there more often than it exists,
and tokens, passes, phase and turn have to agree.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from garden import OVER
from garden.match import cards
from garden.match.cards import BARROW, BASKET, HAND, PASS, STORM, VALUE, VEGETABLES
from garden.match.engine import Game
from garden.types import Action, Seat
from tools.notation import checks

_SPECIALS = {STORM: "storm", BASKET: "basket", BARROW: "barrow"}
_CARDS = {card: f"{VEGETABLES[(card - 1) // 5]}{VALUE[card]:+d}" for card in range(1, STORM)}
_CARDS.update(_SPECIALS)
_CODES = {text: card for card, text in _CARDS.items()}
_PLANT = re.compile("([TCB][+-][124])@([0-7]),([0-7])")
_ANNOUNCE = re.compile("(storm|basket):([TCB])@([0-7]),([0-7])")
_CARRY = re.compile("barrow@([0-7]),([0-7])<([0-7]),([0-7])")
_KEYS = (
    *("game", "seats", "options", "phase", "turn", "deck", "hands"),
    *("grid", "barrows", "piles", "tokens", "left", "passes"),
)


def move_text(game: Game, action: Action) -> str:
    """Write a move of this game."""
    if action == PASS:
        return "pass"
    card = cards.played(action)
    name = _CARDS[card]
    onto = _place(game, cards.onto(action))
    if card == BARROW:
        return f"{name}@{onto}<{_place(game, cards.source(action))}"
    if card in _SPECIALS:
        return f"{name}:{VEGETABLES[cards.announced(action)]}@{onto}"
    return f"{name}@{onto}"


def _place(game: Game, space: int) -> str:
    return f"{game.plan.row[space]},{game.plan.col[space]}"


def parse_move(game: Game, text: str) -> Action:
    """Read a move of this game. Raise ValueError with the reason if it is none."""
    if text == "pass":
        return PASS
    if (move := _PLANT.fullmatch(text)) and move[1] in _CODES:
        return cards.plant(_CODES[move[1]], _space(game, move[2], move[3]))
    if move := _ANNOUNCE.fullmatch(text):
        vegetable = VEGETABLES.index(move[2])
        return cards.announce(_CODES[move[1]], vegetable, _space(game, move[3], move[4]))
    if move := _CARRY.fullmatch(text):
        return cards.carry(_space(game, move[1], move[2]), _space(game, move[3], move[4]))
    raise ValueError("a move is T+2@1,3, storm:T@1,3, basket:C@0,0, barrow@1,3<2,0 or pass")


def _space(game: Game, row: str, col: str) -> int:
    space = game.plan.at(int(row), int(col))
    if space == game.plan.spaces:
        raise ValueError(f"there is no space at {row},{col}")
    return space


def state(game: Game) -> dict[str, Any]:
    """Write the whole position."""
    return {
        "game": "match",
        "seats": game.seats,
        "options": list(game.options),
        "phase": game.phase,
        "turn": None if game.turn == OVER else game.turn,
        "deck": _texts(reversed(game.deck)),
        "hands": [_texts(hand) for hand in game.hands],
        "grid": _grid(game),
        "barrows": [_spot(game, space) for space, lies in enumerate(game.barrows) if lies],
        "piles": [_texts(pile) for pile in game.piles],
        "tokens": _by_letter(map(list, game.tokens)),
        "left": _by_letter(game.left),
        "passes": game.passes,
    }


def view(game: Game, seat: Seat) -> dict[str, Any]:
    """Write what this seat may know of the position."""
    seen = state(game)
    seen["deck_left"] = game.deck_left
    seen["deck"] = None
    seen["hands"] = [hand if s == seat else None for s, hand in enumerate(seen["hands"])]
    return seen


def _by_letter(amounts: Iterable[object]) -> dict[str, object]:
    return dict(zip(VEGETABLES, amounts, strict=True))


def _texts(held: Iterable[int]) -> list[str]:
    return [_CARDS[card] for card in held if card]


def _spot(game: Game, space: int) -> list[int]:
    return [game.plan.row[space], game.plan.col[space]]


def _grid(game: Game) -> list[list[str | None]]:
    side = game.plan.side
    grid: list[list[str | None]] = [["#"] * side for _ in range(side)]
    for space in range(game.plan.spaces):
        row, col = _spot(game, space)
        grid[row][col] = _CARDS.get(game.grid[space])
    return grid


# -- positions taken in --------------------------------------------------------------------------


def from_state(position: object) -> Game:
    """Read a whole position. Raise ValueError with the reason if its parts do not agree."""
    obj = checks.keys(position, _KEYS)
    checks.word(obj["game"], ["match"], "game")
    game = Game(checks.seats(obj["seats"], Game), 0, checks.options(obj["options"], Game))
    _read_cards(game, obj)
    _read_grid(game, obj["grid"])
    _read_barrows(game, obj["barrows"])
    _check_counts(game)
    _read_tokens(game, obj)
    _read_turn(game, obj)
    return game


def _read_cards(game: Game, obj: dict[str, Any]) -> None:
    top_first = _read(obj["deck"], "the deck")
    game.deck_left = len(top_first)
    every = len(game.deck)
    if game.deck_left > every:
        raise ValueError(f"the deck cannot have more than {every} cards")
    game.deck = bytearray(reversed(top_first)) + bytearray(every - game.deck_left)
    hands = [_read(hand, "a hand") for hand in checks.listed(obj["hands"], "hands", game.seats)]
    if max(map(len, hands)) > HAND:
        raise ValueError(f"a hand cannot have more than {HAND} cards")
    game.hands = [cards.hand(bytes(hand)) for hand in hands]
    piles = [_read(pile, "a pile") for pile in checks.listed(obj["piles"], "piles", game.seats)]
    if any(card in _SPECIALS for pile in piles for card in pile):
        raise ValueError("a pile has vegetables only: specials are discarded")
    game.piles = [bytearray(pile) for pile in piles]


def _read(texts: object, what: str) -> list[int]:
    return [_code(text, "a card of " + what) for text in checks.listed(texts, what)]


def _code(text: object, what: str) -> int:
    return _CODES[checks.word(text, list(_CODES), what)]


def _read_grid(game: Game, grid: object) -> None:
    side = game.plan.side
    for row, line in enumerate(checks.listed(grid, "the grid", side)):
        for col, sign in enumerate(checks.listed(line, "a row of the grid", side)):
            space = game.plan.at(row, col)
            if (sign == "#") != (space == game.plan.spaces):
                raise ValueError(
                    f"the grid must have # just where no space is: look at {row},{col}"
                )
            if space < game.plan.spaces and sign is not None:
                game.grid[space] = _planted(sign)


def _planted(text: object) -> int:
    card = _code(text, "a card on the grid")
    if card in _SPECIALS:
        raise ValueError("only vegetables stay on the grid, and wheelbarrows under them")
    return card


def _read_barrows(game: Game, barrows: object) -> None:
    for spot in checks.listed(barrows, "barrows"):
        row, col = checks.listed(spot, "a barrow's place", 2)
        last = game.plan.side - 1
        checks.whole(row, 0, last, "a barrow's row")
        space = game.plan.at(row, checks.whole(col, 0, last, "a barrow's column"))
        if not game.grid[space]:
            raise ValueError(f"the barrow at {row},{col} must lie under a vegetable")
        if game.barrows[space]:
            raise ValueError(f"the barrow at {row},{col} is there twice")
        game.barrows[space] = 1


def _check_counts(game: Game) -> None:
    exist = Counter(cards.deck(cards.copies(game.seats)))
    found = Counter(BARROW for lies in game.barrows if lies)
    for lot in (game.deck, game.grid, *game.hands, *game.piles):
        found.update(card for card in lot if card)
    for card, count in found.items():
        if count > exist[card]:
            raise ValueError(f"there are {count} {_CARDS[card]} but the deck has {exist[card]}")


def _read_tokens(game: Game, obj: dict[str, Any]) -> None:
    for what in ("tokens", "left"):
        if not isinstance(obj[what], dict) or set(obj[what]) != set(VEGETABLES):
            raise ValueError(f"{what} must have exactly the keys T, C and B")
    for vegetable, letter in enumerate(VEGETABLES):
        every = game.left[vegetable]
        held = checks.listed(obj["tokens"][letter], f"the tokens of {letter}", game.seats)
        for tokens in held:
            checks.whole(tokens, 0, every, f"a seat's tokens of {letter}")
        left = checks.whole(obj["left"][letter], 0, every, f"the tokens left of {letter}")
        if sum(held) + left != every:
            raise ValueError(f"the tokens of {letter}, held and left, must be {every} together")
        game.tokens[vegetable] = bytearray(held)
        game.left[vegetable] = left


def _read_turn(game: Game, obj: dict[str, Any]) -> None:
    game.passes = checks.whole(obj["passes"], 0, game.seats, "passes")
    over = game.passes == game.seats or not any(map(any, game.hands))
    if checks.word(obj["phase"], ["play", "over"], "phase") == "play":
        if over:
            raise ValueError("nobody holds a card, or everybody passed: the phase must be over")
        game.turn = checks.whole(obj["turn"], 0, game.seats - 1, "turn")
    else:
        if not over:
            raise ValueError("somebody can still play or pass: the phase must be play")
        if obj["turn"] is not None:
            raise ValueError("when the game is over the turn must be null")
        game.turn = OVER
