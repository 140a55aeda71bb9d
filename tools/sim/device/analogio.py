# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Analog inputs: each pin keeps the level the simulator's player gives it."""


class AnalogIn:
    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        return self._pin.level

    def deinit(self):
        pass
