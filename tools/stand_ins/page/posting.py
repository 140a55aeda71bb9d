# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the page does for links: it shares or copies them, and asks for one."""

import _page

_HOW = (None, "link_shared", "link_copied", "link_failed")


class Posting:
    """What firmware/kit/sharing.py asks of a host."""

    @property
    def address(self):
        return _page.address()

    def send(self, text, link):
        _page.send(text, link)

    def sent(self):
        return _HOW[_page.sent()]

    def paste(self):
        return _page.ask() or None

    def today(self):
        return _page.today()
