# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board in a window: crisp pixels, keyboard, game pad, sound and the row of lights."""

import os
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import audioio
import neopixel_write
import pygame

from tools.stand_ins.shared import fingers

from .keyboard import help_page
from .pace import pace

if TYPE_CHECKING:
    from . import Sim
    from .screen import Screen

_Color = tuple[int, int, int]

_KEYS = {
    pygame.K_LEFT: "L",
    pygame.K_RIGHT: "R",
    pygame.K_UP: "U",
    pygame.K_DOWN: "D",
    pygame.K_z: "A",
    pygame.K_RETURN: "A",
    pygame.K_SPACE: "A",
    pygame.K_x: "B",
    pygame.K_BACKSPACE: "B",
    pygame.K_c: "E",
    pygame.K_TAB: "E",
    pygame.K_p: "S",
    pygame.K_ESCAPE: "S",
}
_PASTES = pygame.KMOD_CTRL | pygame.KMOD_META  # with V
_PAD = {0: "A", 1: "B", 2: "E", 3: "S", 6: "E", 7: "S", 8: "E", 9: "S"}
_PUSHED = 0.5  # of a game pad's stick
_UNSEEN = ("offscreen", "dummy")  # what SDL falls back to without a display
_LIGHTS = 6  # rows below the screen
_NAP = 0.04  # s: nobody feels that a key had to wait for so long
_PERIODS = 32  # of a note that make one turn of its loop


class Window:
    def __init__(self, sim: "Sim") -> None:
        """Open a window. Raises pygame.error where no window can be opened."""
        self.sim = sim
        # Each part by itself: without a sound card there is a game all the same.
        pygame.display.init()
        if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("no display can be reached")
        pygame.joystick.init()
        self._size = (sim.screen.width, sim.screen.height + _LIGHTS)
        self._surface = pygame.display.set_mode(self._size, pygame.SCALED | pygame.RESIZABLE)
        pygame.display.set_caption("Kitchen Garden · F1: keys")
        pygame.event.set_blocked(pygame.MOUSEMOTION)
        self._frame = pygame.Surface((sim.screen.width, sim.screen.height), 0, 16)
        self._pads: dict[int, Any] = {}
        self._lend_clipboard()
        self._help: Screen | None = help_page(sim, "window")
        self._down = {"x": "", "y": ""}  # the way each axis of a game pad is pushed
        self._changed = 0.0  # when anything last did
        self._listen()

    def _lend_clipboard(self) -> None:
        """Let links go into the clipboard, and come out of it."""
        post = self.sim.post
        if post:
            post.copy, post.look = pygame.scrap.put_text, pygame.scrap.get_text

    def _listen(self) -> None:
        try:
            pygame.mixer.init(22050, -16, 1, 256)
        except pygame.error:
            return  # no sound card: the game says everything on the screen, too
        stand_in: Any = audioio
        stand_in.listeners.append(_play)

    def run(self, flush: Callable[[], object]) -> None:
        """Play until the window is closed; flush() is called when something may be to be saved."""
        last = self._changed = time.monotonic()
        self._show()
        while not self.sim.left and self._hear(pace(self.sim, last - self._changed)):
            now = time.monotonic()
            passed = int(now * 1000) - int(last * 1000)
            last = now
            if self._help:
                continue
            if self.sim.keep_up(passed) or self._lights_changed():
                self._changed = now
                self._show()
            flush()
        pygame.quit()

    # -- input ----------------------------------------------------------------------------------

    def _hear(self, seconds: float = 0) -> bool:
        """Sleep for so long, or until a key is pressed; False once the player leaves."""
        # pygame.event.wait() would wake for a key, but looks for one a thousand times a second.
        time.sleep(min(seconds, _NAP))
        for event in pygame.event.get():
            self._changed = time.monotonic()
            if event.type == pygame.KEYDOWN and self._typed(event):
                continue
            if event.type == pygame.QUIT or (
                event.type == pygame.KEYDOWN and event.key == pygame.K_q
            ):
                return False
            pressed = (pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.MOUSEBUTTONDOWN)
            if event.type in pressed and self._help:
                self._help = None
                self._show()
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
                self._help = help_page(self.sim, "window")
                self._show()
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & _PASTES:
                self.sim.open_copied()
            elif event.type == pygame.WINDOWEXPOSED:
                self._show()
            else:
                self._event(event)
        return True

    def _typed(self, event: Any) -> bool:
        """Type a letter where a name is entered. Enter and the arrows stay what they are."""
        return self._help is None and self.sim.type(event.unicode)

    def _event(self, event: Any) -> None:
        down = event.type in (pygame.KEYDOWN, pygame.JOYBUTTONDOWN)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in _KEYS:
            self.sim.hold(_KEYS[event.key], down)
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP) and event.button in _PAD:
            self.sim.hold(_PAD[event.button], down)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._mouse(event)
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self._point("wheel up" if event.y > 0 else "wheel down", pygame.mouse.get_pos())
        elif event.type == pygame.JOYHATMOTION:
            self._push("x", event.value[0])
            self._push("y", -event.value[1])
        elif event.type == pygame.JOYAXISMOTION and event.axis < 2:
            self._push("xy"[event.axis], event.value)
        elif event.type == pygame.JOYDEVICEADDED:
            pad = pygame.joystick.Joystick(event.device_index)
            self._pads[pad.get_instance_id()] = pad  # SDL sends its events while we keep it

    def _mouse(self, event: Any) -> None:
        """Point with the left button, press B with the right one."""
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.type == pygame.MOUSEMOTION:
            self._point("move", event.pos)
        elif event.button == 1:
            # A mouse that only moves across the window wakes nobody.
            allow = pygame.event.set_allowed if down else pygame.event.set_blocked
            allow(pygame.MOUSEMOTION)
            self._point("down" if down else "up", event.pos)
        elif event.button == 3:
            self.sim.hold("B", down)

    def _point(self, kind: str, place: "tuple[int, int]") -> None:
        fingers.happen(fingers.KINDS.index(kind), *place, fingers.MOUSE)

    def _push(self, axis: str, value: float) -> None:
        ways = {"x": "LR", "y": "UD"}[axis]
        way = ways[0] if value < -_PUSHED else ways[1] if value > _PUSHED else ""
        if way != self._down[axis]:
            if self._down[axis]:
                self.sim.hold(self._down[axis], False)
            if way:
                self.sim.hold(way, True)
            self._down[axis] = way

    # -- output ---------------------------------------------------------------------------------

    def _show(self) -> None:
        pixels = (self._help or self.sim.screen).bus.pixels
        swapped = bytearray(len(pixels))
        swapped[0::2], swapped[1::2] = pixels[1::2], pixels[0::2]
        self._frame.get_buffer().write(bytes(swapped))
        self._surface.fill((20, 18, 32))
        self._surface.blit(self._frame, (0, 0))
        for number, color in enumerate(self._colors()):
            left = self._size[0] // 2 - 27 + 12 * number
            pygame.draw.rect(self._surface, color, (left, self._size[1] - 4, 6, 3))
        pygame.display.flip()

    def _colors(self) -> Iterator[_Color]:
        """Yield the lights as a screen can show them: brighter than they are sent."""
        stand_in: Any = neopixel_write
        sent = stand_in.sent
        for at in range(0, len(sent), 3):
            green, red, blue = sent[at : at + 3]
            yield min(255, 8 * red), min(255, 8 * green), min(255, 8 * blue)

    def _lights_changed(self) -> bool:
        colors = list(self._colors())
        changed = colors != getattr(self, "_last_colors", None)
        self._last_colors = colors
        return changed


def _play(sample: Any) -> None:
    """Play a board's sample on this computer: other rate, signed, not too loud."""
    sound_card = pygame.mixer.get_init()
    if not sound_card:
        return  # it was unplugged
    pygame.mixer.stop()
    if sample is None:
        return
    rate, _, channels = sound_card
    wave = bytearray()
    # As many periods as make a whole number of the sound card's steps, nearly.
    for number in range(_PERIODS * len(sample.buffer) * rate // sample.sample_rate):
        value = sample.buffer[number * sample.sample_rate // rate % len(sample.buffer)] - 128
        wave += (value * 48).to_bytes(2, "little", signed=True) * channels
    pygame.mixer.Sound(buffer=bytes(wave)).play(loops=-1)
