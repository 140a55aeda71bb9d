# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules once more, plainly: slow, obvious, sharing nothing with the engines they check.

They run on MicroPython too, where tools/bench.py measures the engines against them.
"""


class Rules:
    """What the three have in common: a position in the protocol's words, moves as tuples."""

    def __init__(self, state):
        self.now = copied(state)

    def state(self):
        return copied(self.now)

    def moves(self):
        """Return the legal moves as the protocol writes them."""
        return {self.text(move) for move in self.legal()}

    def play(self, words):
        self.do(self.read(words))

    def look(self):
        """Return the scores that every legal move would lead to, as one sum."""
        total = 0
        for move in self.legal():
            after = self.copy()
            after.do(move)
            total += weighed(after.score()["scores"])
        return total


def weighed(scores):
    """Return one number that tells whose points are whose."""
    return sum([(1 + seat) * score for seat, score in enumerate(scores)])


def copied(part):
    """Copy all of it, down to the last list: MicroPython has no deepcopy."""
    if isinstance(part, dict):
        return {key: copied(value) for key, value in part.items()}
    return [copied(value) for value in part] if isinstance(part, list) else part


def groups(places):
    """Return the sizes of the groups that these places form side by side, largest first."""
    left = set(places)
    sizes = []
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            row, col = edge.pop()
            size += 1
            for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        sizes.append(size)
    return sorted(sizes, reverse=True)


def drawn(picture):
    """Return a picture as {(row, col): sign}."""
    return {
        (row, col): sign
        for row, line in enumerate(picture.split())
        for col, sign in enumerate(line)
    }
