# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Files on the drive are opened seldom: on a board each time takes a millisecond."""

import builtins

import pytest

from at_table import sit_down, some_log
from garden import GAMES
from tools.sim import FRAME


class Opens:
    """Counts the drawings that are opened, and those that were not closed."""

    def __init__(self, monkeypatch):
        self.count = 0
        self._files = []
        self._open = builtins.open
        monkeypatch.setattr(builtins, "open", self._noted)

    def _noted(self, path, *how, **more):
        file = self._open(path, *how, **more)
        if "art" in str(path):
            self.count += 1
            self._files.append(file)
        return file

    @property
    def left(self):
        return [file.name for file in self._files if not file.closed]


@pytest.mark.parametrize("game, most", zip(GAMES, (6, 13, 12)))
def test_a_table_that_is_painted_again_opens_each_drawing_about_once(game, most, monkeypatch):
    sim = sit_down(game, (0, 1), log=some_log(game, 2, 6), motion=0)
    sim.keys("w3000 S w300 E w300")
    opens = Opens(monkeypatch)
    sim.hold("B")
    sim.run(FRAME)
    assert type(sim.top).__name__ == "Pause"
    assert 0 < opens.count <= most
    assert not opens.left


def test_a_tile_that_is_stamped_again_is_not_read_again(monkeypatch):
    sim = sit_down("match", (0, 1))
    from firmware.kit.sprites import tile_of

    opens = Opens(monkeypatch)
    for tile in (3, 3, 5, 3):
        art, top = tile_of("ui16", tile)
        assert top == 0
    assert opens.count == 1
    sim.run(FRAME)
    assert not opens.left
