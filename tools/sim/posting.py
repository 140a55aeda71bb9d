# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a computer does for links: the clipboard where there is one, else they are printed."""

import time
from collections.abc import Callable

_DAY = 86_400  # s


class Posting:
    """Offers what firmware/kit/sharing.py asks of a host. A window lends its clipboard."""

    address = ""  # links go without the address of a page: "Open a link" takes them like this

    def __init__(self) -> None:
        self.copy: Callable[[str], None] | None = None
        self.look: Callable[[], str] | None = None
        self.unread: list[str] = []  # what is to be printed when the player leaves
        self._how = ""

    def send(self, text: str, link: str) -> None:
        words = f"{text}\n{link}"
        self._how = "link_printed"
        if self.copy:
            try:
                self.copy(words)
                self._how = "link_copied"
                return
            except RuntimeError:  # pygame.error: this display has no clipboard
                pass
        self.unread = [words]

    def sent(self) -> "str | None":
        return self._how

    def paste(self) -> "str | None":
        """Return what was copied last; "" where nobody can tell, as in a terminal."""
        try:
            return self.look() if self.look else ""
        except RuntimeError:
            return ""

    def today(self) -> int:
        return int(time.time()) // _DAY
