# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules once more, plainly: slow, obvious, sharing nothing with the engines they check."""
