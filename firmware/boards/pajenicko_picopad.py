# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pajenicko PicoPad: 320x240, D-pad, four buttons, a speaker; 264 KB of RAM."""

import audiopwmio
import board
import keypad

from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from . import Board


class Profile(Board):
    SIZE = (320, 240)
    NVM = 4096
    KEYS = (OK, BACK, TURN, MENU, UP, DOWN, LEFT, RIGHT)
    CAPS = ("A", "B", "Y", "X")

    def keys(self):
        buttons = (board.SW_A, board.SW_B, board.SW_X, board.SW_Y)
        ways = (board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT)
        return keypad.Keys(buttons + ways, value_when_pressed=False, pull=True)

    def speaker(self):
        return (audiopwmio.PWMAudioOut(board.AUDIO),)
