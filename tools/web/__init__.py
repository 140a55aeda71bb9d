# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Kitchen Garden as a page: the firmware's own files on MicroPython, in a browser."""
