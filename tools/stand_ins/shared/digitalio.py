# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Digital pins: as much as a speaker switch, a key at reset and a light need."""


class Direction:
    INPUT = "input"
    OUTPUT = "output"


class Pull:
    UP = "up"
    DOWN = "down"


class DigitalInOut:
    def __init__(self, pin):
        self._pin = pin
        self.direction = Direction.INPUT
        self.pull = None

    def switch_to_output(self, value=False):
        self.direction = Direction.OUTPUT
        self.value = value

    def switch_to_input(self, pull=None):
        self.direction = Direction.INPUT
        self.pull = pull

    @property
    def value(self):
        return bool(self._pin.level)

    @value.setter
    def value(self, value):
        if self.direction != Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._pin.level = 65535 if value else 0

    def deinit(self):
        pass
