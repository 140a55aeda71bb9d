# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The presses whose answers are timed, in the order in which somebody makes them."""

from typing import NamedTuple

from garden import GAMES

BOTS = "a bot's turn"
POWER_ON = "power-on to title"
_NEW_SCREEN = 14  # frames until A and B are heard on a new screen

# Budgets in ms.
_MENU, _TABLE, _SEATS, _READY, _OVER, _TURN, _POWER = 50, 80, 300, 600, 250, 250, 600
_LESSON = 150


class Action(NamedTuple):
    """A press, and the answer that is timed."""

    keys: str
    wait: int  # frames before it
    what: str  # the answer; empty for a press on the way
    budget: int
    before: str  # the screen that has to be on top then


class Scene(NamedTuple):
    """The presses of somebody; the actions begin with the power-on."""

    name: str
    settings: str
    seed: int
    bots: bool
    actions: list[Action]


_QUIET = "motion=0,coach=0,speed=2"
_TIPS = "motion=0,coach=1,speed=2"
# The presses at each table, in this order: (what the answer is called, "" on the way, the keys).
_TURNS = {
    "veggies": (
        ("", "A w w w w w"),
        ("cursor sideways", "R"),
        ("cursor up", "U"),
        ("turn", "B"),
        ("next card", "E"),
    ),
    "match": (("cursor", "R"), ("next card", "E")),
    "cabbage": (
        ("cursor, die", "R"),
        ("", "A w w w w w A w"),
        ("cursor, walk", "R"),
        ("", "A"),
        ("turn", "R"),
    ),
}
_ANY_TURN = (("cursor", "R"),)
# A few turns of Veggies, until a stand is so large that a push to the right scrolls it.
_LARGE = ("A", "A", "D D A", "L A", "D D L A")


def _way(keys: str) -> list[Action]:
    """Press these on the way; w waits."""
    return [Action("" if key == "w" else key, _NEW_SCREEN, "", 0, "") for key in keys.split()]


def _press(keys: str, what: str, budget: int, before: str) -> list[Action]:
    return [Action(keys, _NEW_SCREEN, what, budget, before)]


def _scene(name: str, actions: list[Action], settings: str = _QUIET, bots: bool = False) -> Scene:
    power_on = Action("", 0, POWER_ON, _POWER, "")
    if name != "menus":
        power_on = power_on._replace(what="")
    return Scene(name, settings, 1, bots, [power_on, *actions])


def _menus() -> Scene:
    return _scene(
        "menus",
        _press("D", "cursor in a menu: title", _MENU, "Title")
        + _way("U U R A")
        + _press("D", "cursor in a menu: settings", _MENU, "Settings"),
    )


def _to_seats(game: str) -> list[Action]:
    return _way("D " * GAMES.index(game))


def _sitting(game: str) -> Scene:
    """Go from the title to the table, and do there what can be done."""
    actions = _to_seats(game)
    actions += _press("A", f"title to seats: {game}", _SEATS, "Title")
    actions += _press("D", f"cursor in a menu: seats of {game}", _MENU, "Seats")
    actions += _way("U")
    actions += _press("A", f"seats to a table ready to play: {game}", _READY, "Seats")
    for what, keys in _TURNS.get(game, _ANY_TURN):
        shown = _press(keys, f"{what} at the table: {game}", _TABLE, "Table")
        actions += shown if what else _way(keys)
    actions += _press("S", f"pause opened: {game}", _OVER, "Table")
    if game == GAMES[0]:
        actions += _press("D", "cursor in a menu: pause", _MENU, "Pause")
    actions += _press("E", f"moves opened: {game}", _OVER, "Pause")
    actions += _press("B", f"moves closed: {game}", _OVER, "Moves")
    actions += _press("B", f"pause closed: {game}", _OVER, "Pause")
    actions += _press("E+", f"look around opened: {game}", _OVER, "Table")
    actions += _press("E-", f"look around closed: {game}", _OVER, "")
    return _scene(game, actions)


def _scroll() -> Scene:
    """Scroll the stand with most of its cards on it."""
    turns = " ".join(f"{keys} w w w w w" for keys in _LARGE)
    last = _press("R", "cursor that scrolls a large stand", _TABLE, "Table")
    return _scene("a large stand", _way("A A " + turns) + last)


def _tip(game: str) -> Scene:
    """Show the first tip of a game; decline the lesson that is offered before it."""
    actions = _to_seats(game) + _way("A A E w w")
    return _scene(
        f"a tip of {game}", actions + _press("A", f"tip closed: {game}", _OVER, "Tip"), _TIPS
    )


def _lesson(game: str) -> Scene:
    """Take the lesson, which is offered before a first game."""
    actions = _to_seats(game) + _way("A")
    actions += _press("A", f"lesson offered: {game}", _READY, "Seats")
    actions += _press("A", f"lesson opened: {game}", _READY, "Notice")
    actions += _press("R", f"a press in a lesson: {game}", _LESSON, "Lesson")
    return _scene(f"a lesson of {game}", actions, _TIPS)


def _bots(game: str) -> Scene:
    """Put easy bots on all seats: one thinks as long as the other, and nobody waits."""
    actions = _to_seats(game) + _way("A R D L U A")
    last = _press("", f"{BOTS} beyond its thinking: {game}", _TURN, "")
    return _scene(f"bots at {game}", actions + last, bots=True)


SCENES = [_menus(), _scroll()]
for _game in GAMES:
    SCENES += [_sitting(_game), _bots(_game)]
    if _game in _TURNS:  # it has tips and a lesson
        SCENES += [_tip(_game), _lesson(_game)]
