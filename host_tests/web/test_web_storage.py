# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Saves that are loaded, and browsers that keep little or nothing, in a real Chromium."""

import pytest
from browsing import EN, ES, FULL, NO_STORAGE, Player, repacked, served, waiting, with_saves

FOREIGN = """
for (const name of ["trial/a.sav", "../x.sav", ".sav"]) {
  localStorage.setItem("kitchen-garden/" + name, "AAAA");
}
localStorage.setItem("kitchen-garden/mute", "{}");
"""


def test_a_file_is_loaded_six_times_in_a_row(context, address, saved):
    files = [saved("match"), saved("cabbage", language=1)]
    player = Player(context(), address).playing()
    player.in_spanish().reads(ES["scores"])
    for nth in range(6):
        player.press("F1").load(files[nth % 2])
        player.reads((EN, ES)[nth % 2]["continue"]).press("z").reads((EN, ES)[nth % 2]["ready"])
    assert player.complaints == []


def test_nothing_is_replaced_by_a_file_without_a_question(context, address, saved, tmp_path):
    visitor = context(accept_downloads=True)
    with_saves(visitor, waiting("veggies", (0, 1)))
    player = Player(visitor, address).playing().reads(EN["continue"])
    page = player.in_spanish().reads(ES["continue"]).press("F1").page
    before = player.saves()
    page.set_input_files("#file", saved("match"))
    player.reads("sustituye", "#answer")
    export, _, cancel = page.query_selector_all("#answer button")
    footer = page.locator("#help .last").bounding_box()
    assert cancel.bounding_box()["y"] + cancel.bounding_box()["height"] <= footer["y"]
    with page.expect_download() as download:
        export.click()
    download.value.save_as(tmp_path / "mine.sav")
    cancel.click()
    assert player.text("#answer") == "" and player.saves() == before
    player.load(saved("match")).reads(EN["continue"])
    assert player.saves() != before
    player.press("F1").load(tmp_path / "mine.sav").reads(ES["continue"])


def test_a_full_storage_is_told_and_what_was_saved_before_is_there(context, address, saved):
    visitor = context()
    with_saves(visitor, waiting("match", (0, 0)))
    visitor.add_init_script(FULL)
    player = Player(visitor, address).playing().reads(EN["continue"])
    player.reads("storage is full", "#note")
    player.in_spanish().reads(ES["continue"])  # which takes no more room than what was there
    before = player.saves()
    player.press("F1").page.set_input_files("#file", saved("veggies"))
    player.page.click("#answer button:nth-of-type(2)")
    player.reads("No se ha cambiado nada", "#answer")
    assert player.saves() == before
    player.page.reload()
    player.playing().reads(ES["continue"])


def test_what_a_full_storage_did_not_take_survives_a_reload(context, address):
    visitor = context()
    visitor.add_init_script(FULL)
    player = Player(visitor, address).playing().in_spanish().reads(ES["save_failed"])
    assert player.saves() == {}
    player.page.reload()
    player.playing().reads(ES["scores"])


def test_a_restart_that_would_lose_the_game_offers_it_as_a_file(context, folder):
    repacked(folder, lambda files: files.pop("firmware/screens/seats.mpy"))
    visitor = context(accept_downloads=True)
    visitor.add_init_script(FULL)
    visitor.add_init_script("Object.defineProperty(window, 'name', {set() { throw 'no'; }})")
    with served(folder) as address:
        player = Player(visitor, address).playing().in_spanish().reads(ES["save_failed"])
        player.press("z").reads(ES["scores"]).press("z").reads(ES["crash"]).press("z")
        player.reads("no guardó nada", "#message")
        with player.page.expect_download() as download:
            player.page.click("#message button")
        assert download.value.path().stat().st_size > 20
        player.page.click("#message button:nth-of-type(2)")
        player.playing().reads(EN["scores"])


def test_a_foreign_key_in_the_storage_is_left_alone(context, address):
    visitor = context()
    visitor.add_init_script(FOREIGN)
    player = Player(visitor, address).playing().in_spanish().reads(ES["scores"])
    assert "../x.sav" in player.saves()


def test_without_storage_the_page_says_so_plays_and_starts_again(context, address, saved):
    visitor = context(accept_downloads=True)
    visitor.add_init_script(NO_STORAGE)
    player = Player(visitor, address).playing().reads("keeps nothing", "#note")
    player.in_spanish().reads(ES["scores"]).press("?")
    with player.page.expect_download() as download:
        player.page.click("#export")
    assert download.value.path().stat().st_size > 20
    player.load(saved("match")).reads(EN["continue"])
    player.press("F1").load(download.value.path()).reads(ES["scores"])


@pytest.mark.parametrize("page", ["index.html", "single.html"])
def test_the_page_plays_in_a_sandboxed_frame(context, built, folder, page, saved):
    (folder / "single.html").write_bytes((built / "single.html").read_bytes())
    frame = f'<iframe sandbox="allow-scripts" src="{page}" width="600" height="600"></iframe>'
    (folder / "frame.html").write_text(frame)
    with served(folder) as address:
        player = Player(context(), address + "frame.html")
        player.page.wait_for_selector("iframe")
        inside = player.page.frames[1]
        inside.wait_for_selector("#handheld:not([hidden])")
        assert "keeps nothing" in inside.text_content("#note")
        player.page.focus("iframe")
        player.press("F1")
        inside.set_input_files("#file", saved("match", language=1))
        inside.wait_for_selector(f"#whole:has-text({ES['continue']!r})", state="attached")
