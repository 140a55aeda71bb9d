# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Remembers the texts that are written on a canvas, where the board has only pixels."""


class Written:
    """Follows a class of canvas: notes the texts that it writes, forgets those it paints over."""

    def __init__(self, canvas):
        self._bitmaps = {}  # by id: the bitmap, and {place and size: (text, font, alignment)}
        self._follow(canvas, "fill", lambda paper, *how: self._on(paper).clear())
        self._follow(canvas, "box", self._erase)
        self._follow(canvas, "write", self._write)

    def texts(self, bitmap):
        """The texts on this bitmap."""
        # The letters on a button's cap are a picture of it.
        return [
            text
            for _, (text, font, _) in self.places(bitmap)
            if text and not (font == "garden5" and text.isalpha())
        ]

    def places(self, bitmap):
        """(place and size, (text, font, alignment)) of all that is written on this bitmap."""
        _, texts = self._bitmaps.get(id(bitmap), (bitmap, {}))
        return texts.items()

    def _on(self, paper):
        return self._bitmaps.setdefault(id(paper.bitmap), (paper.bitmap, {}))[1]

    def _follow(self, canvas, name, note):
        done = getattr(canvas, name)

        def noted(paper, *how, **more):
            done(paper, *how, **more)
            note(paper, *how, **more)

        setattr(canvas, name, noted)

    def _write(self, paper, x, y, width, color, text, align=0, shadow=None, name="garden7", **how):
        from firmware.kit.text import measure

        room = min(measure(text, name), width)
        left = x + paper._left + (width - room) * align // 2
        self._on(paper)[left, y + paper._top, room, 7] = text, name, align

    def _erase(self, paper, x, y, width, height, *how):
        texts = self._on(paper)
        x, y = x + paper._left, y + paper._top
        for left, top, wide, tall in list(texts):
            if left < x + width and x < left + wide and top < y + height and y < top + tall:
                del texts[left, top, wide, tall]
