# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods has one medal, for winning, which the judge of all games already knows."""

from garden.medals import Judge

__all__ = ("Judge",)
