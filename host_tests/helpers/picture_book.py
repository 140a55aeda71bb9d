# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Reference pictures: what a screen shows is compared with host_tests/pictures, pixel by pixel.

    KEEP_PICTURES=1 python3 tools/test.py host_tests/screens

draws them anew. Look at each one before it is committed. The book has English and Spanish pictures;
those of all other languages are only drawn, because a text that is too wide breaks the program, and
lie in out/pictures then.
"""

import os
from pathlib import Path

from PIL import Image

from tools.sim import Sim

BOOK = Path(__file__).parents[1] / "pictures"
SEEN = Path(__file__).parents[2] / "out" / "pictures"  # what a failing test saw
LANGUAGES = ("en", "es")


def check(sim: Sim, name: str, lang: str = "en") -> None:
    """Fail unless the screen looks like the picture of this name in this language."""
    assert not sim.app.broken, sim.texts()
    seen = sim.picture()
    if lang != "en":
        name = f"{name}_{lang}"
    if lang not in LANGUAGES:
        if os.environ.get("KEEP_PICTURES"):
            SEEN.mkdir(parents=True, exist_ok=True)
            seen.save(SEEN / f"{name}.png")
        return
    kept = BOOK / f"{name}.png"
    if os.environ.get("KEEP_PICTURES"):
        BOOK.mkdir(exist_ok=True)
        seen.save(kept, bits=4, optimize=True)
    assert kept.exists(), f"no picture {kept}: KEEP_PICTURES=1 draws it"
    with Image.open(kept) as expected:
        different = _different(seen, expected)
    if different:
        SEEN.mkdir(parents=True, exist_ok=True)
        seen.save(SEEN / f"{name}.png")
    assert not different, f"{len(different)} pixels differ from {name}, the first at {different[0]}"


def _different(seen: Image.Image, expected: Image.Image) -> list[tuple[int, int]]:
    assert seen.size == expected.size
    width = seen.width
    ours, theirs = seen.convert("RGB").tobytes(), expected.convert("RGB").tobytes()
    pairs = range(0, len(ours), 3)
    return [
        (at // 3 % width, at // 3 // width)
        for at in pairs
        if ours[at : at + 3] != theirs[at : at + 3]
    ]
