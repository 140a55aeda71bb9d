# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What only a person's turn of Cabbage! needs: this code makes room while a bot thinks."""

from .cabbage_act import Act
from .cabbage_die import DieChoice
from .cabbage_tips import tips
from .cabbage_walk import Walk

__all__ = ("Act", "DieChoice", "Walk", "tips")
