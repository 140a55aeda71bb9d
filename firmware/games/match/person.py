# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The code of a person's turn of Veggie Match, dropped while a bot thinks."""

from .choice import Choice
from .tips import tips
from .turn import Turn
from .words import Words

__all__ = ("Choice", "Turn", "Words", "tips")
