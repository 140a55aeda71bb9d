# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The protocol, spoken to tools/engine.py as another program would."""

import json
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from garden import GAMES

ROOT = Path(__file__).resolve().parents[2]
ENGINE = [sys.executable, str(ROOT / "tools" / "engine.py")]
TABLES = ["veggies seats=3 seed=5", "match seats=4 seed=5 1992", "cabbage seats=2 seed=5"]


def say(*lines):
    """Return the answers to these lines. Check that there is exactly one for each."""
    text = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    done = subprocess.run(ENGINE, input=text, capture_output=True, timeout=120)
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert all(isinstance(answer, dict) for answer in answers)
    return answers


class Talk:
    """A running engine, asked one line at a time."""

    def __init__(self):
        self._engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._timer = threading.Timer(120, self._engine.kill)
        self._timer.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._engine.stdin.close()
        assert self._engine.wait() == 0
        self._engine.stdout.close()
        self._timer.cancel()

    def ask(self, line):
        self._engine.stdin.write(line.encode() + b"\n")
        self._engine.stdin.flush()
        return json.loads(self._engine.stdout.readline())


def play_some(talk, table, chance, moves):
    """Begin a game, and make so many moves by chance."""
    talk.ask("new " + table)
    for _ in range(moves):
        talk.ask("play " + chance.choice(talk.ask("actions")["actions"]))


@pytest.fixture
def talk():
    with Talk() as talking:
        yield talking


def test_games_are_listed_as_the_protocol_writes_them():
    [answer] = say("games")
    assert list(answer) == ["games"] and list(answer["games"]) == list(GAMES)
    assert answer["games"]["veggies"] == {"seats": [2, 3, 4], "options": ["teams"]}
    assert answer["games"]["cabbage"] == {"seats": [2], "options": []}


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_can_be_played(talk, table):
    chance = random.Random(1)
    assert talk.ask("new " + table) == {"ok": True}
    moves = 0
    while actions := talk.ask("actions")["actions"]:
        assert len(set(actions)) == len(actions)
        assert talk.ask("play " + chance.choice(actions)) == {"ok": True}
        moves += 1
    assert moves > 20
    assert talk.ask("actions") == {"turn": None, "actions": []}
    assert talk.ask("state")["phase"] == "over"
    score = talk.ask("score")
    assert score["over"] is True
    assert score["winners"] and score["detail"]
    assert "over" in talk.ask("play " + "pass")["error"]


@pytest.mark.parametrize("table", TABLES)
def test_undo_takes_back_every_move_to_the_first(talk, table):
    chance = random.Random(2)
    talk.ask("new " + table)
    states = []
    while actions := talk.ask("actions")["actions"]:
        states.append(talk.ask("state"))
        talk.ask("play " + chance.choice(actions))
    while states:
        assert talk.ask("undo") == {"ok": True}
        assert talk.ask("state") == states.pop()
    assert "no move" in talk.ask("undo")["error"]


@pytest.mark.parametrize("table", TABLES)
def test_a_save_loads_into_the_same_state_in_another_process(talk, table):
    play_some(talk, table, random.Random(3), 15)
    save, state = talk.ask("save")["save"], talk.ask("state")
    assert say("load " + save, "state", "undo")[1:] == [state, {"ok": True}]


@pytest.mark.parametrize("table", TABLES)
def test_a_state_is_a_position_with_the_same_future(talk, table):
    chance = random.Random(4)
    talk.ask("new " + table)
    with Talk() as other:
        while actions := talk.ask("actions")["actions"]:
            state = talk.ask("state")
            assert other.ask("position " + json.dumps(state)) == {"ok": True}
            assert other.ask("state") == state
            assert "no move" in other.ask("undo")["error"]
            assert "no save" in other.ask("save")["error"]
            assert other.ask("actions")["actions"] == actions
            move = chance.choice(actions)
            talk.ask("play " + move)
            assert other.ask("play " + move) == {"ok": True}
            assert other.ask("state") == talk.ask("state")
            assert other.ask("undo") == {"ok": True}
            assert other.ask("state") == state


@pytest.mark.parametrize("table", TABLES)
def test_a_view_hides_what_the_seat_may_not_know(talk, table):
    talk.ask("new " + table)
    for seat in range(talk.ask("state")["seats"]):
        state, view = talk.ask("state"), talk.ask(f"view {seat}")
        if "deck" in state:
            assert view["deck"] is None
            assert view.pop("deck_left") == len(state["deck"])
            for other, hand in enumerate(view["hands"]):
                assert hand == (state["hands"][seat] if other == seat else None)
        assert set(view) == set(state)


def test_a_covered_choice_is_null_for_the_rival(talk):
    talk.ask("new cabbage seats=2 seed=8")
    move = talk.ask("actions")["actions"][0]
    talk.ask("play " + move)
    value = int(move.split()[1])
    assert talk.ask("state")["chosen"] == [value, None]
    assert talk.ask("view 0")["chosen"] == [value, None]
    assert talk.ask("view 1")["chosen"] == [None, None]


def test_the_same_line_gives_the_same_game():
    for table in TABLES:
        assert say("new " + table, "state") == say("new " + table, "state")
    assert say("new " + TABLES[0], "state") != say("new veggies seats=3 seed=6", "state")


REFUSED = [
    "",
    "   ",
    "help",
    "GAMES",
    "games now",
    "new",
    "new chess seats=2 seed=1",
    "new veggies",
    "new veggies seats=2",
    "new veggies seed=1",
    "new veggies seats=5 seed=1",
    "new veggies seats=two seed=1",
    "new veggies seats=2 seed=-1",
    "new veggies seats=2 seed=4294967296",
    "new veggies seats=2 seed=1e3",
    "new veggies seats=2 seats=2 seed=1",
    "new veggies seats=2 seed=1 teams",
    "new veggies seats=4 seed=1 teams teams",
    "new match seats=4 seed=1 1993",
    "new cabbage seats=2 seed=1 open",
    "new cabbage seats=3 seed=1",
    "new veggies seats=２ seed=1",
    "view",
    "view 2",
    "view -1",
    "view one",
    "view 0 1",
    "play",
    "play pass",
    "play lay",
    "play lay 0",
    "play lay 99",
    "play lay 1; quit",
    "play 11 r1 -1,2",
    "play name S",
    "play die 7",
    "bot",
    "bot genius",
    "bot easy seed=x",
    "bot easy hard",
    "load",
    "load xyz",
    "load 4b4",
    "load 4b47",
    "load 00",
    "position",
    "position {",
    "position []",
    "position null",
    "position 7",
    'position {"game": "veggies"}',
    'position {"game": ["veggies"]}',
    'position {"game": "chess"}',
    "position " + "[" * 50000,
    "state please",
    "undo 2",
    "quit now",
    "\u0000",
    "pläy lay 1",
    "𝕡𝕝𝕒𝕪",
]


@pytest.mark.parametrize("table", [None, "veggies seats=2 seed=1", "cabbage seats=2 seed=1"])
def test_what_cannot_be_carried_out_says_so_and_changes_nothing(table):
    start = ["new " + table] if table else []
    lines = [*start, "state"]
    for refused in REFUSED:
        lines += [refused, "state"]
    answers = say(*lines)[len(start) :]
    first = answers[0]
    for refused, answer, state in zip(REFUSED, answers[1::2], answers[2::2]):
        assert list(answer) == ["error"], refused
        assert len(answer["error"]) > 8, refused
        assert state == first, refused


def test_before_a_game_is_begun_every_question_says_what_to_do():
    for answer in say("state", "view 0", "actions", "play x", "bot easy", "score", "undo", "save"):
        assert answer == {"error": "no game yet: new GAME seats=N seed=K"}


def test_garbage_of_many_kinds_gets_one_answer_a_line():
    chance = random.Random(5)
    garbage = [
        b"\xff\xfe\x00",
        b"\x80games",
        b"state\x00",
        b"a" * 1_000_000,
        b"position " + b"9" * 60_000,
        b"play " + b"1" * 1_000_000,
        b"load " + b"f" * 1_000_000,
        b"new veggies seats=" + b"9" * 5000 + b" seed=1",
        b"position " + b'{"a":' * 9000,
        b'position {"game": "match", "seats": NaN}',
        b"\x1b[2J",
        b"\r",
    ]
    garbage += [
        bytes(byte for byte in chance.randbytes(chance.randrange(1, 300)) if byte != 10)
        for _ in range(300)
    ]
    answers = say("new cabbage seats=2 seed=1", "state", *garbage, "state")
    assert all("error" in answer for answer in answers[2:-1])
    assert answers[-1] == answers[1]


@pytest.mark.parametrize("table", TABLES)
def test_positions_with_anything_out_of_place_are_refused_and_nothing_changes(talk, table):
    """Every value of a state, one at a time, is left out or replaced by many wrong ones."""
    chance = random.Random(6)
    play_some(talk, table, chance, 9)
    good = talk.ask("state")
    taken = []
    for path, value in _leaves(good):
        for wrong in (None, True, -1, 99, 1.5, "x", "", [], {}, [[]], float("nan"), 10**30):
            if wrong == value and type(wrong) is type(value):
                continue
            answer = talk.ask("position " + json.dumps(_replaced(good, path, wrong)))
            if answer == {"ok": True}:
                taken.append((path, wrong, value))
                assert talk.ask("state") == _replaced(good, path, wrong)
                assert "error" not in talk.ask("actions")
                assert "error" not in talk.ask("score")
                talk.ask("position " + json.dumps(good))
            else:
                assert list(answer) == ["error"] and answer["error"]
                assert talk.ask("state") == good
    # a single value can rarely be changed without breaking a count somewhere else
    assert len(taken) <= 20, taken


def _leaves(value, path=()):
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    else:
        items = ()
    if path:
        yield path, value
    for key, inner in items:
        yield from _leaves(inner, (*path, key))


def _replaced(value, path, new):
    value = json.loads(json.dumps(value))
    at = value
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = new
    return value


def test_a_position_with_a_key_missing_or_too_many_is_refused():
    for table in TABLES:
        _, state = say("new " + table, "state")
        for key in state:
            fewer = {other: value for other, value in state.items() if other != key}
            assert "error" in say("position " + json.dumps(fewer))[0]
        assert "error" in say("position " + json.dumps({**state, "extra": 1}))[0]


@pytest.mark.parametrize(
    "text, answers",
    [(b"quit\ngames\n", 0), (b"games\nquit", 1), (b"", 0), (b"games", 1), (b"new veggies sea", 1)],
)
def test_quit_and_the_end_of_input_both_end_it_quietly(text, answers):
    done = subprocess.run(ENGINE, input=text, capture_output=True, timeout=60)
    assert done.returncode == 0 and done.stderr == b""
    assert len(done.stdout.splitlines()) == answers


def test_windows_line_ends_are_read_as_line_ends():
    done = subprocess.run(ENGINE, input=b"games\r\nquit\r\n", capture_output=True, timeout=60)
    assert "games" in json.loads(done.stdout)


def test_the_engine_imports_nothing_from_outside_the_standard_library():
    names = subprocess.run(
        [
            sys.executable,
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tools import engine; import json;"
            "e = engine.Engine(); e.answer(b'new match seats=3 seed=1'); e.answer(b'state');"
            "print(json.dumps(sorted({m.partition('.')[0] for m in sys.modules})))",
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT / "tools",
    ).stdout
    own = {"garden", "tools"}
    outside = set(json.loads(names)) - own - set(sys.stdlib_module_names)
    assert outside <= {"__main__", "__mp_main__", "sitecustomize"}
