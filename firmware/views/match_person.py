# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What only a person's turn of Veggie Match needs: this code makes room while a bot thinks."""

from .match_choice import Choice
from .match_tips import tips
from .match_turn import Turn
from .match_words import Words

__all__ = ("Choice", "Turn", "Words", "tips")
