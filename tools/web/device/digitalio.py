# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Digital outputs: the speaker's switch and the line of the lights, which the page does without."""


class DigitalInOut:
    def __init__(self, pin):
        self._output = False

    def switch_to_output(self, value=False):
        self._output = True
        self.value = value

    def deinit(self):
        pass
