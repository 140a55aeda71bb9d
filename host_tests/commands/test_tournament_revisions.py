# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Earlier revisions at the table: unpacked from git, blind to secrets, refused with a sentence."""

import json
import shutil
import subprocess

import pytest

from garden import OVER, bots, engine
from garden.rng import Rng
from tools import environment, tournament
from tools.tournaments import players, revisions

needs_git = pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """Yield a repository with one revision: today's rules, bots and tools."""
    for folder in ("lib", "tools"):
        shutil.copytree(
            environment.ROOT / folder,
            tmp_path / folder,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    who = ["-c", "user.name=A tester", "-c", "user.email=tester"]
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-qm", "All of it"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    _move_to(tmp_path, monkeypatch)
    yield tmp_path
    _forget()


def _move_to(folder, monkeypatch):
    monkeypatch.setattr(environment, "ROOT", folder)
    monkeypatch.setattr(revisions, "_CACHE", folder / ".cache")
    _forget()


def _forget():
    revisions.unpacked.cache_clear()
    revisions._started.cache_clear()


@needs_git
@pytest.mark.parametrize("name, seats", [("veggies", 3), ("match", 2), ("cabbage", 2)])
def test_a_whole_game_against_an_earlier_revision_comes_to_its_end(name, seats, repository, capsys):
    words = [name, "easy", "easy@HEAD", "--seats", str(seats), "--games", "2", "--cores", "1"]
    tournament.main(words)
    assert f"{name}, {seats} seats," in capsys.readouterr().out


@needs_git
def test_an_earlier_bot_answers_as_its_own_engine_would(repository):
    game = engine("cabbage")(2, 4)
    one = players.player("cabbage", "hard@HEAD", Rng(9))
    while game.turn != OVER:
        rng = Rng(9)
        one._rng = rng
        for _ in one.think(game):
            pass
        rng = Rng(9)
        seed = rng.word() << 16 | rng.word()
        assert one.best == bots.choose("cabbage", game, "hard", Rng(seed))
        game.play(one.best)


@needs_git
def test_an_earlier_engine_is_told_nothing_but_the_imagined_game(repository, monkeypatch):
    asked = []
    ask = revisions._Engine.ask
    monkeypatch.setattr(
        revisions._Engine, "ask", lambda self, line: asked.append(line) or ask(self, line)
    )
    game = engine("veggies")(2, 1)
    imagined = game.imagine(0, Rng(7))
    assert imagined.deck != game.deck
    for _ in players.player("veggies", "easy@HEAD", Rng(1)).think(imagined):
        pass
    command, _, position = asked[0].partition(" ")
    assert command == "position" and json.loads(position)["deck"] == list(imagined.deck)
    assert len(asked) == 2 and asked[1].startswith("bot easy seed=")


@needs_git
def test_a_revision_is_unpacked_once(repository):
    folder = revisions.unpacked("HEAD")
    assert (folder / "tools/engine.py").is_file()
    kept = folder / "kept"
    kept.touch()
    _forget()
    assert revisions.unpacked("HEAD") == folder and kept.exists()
    assert [one.name for one in folder.parent.iterdir()] == [folder.name]


@needs_git
def test_an_unknown_revision_is_refused_with_a_sentence(repository, capsys):
    with pytest.raises(SystemExit):
        tournament.main(["cabbage", "hard", "hard@0ld"])
    assert "This repository has no revision 0ld." in capsys.readouterr().err


@needs_git
def test_a_folder_without_git_history_says_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    _move_to(tmp_path, monkeypatch)
    with pytest.raises(revisions.RevisionError, match="takes a git clone of this project"):
        players.check("hard@HEAD")


def test_without_git_it_says_what_is_missing(tmp_path, monkeypatch):
    _move_to(tmp_path, monkeypatch)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(revisions.RevisionError, match="takes git, which is not installed here"):
        players.check("hard@HEAD")


@needs_git
def test_an_engine_that_refuses_or_stops_is_reported_with_a_sentence(repository):
    started = revisions._started("HEAD")
    with pytest.raises(revisions.RevisionError, match="revision HEAD: a level is one of"):
        started.ask("new cabbage seats=2 seed=1")
        started.ask("bot nobody")
    with pytest.raises(revisions.RevisionError, match="The engine of revision HEAD stopped."):
        started.ask("quit")
