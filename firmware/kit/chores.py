# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Small changes to the screen, made one a frame, so that no frame sends much."""


class Chores:
    """A queue in which a newer change of the same kind to the same thing replaces the older."""

    def __init__(self):
        self._todo = []

    def add(self, change, thing, *how):
        """Later: change(thing, *how)."""
        for place, (same, other, _) in enumerate(self._todo):
            if same is change and other == thing:
                self._todo[place] = (change, thing, how)
                return
        self._todo.append((change, thing, how))

    def tick(self):
        """Do one. True if there was one to do."""
        if not self._todo:
            return False
        change, thing, how = self._todo.pop(0)
        change(thing, *how)
        return True

    def finish(self):
        """Do all of them now: the whole screen is drawn anyway."""
        while self.tick():
            pass
