# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words of the bars during a turn of Veggie Match."""

from garden.match.cards import BARROW, STORM

from ...kit.input import BACK, OK, TURN
from .pointer import CARDS, CHOICE, MOVE, NOTHING, PLACE

_CONFIRM = ("match_strike", "match_harvest", "match_put")  # storm, basket, wheelbarrow


class Words:
    """The bars' words, looked up only when they change, because they are on the drive."""

    def __init__(self, screen, turn):
        self._screen = screen
        self._turn = turn
        self._about = None
        self._keys = ()
        self.status = None  # for the top bar, None for none

    def say(self):
        """Say in the bottom bar what the buttons do now."""
        turn = self._turn
        many = sum(turn.playable) > 1
        about = (turn.mode, max(turn.card, STORM - 1), turn.choices() > 1, many)
        if about != self._about:
            self._about = about
            say = self._screen.app.say
            self._keys = [(button, say(key)) for button, key in _keys(turn, many)]
            key = _ask(turn)
            self.status = say(key) if key else None
        self._screen.bar.keys(*self._keys)


def _keys(turn, choose):
    """Return [(button, key of its word)]; `choose` if there is more than one card."""
    if turn.mode == NOTHING:
        return [(OK, "match_pass")]
    if turn.mode in (CARDS, CHOICE):
        return [(OK, "choose"), (BACK, "back")]
    if turn.mode == MOVE:
        return [(OK, "match_move"), (BACK, "match_step1")]
    do = "match_plant" if turn.card < STORM else _CONFIRM[turn.card - STORM]
    back = "match_vegetable" if turn.choices() > 1 else "match_hand"
    return [(OK, do), (BACK, back)] + ([(TURN, "card")] if choose else [])


def _ask(turn):
    if turn.mode == NOTHING:
        return "match_nothing"
    if turn.mode == MOVE:
        return "match_which"
    return "match_where" if turn.mode == PLACE and turn.card == BARROW else None
