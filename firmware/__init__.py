# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The machine: everything that touches a screen, a button, a speaker, a light or storage."""

VERSION = "1.0"
