# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Medals on the screen: the sign over the podium, their page, and the winners' names."""

import displayio
import pytest

from finished import played
from garden import GAMES, medals
from garden.words import CODES
from score_pads import at_results, board, opened


def words_of(layer):
    """Return the words of a label, or of the labels in a group."""
    if isinstance(layer, displayio.Group) and not hasattr(layer, "text"):
        return "\n".join(filter(None, map(words_of, layer)))
    return getattr(layer, "text", "")


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_medal_fit_its_page_and_its_sign(game, lang):
    sim = opened("medals", GAMES.index(game), lang=lang, won=[(game, 0x7FFF)])
    from firmware.screens.medal import Medal

    for medal in medals.medals(game):
        key = f"medal_{game}_{medal}"
        sign = [words_of(layer) for layer in Medal(sim.app, game, medal, "Ana").body]
        _, name, text = [words for words in sign if words]
        assert name == sim.app.say(key)
        assert text.replace("\n", " ") == sim.app.say(key + "_text")
        assert text.count("\n") <= 1
    for bit, medal in enumerate(medals.medals(game)):
        sim.top.place = bit
        sim.top.choose()
        sim.run(80)
        assert "★ " + sim.app.say(f"medal_{game}_{medal}") in sim.texts()


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_medals_says_who_won_them_first(game, lang):
    """Before that was kept nobody knows; names of any length fit behind those of medals."""
    names = ["", "WWWWWWWi", "WWWWWWWi & WWWWWWWi"]
    sim = opened("medals", GAMES.index(game), lang=lang, won=[(game, 0x7FFF)])
    assert "·" not in " ".join(sim.texts())
    kept = b""
    for bit in range(15):
        kept = medals.give(kept, game, bit, names[bit % 3])
    sim.app.store.put("earners", kept)
    for bit, medal in enumerate(medals.medals(game)):
        sim.top.place = bit
        sim.top.choose()
        sim.run(80)
        begun = "★ " + sim.app.say(f"medal_{game}_{medal}") + " · "
        (line,) = [text for text in sim.texts() if text.startswith(begun)]
        who = names[bit % 3] or sim.app.say("you")
        assert line == begun + who or (line[-1] == "…" and bit % 3 == 2)


@pytest.mark.parametrize(
    "who, names, winner", [((0, 0), b"", "Ana"), ((0, 2), b"", ""), ((0, 2), b"Noa", "Noa")]
)
def test_a_medal_is_kept_with_its_winner_s_name_or_for_you(who, names, winner):
    sim = board()
    sim.app.store.put("names", names)
    sitting = played("cabbage", 2, 7, who=bytes(who))
    seats = medals.earners(sitting)
    at_results(sitting, sim)
    kept = sim.app.store.get("earners")
    for bit in range(15):
        if seats.get(bit) == [0]:
            assert medals.person(kept, "cabbage", bit) == winner
        elif bit not in seats:
            assert medals.person(kept, "cabbage", bit) is None
    assert [0] in seats.values()


@pytest.mark.parametrize("game", GAMES)
def test_a_hidden_medal_is_not_told_before_it_is_won(game):
    hidden = [n for n, medal in enumerate(medals.medals(game)) if medal in medals.hidden(game)]
    for won in (0, 0x7FFF):
        sim = opened("medals", GAMES.index(game), won=[(game, won)])
        for bit in hidden:
            sim.top.place = bit
            sim.top.choose()
            sim.run(200)
            name = sim.app.say(f"medal_{game}_{medals.medals(game)[bit]}")
            assert (name in " ".join(sim.texts())) == bool(won)
            assert ("? ? ?" in sim.texts()) == (not won)
