# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lights, which take nothing and are not seen."""

neopixel_write = "".format
