# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""New names to give: such as the board has in its ROM, as far as they go, then short ones.

The board keeps the text of every name it does not know in RAM, for good.
"""

import builtins
import itertools
import keyword
import re
import string

_OWN = 16  # so many names are for arguments


class Names:
    """Names by number. No two uses of a number may meet in one place, and none an old name."""

    def __init__(self, free, taken):
        barred = {*taken, *dir(builtins), *keyword.kwlist, "const"}
        made_up = map("".join, itertools.chain(*map(_letters, (1, 2, 3))))
        self._fresh = (name for name in itertools.chain(free, made_up) if name not in barred)
        self._numbered = []

    def __getitem__(self, number):
        while len(self._numbered) <= number:
            self._numbered.append(next(self._fresh))
        return self._numbered[number]

    def own(self, number):
        """For an argument."""
        if number >= _OWN:
            raise SyntaxError("a function has too many arguments")
        return self[number]

    def give(self, olds, start=0, barred=()):
        """{old: new}, from this number on, none of the barred."""
        news = (self[number] for number in itertools.count(_OWN + start))
        allowed = (name for name in news if name not in barred)
        return dict(zip(olds, allowed))


def _letters(count):
    return itertools.product(string.ascii_letters, repeat=count)


def is_private(name):
    return re.fullmatch(r"_[A-Za-z]\w*", name) is not None
