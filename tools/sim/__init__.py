# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A whole handheld in memory: the real firmware on a board that only exists here.

    sim = Sim("pybadge")
    sim.keys("D2 A w500")
    sim.picture().save("seats.png")

Time stands still between calls; nothing sleeps.
"""

import gc
import re
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import environment, stand_ins

sys.path[:0] = [str(folder) for folder in stand_ins.folders("host")]

# mypy knows only what a board has of them.
audioio: Any = import_module("audioio")
board_module: Any = import_module("board")
keypad: Any = import_module("keypad")
microcontroller: Any = import_module("microcontroller")
neopixel_write: Any = import_module("neopixel_write")
storage: Any = import_module("storage")
supervisor: Any = import_module("supervisor")

from tools.stand_ins.shared import fingers, notes  # noqa: E402

from . import profiles, sources, strict  # noqa: E402

strict.install()

from .screen import Screen  # noqa: E402

if TYPE_CHECKING:
    from PIL.Image import Image

# The firmware collects garbage often; the collector need not look through the host's own modules.
gc.freeze()

_ROOT = Path(__file__).parents[2]
sources.compile_once(_ROOT / "firmware", _ROOT / "lib")
_PROFILES = _ROOT / "firmware" / "boards"
BOARDS = sorted(profile.stem for profile in _PROFILES.glob("[!_]*.py"))
FRAME = 20  # ms
_WORK = 0.015  # s of a frame in real time in which a screen that is busy is called again
_TAP = 60  # ms a key is down in a script, and up again
_BOUNCE = 260  # ms in which a new screen ignores OK and BACK, and a little more

_TOKEN = re.compile(
    r"\s*(?:(?P<keys>[ABSEUDLR](?:&[UDLR])?)(?P<end>[+-]?)(?P<times>\d*)"
    r"|w(?P<wait>\d+)|@(?P<shot>\w+))"
)


def plug_in(board: str) -> tuple[Any, Screen]:
    """Return (profile, screen) of this board, as its profile describes it."""
    board_module.power_on(board)
    from firmware.boards import find

    profile: Any = find()
    profiles.check(board, profile)
    board_module.DISPLAY = Screen(*profile.SIZE)
    if not profile.KEYS:  # this computer's keyboard plays along
        profile.KEYS = tuple(1 << bit for bit in range(8))
        profile.keys = lambda: keypad.Keys(range(8), value_when_pressed=True)
    return profile, board_module.DISPLAY


def _write_version() -> None:
    """Write the version into the firmware, as the build does."""
    import firmware

    firmware.VERSION = environment.version()


class Drive:
    """A drive in memory, for the store's files."""

    held = ()  # nothing stays open

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    def available(self) -> bool:
        return True

    def read(self, name: str, old: bool = False) -> bytes | None:
        return None if old else self.files.get(name, b"\xff" * 16)

    def write(self, name: str, record: bytes | bytearray) -> None:
        length = int.from_bytes(record[10:12], "little")  # the rest of its last sector is blank
        self.files[name] = bytes(record[: 16 + length])


class Sim:
    def __init__(
        self,
        board: str = "pygamer",
        lang: str | None = "en",
        seed: int = 1,
        nvm: bytearray | None = None,
        drive: Any = None,
        start: bool = True,
        strict: bool = True,
        touch: bool = False,
        can_quit: bool = False,
        host: Any = None,
    ) -> None:
        for name in [name for name in sys.modules if name.split(".")[0] == "firmware"]:
            del sys.modules[name]
        _write_version()
        keypad.scanners.clear()
        supervisor.now = 0
        storage.power_on(computer=False)
        neopixel_write.sent = b""
        self.profile, self.screen = plug_in(board)
        self.bus = self.screen.bus
        fingers.power_on()
        if touch or self.profile.pointer:  # as if this board had a pointer, too
            fingers.source().alone = bool(self.profile.pointer)
            self.profile.pointer = fingers.source
        if host:  # as if it could send links
            self.profile.post = lambda: host
        self.post = host
        self.nvm = bytearray(b"\xff" * self.profile.NVM) if nvm is None else nvm
        microcontroller.power_on(self.nvm)
        self.drive = drive or Drive()
        self.shots: dict[str, Image] = {}
        self.left = False  # the player has chosen to quit
        self.busy = False  # a screen has more work to do at once
        self._stick = self.profile.stick()
        self._pushed: set[str] = set()  # ways of the stick that no frame has seen yet,
        self._let_go: set[str] = set()  # and those that were let go before one has
        from firmware import app
        from firmware.kit import canvas, input, text

        text.strict = strict
        self._input = input
        canvas.Canvas.on_text = notes.write
        notes.on_cover = None
        seeds = iter(range(seed, seed + 2**20))
        if can_quit:
            app.App.quit = staticmethod(self.leave)
        make = app.power_on if start else app.make
        self.app = make(self.profile, self._store(lang), supervisor.ticks_ms, lambda: next(seeds))
        self.peak = self.bus.sent  # most bytes one frame has sent since the last look
        if start:
            self.run(FRAME)

    def _store(self, lang: str | None) -> Any:
        """Return the board's store; with a lang it says that the player has chosen it."""
        from firmware.kit import backends, settings, store
        from garden.words import CODES

        kept = store.Store(backends.Nvm(microcontroller.nvm), self.drive)
        if lang:
            chosen = settings.Settings(kept.get("settings"))
            chosen["language"] = CODES.split().index(lang)
            kept.put("settings", bytes(chosen.values))
        return kept

    def greet(self, language: str) -> None:
        """Speak this language, if the game has it, on the first start of all."""
        from garden.words import CODES

        if self.app.first_start and language in CODES.split():
            self.app.settings["language"] = CODES.split().index(language)
            self.app.apply_settings()
            self.app.go("title")
            self.frame()

    # -- time -----------------------------------------------------------------------------------

    def run(self, ms: int) -> None:
        """Let this much time pass, frame by frame."""
        for _ in range(0, ms, FRAME):
            supervisor.now += FRAME
            self.frame()

    def pass_time(self, ms: int) -> int:
        """Let this much time pass in one frame. Return the bytes it sent."""
        supervisor.now += ms
        return self.frame()

    def keep_up(self, ms: int) -> int:
        """Let this much time pass, in one frame of a game in real time. Return the bytes sent.

        A bot thinks a slice a step: the frame has as many of them as this machine manages.
        """
        ends = time.monotonic() + _WORK
        sent = self.pass_time(ms)
        while self.busy and time.monotonic() < ends:
            sent += self.frame()
        return sent

    def frame(self) -> int:
        """Run one step of the app. Return the bytes it sent."""
        before = self.bus.sent
        self.busy = self.app.step()
        sent = self.bus.sent - before
        self.peak = max(self.peak, sent)
        self._end_taps()
        return sent

    def open_copied(self) -> None:
        """Open the link in what was copied last."""
        if self.app.share:
            self.app.share.paste(self.app)

    def stay_awake(self) -> None:
        """Never dim: a computer's screen does so itself, and no press is spent on waking this."""
        self.app.awake = True

    def listen(self) -> list:
        """Return a list that gets every note played from here on."""
        notes: list[Any] = []
        audioio.listeners[:] = [lambda sample: notes.extend([sample] if sample else [])]
        return notes

    def cost(self) -> int:
        """Return the most bytes one frame has sent since this was last asked."""
        peak, self.peak = self.peak, 0
        return peak

    # -- buttons --------------------------------------------------------------------------------

    def keys(self, script: str) -> None:
        """Play a script: A B, S(tart) sE(lect), U D L R, U&R both at once; a number repeats;
        E+ presses and E- lets go; w500 waits 500 ms; @name keeps a picture in `shots`."""
        at = 0
        script = script.rstrip()
        while at < len(script):
            token = _TOKEN.match(script, at)
            if not token:
                raise ValueError(f"cannot read the keys from here: {script[at:].strip()!r}")
            at = token.end()
            self._token(token)

    def _token(self, token: re.Match[str]) -> None:
        if token["wait"]:
            self.run(int(token["wait"]))
        elif token["shot"]:
            self.shots[token["shot"]] = self.picture()
        elif token["end"]:
            self.hold(token["keys"], token["end"] == "+")
        else:
            for _ in range(int(token["times"] or 1)):
                self.tap(token["keys"])

    def tap(self, keys: str) -> None:
        if keys in "AB":
            self.run(_BOUNCE)
        self.hold(keys, True)
        self.run(_TAP)
        self.hold(keys, False)
        self.run(_TAP)

    def type(self, letter: str) -> bool:
        """Type a letter where a name or a number is entered; True if it meant one."""
        answer = getattr(self.top, "type", None)
        return bool(answer and answer(letter))

    def leave(self) -> None:
        """End the program, because the player chose so on the title."""
        self.left = True

    def hold(self, keys: str, down: bool = True) -> None:
        """Press or let go of keys by letter."""
        for letter in keys.replace("&", ""):
            self._key(letter, down)

    def _key(self, letter: str, down: bool) -> None:
        button = self._buttons()[letter]
        if button in self.profile.KEYS:
            number = self.profile.KEYS.index(button)
            keypad.scanners[-1].happen(number, down, supervisor.now)
        elif down:
            self._pushed.add(letter)
            self._let_go.discard(letter)
            self._push(letter, True)
        elif letter in self._pushed:
            self._let_go.add(letter)  # a tap shorter than a frame: keys queue, a stick does not
        else:
            self._push(letter, False)

    def _end_taps(self) -> None:
        self._pushed.clear()
        while self._let_go:
            self._push(self._let_go.pop(), False)

    def _push(self, letter: str, down: bool) -> None:
        self._stick[letter in "UD"].push(0 if not down else -1 if letter in "UL" else 1)

    def _buttons(self) -> dict[str, int]:
        i = self._input
        meant = {"A": i.OK, "B": i.BACK, "S": i.MENU, "E": i.TURN}
        return {**meant, "U": i.UP, "D": i.DOWN, "L": i.LEFT, "R": i.RIGHT}

    # -- the pointer ----------------------------------------------------------------------------

    def point(self, kind: str, x: int, y: int, reach: int = fingers.FINGER) -> None:
        """Put the pointer "down" at this place of the design, "move" it there, or take it "up"."""
        number = fingers.KINDS.index(kind)
        paper = self.app.paper.group()
        x, y = x * paper.scale + paper.x, y * paper.scale + paper.y
        fingers.happen(number, x, y, reach)

    def touch(self, x: int, y: int, ms: int = _TAP) -> None:
        """Tap a place of the design."""
        self.run(_BOUNCE)
        self.point("down", x, y)
        self.run(ms)
        self.point("up", x, y)
        self.run(_TAP)

    def drag(self, *places: tuple[int, int]) -> None:
        """Drag from the first place of the design by way of the others to the last one."""
        self.run(_BOUNCE)
        self.point("down", *places[0])
        self.run(_TAP)
        for place in places[1:]:
            self.point("move", *place)
            self.run(_TAP)
        self.point("up", *places[-1])
        self.run(_TAP)

    # -- what is on the screen ------------------------------------------------------------------

    def picture(self) -> "Image":
        """Return the screen as a 16-colour PIL image."""
        from .picture import picture

        return picture(self.bus)

    def texts(self) -> list[str]:
        """Return every text now visible, from back to front. A bar is one text, and its mark."""
        found: list[str] = []
        for layer in self.layers():
            if getattr(layer, "text", ""):
                found += layer.text.split("\n")
            words = _written(getattr(layer, "bitmap", None))
            if words and layer.y:
                marks = [word for word in words if word in "✓✗"]
                words = [" ".join(word for word in words if word not in marks), *marks]
            found += words
        return found

    def layers(self) -> list[Any]:
        """Return every visible grid and shape, from back to front."""
        return _visible(self.screen.root_group)

    @property
    def top(self) -> Any:
        """Return the screen on top of the stack."""
        return self.app.screens[-1]


def _written(bitmap: Any) -> list[str]:
    """Return the texts on a bitmap; the letters on a button's cap are a picture of it."""
    found = bitmap.notes.values() if bitmap else ()
    return [text for text, font, _ in found if not (font == "garden5" and text.isalpha())]


def _visible(group: Any) -> list[Any]:
    found: list[Any] = []
    for layer in group:
        if not layer.hidden:
            inside = hasattr(layer, "append") and not hasattr(layer, "text")
            found += _visible(layer) if inside else [layer]
    return found
