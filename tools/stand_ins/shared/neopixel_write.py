# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lights: what was last sent to them is kept."""

sent = b""


def neopixel_write(digitalinout, buf):
    global sent
    sent = bytes(buf)
