# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Memory that a reset leaves alone."""

import drive


class _SleepMemory:
    def __getitem__(self, where):
        return bytearray(drive.state["sleep_memory"])[where]

    def __setitem__(self, where, content):
        cells = bytearray(drive.state["sleep_memory"])
        cells[where] = content
        drive.state["sleep_memory"] = list(cells)
        drive.keep()


sleep_memory = _SleepMemory()
