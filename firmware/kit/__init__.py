# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What every screen is made of: colours, shapes, sprites, text, bars, keys, sound and light."""
