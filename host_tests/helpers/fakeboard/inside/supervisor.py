# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the prompt can ask about the program that ran before it."""

import drive


def get_previous_traceback():
    with drive._open(drive.LAST_TRACEBACK) as file:
        return file.read() or None
