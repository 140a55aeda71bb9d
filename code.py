# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Starts the game. If files are missing, or the game ends, it says so on the screen."""

import board

screen = getattr(board, "DISPLAY", None)
if screen:
    screen.brightness = 0  # hide the console until the title is painted

try:
    try:
        from firmware import app
    except Exception:
        print(
            "Kitchen Garden is not whole on this drive. On a computer, run: python3 tools/flash.py"
        )
        raise

    app.main()
except Exception:
    if screen:
        screen.brightness = 1
    raise
