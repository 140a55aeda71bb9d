# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every move of every game is told in a sentence, with a picture that fits its place."""

import pytest

from at_table import sit_down, whole_log
from garden import GAMES, about
from garden.words import CODES

WIDEST = "WWWWWWWi"


class Listener:
    """Gets told each move of a sitting before it is made, as a screen does."""

    def __init__(self, sim, name=""):
        self.app = sim.app
        self.sitting = sim.app.screens[0].sitting
        self._name = name

    def player(self, seat):
        return self._name or self.app.name(seat, False)

    def recaps(self):
        from firmware.games import load_part

        recap = load_part(self.sitting.name, "recap").recap
        for game, seat, action in self.sitting.replay():
            self.game = game
            yield game, seat, action, *recap(self, action)


def told(game, seats, lang="en", name="", options=()):
    """Yield (game, seat, action, words, picture) of each move of a whole game."""
    log = whole_log(game, seats, 3, options)
    return Listener(sit_down(game, bytes(seats), lang=lang, seed=3, log=log[:-1]), name).recaps()


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_of_a_move_has_room_and_names_its_player(game):
    for lang in CODES.split():
        from firmware.kit.text import wrap

        for _, _, _, words, picture in told(game, about(game).SEATS[-1], lang, WIDEST):
            assert WIDEST in words and len(wrap(words, 120)) <= 4, words
            for sheet, x, y, tile in picture:
                from firmware.kit.sprites import Sheet

                art = Sheet(sheet)
                assert 0 <= x <= 24 - art.width and 0 <= y <= 16 - art.height
                assert tile < art.tiles


def some(game, seats, *parts):
    """Return the first recap of a whole game in which all these words are."""
    return next(t for t in told(game, seats) if all(part in t[3] for part in parts))


def test_a_card_of_veggies_is_told_with_its_origin_its_row_and_its_points():
    game, seat, action, words, picture = some("veggies", 3, "from the market")
    before = game.copy()
    game.play(action)
    row = words.split("row ")[1].split(",")[0]
    assert 1 <= int(row) <= game.stands[seat].bottom - game.stands[seat].top
    assert words.startswith(("Ana: ", "Leo: ", "Mia: ")) and words[-2] in "+−" or words[-3] in "+−"
    assert len(picture) == 6 and before.market != game.market


def test_a_harvest_of_match_is_told_with_what_everyone_takes():
    words = some("match", 4, "harvests")[3]
    assert words == "Max harvests corn ×3 with a basket: Mia +3, a token"


def test_a_card_of_match_is_told_with_its_field():
    assert some("match", 4, "plants", "in their own field")
    assert some("match", 4, "plants", "'s field")
    assert some("match", 3, "plants", "in a neutral field")


def test_a_move_of_cabbage_is_told_with_its_die_its_card_and_its_group():
    words = some("cabbage", 2, "die", "flips the card")[3]
    assert " at the " in words and "▶" in words


def test_a_secret_choice_is_told_as_made_and_no_more():
    for game in ("veggies", "cabbage"):
        words, picture = next(told(game, 2))[3:]
        assert words == "Ana has chosen" and not picture
