# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Hack Club Sprig: 160x128, two diamonds of four buttons, an I2S speaker; 264 KB of RAM."""

import audiobusio
import board
import keypad

from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from . import Board


class Profile(Board):
    SIZE = (160, 128)
    NVM = 4096
    KEYS = (UP, LEFT, DOWN, RIGHT, TURN, MENU, BACK, OK)
    CAPS = ("L", "K", "J", "I")
    SLOWEST = 8000

    def keys(self):
        ways = (board.BUTTON_W, board.BUTTON_A, board.BUTTON_S, board.BUTTON_D)
        buttons = (board.BUTTON_I, board.BUTTON_J, board.BUTTON_K, board.BUTTON_L)
        return keypad.Keys(ways + buttons, value_when_pressed=False, pull=True)

    def speaker(self):
        return (audiobusio.I2SOut(board.AUDIO_BCLK, board.AUDIO_LRCLK, board.AUDIO_DIN),)
