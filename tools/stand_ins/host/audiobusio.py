# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The speaker of boards whose amplifier takes numbers."""

import audioio


class I2SOut(audioio.AudioOut):
    def __init__(self, bit_clock, word_select, data, *, main_clock=None, left_justified=False):
        super().__init__(data)
