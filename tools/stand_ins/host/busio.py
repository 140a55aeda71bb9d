# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The buses displayio's own files name; nothing of ours talks to one."""


class SPI:
    pass


class I2C:
    pass
