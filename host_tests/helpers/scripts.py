# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What tests must know of a game to play its lesson by buttons: script.py in its own folder.

LESSON     the buttons of every step, as somebody presses them who does what the slip says
REFUSED    how many steps are played before one at which A is refused
BY_VIEW    the tips that its view gives; tips() in firmware/games/<game>/tips.py gives the rest
"""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from garden import GAMES

_TESTS = Path(__file__).resolve().parents[1]


def script(game: str) -> ModuleType | None:
    """Return the script of this game, None if it has none."""
    for root in (_TESTS, _TESTS / "sample" / "host_tests"):
        path = root / "games" / game / "script.py"
        if path.exists():
            spec = spec_from_file_location(f"script_{game}", path)
            assert spec and spec.loader
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            return module
    return None


SCRIPTS = {game: script(game) for game in GAMES}
# The games with a lesson: one without is offered none.
TAUGHT = [game for game in GAMES if SCRIPTS[game]]
# Those that the project brings: only these are built for a board.
OURS = [game for game in GAMES if (_TESTS / "games" / game).is_dir()]
