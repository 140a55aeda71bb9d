# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What "Saved" promises: exactly the game just left can be continued, as it was."""

from random import Random

import pytest

from at_table import decide, is_doing, sit_down, some_log, top, until
from garden import GAMES
from garden.sitting import Sitting

PRESSES = ["A", "A", "A", "U", "D", "L", "R", "B", "E", "w700", "w2000"]


def kept(sim, game):
    """Return the sitting that Continue would open."""
    from garden.saved import Kept

    return Sitting.load(Kept(sim.app.store.get(game)).save)


def new_game(sim, game, who=(0, 1)):
    """Deal a new game, as the setup does."""
    from firmware.screens import Deal

    deal = Deal(who=bytes(who), options=(), first=0, number=0)
    sim.app.go("table", game=game, deal=deal)
    sim.run(400)


def leave(sim):
    """Leave the table by Save and quit, or from the curtain; return what was left."""
    if top(sim) != "Curtain":
        until(sim, lambda sim: top(sim) != "Tip" and not sim.app._stack.waiting())
        sim.keys("S w300 U A w400")
    else:
        sim.keys("S w400")
    assert top(sim) == "Title"


def offered(sim, sitting):
    """Return whether Continue offers exactly this sitting."""
    if sitting.name not in sim.top._sittings:
        return False
    now = kept(sim, sitting.name)
    return (now.seed, list(now.log)) == (sitting.seed, list(sitting.log))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_saved_is_said_if_and_only_if_continue_offers_this_game(game, seed):
    chance = Random(seed)
    sim = sit_down(game, (0, 1), log=some_log(game, 2, 4), handover=chance.randrange(3))
    old = kept(sim, game)
    for _ in range(4):
        new_game(sim, game, chance.choice([(0, 1), (1, 0), (0, 0)]))
        for _ in range(chance.choice([0, 0, 2, 8])):
            if top(sim) not in ("Table", "Curtain"):
                break
            sim.keys(chance.choice(PRESSES))
        if top(sim) in ("Look", "Moves"):
            sim.keys("B w300")
        if top(sim) not in ("Table", "Curtain"):
            continue
        left = sim.app.screens[0].sitting
        leave(sim)
        assert ("Saved" in sim.texts()) == offered(sim, left)
        if left.log:
            old = left
        assert offered(sim, old)  # nothing but a move takes its place


@pytest.mark.parametrize("game", GAMES)
def test_a_game_stays_until_the_new_one_has_a_move(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 4), handover=2)
    old = list(kept(sim, game).log)
    new_game(sim, game, (0, 0))
    leave(sim)
    assert "Saved" not in sim.texts()
    sim.keys("A w400")
    assert list(sim.app.screens[0].sitting.log) == old


@pytest.mark.parametrize("choice", ["D6 A", "D7 A"])
@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_without_a_move_is_still_there_after_rules_and_settings(game, choice):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 4), handover=2)
    old = list(kept(sim, game).log)
    new_game(sim, game, (0, 0))
    seed = sim.top.sitting.seed
    sim.keys("S w300 " + choice + " w400 B w400")
    assert top(sim) == "Table"
    assert sim.top.sitting.seed == seed and not sim.top.sitting.log
    assert list(kept(sim, game).log) == old


@pytest.mark.parametrize("game", ["veggies", "cabbage"])  # no first move of theirs reveals a card
def test_a_first_move_taken_back_leaves_nothing_to_continue(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 4), handover=2)
    new_game(sim, game, (0, 0))
    sim.keys("E+ w600 E- w100")  # the hand
    decide(sim)
    until(sim, lambda sim: len(sim.app.screens[0].sitting.log) == 1)
    sim.keys("S w300 D2 A w400")
    table = sim.app.screens[0]
    assert (len(table.sitting.log), len(table.sitting.undone)) == (0, 1)
    leave(sim)
    assert not {"Saved", "Continue"} & set(sim.texts())


@pytest.mark.parametrize("game", GAMES)
def test_trouble_before_the_first_move_opens_the_new_game_again(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 4), handover=2)
    new_game(sim, game, (0, 0))
    seed = sim.top.sitting.seed

    def fail(*_):
        raise MemoryError

    sim.top.press = fail
    sim.keys("R w400")
    assert top(sim) == "Table" and is_doing(sim.top, "TURN")
    assert sim.top.sitting.seed == seed
