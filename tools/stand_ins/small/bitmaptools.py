# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Drawing that draws nothing; art is read, since that takes time and heap."""

blit = draw_line = fill_region = "".format


def readinto(bitmap, file, bits_per_pixel, **options):
    """Read straight into the bitmap, as on the board."""
    size = (bitmap.width * bits_per_pixel + 7) // 8 * bitmap.height
    end = file.tell() + size
    file.readinto(bitmap._pixels)
    file.seek(end)
