# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The traceback of the program that ran before the prompt."""

import drive


def get_previous_traceback():
    with drive._open(drive.LAST_TRACEBACK) as file:
        return file.read() or None
