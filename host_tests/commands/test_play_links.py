# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Links on a computer: through a window's clipboard, a terminal's paste, and the command line."""

import os

import pytest

from at_table import some_log
from passing import link_of, opened, top
from play_command import Session
from tools.sim import Sim
from tools.sim.posting import Posting

LINK = link_of("cabbage", (0, 0), some_log("cabbage", 2, 1))  # the second one is to choose a die


@pytest.fixture
def window(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    import audioio
    import pygame

    from tools.sim.window import Window

    window = Window(Sim(host=Posting()))
    window._help = None
    yield window, pygame
    audioio.listeners.clear()
    pygame.quit()


def send(sim):
    """Open the link and send the game on from its curtain."""
    opened(sim, LINK)
    sim.keys("A w300")
    assert top(sim) == "Send"
    sim.keys("B w100")
    return sim.texts()


def test_a_window_copies_what_is_sent_and_ctrl_v_opens_what_was_copied(window):
    window, pygame = window
    sim, clipboard = window.sim, []
    sim.post.copy, sim.post.look = clipboard.append, lambda: clipboard[-1]
    assert "Copied: paste it into a message" in send(sim)
    assert clipboard == [f"Cabbage!, round 1/6: Leo to move.\n{LINK}"]
    assert sim.post.unread == []
    event = {"key": pygame.K_v, "mod": pygame.KMOD_LCTRL, "unicode": "\x16"}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, event))
    window._hear()
    sim.run(100)
    assert top(sim) == "Arrival"


def test_a_window_without_a_clipboard_prints_the_link_in_the_end(window):
    window, pygame = window
    sim = window.sim

    def refuse(text=""):
        raise pygame.error("no clipboard here")

    sim.post.copy = sim.post.look = refuse
    assert "Printed when you quit" in send(sim)
    assert sim.post.unread[0].endswith(LINK)
    sim.open_copied()
    sim.run(100)
    assert top(sim) == "Notice"


@pytest.mark.parametrize("parts", [1, 3])
def test_a_paste_into_a_terminal_is_a_link_and_no_keys(parts):
    from tools.sim.terminal import Terminal

    sim = Sim(host=Posting())
    sim.run(400)
    terminal = Terminal(sim)
    typed = f"s\x1b[200~Play qqq!\n{LINK}\n\x1b[201~".encode()
    ours, theirs = os.pipe()
    for nth in range(parts):
        # The terminal may hand a long paste over piece by piece, but not within a mark.
        cut = [0, 20, 40, len(typed)] if parts == 3 else [0, len(typed)]
        os.write(theirs, typed[cut[nth] : cut[nth + 1]])
        assert terminal._hear(ours, 1), "no letter of it has quit the game"
    os.close(theirs)
    os.close(ours)
    sim.run(100)
    assert top(sim) == "Arrival"


def test_play_opens_a_link_and_prints_in_the_end_what_was_sent(tmp_path):
    session = Session(160, 65, tmp_path, ["--open", "Look: " + LINK])
    assert session.until("Q quit"), session.seen[-500:]
    session.type("?")  # the page of keys is gone with any key
    session.rest(1)
    for key in "zzx":  # open it, and send it on from the curtain
        session.type(key)
        session.rest(1)
    session.type("q")
    assert session.until_letters(LINK), session.letters[-500:]
    assert "Leo to move." in session.letters
