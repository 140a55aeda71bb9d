# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: its one medal is for winning, which the judge of all games knows already."""

from garden.medals import Judge

__all__ = ("Judge",)
