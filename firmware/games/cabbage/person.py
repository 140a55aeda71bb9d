# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The code of a person's turn of Cabbage!, dropped while a bot thinks."""

from .act import Act
from .die import DieChoice
from .tips import tips
from .walk import Walk

__all__ = ("Act", "DieChoice", "Walk", "tips")
