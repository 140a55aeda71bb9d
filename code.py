# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Start the game; if it is not whole on this drive, say so on the screen."""

try:
    from firmware import app
except Exception:
    print("Kitchen Garden is not whole on this drive. On a computer, run: python3 tools/flash.py")
    raise

app.main()
