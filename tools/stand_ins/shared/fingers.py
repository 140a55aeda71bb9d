# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A source of pointer events: a window, a page or a test puts them in, the firmware takes them out.

firmware/touch says what a source is.
"""

KINDS = "down", "move", "up", "cancel", "wheel up", "wheel down"
FINGER = 10  # pixels of the screen that a fingertip reaches
MOUSE = 3

_events: list = []


class Source:
    reach = FINGER
    alone = False

    def get(self):
        """Return the next (kind, x, y), None if there is none."""
        return _events.pop(0) if _events else None


_source = Source()


def source():
    """Return the only source, as the pointer() of a board does."""
    return _source


def power_on():
    _events.clear()
    _source.reach = FINGER
    _source.alone = False


def happen(kind, x, y, reach=FINGER):
    """Put in one event, by the number of its kind; `reach` as far as this pointer needs it."""
    _source.reach = reach
    _events.append((kind, x, y))
