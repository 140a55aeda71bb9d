# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The parts of every screen: colours, shapes, sprites, text, bars, keys, sound and light."""
