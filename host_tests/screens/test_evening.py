# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A first evening in Spanish: from power-on to the score pad, by buttons alone."""

import pytest

from at_table import press_on, top
from garden import GAMES
from garden.words import load_words
from tools.sim import Sim

ENGLISH = set(load_words("en").values()) - set(load_words("es").values())


@pytest.mark.parametrize("game", GAMES)
def test_strangers_find_their_way_in_spanish_and_never_read_a_word_of_english(game):
    sim = Sim()
    texts = set()
    sim.keys("w300 E w300 D A w600")
    sim.keys("D " * GAMES.index(game) + "A w400 D L w300 L w600")
    assert top(sim) == "Seats" and sim.texts().count("Humano") == 2
    sim.keys("A w400")
    assert "¿Primera partida?" in sim.texts()
    sim.keys("E w400")
    press_on(sim, 4, "Results", lambda sim: texts.update(sim.texts()))
    sim.run(2000)
    press_on(sim, 4, "Results", lambda sim: texts.update(sim.texts()))
    sim.keys("w300 B w600 " + "U " * (GAMES.index(game) + 1) + "A w600")
    assert top(sim) == "Records" and "1 partida" in sim.texts()
    texts.update(sim.texts())
    assert not texts & ENGLISH
    assert {"Pásalo a Leo", "Vale"} <= texts
    assert any(text.endswith(": ¡nueva medalla!") for text in texts)
