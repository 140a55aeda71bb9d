# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board in a terminal, in true colour: only what changed is sent."""

import os
import select
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from .cells import LARGE, SMALL, cells, count
from .keyboard import LINE, TOO_SMALL, help_page, in_language
from .letters import Letters, lift
from .pace import pace

if TYPE_CHECKING:
    from . import Sim
    from .screen import Screen

_Letters = Sequence[tuple[int, str, int]]  # column, letter, colour

_KEYS = {
    "\x1b[A": "U",
    "\x1b[B": "D",
    "\x1b[C": "R",
    "\x1b[D": "L",
    "\x1bOA": "U",
    "\x1bOB": "D",
    "\x1bOC": "R",
    "\x1bOD": "L",
    "z": "A",
    "\r": "A",
    "\n": "A",
    " ": "A",
    "x": "B",
    "\x7f": "B",
    "\x08": "B",
    "c": "E",
    "\t": "E",
    "p": "S",
    "\x1b": "S",
}
_LOOK = "l"  # a terminal does not tell when a key is let go: this one holds SELECT
_HELP = ("\x1bOP", "\x1b[11~", "\x1b[[A", "?")
_QUIT = ("q", "\x03", "\x04")
_TAP = 0.08  # s a key counts as down
_MOST = 8  # keys typed ahead
# The terminal says where a paste begins and ends, or else its letters would be keys.
_PASTE, _PASTED = "\x1b[200~", "\x1b[201~"
_READ = 4096  # bytes at a time
_HIDE = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[2J"
_SHOW = "\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l"


class Terminal:
    def __init__(self, sim: "Sim") -> None:
        self.sim = sim
        self._fitted: tuple[os.terminal_size, str] | None = (
            None  # the terminal's size and the words in it
        )
        self._cell = SMALL  # pixels of a character,
        self._fits = False  # if the terminal is large enough
        self._corner = (0, 0)
        # of the picture: what each was drawn from, and its characters
        self._lines: list[tuple[tuple[bytes, tuple], list[str]]] = []
        self._help: Screen | None = None  # the page of keys, while it is shown
        self._pasted: str | None = None  # what has come of a paste that has not ended
        self._typed: list[str] = []  # keys that wait for the one that is down
        self._up: dict[str, float] = {}  # when each key that is down is let go
        self._looking = False
        self._changed = 0.0  # when the picture last did

    def run(self, flush: Callable[[], object]) -> None:
        """Play until Q. The terminal is left as it was found, whatever happens."""
        import termios
        import tty

        stdin = sys.stdin.fileno()
        before = termios.tcgetattr(stdin)
        try:
            tty.setraw(stdin)
            self._write(_HIDE)
            self._loop(stdin, flush)
        finally:
            termios.tcsetattr(stdin, termios.TCSADRAIN, before)
            self._write(_SHOW)

    def _loop(self, stdin: int, flush: Callable[[], object]) -> None:
        last = self._changed = time.monotonic()
        while not self.sim.left and self._hear(stdin, pace(self.sim, last - self._changed)):
            now = time.monotonic()
            self._move_keys(now)
            if not self._help and self.sim.keep_up(int(now * 1000) - int(last * 1000)):
                self._changed = now
            last = now
            self._show(self._changed == now)
            flush()

    # -- input ----------------------------------------------------------------------------------

    def _hear(self, stdin: int, seconds: float | None) -> bool:
        """Wait so long for keys; False once the player leaves."""
        if not select.select([stdin], [], [], seconds)[0]:
            return True
        self._changed = time.monotonic()
        typed = os.read(stdin, _READ)
        for key in split_keys(self._take_paste(typed.decode("utf-8", "replace"))):
            if not self._help and self.sim.type("\b" if key == "\x7f" else key):
                continue
            if key in _QUIT:
                return False
            if self._help or key in _HELP:
                self._help = None if self._help else help_page(self.sim, "terminal")
                self._lines = []
            elif key == _LOOK or (self._looking and _KEYS.get(key) in ("B", "E")):
                self._looking = not self._looking  # what closes the viewer lets go of it, too
                self.sim.hold("E", self._looking)
            elif key in _KEYS:
                self._press(_KEYS[key])
        return bool(typed)  # empty when the terminal is gone

    def _take_paste(self, typed: str) -> str:
        """Open a link that was pasted. Return what was typed beside it."""
        if self._pasted is None:
            typed, begins, rest = typed.partition(_PASTE)
            if not begins:
                return typed
            self._pasted, typed, more = "", rest, typed
        else:
            more = ""
        self._pasted += typed
        text, ends, rest = self._pasted.partition(_PASTED)
        if ends:
            self._pasted = None
            if self.sim.app.share:
                self.sim.app.share.open(self.sim.app, text)
            return more + rest
        return more

    def _press(self, letter: str) -> None:
        """Press a key. Soon again it is another press, a while after it is held."""
        if letter in self._up and time.monotonic() > self._up[letter] - _TAP / 2:
            self._up[letter] = time.monotonic() + _TAP
        elif len(self._typed) < _MOST:
            self._typed.append(letter)

    def _move_keys(self, now: float) -> None:
        for letter in [letter for letter, until in self._up.items() if until <= now]:
            del self._up[letter]
            self.sim.hold(letter, False)
            return  # the same key again is down only after a frame in which it is up
        if self._typed and self._typed[0] not in self._up:
            letter = self._typed.pop(0)
            self.sim.hold(letter, True)
            self._up[letter] = now + _TAP

    # -- output ---------------------------------------------------------------------------------

    def _show(self, changed: bool) -> None:
        size = os.get_terminal_size(sys.stdout.fileno())
        if (size, in_language(LINE, self.sim)) != self._fitted:
            self._write("\x1b[0m\x1b[2J" + self.fit(size))
        if self._fits and (changed or not self._lines):
            self._write(self.changes())

    def fit(self, size: os.terminal_size) -> str:
        """Choose how to draw in a terminal of this size; returns the lines of words in it."""
        self._fitted = size, in_language(LINE, self.sim)
        self._lines = []
        bus = self.sim.bus
        for self._cell in (LARGE, SMALL):
            columns, rows = count(bus.width, bus.height, self._cell)
            words = textwrap.wrap(in_language(LINE, self.sim), columns)
            left, top = (size.columns - columns) // 2, (size.lines - rows - len(words)) // 2
            if left >= 0 and top >= 0:
                self._corner = left, top
                self._fits = True
                return _at(words, left, top + rows)
        self._fits = False
        why = in_language(TOO_SMALL, self.sim)
        why = why.format(columns, rows + len(words), size.columns, size.lines)
        return _at(textwrap.wrap(why, size.columns), 0, 0)

    def changes(self) -> str:
        """Return the escape sequences that bring the picture up to date."""
        out = []
        for row, (line, letters) in enumerate(self._picture()):
            key = bytes(line), tuple(letters)
            shown, drawn = self._lines[row] if row < len(self._lines) else (None, ())
            if key != shown:
                now = cells(line, self.sim.bus.width, self._cell, letters)
                out.append(self._moved(row, drawn, now))
                self._lines[row : row + 1] = [(key, now)]
        return "".join(out)

    def _picture(self) -> Iterator[tuple[bytes | bytearray, _Letters]]:
        """Yield the pixels and the letters of each line of characters."""
        screen = self._help or self.sim.screen
        pixels, letters = screen.bus.pixels, Letters()
        if self._cell == SMALL:
            pixels, letters = lift(screen)
        step = 2 * screen.bus.width * self._cell[1]
        for row, start in enumerate(range(0, len(pixels), step)):
            yield pixels[start : start + step], letters.get(row, ())

    def _moved(self, row: int, before: Sequence[str], now: Sequence[str]) -> str:
        """Return the characters of a line that changed, each run of them after its position."""
        left, top = self._corner
        out = []
        at = None
        for column, cell in enumerate(now):
            if before and before[column] == cell:
                continue
            if at != column:
                out.append(f"\x1b[{top + row + 1};{left + column + 1}H")
            out.append(cell)
            at = column + 1
        return "".join(out)

    def _write(self, text: str) -> None:
        data = text.encode()
        while data:
            data = data[os.write(sys.stdout.fileno(), data) :]


def _at(words: Sequence[str], left: int, top: int) -> str:
    """Return lines of words from this corner on."""
    return "\x1b[0m" + "".join(
        f"\x1b[{top + row + 1};{left + 1}H{line}" for row, line in enumerate(words)
    )


def split_keys(typed: str) -> list[str]:
    """Return escape sequences and single characters; an escape on its own is the Escape key."""
    keys = []
    while typed:
        sequence = next((key for key in (*_KEYS, *_HELP) if typed.startswith(key)), typed[0])
        if typed[0] == "\x1b":
            longer = [key for key in (*_KEYS, *_HELP) if len(key) > 1 and typed.startswith(key)]
            sequence = longer[0] if longer else "\x1b"
        keys.append(sequence)
        typed = typed[len(sequence) :]
    return keys
