# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach of a replay says what hard would have done, and what it expects of it."""

import pytest

import picture_book
from at_table import bar, play_stand_ins, top, until, whole_log
from clipped import Clipped
from garden import GAMES, bots
from garden.rng import Rng
from leftovers import leftovers
from replaying import at_rest, finished, press, step
from scripts import OURS

MOVES = {"match": (1, 7, 13), "cabbage": (0, 3, 15), "veggies": (0, 5, 13)}  # compared with the bot


def ask(sim):
    """Ask the coach about the move that is shown, and wait for its answer."""
    press(sim, "E")
    until(sim, lambda sim: bar(sim) == "Resume Back")
    sim.run(400)  # a new screen ignores a press that was meant for the last one
    return slip(sim)


def slip(sim):
    """Return the words of the coach's answer, which has a strip for each line."""
    texts = sim.texts()
    first = [nth for nth, text in enumerate(texts) if "Hard" in text or "hard" in text]
    return " ".join(texts[first[0] :]) if first else ""


def go_to(sim, move):
    while len(sim.top.sitting.log) < move:
        step(sim)


def thought(sitting):
    """Return the bot once it has compared its best action with the one that follows."""
    game = sitting.game
    rng = Rng(sitting.luck())
    player = bots.bot(sitting.name, "hard", rng)
    world = game.imagine(game.turn, rng)
    list(player.think(world))
    return player, world


@pytest.mark.parametrize("game", OURS)
def test_it_says_what_the_bots_comparison_says(game):
    sim = finished(game)
    heard = set()
    for move in MOVES[game]:
        go_to(sim, move)
        words = ask(sim)
        action = whole_log(game, 2, 1)[move]
        player, world = thought(sim.top.sitting)
        if player.best == action:
            assert words.startswith("Hard would do the same")
            assert sim.app.say("hint_" + player.reason) in words
        else:
            list(player.compare(world, action))
            if player.ahead > 0:
                assert sim.app.say("hint_" + player.reason) in words
                gain = f"+{player.ahead // 10}.{player.ahead % 10} "
                assert gain + ("points" if player.unit == "points" else "%") in words
            else:
                assert words.startswith("As good as hard's move")
        heard.add(words)
        press(sim, "A")
        sim.run(400)
    assert len(heard) == len(MOVES[game])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_sitting_changes_and_nothing_is_left_on_the_screen(game, monkeypatch):
    play_stand_ins(monkeypatch)
    sim = finished(game)
    go_to(sim, 3)
    ask(sim)
    press(sim, "A")
    before = at_rest(sim)
    sitting = sim.top.sitting
    save, kept = sitting.save(), sim.app.store.get(game)
    ask(sim)
    press(sim, "A")
    sim.run(400)
    assert at_rest(sim) == before
    assert not leftovers(sim)
    sitting = sim.top.sitting
    assert (sitting.save(), sim.app.store.get(game)) == (save, kept)
    step(sim)
    assert len(sim.top.sitting.log) == 4


@pytest.mark.parametrize("game", GAMES)
def test_b_stops_it(game, monkeypatch):
    play_stand_ins(monkeypatch, slices=2000)
    sim = finished(game)
    go_to(sim, 3)
    press(sim, "E")
    sim.run(500)
    press(sim, "A")  # which means nothing now
    assert bar(sim) == "Stop" and sim.app.say("thinking") in sim.texts()
    press(sim, "B")
    sim.run(400)
    assert top(sim) == "Replay"
    assert bar(sim).startswith("Step Back Hard?")
    assert len(sim.top.sitting.log) == 3 and not leftovers(sim)
    press(sim, "B")
    sim.run(100)
    assert top(sim) == "Results"


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_only_what_the_seat_knew(game, monkeypatch):
    seen = []

    class Listener(bots.BaseBot):
        best, reason, ahead = 0, None, 0

        def __init__(self, level, rng):
            seen.append(level)

        def think(self, world, effort=1):
            seen.append(world)
            yield

    monkeypatch.setattr(bots, "bot", lambda game, level, rng: Listener(level, rng))
    sim = finished(game)
    go_to(sim, 2)
    ask(sim)
    level, world = seen
    played = sim.top.sitting.game
    assert level == "hard"
    assert world is not played and world.turn == played.turn
    twin = played.imagine(played.turn, Rng(sim.top.sitting.luck()))
    assert bytes(world.scores()) == bytes(twin.scores()) and vars(world).keys() == vars(twin).keys()


def test_a_bots_own_move_gets_no_coach():
    sim = finished("match", (0, 1))
    asked = set()
    for move in range(2):
        go_to(sim, move)
        is_bot = sim.top.sitting.is_bot(sim.top.flow.seat)
        if is_bot:
            press(sim, "E")
            assert bar(sim) == "Ask about a person's move" and top(sim) == "Replay"
        else:
            assert ask(sim)
            press(sim, "A")
            sim.run(400)
        asked.add(is_bot)
    assert len(asked) == 2


def test_asking_stops_a_replay_that_runs():
    sim = finished("match")
    press(sim, "S")
    ask(sim)
    press(sim, "A")
    sim.run(9000)
    assert len(sim.top.sitting.log) == 0


def test_a_replay_that_runs_out_of_memory_opens_again(monkeypatch):
    def run_out(now):
        raise MemoryError

    sim = finished("match")
    monkeypatch.setattr(sim.top.view, "tick", run_out)
    sim.run(1000)
    assert top(sim) == "Replay"


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", OURS)
def test_pictures(game, lang):
    sim = finished(game, lang=lang)
    clipped = Clipped(sim)
    for nth, move in enumerate(MOVES[game][:2]):
        go_to(sim, move)
        press(sim, "E")
        until(sim, lambda sim: "Stop" != bar(sim) != "Parar")
        sim.run(400)
        clipped.check()
        picture_book.check(sim, f"coach_{game}_{nth}", lang)
        press(sim, "A")
        sim.run(400)
        clipped.check()
    assert not clipped.found


@pytest.mark.every_language
@pytest.mark.parametrize("lang", ["de", "fr", "pl"])
def test_every_language_has_room_for_it(lang):
    sim = finished("match", lang=lang)
    press(sim, "E")
    until(sim, lambda sim: sim.app.say("resume") in bar(sim))
    assert not sim.app.broken
