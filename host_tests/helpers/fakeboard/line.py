# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stand-in's end of the serial line: a pty under a fixed name, that can be cut."""

import os
import select
from collections.abc import Callable
from pathlib import Path
from typing import IO

from fakeboard.clock import CLOCK
from fakeboard.port import Traffic


class Gone(Exception):
    """The plug is out."""


class Line:
    """`busy`: nobody waits until this board rests, since it never does."""

    def __init__(self, name: Path, cut_after: int = -1, busy: bool = False) -> None:
        self.name = name
        self._left = cut_after
        self.heard = 0
        self._ends: tuple[int, int] | None = None
        self._closed = False
        self._deaf_until = -1.0
        self._busy = busy
        self._waits = False  # for the other end; or it is gone
        self.disturbed = False  # by something that its thread has not noticed yet
        self._come = bytearray()
        self.traffic = Traffic()

    @property
    def rests(self) -> bool:
        """True if the board is done: it has heard everything, and waits or is gone."""
        # In this order: a board that hears a byte stops waiting before it counts it.
        if self.traffic.under_way:
            return False
        return self._busy or (self._waits and not self.disturbed)

    @property
    def _our_end(self) -> int:
        assert self._ends, "it is not open"
        return self._ends[0]

    def open(self) -> None:
        # Windows has none of these, and imports this file all the same.
        import pty
        import tty

        self._ends = pty.openpty()
        tty.setraw(self._ends[1])
        fresh = self.name.with_suffix(".new")
        fresh.symlink_to(os.ttyname(self._ends[1]))
        fresh.replace(self.name)

    def close(self) -> None:
        """Pull the plug, from any thread: the board's own thread notices and ends."""
        self._closed = True

    def hang_up(self) -> None:
        self.name.unlink(missing_ok=True)
        if self._ends:
            for end in self._ends:
                os.close(end)
            self._ends = None
            self.traffic = Traffic()

    def restart(self, boot: Callable[[], object]) -> None:
        """Reset: close the port, boot the board, open the port again."""
        self._check()
        self.hang_up()
        self._come.clear()
        boot()
        self.open()

    def _check(self) -> None:
        if self._closed or self._left == 0:
            self.hang_up()
            self._waits = True
            raise Gone

    def deaf_for(self, seconds: float) -> None:
        self._come.clear()
        self._deaf_until = CLOCK.monotonic() + seconds

    def wait(self, *others: IO[bytes], rests: bool = True) -> bool:
        """Wait until a byte is there, or one of these files can be read; return whether one can."""
        while not self._come:
            self._check()
            self._waits = rests
            ours = self._our_end
            ends: list[int | IO[bytes]] = [ours, *others]
            ready = select.select(ends, [], [], 0.02)[0]
            self._waits = rests and not ready
            if ours in ready:
                come = os.read(ours, 4096)
                self.traffic.heard += len(come)
                if CLOCK.monotonic() > self._deaf_until:
                    self._come += come
            if others and set(ready) & set(others):
                return True
        self._check()
        return False

    def byte(self) -> bytes:
        """Return the next byte from the other end."""
        self.wait()
        self._left -= 1
        self.heard += 1
        return bytes([self._come.pop(0)])

    def write(self, content: bytes) -> None:
        self._check()
        text = content.replace(b"\n", b"\r\n").replace(b"\r\r\n", b"\r\n")
        # Counted first: a computer that opens the line meanwhile throws away what is there.
        self.traffic.said += len(text)
        os.write(self._our_end, text)
