# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tracebacks: the VM prints them itself."""

from sys import print_exception  # noqa: F401
