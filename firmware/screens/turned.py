# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Asks whether the picture stays turned for left-handers. No answer turns it back."""

from garden import const

from .notice import Notice

_WAIT = const(10000)  # ms


class Turned(Notice):
    def __init__(self, app):
        super().__init__(app, "turned", ok="button_keep", back="undo", good=True)
        self._until = app.now + _WAIT

    def tick(self, now):
        if now >= self._until:
            self.app.close(choice="undo")
