# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How long to wait for a key before the next frame: a game at rest leaves the computer alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import Sim

_FRAME = 0.02  # s
_REST = 0.1
_STILL = 0.2  # without a key or a change, until it counts as resting


def pace(sim: Sim, still: float) -> float:
    """Return the seconds until the next frame; `still` are those since anything happened."""
    if sim.busy:
        return 0
    return _REST if still > _STILL else _FRAME
