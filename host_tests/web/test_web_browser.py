# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page in a real Chromium: first start, games by key, thumb and finger, saves, offline."""

from browsing import PHONE, Player, served, with_saves

from at_table import sit_down, whole_log
from flashing import saves as flashed
from flashing.drive import MountedDrive
from garden.words import load

EN, ES = load("en"), load("es")
NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})"


def waiting(game, who, moves=6, **settings):
    """The files of a board on which this game, so many moves old, waits to be continued."""
    log = whole_log(game, len(who), 3)[:moves]
    sim = sit_down(game, who, "pybadge", "en", 3, log, **settings)
    sim.app.store.save()
    return sim.drive.files


def test_a_first_start_speaks_the_browsers_language(context, address):
    player = Player(context(locale="es-MX"), address).playing()
    player.reads(ES["settings"])
    assert player.page.get_attribute("html", "lang") == "es"
    assert player.page.get_attribute(".way.up", "aria-label") == "Arriba"
    assert player.complaints == []
    assert all(url.startswith(address) for url in player.requests)
    files = [url.partition("?")[0] for url in player.requests]
    assert len(files) == len(set(files)), "what is asked for ahead is what the script takes"


def test_a_game_by_keyboard_comes_to_its_results(context, address):
    visitor = context()
    with_saves(visitor, waiting("cabbage", (0, 0), -1))
    player = Player(visitor, address).playing().reads(EN["continue"])
    before = player.saves()
    for _ in range(40):
        if EN["again"] in player.text():
            break
        player.press("z")
        player.page.wait_for_timeout(300)
    player.reads(EN["again"])
    assert player.saves() != before
    assert player.complaints == []


def test_what_is_pressed_by_thumb_does_what_the_keys_do(context, address):
    player = Player(context(**PHONE), address).playing()
    player.touch(".way.down").reads(EN["match"], "#live")
    player.touch(".key.a").reads(EN["players"])
    player.touch(".key.b").reads(EN["scores"])
    player.touch(".key.select").reads(ES["scores"])
    # A button without a pointer, as screen readers press it.
    player.page.evaluate("document.querySelector('.way.up').click()")
    player.hears(ES["veggies"])


def test_gestures_on_the_screen_do_what_the_keys_do(context, address):
    player = Player(context(**PHONE), address).playing()
    player.fingers([(100, 100)], [(100, 115)], [(100, 130)]).reads(EN["match"], "#live")
    player.fingers([(100, 100)], [(100, 140)], [(100, 182)]).reads(EN["scores"], "#live")
    player.fingers([(100, 180)], [(100, 140)]).reads(EN["cabbage"], "#live")
    player.fingers([(50, 50)]).reads(EN["players"])
    player.fingers([(50, 50), (150, 50)]).reads(EN["scores"])
    player.fingers([(50, 50)], ms=900).reads(ES["scores"])


def test_a_reload_goes_on_where_the_game_was(context, address):
    visitor = context()
    with_saves(visitor, waiting("match", (0, 0)))
    player = Player(visitor, address).playing().reads(EN["continue"])
    player.press("z").reads(EN["ready"]).press("z")
    player.page.wait_for_timeout(800)
    player.press("Escape").reads(EN["save_quit"])
    player.page.reload()
    player.playing().reads(EN["continue"])
    player.press("Tab").reads(ES["continue"])  # a setting, written at once
    player.page.reload()
    player.playing().reads(ES["continue"])


def test_saves_go_to_a_board_and_come_from_one(context, address, tmp_path):
    visitor = context(accept_downloads=True)
    with_saves(visitor, waiting("veggies", (0, 1)))
    player = Player(visitor, address).playing().reads(EN["continue"])
    player.press("Tab").reads(ES["continue"]).press("F1")
    with player.page.expect_download() as download:
        player.page.click("#export")
    assert download.value.suggested_filename == flashed.NAME
    download.value.save_as(tmp_path / flashed.NAME)
    (tmp_path / "drive").mkdir()
    board = MountedDrive(tmp_path / "drive", None)
    flashed.restore(board, tmp_path)
    kept = flashed.backup(board, tmp_path / "kept")

    other = Player(context(), address).playing().reads(EN["scores"]).press("F1")
    other.page.set_input_files("#file", kept)
    other.reads(ES["continue"])
    whole = other.saves()
    other.press("F1")
    (tmp_path / "half.sav").write_bytes(kept.read_bytes()[:-5])
    other.page.set_input_files("#file", tmp_path / "half.sav")
    other.reads("No se ha cambiado nada", "#answer")
    assert other.saves() == whole


def test_a_damaged_save_is_told_as_on_the_board(context, address):
    visitor = context()
    files = waiting("veggies", (0, 1))
    with_saves(visitor, {name: files[name][:-9] for name in files})
    Player(visitor, address).playing().reads(EN["save_lost"])


def test_without_storage_the_page_says_so_and_plays(context, address):
    visitor = context(accept_downloads=True)
    visitor.add_init_script(NO_STORAGE)
    player = Player(visitor, address).playing().reads("keeps nothing", "#note")
    player.press("Tab").reads(ES["scores"]).press("?")
    with player.page.expect_download() as download:
        player.page.click("#export")
    assert download.value.path().stat().st_size > 20
    player.page.set_input_files("#file", download.value.path())
    player.reads(ES["scores"])


def test_the_page_plays_offline_once_it_was_visited(context, folder):
    visitor = context(service_workers="allow")
    with served(folder) as address:
        player = Player(visitor, address).playing()
        player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.goto("about:blank")
    player.page.goto(address)
    player.playing().press("z").reads(EN["players"])


def test_a_new_version_replaces_the_old_one_and_keeps_the_saves(context, folder):
    visitor = context(service_workers="allow")
    with_saves(visitor, waiting("cabbage", (0, 0)))
    with served(folder) as address:
        player = Player(visitor, address).playing()
        old = player.page.get_attribute("html", "data-version")
        player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        player.press("Tab").reads(ES["continue"])
        for name in ("index.html", "worker.js"):
            file = folder / name
            file.write_text(file.read_text().replace(old, "2.0.0-next"))
        player.page.reload()
        player.playing()
        assert player.page.get_attribute("html", "data-version") == old
        player.reads("versión nueva", "#note")
        player.page.click("#note button")
        player.page.wait_for_selector("html[data-version='2.0.0-next']", timeout=20000)
        player.playing().reads(ES["continue"])
        kept = player.page.evaluate("caches.keys()")
        assert len(kept) == 1 and kept[0].endswith("2.0.0-next")


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
    first.reads("another window", "#told")
    second.press("Tab").reads(ES["scores"])
    assert first.page.is_hidden("#handheld")


def test_the_picture_is_told_in_words_and_every_button_has_a_name(context, address):
    player = Player(context(), address).playing()
    player.reads(EN["veggies"], "#live")
    player.press("ArrowDown").hears(EN["match"])  # the whole title had the word in it already
    assert EN["cabbage"] not in player.text("#live"), "only what is new is said"
    player.press("ArrowUp", "ArrowUp").hears(EN["scores"])
    player.press("ArrowRight").hears(EN["settings"])
    page = player.page
    described = page.get_attribute("#screen", "aria-describedby")
    assert EN["cabbage"] in page.text_content(f"#{described}")
    assert page.get_attribute("#live", "aria-live") == "polite"
    nameless = "[...document.querySelectorAll('button')].filter(b => !b.ariaLabel && !b.innerText)"
    page.keyboard.press("F1")
    assert page.evaluate(nameless + ".map(b => b.outerHTML)") == []
    assert "user-scalable" not in page.get_attribute("meta[name=viewport]", "content")
    assert "maximum-scale" not in page.get_attribute("meta[name=viewport]", "content")


def test_the_left_handed_have_the_pad_on_the_other_side(context, address):
    visitor = context(**PHONE)
    with_saves(visitor, waiting("veggies", (0, 1), left_handed=1))
    player = Player(visitor, address).playing().reads(EN["continue"])
    place = "document.querySelector('%s').getBoundingClientRect().left"
    assert player.page.evaluate(place % "#pad") > player.page.evaluate(place % ".key.a")
    # The picture is upright, and down is down.
    player.touch(".way.down").reads(EN["veggies"], "#live")


def test_the_mute_is_seen_and_remembered(context, address):
    player = Player(context(), address).playing()
    pressed = "#mute[aria-pressed=true]"
    assert player.page.query_selector(pressed) is None
    player.page.click("#mute")
    assert player.page.get_attribute(pressed, "aria-label") == "Sound on"
    player.page.reload()
    player.playing()
    assert player.page.query_selector(pressed)
