# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How long to wait for a key before the next frame: a game at rest leaves the computer alone."""

_FRAME = 0.02  # s
_REST = 0.1
_STILL = 0.2  # without a key or a change, until it counts as resting


def pace(sim, still):
    """Seconds until the next frame; `still` are the seconds since anything happened."""
    if sim.busy:
        return 0
    return _REST if still > _STILL else _FRAME
