# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Scoring of Veggies: the kinds that a seat may name."""

from garden.veggies.cards import KINDS


def choices(sizes: bytearray, two: bool) -> list[int]:
    """Return the sets of kinds that may be named with these biggest groups, ascending.

    A set is one kind, the biggest; with two players it is the two biggest. A tie gives one set for
    each choice (V3).
    """
    leading = _find(sizes, max(sizes))
    if not two:
        return [1 << kind - 1 for kind in leading]
    if len(leading) > 1:
        return sorted(
            1 << one - 1 | 1 << other - 1 for one in leading for other in leading if one < other
        )
    best = leading[0]
    second = max(sizes[kind] for kind in range(1, KINDS) if kind != best)
    if not second:
        return [1 << best - 1]
    return [1 << best - 1 | 1 << kind - 1 for kind in _find(sizes, second)]


def _find(sizes, size):
    return [kind for kind in range(1, KINDS) if sizes[kind] == size]


def first_choice(values: list[int]) -> int:
    """Return the first of these sets in the order S B G C M."""
    return min(values, key=_numbers)


def _numbers(kinds):
    return [bit for bit in range(KINDS) if kinds >> bit & 1]
