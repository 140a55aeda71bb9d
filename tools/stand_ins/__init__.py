# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the stand-ins for CircuitPython's modules share, on whatever VM they run."""
