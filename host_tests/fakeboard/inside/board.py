# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stand-in's pins: those of its buttons, if it has any."""

import drive

board_id = drive.state["board_id"]

if drive.state["held"] is not None:
    BUTTON_CLOCK, BUTTON_OUT, BUTTON_LATCH = "clock", "out", "latch"
