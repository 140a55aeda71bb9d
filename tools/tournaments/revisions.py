# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The bots of an earlier revision of this repository, each revision in a process of its own.

Such a player is called by its level and its git revision: hard@21db60c. The revision is unpacked
into .cache/ once, and its tools/engine.py is asked for every move in the text protocol. It is
handed an imagined game's position, as bots are, so it never learns a secret.
"""

import importlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action, Slices
from tools import environment

_CACHE = environment.ROOT / ".cache/revisions"


class RevisionError(Exception):
    """Why an earlier revision cannot play, in a sentence for the person at the keyboard."""


class Earlier:
    """A bot of this level, as it was at that revision."""

    def __init__(self, game: str, level: str, revision: str, rng: Rng) -> None:
        self.best: Action | None = None
        self._level = level
        self._engine = _started(revision)
        self._notation = importlib.import_module("tools.notation." + game)
        self._rng = rng

    def think(self, world: BaseGame) -> Slices:
        """Ask the earlier engine about this imagined game."""
        self._engine.ask("position " + json.dumps(self._notation.state(world)))
        seed = self._rng.word() << 16 | self._rng.word()
        move = self._engine.ask(f"bot {self._level} seed={seed}")["action"]
        self.best = self._notation.parse_move(world, move)
        yield


class _Engine:
    """A running tools/engine.py of an earlier revision; it ends when its input is closed."""

    def __init__(self, revision: str) -> None:
        self._revision = revision
        self._process = subprocess.Popen(
            [sys.executable, str(unpacked(revision) / "tools/engine.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, command: str) -> dict[str, Any]:
        """Return the answer to one command."""
        try:
            assert self._process.stdout
            print(command, file=self._process.stdin, flush=True)
            answer = json.loads(self._process.stdout.readline())
        except (OSError, ValueError):
            raise RevisionError(f"The engine of revision {self._revision} stopped.") from None
        if "error" in answer:
            raise RevisionError(f"The engine of revision {self._revision}: {answer['error']}.")
        return answer


@cache
def _started(revision: str) -> _Engine:
    """Return the one engine of this revision in this process."""
    return _Engine(revision)


@cache
def unpacked(revision: str) -> Path:
    """Return the folder with the files of this revision, taken from git on first use."""
    commit = _git("rev-parse", "--verify", "--quiet", revision + "^{commit}").decode().strip()
    if not commit:
        raise RevisionError(f"This repository has no revision {revision}.")
    folder = _CACHE / commit
    if not folder.is_dir():
        files = zipfile.ZipFile(io.BytesIO(_git("archive", "--format=zip", commit, "lib", "tools")))
        _CACHE.mkdir(parents=True, exist_ok=True)
        # Unpack aside and then rename, so that the folder is whole or not there.
        aside = tempfile.mkdtemp(dir=_CACHE)
        files.extractall(aside)
        try:
            Path(aside).rename(folder)
        except OSError:  # another process was quicker
            shutil.rmtree(aside)
    return folder


def _git(*words: str) -> bytes:
    """Return what git prints: nothing where it finds nothing."""
    try:
        done = subprocess.run(["git", *words], cwd=environment.ROOT, capture_output=True)
    except OSError:
        raise RevisionError(
            "Playing against an earlier revision takes git, which is not installed here."
        ) from None
    if b"not a git repository" in done.stderr:
        raise RevisionError(
            "Playing against an earlier revision takes a git clone of this project; "
            "this folder is none."
        )
    return done.stdout
