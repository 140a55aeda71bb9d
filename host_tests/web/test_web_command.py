# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""python3 tools/web.py: what it makes, what it says, and that it serves what it made."""

import json
import re
import runpy
import socket
import struct
import sys
import threading
import urllib.request

import pytest

from linking import link_folder
from tools import environment
from tools.web import npm, serving, site

TOOL = environment.ROOT / "tools" / "web.py"


@pytest.fixture
def command(built, monkeypatch, capsys):
    """Return a function that runs the tool with these arguments, on the page built before."""
    made = {file.name: file.read_bytes() for file in (built / "site").iterdir()}
    monkeypatch.setattr(environment, "enter", lambda group: None)
    monkeypatch.setattr(site, "files", lambda: made)

    def command(*arguments):
        monkeypatch.setattr(sys, "argv", [str(TOOL), *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(TOOL), run_name="__main__")
        return end.value.code or capsys.readouterr().out

    return command


def in_folder(folder):
    """Return {name: content} of a folder and those below it."""
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_out_does_not_write_through_a_link_that_somebody_put_into_the_page(command, tmp_path):
    folder, photo = tmp_path / "page", tmp_path / "photo.jpg"
    command("--out", folder)
    photo.write_bytes(b"a photo")
    (folder / "index.html").unlink()
    (folder / "index.html").symlink_to(photo)
    before = in_folder(tmp_path)
    assert "index.html is not ours, and the page needs that name" in command("--out", folder)
    assert in_folder(tmp_path) == before


def test_out_makes_the_folder_and_replaces_only_its_own_files(command, built, tmp_path):
    folder = tmp_path / "new" / "page"
    assert f"Made {folder}" in command("--out", folder)
    (folder / "CNAME").write_text("garden.example")
    worker = folder / "worker.js"
    listed = worker.read_text().replace('["./"', '["./", "old.js?v=1", "../kept.txt"')
    worker.write_text(listed)
    (folder / "old.js").write_text("a file of an earlier version")
    (folder.parent / "kept.txt").write_text("beside the page")
    (folder / "garden.js").write_text("old")
    assert f"Made {folder}" in command("--out", folder)
    expected = {file.name: file.read_bytes() for file in (built / "site").iterdir()}
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == {
        **expected,
        "CNAME": b"garden.example",
    }
    assert (folder.parent / "kept.txt").exists(), "a list leads nowhere else"


def photos(folder):
    (folder / "album").mkdir(parents=True)
    (folder / "album" / "garden.png").write_bytes(b"a photo")


def another_page(folder):
    folder.mkdir()
    (folder / "index.html").write_text("<title>Bread</title>")
    (folder / "worker.js").write_text('const FILES = ["bread.js"];\n')
    (folder / "bread.js").write_text("bake()")


def name_in_use(folder):
    folder.mkdir()
    (folder / "worker.js").write_text('const FILES = ["./"];\n// kitchen-garden')
    (folder / "garden.js").write_text("somebody's own")


def a_file(folder):
    folder.write_text("a letter")


@pytest.mark.parametrize("there", [photos, another_page, name_in_use, a_file])
def test_out_refuses_what_is_not_ours_and_deletes_nothing(command, tmp_path, there):
    folder = tmp_path / "mine"
    there(folder)
    before = in_folder(tmp_path)
    assert re.search(r"(nothing was changed|is a file).*name", command("--out", folder), re.I)
    assert in_folder(tmp_path) == before


def test_single_refuses_what_is_not_ours_and_replaces_its_own(command, tmp_path):
    letter = tmp_path / "letter.html"
    letter.write_text("<p>Dear Ana")
    assert "nothing was changed" in command("--single", letter)
    assert letter.read_text() == "<p>Dear Ana"
    assert "is a folder: name a file" in command("--single", tmp_path)
    assert f"{letter} is a file: name a folder" in command("--single", letter / "garden.html")
    page = tmp_path / "new" / "garden.html"
    for _ in range(2):
        assert f"Made {page}" in command("--single", page)


def test_what_the_system_refuses_is_said_in_a_sentence(command, tmp_path):
    nowhere = tmp_path / "nowhere"
    link_folder(nowhere, tmp_path / "missing")
    for word, place in (("--single", nowhere / "garden.html"), ("--out", nowhere)):
        assert re.search("nowhere.* cannot be written: ", command(word, place))


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

    class Serving(serving.Server):
        def serve_forever(self):
            bound.append(self.server_address[0])
            threading.Thread(target=super().serve_forever, daemon=True).start()
            opened.append(urllib.request.urlopen(opened[0] + "manifest.webmanifest"))
            self.shutdown()
            raise KeyboardInterrupt

    monkeypatch.setattr(serving, "Server", Serving)
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


@pytest.fixture
def line(built):
    """Yield a function that opens a connection to a server with little patience."""
    with serving.server(built / "site", port=0, patience=0.2) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield lambda: socket.create_connection(server.server_address, timeout=20)
        server.shutdown()


def test_a_client_that_goes_away_or_asks_for_nonsense_leaves_no_traceback(line, capfd):
    with line() as gone:
        # A reset, as from a browser that was closed in the middle of a file.
        gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        gone.sendall(b"GET /runtime.bin HTTP/1.1\r\n\r\n" * 50)
        gone.recv(10)
    with line() as odd:
        odd.sendall(b"GET /%00 HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert odd.makefile("rb").read().startswith(b"HTTP/1.1 404 ")
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("said", [b"", b"GET /garden.js HT", b"GET /runtime.bin HTTP/1.1\r\n"])
def test_a_client_that_says_nothing_more_is_not_waited_for(line, said):
    with line() as slow:
        slow.sendall(said)
        assert slow.recv(1) == b""
