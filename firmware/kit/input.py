# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keys and stick become logical buttons, with repeats, diagonals, holds, and no accidents."""

import keypad

from garden import const

# Bits, so that a diagonal is two directions in one number.
OK = const(1)
BACK = const(2)
MENU = const(4)
TURN = const(8)
UP = const(16)
DOWN = const(32)
LEFT = const(64)
RIGHT = const(128)
# A screen with `holds` gets these for TURN: held for a while, and released again.
HOLD = const(256)
RELEASE = const(512)

_WAYS = const(240)  # all four directions
_ACROSS = const(192)  # LEFT and RIGHT
_SETTLE = const(250)  # ms after a screen change during which OK and BACK do nothing
_LONG = const(400)  # ms that make a press a hold
_TOGETHER = const(40)  # ms within which two directions make a diagonal
_FIRST = const(250)  # ms until a direction repeats
_SLOW = const(83)  # ms between its next steps
_FAST = const(50)  # ms between steps after the sixth
_CENTRE = const(32768)
_PUSHED = const(16000)  # the stick counts as pushed this far from its rest,
_RESTING = const(11000)  # until it is back within this
_STILL = const(4000)  # and within this its rest may drift


def step(button):
    """Return (dx, dy) of a direction or a diagonal."""
    across = (1 if button & RIGHT else 0) - (1 if button & LEFT else 0)
    down = (1 if button & DOWN else 0) - (1 if button & UP else 0)
    return across, down


class Axis:
    """One axis of the stick. It finds its rest, follows its drift and does not flutter.

    `ways` are the direction of low values and the direction of high values.
    """

    def __init__(self, pin, *ways):
        self._pin = pin
        self._ways = ways
        self._now = 0
        # A stick that is held at power-on must not set the rest position.
        value = pin.value
        self._rest = value if abs(value - _CENTRE) < _RESTING else _CENTRE

    def read(self):
        """Return the direction bit it is pushed to, or 0."""
        away = self._pin.value - self._rest
        if abs(away) < _STILL:
            self._rest += away >> 6
        if abs(away) > _PUSHED:
            self._now = self._ways[away > 0]
        elif abs(away) < _RESTING:
            self._now = 0
        return self._now


class Input:
    """Reads one board's keys. read() returns one button at a time, then 0."""

    def __init__(self, board):
        self._keys = board.keys()
        self._meanings = board.KEYS
        self._event = keypad.Event()
        stick = board.stick()
        self._stick = stick and (Axis(stick[0], LEFT, RIGHT), Axis(stick[1], UP, DOWN))
        self.turned = False  # the screen is upside down, and so are the directions
        self._pad = 0  # direction keys that are down
        self._seen = 0  # directions pushed when we last looked
        self._pending = 0  # directions that wait for a second one
        self._since = 0
        self._held = 0  # the direction that repeats
        self._next = 0
        self._steps = 0
        self._until = 0
        self._turn = None  # when TURN went down, as long as it may still become a hold
        self._holds = False

    def ignore_bounce(self, now):
        """Start a new screen: ignore a second press that was meant for the last one."""
        self._until = now + _SETTLE
        self._next = now + _FIRST
        self._steps = 0
        self._pending = 0
        self._turn = None

    def read(self, now, diagonal=False, holds=False):
        """Return the next button, direction (diagonals if wanted), HOLD or RELEASE, or 0."""
        while self._keys.events.get_into(self._event):
            button = self._meanings[self._event.key_number]
            if button & _WAYS:
                heard = self._change(button, now, diagonal)
            else:
                heard = self._button(button, now, holds)
            if heard:
                return heard
        if self._turn is not None and now - self._turn >= _LONG:
            self._turn = None
            self._holds = True
            return HOLD
        return self._direction(now, diagonal)

    def _button(self, button, now, holds):
        pressed = self._event.pressed
        if button == TURN and not pressed:
            tapped = self._turn is not None
            let_go = self._holds
            self._turn = None
            self._holds = False
            return TURN if tapped else RELEASE if let_go and holds else 0
        if not pressed or (button & (OK | BACK) and now < self._until):
            return 0
        if button == TURN and holds:
            self._turn = now
            return 0
        return button

    def _change(self, button, now, diagonal):
        if self.turned:
            button = _opposite(button)
        if self._event.pressed:
            self._pad |= button
            return 0 if diagonal else self._direction(now, diagonal)
        # A tap that begins and ends between two looks still counts.
        tapped = button & ~self._seen & self._pad or button & self._pending
        self._pad &= ~button
        self._pending &= ~button
        self._seen &= ~button  # and so does a second one
        return tapped

    def _direction(self, now, diagonal):
        pressed = self._pad | self._point(diagonal)
        new = pressed & ~self._seen
        self._seen = pressed
        if new:
            if not self._pending:
                self._since = now
            self._pending |= new
        if self._pending:
            return self._start(now, pressed, diagonal)
        if not pressed & self._held:
            self._held = 0
        elif now >= self._next:
            self._steps += 1
            self._next = now + (_FAST if self._steps > 6 else _SLOW)
            return pressed & self._held
        return 0

    def _start(self, now, pressed, diagonal):
        push = self._pending
        if diagonal:
            push |= pressed
            both = push & _ACROSS and push & (UP | DOWN)
            if not both and pressed & push and now - self._since < _TOGETHER:
                return 0
        self._pending = 0
        self._held = push
        self._next = now + _FIRST
        self._steps = 0
        return push

    def _point(self, diagonal):
        """Return the stick's directions, only the first one if diagonals mean nothing."""
        if not self._stick:
            return 0
        across, down = self._stick[0].read(), self._stick[1].read()
        if self.turned:
            across, down = _opposite(across), _opposite(down)
        if across and down and not diagonal:
            return across if self._held & _ACROSS else down
        return across | down


def _opposite(bits):
    """Swap UP with DOWN and LEFT with RIGHT."""
    return (bits & (UP | LEFT)) << 1 | (bits & (DOWN | RIGHT)) >> 1
