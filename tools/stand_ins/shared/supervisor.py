# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The clock, which only moves when somebody moves it, and the restart."""

now = 0  # milliseconds since power-on
previous_traceback = None  # of the program that ran before


class Reload(SystemExit):
    """The firmware asked to be started again."""


class runtime:
    usb_connected = False
    serial_connected = False
    autoreload = True


def ticks_ms():
    # The board starts 65 s before its counter wraps, so that nobody forgets that it does.
    return (now + (1 << 29) - 65536) % (1 << 29)


def reload():
    raise Reload


def get_previous_traceback():
    return previous_traceback
