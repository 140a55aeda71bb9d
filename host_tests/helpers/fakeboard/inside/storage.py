# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The drive, which our code may not write while a computer has it."""

import drive


def remount(path, readonly=False):
    assert path == "/"
    if drive.state["computer"] and drive.PHASE != "boot" and not drive.state["ours"]:
        raise RuntimeError("Cannot remount path when visible via USB.")
    drive.state["ours"] = not readonly
    drive.keep()
