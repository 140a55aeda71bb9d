# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stand-in's pins: those that the real board has, if it has any keys."""

import drive

board_id = drive.state["board_id"]

if drive.state["held"] is not None:
    for name in drive.state["pins"]:
        globals()[name] = name
