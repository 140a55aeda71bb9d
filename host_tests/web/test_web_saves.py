# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the page keeps, in a real Chromium: saves, through damage and versions, and itself."""

import pytest
from browsing import EN, ES, FILES, FULL, ROOM, Player, served, waiting, with_saves

from tools.flashing import saves as flashed
from tools.flashing.drive import MountedDrive
from tools.web import measure

HIDE = """(() => {
  Object.defineProperty(document, "hidden", {value: true, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
})()"""


def test_a_reload_goes_on_where_the_game_was(context, address):
    visitor = context()
    with_saves(visitor, waiting("match", (0, 0)))
    player = Player(visitor, address).playing().reads(EN["continue"])
    player.press("z").reads(EN["ready"]).press("z")
    player.page.wait_for_timeout(800)
    player.press("Escape").reads(EN["save_quit"])
    player.page.reload()
    player.playing().reads(EN["continue"])
    player.in_spanish().reads(ES["continue"])  # a setting, written at once
    player.page.reload()
    player.playing().reads(ES["continue"])


def test_saves_go_to_a_board_and_come_from_one(context, address, tmp_path):
    visitor = context(accept_downloads=True)
    with_saves(visitor, waiting("veggies", (0, 1)))
    player = Player(visitor, address).playing().reads(EN["continue"])
    player.in_spanish().reads(ES["continue"]).press("F1")
    with player.page.expect_download() as download:
        player.page.click("#export")
    assert download.value.suggested_filename == flashed.NAME
    download.value.save_as(tmp_path / flashed.NAME)
    (tmp_path / "drive").mkdir()
    board = MountedDrive(tmp_path / "drive", None)
    flashed.restore(board, flashed.load(tmp_path))
    kept = flashed.backup(board, tmp_path / "kept")

    other = Player(context(), address).playing().reads(EN["scores"]).press("F1")
    other.page.set_input_files("#file", kept)
    other.reads(ES["continue"])  # nothing was saved there, so nobody asks
    whole = other.saves()
    other.press("F1")
    (tmp_path / "half.sav").write_bytes(kept.read_bytes()[:-5])
    other.page.set_input_files("#file", tmp_path / "half.sav")
    other.reads("No se ha cambiado nada", "#answer")
    assert other.saves() == whole


def test_a_damaged_save_is_told_as_on_the_board(context, address):
    (whole,) = waiting("veggies", (0, 1)).values()
    damaged = whole[:20] + bytes([whole[20] ^ 1]) + whole[21:]
    one, other = FILES
    for kept, notice in (
        ({one: damaged, other: damaged}, EN["save_lost"]),
        ({one: damaged, other: whole}, EN["save_recovered"]),
    ):
        visitor = context()
        with_saves(visitor, kept)
        Player(visitor, address).playing().reads(notice)


@pytest.mark.parametrize("leave", ["dispatchEvent(new Event('pagehide'))", HIDE])
def test_what_a_full_storage_did_not_take_is_written_when_the_page_goes(context, address, leave):
    player = Player(context(), address).playing()
    player.page.evaluate(FULL)
    player.in_spanish().reads(ES["save_failed"]).press("z").reads(ES["scores"])
    assert player.saves() == {}
    player.page.evaluate(ROOM)
    player.page.evaluate(leave)
    assert player.saves() != {}


def test_the_page_plays_offline_once_it_was_visited(context, folder):
    visitor = context(service_workers="allow")
    sent = []
    with served(folder, lambda path, status: status == 200 and sent.append(path)) as address:
        player = Player(visitor, address).playing()
        player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert len(sent) == len(set(sent)), "nothing is sent twice"
        first = [path for path in sent if "words-" not in path]
        assert measure.transferred(folder, first) < 450 << 10
        # Chromium itself says what keeps a page from being installed; here it is only the window.
        found = player.devtools("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {error["errorId"] for error in found} <= {"in-incognito"}
        assert player.devtools("Page.getAppManifest")["errors"] == []
    for page in ("", "index.html", "?from=home"):
        player.page.goto("about:blank")
        player.page.goto(address + page)
        player.playing().press("z").reads(EN["players"])


def test_a_new_version_replaces_the_old_one_and_keeps_the_saves(context, folder):
    visitor = context(service_workers="allow")
    with_saves(visitor, waiting("cabbage", (0, 0)))
    sent = []
    with served(folder, lambda path, status: status == 200 and sent.append(path)) as address:
        player = Player(visitor, address).playing()
        old = player.page.get_attribute("html", "data-version")
        player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        player.in_spanish().reads(ES["continue"])
        for name in ("index.html", "worker.js"):
            file = folder / name
            file.write_text(file.read_text().replace(old, "2.0.0-next"))
        player.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        player.reads("versión nueva", "#note")
        player.page.reload()
        player.playing()
        assert player.page.get_attribute("html", "data-version") == old
        player.reads("versión nueva", "#note")
        player.page.click("#note button")
        player.page.wait_for_selector("html[data-version='2.0.0-next']", timeout=20000)
        player.playing().reads(ES["continue"])
        kept = player.page.evaluate("caches.keys()")
        assert len(kept) == 1 and kept[0].endswith("2.0.0-next")
        parts = [path for path in sent if "?v=" in path]
        assert len(parts) == len(set(parts)), "what did not change is not sent again"


def test_a_single_file_plays_from_a_disk(context, built):
    file = (built / "single.html").as_uri()
    player = Player(context(), file).playing()
    player.press("ArrowDown").reads(EN["match"], "#live").press("z").reads(EN["players"])
    assert player.complaints == []
    assert {url.partition(":")[0] for url in player.requests} <= {"file", "blob", "data"}


def test_only_the_last_window_plays(context, address):
    visitor = context()
    first = Player(visitor, address).playing()
    second = Player(visitor, address).playing()
    first.reads("another window", "#message")
    second.in_spanish().reads(ES["scores"])
    assert first.page.is_hidden("#handheld")
