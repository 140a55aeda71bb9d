# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Firefox without a window, driven over its own line: a length, a colon, a list in JSON."""

import itertools
import json
import shutil
import socket
import subprocess
import time

SOON = 60  # seconds; the machine may be busy
LOOK = 0.05  # seconds between two looks
SETTLED = 400  # ms after which A and B are heard again on a new screen
PRESS = 60  # ms that a key is down
_KEYS = {"Tab": "\ue004", "F1": "\ue031"}
_PREFERENCES = 'user_pref("marionette.port", 0);\nuser_pref("app.update.enabled", false);\n'


def program():
    """Return the path of Firefox, None if there is none here."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Refused(Exception):
    """Firefox could not do what it was asked for."""


class Firefox:
    """One window; a context manager, because a program has to end."""

    def __init__(self, profile):
        (profile / "user.js").write_text(_PREFERENCES)
        words = [program(), "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self._running = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._numbers = itertools.count(1)
        self._line = self._connect(profile / "MarionetteActivePort").makefile("rwb")
        self._read()  # it says who it is
        self._do("NewSession", capabilities={})

    def __enter__(self):
        return self

    def __exit__(self, *what):
        self._running.terminate()
        self._running.wait()

    def _connect(self, port):
        until(lambda: port.exists() and port.read_text(), "a port")
        return socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=SOON)

    def _read(self):
        size = b"".join(iter(lambda: self._line.read(1), b":"))
        return json.loads(self._line.read(int(size)))

    def _do(self, what, **how):
        words = json.dumps([0, next(self._numbers), f"WebDriver:{what}", how]).encode()
        self._line.write(b"%d:%s" % (len(words), words))
        self._line.flush()
        _, _, error, result = self._read()
        if error:
            raise Refused(error)
        return result

    def visit(self, address):
        self._do("Navigate", url=address)

    def evaluate(self, expression):
        return self._do("ExecuteScript", script=f"return {expression}", args=[])["value"]

    def reads(self, text, where="#whole"):
        """Wait until this is written on the screen."""
        until(lambda: text in self._text(where), text)
        return self

    def _text(self, where):
        try:
            return self.evaluate(f"document.querySelector({where!r})?.textContent ?? ''")
        except Refused:  # the page is just being loaded again
            return ""

    def press(self, key):
        """Press a key, when A and B are heard again."""
        down, up = ({"type": kind, "value": _KEYS.get(key, key)} for kind in ("keyDown", "keyUp"))
        waits = [{"type": "pause", "duration": ms} for ms in (SETTLED, PRESS)]
        actions = [waits[0], down, waits[1], up]
        self._do("PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])
        return self

    def choose(self, selector, file):
        """Choose a file in this element."""
        self._do("ElementSendKeys", id=self._find(selector), text=str(file))
        return self

    def click(self, selector):
        self._do("ElementClick", id=self._find(selector))
        return self

    def _find(self, selector):
        found = self._do("FindElement", using="css selector", value=selector)
        return next(iter(found["value"].values()))


def until(came, what):
    """Wait until this has come."""
    end = time.monotonic() + SOON
    while not came():
        assert time.monotonic() < end, f"never {what!r}"
        time.sleep(LOOK)
