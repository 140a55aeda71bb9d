# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tracebacks straight from a plugged-in board."""

import contextlib
from collections.abc import Iterator

from tools.flashing import find, ports
from tools.flashing.trouble import Trouble
from tools.flashing.wire import SerialBoard


def port(given: str | None = None) -> str:
    """Return the serial port of the board that is plugged in, or of the one that is named."""
    found = given or find.one(find.boards()).port
    if not found:
        raise Trouble(
            "The board's drive is there, but no serial port.",
            "Plug it in with a cable that carries data, or name its port with --port.",
        )
    return found


def last(port: str) -> str:
    """The traceback with which the board's program ended; a running one is stopped. Then it is
    started again."""
    with contextlib.closing(SerialBoard(port)) as board:
        text = board.last_traceback()
        with contextlib.suppress(Trouble):  # it may break again at once
            board.restart(changed=False)
    if not text:
        raise Trouble(
            "The board remembers no traceback: its program never stopped by one.",
            "To see what it prints when it happens: python3 tools/decode.py --listen",
        )
    return text


def listen(port: str) -> Iterator[str]:
    """Yield every line that the board prints, until Ctrl-C or until the plug is pulled."""
    with contextlib.closing(ports.open_port(port)) as transport:
        line = b""
        while True:
            try:
                line += transport.serial.read(1)
            except OSError:
                raise Trouble("The board is gone.", "Plug it in and run this again.") from None
            if line.endswith(b"\n"):
                yield line.decode(errors="replace").rstrip()
                line = b""
