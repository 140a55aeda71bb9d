# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pajenicko PicoPad: a PicoSystem with a screen of 320x240."""

from .pimoroni_picosystem import Profile as PicoSystem


class Profile(PicoSystem):
    SIZE = (320, 240)
