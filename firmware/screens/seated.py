# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the table, the scoring and the replay share: a sitting, and who sits at it."""

from . import Screen


class Seated(Screen):
    """`table` is the sitting."""

    @property
    def game(self):
        return self.table.game

    def player(self, seat):
        """What the player of this seat is called."""
        return self.app.name(seat, self.table.is_bot(seat))
