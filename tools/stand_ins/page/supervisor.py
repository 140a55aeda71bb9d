# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The clock and the restart, both the page's."""

import _page


class runtime:
    usb_connected = False


def ticks_ms():
    return _page.now() & 0x1FFFFFFF


def reload():
    _page.reload()
