# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What is mutated: each source with the tests that must notice."""

ROOMS = {
    "lib/garden/sitting.py": ("rules/test_sitting.py",),
    "lib/garden/saved.py": ("rules/test_sitting.py",),
    "firmware/kit/input.py": ("kit/test_input.py", "kit/test_kit.py"),
    "firmware/kit/store.py": (
        "kit/test_store.py",
        "kit/test_store_chores.py",
        "kit/test_store_trouble.py",
        "screens/test_net.py",
    ),
    "firmware/kit/recovery.py": (
        "kit/test_store.py",
        "kit/test_store_trouble.py",
        "kit/test_store_chores.py",
    ),
    "firmware/turns.py": (
        "screens/test_turns.py",
        "screens/test_table_time.py",
        "screens/test_curtain.py",
        "screens/test_bots_at_table.py",
        "screens/test_table_screen.py",
    ),
}
