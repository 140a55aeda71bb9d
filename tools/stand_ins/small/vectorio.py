# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Rectangles of the board's size, which nobody sees."""

import layers


class Rectangle(layers.Shape):
    def __init__(self, **how):
        super().__init__(**how)
        self.hidden = False
        self._spare = self._room = None  # make up the size
