# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whole games as text, to be read by people and compared by tests.

After a change of the rules that is meant, write them again:
    .venv/bin/python host_tests/helpers/playthrough.py
and read the difference.
"""

import importlib
import json
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
if __name__ == "__main__":
    sys.path += [str(FOLDER.parent.parent / folder) for folder in ("lib", "")]

from garden import OVER  # noqa: E402
from garden.rng import Rng  # noqa: E402
from garden.sitting import Sitting  # noqa: E402

SITTINGS: dict[str, tuple[str, int, int, tuple[str, ...]]] = {
    "veggies-2": ("veggies", 2, 11, ()),
    "veggies-4-teams": ("veggies", 4, 12, ("teams",)),
    "match-3-open": ("match", 3, 13, ("open",)),
    "match-8-1992": ("match", 8, 14, ("1992",)),
    "cabbage-2": ("cabbage", 2, 15, ()),
}


def written(sitting: str) -> str:
    """Write one game, from its first position to its score, a line a move."""
    name, seats, seed, options = SITTINGS[sitting]
    table = Sitting(name, seats, seed, options)
    game = table.game
    notation = importlib.import_module("tools.notation." + name)
    lines = [" ".join(["new", name, f"seats={seats}", f"seed={seed}", *options])]
    lines += _facts(notation.state(game))
    rng = Rng(seed)
    out = array("H", bytes(2 * game.MOST))
    while game.turn != OVER:
        count = game.actions(out)
        action = out[rng.below(count)]
        lines.append(
            f"{game.phase:6} seat {game.turn}  {count:4} ways  {notation.move_text(game, action)}"
        )
        table.play(action)
    lines += _facts(notation.state(game))
    lines += _facts({"scores": game.scores(), "winners": game.winners(), **game.detail()})
    lines.append("save " + table.save().hex())
    return "\n".join(lines) + "\n"


def _facts(facts: Mapping[str, object]) -> list[str]:
    return [f"  {key}: {json.dumps(value)}" for key, value in facts.items()]


if __name__ == "__main__":
    for sitting in SITTINGS:
        (FOLDER / f"{sitting}.txt").write_text(written(sitting), encoding="utf-8")
