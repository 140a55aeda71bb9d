# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""No call of the firmware goes deeper than the board's stack for Python allows.

On the real firmware 456 of the 2,048 bytes were left at least. The small VM keeps frames elsewhere,
so the simulator counts them, in the sizes that the compiled files give.
"""

from random import Random

import pytest

from at_table import top
from call_stack import CallStack
from garden import GAMES
from tools import environment
from tools.circuitpython import pystack
from tools.sim import Sim

KEYS = ["A"] * 6 + ["U", "D", "L", "R"] * 2 + ["B", "S", "E", "E+ w500 E-", "U&R"]
# For what is not counted: arguments that a call with stars or of a bound method copies.
MARGIN = 256
SEEDS = {"some": (range(1), 60), "many": (range(1, 4), 400)}


def below_the_loop():
    """Return the bytes of code.py, main() and run(), which a simulator has no need of."""
    source = (environment.ROOT / "firmware/app.py").read_text("utf-8")
    code = (environment.ROOT / "code.py").read_text("utf-8")
    sizes = {name: size for (name, _), size in pystack.frames(source, "firmware/app.py").items()}
    return pystack.frames(code, "code.py")["<module>", 1] + sizes["main"] + sizes["run"]


@pytest.mark.parametrize("how", ("some", pytest.param("many", marks=pytest.mark.long)))
@pytest.mark.parametrize("game", GAMES)
def test_no_call_goes_deeper_than_the_board_allows(game, how):
    seeds, presses = SEEDS[how]
    for seed in seeds:
        chance = Random(f"{game} {seed}")
        seen = set()
        with CallStack() as stack:
            sim = Sim("pygamer", "es", seed + 1)
            sim.keys("w400 " + "D " * GAMES.index(game) + "A w400 A w400")
            for _ in range(presses):
                sim.keys(chance.choice(KEYS) + " w60")
                seen.add(top(sim))
        assert seen & {"Table", "Lesson"}
        assert 1000 < below_the_loop() + stack.most < pystack.SIZE - MARGIN, stack.deepest


def test_calls_within_calls_are_summed_and_generators_take_none(tmp_path, monkeypatch):
    monkeypatch.setattr("call_stack._OURS", (str(tmp_path),))
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    source = """
def deep(count):
    return 0 if not count else 1 + deep(count - 1)

def many():
    a, b, c, d, e, f = range(6)
    try:
        yield from (a, b, c, d, e, f)
    except ValueError:
        pass

class Held:
    @property
    def value(self):
        return [letter for letter in "abc"]
"""
    (tmp_path / "some.py").write_text(source)
    names: dict = {}
    exec(compile(source, str(tmp_path / "some.py"), "exec"), names)
    size = pystack.frames(source, "some.py")["deep", 2]
    for calls in (1, 5, 30):
        with CallStack() as stack:
            names["deep"](calls - 1)
        assert stack.most == calls * size
    with CallStack() as stack:
        assert len(list(names["many"]())) == 6
    assert stack.most == 0
    with CallStack() as stack:
        assert names["Held"]().value == list("abc")
    assert stack.most >= pystack.frames(source, "some.py")["value", 13] > 0


def test_more_variables_and_handlers_take_more():
    source = "def few(a):\n    return a\n\n\ndef many(a, b, c, d, e, f, g, h):\n    return a\n"
    caught = (
        "\n\ndef caught(a):\n    try:\n        return a\n    except OSError:\n        return 0\n"
    )
    sizes = pystack.frames(source + caught, "some.py")
    few, many, caught = sizes["few", 1], sizes["many", 5], sizes["caught", 9]
    assert many - few in (24, 32) and caught - few >= 12
    assert not any(size % 8 for size in sizes.values())
