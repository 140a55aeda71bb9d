# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge: a PyGamer with a D-pad instead of the stick."""

from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from . import Board
from .pygamer import Profile as PyGamer


class Profile(PyGamer):
    KEYS = (BACK, OK, MENU, TURN, RIGHT, DOWN, UP, LEFT)

    stick = Board.stick  # none
