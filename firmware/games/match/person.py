# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What only a person's turn of Veggie Match needs: this code makes room while a bot thinks."""

from .choice import Choice
from .tips import tips
from .turn import Turn
from .words import Words

__all__ = ("Choice", "Turn", "Words", "tips")
