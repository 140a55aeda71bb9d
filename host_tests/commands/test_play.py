# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The one run command: in a window, in a terminal, from a script of keys."""

import os
import re
import sys

import pytest
from PIL import Image

from garden.words import load_words
from play_command import ROOT, Session, play
from tools.play import system_language
from tools.sim import Sim

CELL = re.compile(r"\x1b\[(\d+);(\d+)H|\x1b\[38;2;(\d+);(\d+);(\d+);48;2;(\d+);(\d+);(\d+)m▀")


# -- scripts ----------------------------------------------------------------------------------


def test_a_script_of_keys_ends_in_a_screenshot(tmp_path):
    shot = tmp_path / "seats.png"
    done = play("--keys", "D w300 A w500", "--screenshot", str(shot), "--lang", "es")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(shot)
    sim = Sim(lang="es")
    sim.keys("D w300 A w500")
    with Image.open(shot) as image:
        assert image.size == (640, 512)
        assert image.resize((160, 128), Image.NEAREST).tobytes() == sim.picture().tobytes()


def test_a_script_that_makes_no_sense_is_answered_with_how_to_write_one():
    done = play("--keys", "D fly")
    assert done.returncode == 1
    assert "cannot read the keys from here: 'fly'" in done.stderr
    assert "w500 waits" in done.stderr


def test_every_board_profile_can_be_chosen(tmp_path):
    boards = {path.stem for path in (ROOT / "firmware" / "boards").glob("*.py")} - {"__init__"}
    assert "{" + ",".join(sorted(boards)) + "}" in play("--help").stdout
    for board in boards:
        done = play("--board", board, "--screenshot", str(tmp_path / f"{board}.png"))
        assert done.returncode == 0, done.stderr
    with Image.open(tmp_path / "pimoroni_picosystem.png") as image:
        assert image.size == (960, 960)


# -- the terminal -----------------------------------------------------------------------------


def drawn(sequences, width, height):
    """Return the picture a true-colour terminal makes of these."""
    image = Image.new("RGB", (width, height))
    row = column = 0
    for found in CELL.finditer(sequences):
        if found[1]:
            row, column = int(found[1]) - 1, int(found[2]) - 1
        else:
            colors = tuple(map(int, found.groups()[2:]))
            image.putpixel((column, 2 * row), colors[:3])
            image.putpixel((column, 2 * row + 1), colors[3:])
            column += 1
    return image


def rough(image):
    """Return the image without the bits that a 16-bit colour loses."""
    return bytes(part & 0xF8 for part in image.convert("RGB").tobytes())


def test_the_terminal_shows_what_the_screen_shows():
    from tools.sim.terminal import Terminal

    sim = Sim()
    terminal = Terminal(sim)
    terminal.fit(os.terminal_size((160, 65)))
    assert rough(drawn(terminal.changes(), 160, 128)) == rough(sim.picture())


def test_the_terminal_is_sent_only_what_changed():
    from tools.sim.terminal import Terminal

    sim = Sim()
    terminal = Terminal(sim)
    terminal.fit(os.terminal_size((160, 65)))
    whole = len(terminal.changes())
    assert terminal.changes() == ""
    sim.keys("D w20")
    assert 0 < len(terminal.changes()) < whole / 5


@pytest.mark.parametrize(
    "typed, keys",
    [
        ("z", ["z"]),
        ("\x1b", ["\x1b"]),
        ("\x1b[A\x1b[B", ["\x1b[A", "\x1b[B"]),
        ("zz\x1bOCq", ["z", "z", "\x1bOC", "q"]),
        ("\x1bOP", ["\x1bOP"]),
    ],
)
def test_what_is_typed_is_taken_apart(typed, keys):
    from tools.sim.terminal import split_keys

    assert split_keys(typed) == keys


def test_a_game_in_a_terminal_starts_answers_and_leaves_it_as_it_was(tmp_path):
    session = Session(160, 65, tmp_path)
    assert session.until("Q quit"), session.seen[-500:]
    assert session.until_letters("▀")
    session.rest(0.3)
    session.type("\x1b[B")
    assert session.until_more()
    session.type("q")
    assert session.left() == (0, True)


def test_a_terminal_too_small_is_told_what_is_needed(tmp_path):
    session = Session(60, 20, tmp_path)
    assert session.until("needs a terminal of 80 x 34 characters")
    assert session.until("60 x 20")
    assert "▀" not in session.seen
    session.type("q")
    assert session.left() == (0, True)


# -- the window -------------------------------------------------------------------------------


@pytest.fixture
def window(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    import audioio
    import pygame

    from tools.sim.window import Window

    window = Window(Sim())
    yield window, pygame
    audioio.listeners.clear()
    pygame.quit()


def press(pygame, key):
    letter = chr(key) if key < 128 else ""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key))


def test_the_window_shows_the_screen_pixel_by_pixel(window):
    window, pygame = window
    sim = window.sim
    window._help = None
    window._show()
    shown = pygame.image.tobytes(window._surface, "RGB")
    image = Image.frombytes("RGB", window._surface.get_size(), shown)
    assert rough(image.crop((0, 0, 160, 128))) == rough(sim.picture())


def test_the_keys_are_shown_on_start_and_with_f1_and_any_key_goes_on(window):
    window, pygame = window
    assert window._help
    press(pygame, pygame.K_z)
    assert window._hear()
    assert not window._help
    window.sim.run(400)
    assert type(window.sim.top).__name__ == "Title"
    press(pygame, pygame.K_F1)
    window._hear()
    assert window._help
    press(pygame, pygame.K_q)  # which the page names
    assert not window._hear()


def test_the_keyboard_plays(window):
    window, pygame = window
    window._help = None
    window.sim.run(300)
    press(pygame, pygame.K_z)
    window._hear()
    window.sim.run(200)
    assert type(window.sim.top).__name__ == "Seats"
    press(pygame, pygame.K_q)
    assert not window._hear()


def test_a_game_pad_plays(window):
    window, pygame = window
    window._help = None
    window.sim.run(300)
    for value in (1.0, 0.0):
        event = pygame.event.Event(pygame.JOYAXISMOTION, axis=1, value=value)
        pygame.event.post(event)
        window._hear()
        window.sim.run(100)
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=0))
        window._hear()
        window.sim.run(60)
    assert "Veggie Match" in window.sim.texts()
    assert type(window.sim.top).__name__ == "Seats"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_page_of_keys_fits_and_is_the_boards_size(lang):
    from tools.sim.keyboard import help_page

    for board in ("pygamer", "pimoroni_picosystem"):
        sim = Sim(board, lang)
        for where in ("window", "terminal"):
            assert len(help_page(sim, where).bus.pixels) == len(sim.bus.pixels)


def test_a_game_goes_on_where_it_was_left(tmp_path):
    from tools.sim.saves import Saves

    def play_on():
        saves = Saves(tmp_path)
        return saves, Sim("pygamer", None, 1, saves.nvm, saves.drive())

    saves, sim = play_on()
    sim.app.store.put("names", b"Mia")
    sim.app.store.save()
    saves.flush()
    assert play_on()[1].app.name(0) == "Mia"


# -- the demo -----------------------------------------------------------------------------------


def screen_classes():
    """Yield the screens, each a class named like its file."""
    for source in (ROOT / "firmware" / "screens").glob("*.py"):
        name = source.stem.capitalize()
        if re.search(rf"^class {name}\(", source.read_text(), re.M):
            yield name


def test_the_demo_has_a_picture_of_every_screen_and_none_twice(monkeypatch):
    from tools.sim import demo

    shown = set()

    class Watched(Sim):
        def picture(self):
            shown.add(type(self.top).__name__)
            return super().picture()

    monkeypatch.setattr(demo, "Sim", Watched)
    how = ("pygamer", "es")
    pictures = dict([*demo.menus(*how), *demo.over_the_table(*how), *demo.turns(*how)])
    frames, screens = demo.game("cabbage", 2, "pygamer", "es", 1)
    pictures.update({f"cabbage_{name}": picture for name, picture in screens.items()})
    seen = {}
    for name, picture in pictures.items():
        assert seen.setdefault(picture.tobytes(), name) == name
    assert len(frames) > 20
    assert shown == set(screen_classes()) - {"Listing", "Menu", "Stage", "Wheels"} | {"Crash"}


# -- the language ------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not ask the environment")
@pytest.mark.parametrize(
    "variables, language",
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "es"),
        ({"LANG": "de_AT", "LANGUAGE": "fr:de"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, ""),
        ({}, ""),
    ],
)
def test_the_computer_tells_its_language(variables, language):
    assert system_language(variables) == language


def test_only_a_first_start_takes_the_computers_language_and_only_one_that_we_have():
    sim = Sim(lang=None)
    sim.greet("zz")
    assert sim.app.language == "en"
    sim.greet("es")
    assert load_words("es")["settings"] in sim.texts()
    sim.app.store.save()
    again = Sim(lang=None, drive=sim.drive)
    again.greet("en")
    assert again.app.language == "es"
