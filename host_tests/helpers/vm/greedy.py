# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Takes more heap than it was given, and says how wide a word is here."""

import sys

print(sys.maxsize)
try:
    print(len(bytearray(int(sys.argv[1]))))
except MemoryError:
    print("MemoryError")
