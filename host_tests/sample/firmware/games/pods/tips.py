# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tips about a turn of Pods."""


def tips(game):
    yield "pods_pocket"
