# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The machine: everything that touches a screen, a button, a speaker, a light or storage."""

VERSION = ""  # the build writes the version of pyproject.toml here
# The folder of this package, on the board or on a PC.
HERE = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/"
