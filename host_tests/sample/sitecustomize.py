# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Registers the sample game: with this folder in PYTHONPATH, every tool and test knows it.

A shipped game needs no such file. It is in lib/garden and firmware/games, its words are in
lib/garden/words, and its name is in the list of games.
"""

import builtins
import sys
from importlib.machinery import PathFinder
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLACES = {
    "garden.pods": HERE / "lib/garden",
    "firmware.games.pods": HERE / "firmware/games",
    "tools.notation.pods": HERE / "tools/notation",
}


class Beside:
    """Finds the sample's packages as if they were beside those of the other games."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        return PathFinder.find_spec(name, [str(PLACES[name])]) if name in PLACES else None


def open_beside(file, *how, real_open=builtins.open, **more):
    """Open the sample's own sheets as if they were in firmware/art."""
    own = HERE / "firmware" / "art" / Path(str(file)).name
    is_missing_art = own.suffix == ".bin" and own.exists() and not Path(file).exists()
    return real_open(own if is_missing_art and "w" not in str(how[:1]) else file, *how, **more)


builtins.open = open_beside
sys.path.append(str(ROOT / "lib"))
sys.meta_path.insert(0, Beside)

from garden.pods.words import WORDS  # noqa: E402

import garden  # noqa: E402
from garden import words  # noqa: E402

garden.GAMES += ("pods",)
for language in words.CODES.split():
    words.load_words(language).update(WORDS.get(language, {}))
