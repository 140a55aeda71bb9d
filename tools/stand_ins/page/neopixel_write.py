# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of lights."""

import _page
from uctypes import addressof


def neopixel_write(digitalinout, buf):
    _page.lights(addressof(buf), len(buf) // 3)
