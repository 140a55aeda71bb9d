# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A board through its serial line, at its prompt, by mpremote's own transport."""

import base64
import contextlib
import io
import re
import struct
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from mpremote.transport import TransportError, TransportExecError

from firmware.kit.backends import MARK
from tools.building import manifest
from tools.flashing import ports, steps, title, trouble
from tools.flashing.board import Mark, Progress
from tools.flashing.steps import Step

_ONBOARD = Path(__file__).with_name("onboard.py")
_CHUNK = 1536  # bytes; 2,048 characters on the line
_READ = 512  # bytes read at one go
_BATCH = 16  # files checked or steps done at one go
_FIRST_TIME = (
    "This board does not give the drive to us over the serial line yet. The first time, mount "
    "its CIRCUITPY drive and run this again; or eject the drive, keep the cable, run this again."
)


class SerialBoard:
    shows_nvm = True

    def __init__(
        self, port: str, breath: float = 0.3, patience: float = 15, answer: float = 2
    ) -> None:
        self.port = port
        self._serial_number = ports.serial_number(port)
        self._breath = breath  # CircuitPython loses what comes right behind a Ctrl-C
        self._patience = patience  # seconds until a board that restarts is given up
        self._answer = answer  # seconds until the prompt is asked for once more
        self._taken = False
        self._connect()

    def __str__(self) -> str:
        return f"serial port {self.port}"

    # -- the prompt -----------------------------------------------------------------------------

    def _open(self) -> None:
        self._transport = ports.open_port(self.port)

    def _connect(self) -> None:
        self._open()
        try:
            self._come_to_the_prompt()
            self._do(_ONBOARD.read_text() + steps.interpreter())
        except trouble.Trouble:
            self.close()
            raise

    def _come_to_the_prompt(self) -> None:
        line = self._transport.serial
        for _ in range(4):
            with _explained():
                # Stop code.py, then "press any key to enter the REPL".
                for key in (b"\r\x03", b"\r"):
                    line.write(key)
                    time.sleep(self._breath)
                self._drain()
                # mpremote prints what it did not understand.
                with contextlib.suppress(TransportError), contextlib.redirect_stdout(io.StringIO()):
                    self._transport.enter_raw_repl(soft_reset=False, timeout_overall=self._answer)
                    return
        raise trouble.Trouble(
            f"The board on {self.port} does not come to its prompt: what runs there does not stop.",
            "Press reset on the board and run this again.",
        )

    def _drain(self) -> None:
        line = self._transport.serial
        while line.in_waiting:
            line.read(line.in_waiting)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._transport.close()

    def _ask(self, expression: str) -> Any:
        with _explained():
            return self._transport.eval(expression)

    def _do(self, program: str) -> None:
        with _explained():
            self._transport.exec(program)

    # -- files ----------------------------------------------------------------------------------

    def about(self) -> tuple[str, str, str]:
        return self._ask("about()")

    def last_traceback(self) -> str | None:
        return self._ask("last_traceback()")

    def free(self) -> int:
        return self._ask("free()")

    def names(self, folder: str) -> list[str]:
        return self._ask(f"names({_absolute(folder)!r})")

    def check(self, paths: Iterable[str]) -> dict[str, Mark]:
        found: dict[str, Mark | None] = {}
        wanted = list(paths)
        for start in range(0, len(wanted), _BATCH):
            batch = wanted[start : start + _BATCH]
            answers = self._ask(f"[check(path) for path in {[_absolute(path) for path in batch]}]")
            found.update(zip(batch, answers, strict=True))
        return {path: answer for path, answer in found.items() if answer}

    def read(self, path: str) -> bytes | None:
        if not self.check([path]):
            return None
        with _explained():
            return bytes(self._transport.fs_readfile(_absolute(path), _READ))

    def write(self, path: str, content: bytes, progress: Progress = lambda count: None) -> None:
        self._do(f"begin({_absolute(path)!r})")
        for start in range(0, len(content), _CHUNK):
            chunk = content[start : start + _CHUNK]
            self._do(f"add({base64.b64encode(chunk)!r})")
            progress(len(chunk))
        self._do("end()")

    def do(self, verb: str, *paths: str) -> bool:
        return self._ask(f"attempt{(verb, *map(_absolute, paths))}")

    def do_all(self, todo: list[Step]) -> None:
        for start in range(0, len(todo), _BATCH):
            self._do(f"for step in {todo[start : start + _BATCH]}: attempt(*step)")

    def flush(self) -> None:
        pass

    def read_nvm(self, start: int, count: int) -> bytes:
        answer = b""
        for at in range(start, start + count, 512):
            answer += base64.b64decode(self._ask(f"read_nvm({at}, {min(512, start + count - at)})"))
        return answer

    def write_nvm(self, start: int, content: bytes) -> None:
        self._do(f"write_nvm({start}, {base64.b64encode(content)!r})")

    # -- restarts -------------------------------------------------------------------------------

    def make_writable(self) -> None:
        """Get write access to the drive, if need be by a restart and from boot.py."""
        if self._ask("may_write()"):
            return
        self._taken = True
        if self._ask("take()"):
            return
        if self._ask("mark()") and self._may_write_after_reset():
            return
        self.write_nvm(0, MARK)  # for an older boot.py
        if not self._may_write_after_reset():
            raise trouble.ReadOnly(_FIRST_TIME)

    def _may_write_after_reset(self) -> bool:
        self._reset()
        self._again(self._connect)
        return self._ask("may_write()")

    def restart(self, changed: bool) -> bool:
        """Run code.py, which was stopped; whether it said that its title is up.

        A drive that was taken goes back to the computer, which takes a reset.
        """
        if self._taken:
            self._reset()
            self._again(self._open)
            # The title may have come up before the line did.
            if self._hear(self._patience / 5):
                return True
            self._come_to_the_prompt()
        with _explained():
            self._transport.exit_raw_repl()
            time.sleep(self._breath)
            self._drain()
            self._transport.serial.write(b"\x04")
        return self._hear(self._patience)

    def _hear(self, seconds: float) -> bool:
        with _explained():
            return title.hear(self._transport.serial, manifest.READY, seconds)

    def _reset(self) -> None:
        with contextlib.suppress(TransportError, OSError):
            self._transport.exec_raw_no_follow("import microcontroller; microcontroller.reset()")
        time.sleep(self._breath)
        self.close()

    def _again(self, connect: Callable[[], None]) -> None:
        """Wait for a board that went away to restart."""
        deadline = time.monotonic() + self._patience
        while True:
            self.port = ports.port_of(self._serial_number) or self.port
            try:
                return connect()
            except trouble.Trouble:
                if time.monotonic() > deadline:
                    raise trouble.Unplugged() from None
            time.sleep(self._breath)


def _absolute(path: str) -> str:
    return "/" + path.lstrip("/")


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """Raise Trouble for what mpremote raises: an error on the board, or no board any more."""
    try:
        yield
    except TransportExecError as what:
        raise _of_the_board(what.error_output) from what
    except (TransportError, OSError, struct.error, SyntaxError, ValueError) as what:
        raise trouble.Unplugged() from what


def _of_the_board(error: str) -> trouble.Trouble:
    number = re.search(r"\[Errno (\d+)\]|OSError: (\d+)", error)
    if number:
        return trouble.of_number(int(number[1] or number[2]))
    last = error.strip().splitlines()[-1]
    return trouble.Trouble(
        f"The board said: {last}", "Press reset on the board and run this again."
    )
