# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Start the game; if it is not whole on this drive, or ends, say so on the screen."""

import board

screen = getattr(board, "DISPLAY", None)
if screen:
    screen.brightness = 0  # nobody has to see the console before the title is painted

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
