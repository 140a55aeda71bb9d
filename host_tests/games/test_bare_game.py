# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A game of an engine, a bot, a view and a few English words can be played on every screen."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "host_tests" / "sample"
PARTS = ("lib/garden", "firmware/games")
OPTIONAL = ("describe", "lesson", "look", "rules", "score", "spots", "tips", "__init__")


def strip(folder):
    """Return a copy of the sample without everything that a game may leave out."""
    shutil.copytree(SAMPLE, folder / "host_tests/sample")
    (folder / "lib").symlink_to(ROOT / "lib")
    lib, firmware = (next((folder / "host_tests/sample" / part).iterdir()) for part in PARTS)
    for part in OPTIONAL:
        (firmware / f"{part}.py").unlink(missing_ok=True)
    (lib / "__init__.py").write_text("SEATS = (2, 3, 4)\n", "utf-8")
    words = (lib / "words.py").read_text("utf-8")
    (lib / "words.py").write_text(words[: words.index('"es"')] + '"es": {}}\n', "utf-8")
    cut(lib / "engine.py", "    OPTIONS", "    def progress", "    def detail")
    cut(firmware / "view.py", "from .describe", "from .tips", "    def describe", "    def tips")
    (lib / "medals.py").unlink()
    return folder / "host_tests/sample"


def cut(file, *starts):
    """Take out the lines that begin like this, and what is inside of them."""
    kept, inside = [], False
    for line in file.read_text("utf-8").splitlines(keepends=True):
        deeper = line.startswith("        ") or not line.strip()
        inside = line.startswith(starts) or (inside and deeper)
        if not inside:
            kept.append(line)
    file.write_text("".join(kept), "utf-8")


def test_a_game_without_anything_optional_is_played_from_the_title_to_the_score_pad(tmp_path):
    sample = strip(tmp_path)
    done = subprocess.run(
        [sys.executable, "tools/test.py", "-q", "-p", "no:cacheprovider", str(SAMPLE / "bare.py")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(sample)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout and "skipped" not in done.stdout
