# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""python3 tools/web.py: what it makes, what it says, and that it serves what it made."""

import json
import re
import runpy
import sys
import threading
import urllib.request

import pytest

import environment
from web import npm, serving, site

TOOL = environment.ROOT / "tools" / "web.py"


@pytest.fixture
def command(built, monkeypatch, capsys):
    """A function that runs the tool with these arguments, on the page that is built already."""
    made = {file.name: file.read_bytes() for file in (built / "site").iterdir()}
    monkeypatch.setattr(environment, "enter", lambda group: None)
    monkeypatch.setattr(site, "files", lambda: made)

    def command(*arguments):
        monkeypatch.setattr(sys, "argv", [str(TOOL), *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(TOOL), run_name="__main__")
        assert not end.value.code, end.value.code
        return capsys.readouterr().out

    return command


def test_out_makes_the_folder_and_leaves_nothing_old_in_it(command, built, tmp_path):
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "old.js").write_text("old")
    assert f"Made {folder}" in command("--out", folder)
    assert {file.name for file in folder.iterdir()} == {
        file.name for file in (built / "site").iterdir()
    }


def test_single_makes_one_file_that_asks_for_no_other(command, tmp_path):
    file = tmp_path / "garden.html"
    assert f"Made {file}" in command("--single", file)
    page = file.read_text()
    assert re.findall(r'<(?:link|script|img)[^>]* (?:href|src)="(?!data:)', page) == []
    assert len(page) < 1 << 20, "small enough to be sent"


def test_what_is_missing_is_said_in_a_sentence(command, monkeypatch):
    def nothing():
        raise npm.NoPackage("there is no npm here: install it")

    monkeypatch.setattr(site, "files", nothing)
    monkeypatch.setattr(sys, "argv", [str(TOOL), "--out", "nowhere"])
    with pytest.raises(SystemExit, match="no npm here: install it"):
        runpy.run_path(str(TOOL), run_name="__main__")


@pytest.mark.parametrize("everywhere", [False, True])
def test_the_page_is_served_its_address_said_and_the_browser_opened(
    built, monkeypatch, capsys, everywhere
):
    opened, bound = [], []

    class Serving(serving.http.server.ThreadingHTTPServer):
        def serve_forever(self):
            bound.append(self.server_address[0])
            threading.Thread(target=super().serve_forever, daemon=True).start()
            opened.append(urllib.request.urlopen(opened[0] + "manifest.webmanifest"))
            self.shutdown()
            raise KeyboardInterrupt

    monkeypatch.setattr(serving.http.server, "ThreadingHTTPServer", Serving)
    monkeypatch.setattr(serving.webbrowser, "open", opened.append)
    serving.serve(built / "site", everywhere)
    printed = capsys.readouterr().out
    assert f"Kitchen Garden is at {opened[0]} until you press Ctrl-C." in printed
    assert ("For a phone in this network: http://" in printed) == everywhere
    assert bound == ["0.0.0.0" if everywhere else "127.0.0.1"]
    answer = opened[1]
    assert answer.headers["Content-Type"] == "application/manifest+json"
    assert answer.headers["Cache-Control"] == "no-cache"
    icons = json.load(answer)["icons"]
    assert {icon["src"] for icon in icons} <= {file.name for file in (built / "site").iterdir()}
