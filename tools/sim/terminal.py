# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board in a terminal: two pixels a character, true colour, only what changed is sent."""

import os
import select
import shutil
import sys
import time

from .keyboard import LINE

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
_HELP = ("\x1bOP", "\x1b[11~", "?")
_QUIT = ("q", "\x03", "\x04")
_TAP = 0.08  # s a key counts as down
_FRAME = 0.02
_HIDE, _SHOW = "\x1b[?1049h\x1b[?25l\x1b[2J", "\x1b[0m\x1b[?25h\x1b[?1049l"


class Terminal:
    def __init__(self, sim):
        self.sim = sim
        self.columns = sim.screen.width
        self.rows = (sim.screen.height + 1) // 2 + 1  # and the line that says the keys
        self._shown = None  # what is on the terminal, character by character
        self._fits = None
        self._up = {}  # when each key that is down is let go
        self._looking = False

    def run(self, flush):
        """Until Q. The terminal is left as it was found, whatever happens."""
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

    def _loop(self, stdin, flush):
        last = time.monotonic()
        while self._hear(stdin):
            now = time.monotonic()
            self._let_go(now)
            self.sim.pass_time(int((now - last) * 1000))
            last = now
            self._show()
            flush()

    # -- input ----------------------------------------------------------------------------------

    def _hear(self, stdin):
        """Wait a frame for keys; False once the player leaves."""
        if not select.select([stdin], [], [], _FRAME)[0]:
            return True
        typed = os.read(stdin, 64).decode("utf-8", "replace")
        for key in split_keys(typed):
            if key in _QUIT:
                return False
            if key in _HELP:
                self._shown = None  # drawn again, the line of keys too
            elif key == _LOOK:
                self._looking = not self._looking
                self.sim.hold("E", self._looking)
            elif key in _KEYS:
                self._press(_KEYS[key])
        return True

    def _press(self, letter):
        if letter not in self._up:
            self.sim.hold(letter, True)
        self._up[letter] = time.monotonic() + _TAP

    def _let_go(self, now):
        for letter in [letter for letter, until in self._up.items() if until <= now]:
            del self._up[letter]
            self.sim.hold(letter, False)

    # -- output ---------------------------------------------------------------------------------

    def _show(self):
        size = shutil.get_terminal_size()
        fits = size.columns >= self.columns and size.lines >= self.rows
        if (fits, size) != self._fits:
            self._fits = (fits, size)
            self._shown = None
            self._write("\x1b[0m\x1b[2J")
            if not fits:
                self._write("\x1b[H" + too_small(size, self.columns, self.rows))
        if fits:
            self._write(self.changes())

    def changes(self):
        """The escape sequences that bring the terminal up to date."""
        cells = list(_cells(self.sim.bus))
        out = []
        at = None
        for place, cell in enumerate(cells):
            if self._shown and self._shown[place] == cell:
                continue
            row, column = divmod(place, self.columns)
            if at != place:
                out.append(f"\x1b[{row + 1};{column + 1}H")
            upper, lower = cell
            out.append("\x1b[38;2;{};{};{};48;2;{};{};{}m▀".format(*upper, *lower))
            # The cursor stays at the last column after a character there.
            at = place + 1 if column + 1 < self.columns else None
        if self._shown is None:
            out.append(f"\x1b[{self.rows};1H\x1b[0m{self._line()[: self.columns]}")
        self._shown = cells
        return "".join(out)

    def _line(self):
        return LINE.get(self.sim.app.settings.word("language"), LINE["en"])

    def _write(self, text):
        data = text.encode()
        while data:
            data = data[os.write(sys.stdout.fileno(), data) :]


def too_small(size, columns, rows):
    return (
        f"Kitchen Garden needs a terminal of {columns} x {rows} characters; this one has\r\n"
        f"{size.columns} x {size.lines}. Make the window larger or its letters smaller\r\n"
        "(Ctrl and minus in most terminals), or press Q to quit.\r\n"
    )


def split_keys(typed):
    """Escape sequences and single characters; an escape on its own is the Escape key."""
    keys = []
    while typed:
        sequence = next((key for key in (*_KEYS, *_HELP) if typed.startswith(key)), typed[0])
        if typed[0] == "\x1b":
            longer = [key for key in (*_KEYS, *_HELP) if len(key) > 1 and typed.startswith(key)]
            sequence = longer[0] if longer else "\x1b"
        keys.append(sequence)
        typed = typed[len(sequence) :]
    return keys


def _cells(bus):
    """(upper colour, lower colour) of each character, row by row."""
    pixels, width = bus.pixels, bus.width
    line = 2 * width
    for top in range(0, len(pixels), 2 * line):
        for x in range(top, top + line, 2):
            below = x + line if x + line < len(pixels) else x
            yield _rgb(pixels, x), _rgb(pixels, below)


def _rgb(pixels, at):
    value = pixels[at] << 8 | pixels[at + 1]
    return (value >> 8 & 0xF8, value >> 3 & 0xFC, value << 3 & 0xF8)
