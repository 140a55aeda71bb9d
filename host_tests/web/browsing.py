# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Somebody with a browser: opens the page, presses, drags, and reads what is on its screen."""

import base64
import contextlib
import gzip
import json
import os
import threading

import pytest

from at_table import sit_down, whole_log
from garden.words import load_words
from tools.web import drive, serving

EN, ES = load_words("en"), load_words("es")
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
PREFIX = "kitchen-garden/"
NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})"
# Nothing more fits into the storage; what is in it stays.
FULL = """(() => {
  for (let size = 1 << 23; size; size >>= 1) {
    try {
      localStorage.setItem(`filler ${size}`, "x".repeat(size));
    } catch {}
  }
})()"""
ROOM = "for (const key in localStorage) if (key.startsWith('filler')) localStorage.removeItem(key)"
FILES = ("garden-a.sav", "garden-b.sav")
SOON = 20000  # ms; the machine may be busy
LOOK = 25  # ms between two looks
PRESS = 40  # ms that a key is down, and up before the next press
SETTLED = 300  # ms after which A and B are heard again on a new screen
A_AND_B = ("z", "x", "Enter", ".key.a", ".key.b")


def lacking(reason):
    """Skip this test, or fail where every one has to run."""
    if os.environ.get("WEB_TESTS") == "required":
        pytest.fail(f"{reason} (and WEB_TESTS=required)")
    pytest.skip(reason)


@contextlib.contextmanager
def served(folder, on_answer=None):
    """Yield the address of this folder, as long as it is served."""
    with serving.server(folder, port=0, on_answer=on_answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/"
        server.shutdown()


def repacked(folder, change):
    """Change the files that are packed in garden.bin."""
    index, _, rest = gzip.decompress((folder / "garden.bin").read_bytes()).partition(b"\n")
    files, at = {}, 0
    for place, size in json.loads(index):
        files[place] = rest[at : at + size]
        at += size
    change(files)
    (folder / "garden.bin").write_bytes(drive.pack(files))


class Player:
    """One page, and the lines that its console and its network left."""

    def __init__(self, context, address):
        self.page = context.new_page()
        self.requests, self.complaints, self._line = [], [], None
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)
        self.page.goto(address)

    def _hear(self, line):
        if "Content Security Policy" in line.text:
            self.complaints.append(line.text)

    def playing(self):
        """Wait until the game is up."""
        self.page.wait_for_selector("#handheld:not([hidden])", timeout=SOON)
        return self._until(self.text, "text")

    def reads(self, text, where="#whole"):
        """Wait until this is written on the screen."""
        return self._until(lambda: text in self.text(where), text)

    def says(self, text):
        """Wait until this is written on the screen, in one line or in several."""
        return self._until(lambda: text in " ".join(self.text().split()), text)

    def hears(self, row):
        """Wait until a screen reader is told that this row is chosen; a game's has its seats."""
        return self._until(lambda: self.text("#live").split("\n")[0].split(" 2")[0] == row, row)

    def load(self, file):
        """Choose a file of saves in the open help, and answer that it may replace what is here."""
        self.page.set_input_files("#file", file)
        self.reads("?", "#answer")
        with self.page.expect_navigation():
            self.page.click("#answer button:nth-of-type(2)")
        return self.playing()

    def _until(self, came, what):
        # Not by the page's own means: its policy lets nobody bring code.
        for _ in range(0, SOON, LOOK):
            if came():
                return self
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"never {what!r}, but {self.text('body')!r}")

    def text(self, where="#whole"):
        return self.page.text_content(where)

    def in_spanish(self):
        """Choose Spanish on the title, on which English is chosen."""
        return self.press("Tab", "ArrowDown", "z")

    def press(self, *keys):
        for key in keys:
            self._settle(key)
            self.page.keyboard.press(key, delay=PRESS)
        return self

    def touch(self, selector):
        """Tap the middle of an element with a finger."""
        self._settle(selector)
        box = self.page.locator(selector).bounding_box()
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return self

    def tap(self, x, y):
        """Tap a place of the design with a finger."""
        self.page.wait_for_timeout(SETTLED)
        self.page.touchscreen.tap(*self._place(x, y))
        return self

    def click(self, x, y, **how):
        """Click on a place of the design."""
        self.page.wait_for_timeout(SETTLED)
        self.page.mouse.click(*self._place(x, y), delay=PRESS, **how)
        return self

    def _place(self, x, y):
        box = self.page.locator("#screen").bounding_box()
        size = box["width"] / 160
        return box["x"] + (x + 0.5) * size, box["y"] + (y + 0.5) * size

    def _settle(self, pressed):
        self.page.wait_for_timeout(SETTLED if pressed in A_AND_B else PRESS)

    def fingers(self, *places, ms=0):
        """Put fingers on the screen, move the first one along these places, lift them.

        Each place is a list of (x, y) from the screen's corner, a finger each.
        """
        if len(places) == 1 and not ms:
            self.page.wait_for_timeout(SETTLED)  # it is a tap, which is A or B
        box = self.page.locator("#screen").bounding_box()
        for nth, fingers in enumerate(places):
            points = [{"x": box["x"] + x, "y": box["y"] + y} for x, y in fingers]
            kind = "touchMove" if nth else "touchStart"
            self.devtools("Input.dispatchTouchEvent", type=kind, touchPoints=points)
        self.page.wait_for_timeout(ms)
        self.devtools("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        return self

    def devtools(self, what, **how):
        """Ask Chromium for something that playwright has no word for."""
        if not self._line:
            self._line = self.page.context.new_cdp_session(self.page)
        return self._line.send(what, how)

    def saves(self):
        """Return {name: bytes} of what the page's storage holds."""
        kept = self.page.evaluate("({...localStorage})")
        names = [key for key in kept if key.endswith(".sav")]
        return {key.removeprefix(PREFIX): base64.b64decode(kept[key]) for key in names}


def with_saves(context, files):
    """Give every page of this context these saves on its first visit."""
    for name, content in files.items():
        key, value = PREFIX + name, base64.b64encode(content).decode()
        context.add_init_script(
            f"if (!localStorage.getItem('{key}')) localStorage.setItem('{key}', '{value}')"
        )


def waiting(game, who, moves=6, **settings):
    """Return the files of a board on which this game, so many moves old, waits to be continued."""
    log = whole_log(game, len(who), 3)[:moves]
    sim = sit_down(game, who, "pybadge", "en", 3, log, **settings)
    sim.app.store.save()
    return sim.drive.files
