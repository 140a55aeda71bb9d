# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Analog inputs: the page's board has none, so nobody may ask for one."""


class AnalogIn:
    def __init__(self, pin):
        raise RuntimeError("this board has no analog input")
