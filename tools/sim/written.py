# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What is written on the canvas: on the board it is pixels like any other."""


class Written:
    """Follows a class of canvas: what it writes, and what it paints over."""

    def __init__(self, canvas):
        self._texts = {}  # by corner and size
        self._follow(canvas, "fill", lambda paper, *how: self._texts.clear())
        self._follow(canvas, "_fill", lambda paper, *how: self._erase(*how[:4]))
        self._follow(canvas, "write", self._write)

    def texts(self):
        return [text for text in self._texts.values() if text]

    def _follow(self, canvas, name, note):
        done = getattr(canvas, name)

        def noted(paper, *how, **more):
            done(paper, *how, **more)
            note(paper, *how)

        setattr(canvas, name, noted)

    def _write(self, paper, x, y, width, color, text, *how):
        self._texts[x + paper._left, y + paper._top, width, 7] = text

    def _erase(self, x, y, width, height):
        for left, top, wide, tall in list(self._texts):
            if left < x + width and x < left + wide and top < y + height and y < top + tall:
                del self._texts[left, top, wide, tall]
