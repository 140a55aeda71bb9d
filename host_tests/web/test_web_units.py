# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's modules in node, the firmware's words on it, and what the build makes."""

import base64
import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pygame
import pytest
from browsing import lacking, waiting
from PIL import Image, ImageChops

from garden.words import load_words
from tools import environment
from tools.sim import Drive, Sim, window
from tools.web import esbuild, measure, npm, runtime, script


def test_the_pages_modules_do_what_they_say(node):
    units = str(Path(__file__).with_name("units.test.mjs"))
    words = [node, "--test", "--test-reporter=tap", units]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]
    assert re.search(r"^# pass [1-9][0-9]$", done.stdout, re.M), done.stdout[-300:]


def test_keys_and_game_pads_press_what_they_press_in_the_window(node):
    module = (script.PAGE / "keyboard.js").as_uri()
    program = f"import * as page from {module!r}; console.log(JSON.stringify(page))"
    words = [node, "--input-type=module", "-e", program]
    page = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    named = {"enter": "return", " ": "space"}
    keys = {
        named.get(key, key.removeprefix("arrow")): page["KEYBOARD"][key] for key in page["KEYBOARD"]
    }
    assert keys == {pygame.key.name(key): window._KEYS[key] for key in window._KEYS}
    pad = {int(button): letter for button, letter in page["PAD"].items()}
    crosses = {12: "U", 13: "D", 14: "L", 15: "R"}  # which a window is told of in another way
    assert pad == {**window._PAD, **crosses}


def test_a_first_start_obeys_the_page_and_the_first_press_is_heard(play):
    first = {"saves": {}, "seed": 1, "steps": [1, "read"], "language": "es", "still": True}
    spanish, other = play(first, {**first, "language": "xx", "still": False})
    assert spanish["language"] == "es" and load_words("es")["settings"] in spanish["read"][0]
    assert other["language"] == "en" and other["kept"] == {}
    drive = Drive()
    drive.files.update({name: base64.b64decode(text) for name, text in spanish["kept"].items()})
    assert Sim("pybadge", None, drive=drive).app.settings["motion"] == 0
    assert Sim("pybadge").app.settings["motion"] == 1, "what a first start has otherwise"
    (again,) = play({**first, "saves": spanish["kept"], "language": "en"})
    assert again["language"] == "es", "what was kept wins"


def test_a_menu_without_rows_can_be_read(play):
    tap = [3, "%s+", 3, "%s-", 30]
    steps = [step % key if isinstance(step, str) else step for key in "UA" for step in tap]
    (seen,) = play({"saves": {}, "seed": 1, "steps": [5, *steps, "read"]})
    assert load_words("en")["no_games"] in seen["read"][0]


def test_at_a_table_a_sentence_says_what_a_would_do(play):
    saves = {
        name: base64.b64encode(content).decode()
        for name, content in waiting("match", (0, 1), 2).items()
    }
    steps = [30, "A+", 3, "A-", 90, "read", "R+", 3, "R-", 30, "read"]
    (seen,) = play({"saves": saves, "seed": 1, "steps": steps})
    plant = load_words("en")["match_plant"] + ": Ana"
    assert [lines.startswith(plant) for lines in seen["read"]] == [True, True], seen["read"]


def test_nothing_is_drawn_while_nothing_changes(play):
    begin = [5, "U+", 3, "U-", 30]
    short, long = play(
        {"saves": {}, "seed": 1, "steps": begin},
        {"saves": {}, "seed": 1, "steps": [*begin, 300]},
    )
    assert short["drawn"] == long["drawn"] > 1


def test_the_page_is_small_enough(built):
    assert [met for *_, met in measure.size(built / "site")] == [True]


@pytest.mark.long
def test_a_long_evening_takes_no_more_memory_than_a_short_one(node, built):
    found = {what: met for what, _, _, met in measure.evening(built)}
    assert False not in found.values(), found
    assert list(found.values()).count(True) == 3


def test_the_icons_are_cabbages_on_soil_that_a_circle_may_be_cut_of(built):
    manifest = json.loads((built / "site" / "manifest.webmanifest").read_text())
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        picture = Image.open(built / "site" / icon["src"])
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
        soil = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
        left, top, right, bottom = ImageChops.difference(picture, soil).getbbox()
        # Launchers leave at least a circle of four fifths; the cabbage's corners are round.
        assert max(right - left, bottom - top) <= 0.8 * picture.width
        assert (
            abs(left + right - picture.width) + abs(top + bottom - picture.height)
            < 0.1 * picture.width
        )


def test_nothing_is_loaded_from_anywhere_else(built):
    for name in ("index.html", "style.css", "worker.js", "manifest.webmanifest"):
        assert "//" not in re.sub(r"^\s*//.*$", "", (built / "site" / name).read_text(), flags=re.M)
    policy = (built / "site" / "index.html").read_text().partition("Content-Security-Policy")[2]
    policy = policy.partition('">')[0]
    assert "default-src 'none'" in policy and "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


def test_what_is_lacking_skips_a_test_and_fails_where_all_must_run(monkeypatch):
    monkeypatch.delenv("WEB_TESTS", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no Chromium here"):
        lacking("There is no Chromium here.")
    monkeypatch.setenv("WEB_TESTS", "required")
    with pytest.raises(pytest.fail.Exception, match="no Chromium here"):
        lacking("There is no Chromium here.")
    submitted = (environment.ROOT / ".ci" / "run").read_text()
    assert "WEB_TESTS=required exec python3 tools/test.py" in submitted


def test_the_bundle_is_small_and_says_nothing_of_where_it_was_made(built):
    for name in ("garden.js", "worker.js", "style.css"):
        content = (built / "site" / name).read_bytes()
        assert b"sourceMappingURL" not in content and str(environment.ROOT).encode() not in content
    assert not list((built / "site").glob("*.map"))
    assert len(gzip.compress((built / "site" / "garden.js").read_bytes(), 9)) < 42 << 10


def test_a_fault_in_a_script_is_told_by_its_place(monkeypatch, tmp_path):
    shutil.copytree(script.PAGE, tmp_path / "page")
    monkeypatch.setattr(script, "PAGE", tmp_path / "page")
    (tmp_path / "page" / "sound.js").write_text("export class Sound {\n  tone( {}\n}\n")
    with pytest.raises(SyntaxError, match=r"sound\.js:3:\d+"):
        script.bundled(b"export const loadMicroPython = 0;")


def test_a_machine_that_esbuild_is_not_pinned_for_is_told_so(monkeypatch):
    monkeypatch.setattr(esbuild.platform, "machine", lambda: "riscv64")
    with pytest.raises(npm.NoPackage, match="pinned for linux-x64, .* this is .*-riscv64"):
        esbuild.run("--version")


def test_what_npm_brings_is_checked(monkeypatch, tmp_path):
    monkeypatch.setattr(npm, "CACHE", tmp_path)
    monkeypatch.setattr(npm.shutil, "which", lambda name: None)
    for use in (runtime.files, esbuild.run):
        with pytest.raises(npm.NoPackage, match="no npm here: install it"):
            use()

    def foreign(words, cwd, **how):
        with open(f"{cwd}/x.tgz", "wb") as file:
            file.write(b"something else")
        return subprocess.CompletedProcess(words, 0, "", "")

    monkeypatch.setattr(npm.shutil, "which", lambda name: "npm")
    monkeypatch.setattr(npm.subprocess, "run", foreign)
    for use in (runtime.files, esbuild.run):
        with pytest.raises(npm.NoPackage, match="not what we know it to be"):
            use()
    assert list(tmp_path.iterdir()) == []
