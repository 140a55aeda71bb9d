# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What is mutated: each source with the tests that must notice."""

ROOMS = {
    "lib/garden/sitting.py": ("rules/test_sitting.py",),
    "lib/garden/saved.py": ("rules/test_sitting.py",),
    "firmware/kit/input.py": ("kit/test_input.py", "kit/test_kit.py"),
}
