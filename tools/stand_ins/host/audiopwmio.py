# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The speaker of boards without a digital-to-analog converter."""

import audioio


class PWMAudioOut(audioio.AudioOut):
    pass
