# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Asks whether the picture stays turned round for the left hand; silence turns it back."""

from garden import const

from ..kit.colors import LIME
from .notice import Notice

_WAIT = const(10000)  # ms
_SPROUT = const(2)  # tile of ui16


class Turned(Notice):
    def __init__(self, app):
        super().__init__(app, "turned", "button_keep", "undo", LIME, _SPROUT)
        self._until = app.now + _WAIT

    def tick(self, now):
        if now >= self._until:
            self.app.close("undo")
