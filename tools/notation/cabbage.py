# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! as text: `die 5`, `2,3 swap front 180`, and positions as JSON objects.

A die counts as unused until it has been moved with: a chosen one is still listed in `dice`,
and once it has moved it is gone from there and from `chosen`. Dice are listed ascending.
A position need not come from play, farmers may stand on any two cards, but its cards, dice,
spaces, phase, round and turn have to agree.
"""

import re
from typing import Any

from garden import OVER
from garden.cabbage.engine import FIRST_MOVE, Game
from garden.cabbage.field import place_of
from garden.types import Action, Seat
from tools.notation.checks import keys, listed, seats, whole, word

_SIDES = ("front", "back")
_TURNS = (0, 180)
_SPACES = ("rotate", "flip", "swap")
_ACTS = ("rotate", "flip", "swap front 0", "swap front 180", "swap back 0", "swap back 180")
_MOVE = re.compile(f"([0-3]),([0-5]) ({'|'.join(_ACTS)})")
_PHASES = ("choose", "move", "over")


def move_text(game: Game, action: Action) -> str:
    """Write a move of this game."""
    if action < FIRST_MOVE:
        return f"die {action}"
    plot, act = divmod(action - FIRST_MOVE, 8)
    return f"{plot // 6},{plot % 6} {_ACTS[act]}"


def parse_move(game: Game, text: str) -> Action:
    """Read a move of this game. Raise ValueError with the reason if it is none."""
    if re.fullmatch("die [1-6]", text):
        return int(text[-1])
    move = _MOVE.fullmatch(text)
    if not move:
        raise ValueError('a move is like "die 5", "2,3 rotate", "2,3 flip" or "2,3 swap front 180"')
    row, col, act = move.groups()
    return FIRST_MOVE + (int(row) * 6 + int(col)) * 8 + _ACTS.index(act)


# -- positions to text --------------------------------------------------------------------------


def state(game: Game) -> dict[str, Any]:
    """Write the whole position."""
    return {
        "game": "cabbage",
        "seats": game.seats,
        "options": list(game.options),
        "phase": game.phase,
        "turn": None if game.turn == OVER else game.turn,
        "round": game.round,
        "field": [_card(lying) for lying in game.field],
        "spare": _card(game.spare),
        "farmers": [list(divmod(plot, 6)) for plot in game.farmers],
        "rolled": [_values(dice) for dice in game.rolled],
        "dice": [_values(dice) for dice in game.dice],
        "chosen": [die or None for die in game.chosen],
        "acts": [dict(zip(_SPACES, spaces, strict=True)) for spaces in game.acts],
        "last": game.last,
    }


def view(game: Game, seat: Seat) -> dict[str, Any]:
    """Write what this seat may know of the position."""
    seen = state(game)
    if game.phase == "choose":
        seen["chosen"][1 - seat] = None
    return seen


def _card(lying: int) -> list[int | str]:
    return [lying // 4 + 1, _SIDES[lying >> 1 & 1], _TURNS[lying & 1]]


def _values(dice: bytearray) -> list[int]:
    return [die for die in range(1, 7) for _ in range(dice[die])]


# -- and back -----------------------------------------------------------------------------------

_KEYS = tuple(state(Game(2, 0)))


def from_state(position: object) -> Game:
    """Read a whole position. Raise ValueError with the reason if its parts do not agree."""
    obj = keys(position, _KEYS)
    word(obj["game"], ("cabbage",), "the game")
    listed(obj["options"], "options", 0)
    game = Game(seats(obj["seats"], Game), 0)
    game.round = whole(obj["round"], 1, 6, "the round")
    game.last = whole(obj["last"], 0, 1, "last")
    _read_cards(game, obj["field"], obj["spare"])
    _read_farmers(game, obj["farmers"])
    _read_turn(game, obj["phase"], obj["chosen"], obj["turn"])
    for part in ("rolled", "dice", "acts"):
        listed(obj[part], part, 2)
    for seat in (0, 1):
        _read_dice(game, seat, obj["rolled"][seat], obj["dice"][seat])
        _read_acts(game, seat, obj["acts"][seat])
    return game


def _read_cards(game: Game, field: object, spare: object) -> None:
    cards = [_lying(card) for card in [*listed(field, "the field", 6), spare]]
    once = len({lying // 4 for lying in cards}) == 7
    _need(once, "the field and the spare must be the cards 1 to 7, each once")
    game.lay_out(bytearray(cards[:6]), cards[6])


def _lying(card: object) -> int:
    number, side, turn = listed(card, "a card", 3)
    whole(number, 1, 7, "a card's number")
    word(side, _SIDES, "a card's side")
    _need(whole(turn, 0, 180, "a card's turn") in _TURNS, "a card's turn must be 0 or 180")
    return (number - 1) * 4 + _SIDES.index(side) * 2 + _TURNS.index(turn)


def _read_farmers(game: Game, farmers: object) -> None:
    for seat, plot in enumerate(listed(farmers, "farmers", 2)):
        row, col = listed(plot, "a farmer's plot", 2)
        whole(row, 0, 3, "a farmer's row")
        game.farmers[seat] = row * 6 + whole(col, 0, 5, "a farmer's column")
    green, purple = game.farmers
    _need(place_of(green) != place_of(purple), "the farmers must stand on different cards")


def _read_turn(game: Game, phase: object, chosen: object, turn: object) -> None:
    game.phase = word(phase, _PHASES, "the phase")
    for seat, die in enumerate(listed(chosen, "chosen", 2)):
        game.chosen[seat] = 0 if die is None else whole(die, 1, 6, "a chosen die")
    game.turn = _whose_turn(game)
    if game.turn == OVER:
        _need(turn is None, "once the game is over the turn must be null")
    else:
        right = type(turn) is int and turn == game.turn
        _need(right, f"with these dice chosen the turn must be {game.turn}")


def _whose_turn(game: Game) -> Seat:
    """Return the seat to move: seat 0 chooses first, and the leader moves first."""
    green, purple = game.chosen
    if game.phase == "choose":
        _need(not purple, "seat 1 chooses last: with its die chosen the phase must be move")
        return 1 if green else 0
    if game.phase == "move":
        _need(green or purple, "whoever is to move must have a die chosen")
        return game.leader()
    _need(game.round == 6, "the game may be over in round 6 only")
    return OVER


def _read_dice(game: Game, seat: Seat, rolled: object, dice: object) -> None:
    game.rolled[seat] = _counts(listed(rolled, "a seat's rolled dice", 6))
    game.dice[seat] = _counts(listed(dice, "a seat's unused dice", _moves_left(game, seat)))
    for die in range(1, 7):
        among = game.dice[seat][die] <= game.rolled[seat][die]
        _need(among, "a seat's unused dice must be among those it rolled")
    chosen = game.chosen[seat]
    _need(not chosen or game.dice[seat][chosen], "a chosen die must be among the unused ones")


def _counts(values: list[object]) -> bytearray:
    counts = bytearray(7)
    for die in values:
        counts[whole(die, 1, 6, "a die")] += 1
    return counts


def _read_acts(game: Game, seat: Seat, acts: Any) -> None:
    named = isinstance(acts, dict) and set(acts) == set(_SPACES)
    _need(named, "a seat's acts must be rotate, flip and swap")
    spaces = [whole(acts[act], 0, 2, "spaces left to " + act) for act in _SPACES]
    enough = sum(spaces) == _moves_left(game, seat)
    _need(enough, "a seat must have as many spaces left as unused dice")
    game.acts[seat] = bytearray(spaces)


def _moves_left(game: Game, seat: Seat) -> int:
    moved = game.phase == "over" or (game.phase == "move" and not game.chosen[seat])
    return 7 - game.round - moved


def _need(true: object, sentence: str) -> None:
    if not true:
        raise ValueError(sentence)
