# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The chip: it has no memory of its own that outlives a power cut, so saves go to the drive."""

nvm = None
