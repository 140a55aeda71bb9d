# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules of a game: a short guide with pictures, then all of them."""

from garden import const

from ..kit.bars import cap, header
from ..kit.colors import CREAM, INK, LEAF, RED, WHITE
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT, TURN
from ..kit.terms import terms
from ..kit.text import Label, measure, wrap
from . import Screen
from .rules_picture import WIDTH, Picture

_LEFT = const(6)
_LINES = const(9)
_MARKED = const(11)  # where a caption begins behind its mark
_HALF = const(76)  # where the right half of a picture begins


class Rules(Screen):
    """Pages are numbered from 1; behind the guide come the full rules."""

    def __init__(self, app, game):
        super().__init__(app, CREAM)
        self._key = "rules_" + game
        pages = __import__("firmware.screens.rules_" + game, None, None, ("PICTURES",))
        self._guide = pages.GUIDE
        self._pictures = pages.PICTURES
        self._terms = terms(app)
        self._other = header(self.group, app.width, "")
        self._title = Label(self.group, 5, 3, 105, WHITE, shadow=INK)
        self._select = cap(self.group, 0, 3, app.board.CAPS[3])
        self._lines = [Label(self.body, _LEFT, 19 + 10 * n, WIDTH, INK) for n in range(_LINES)]
        self._picture = Picture(self.body, _LEFT, 73)
        self._caption = Label(self.body, _LEFT, 108, 151, INK)
        self._marks = [Label(self.body, _LEFT + 2 + _HALF * n, 108, 7, INK) for n in range(2)]
        self._bar = self.bottom_bar()
        self._turn_to(1)

    # -- showing ------------------------------------------------------------------------------

    def _turn_to(self, page):
        self._page = page
        key = "%s_%d" % (self._key, page)
        self._title.text = self._say(key + "_title")
        picture = self._pictures[page - 1]
        lines = []
        for part in self._say(key).split("|"):
            lines += wrap(part, WIDTH)
        for nth, label in enumerate(self._lines):
            label.text = lines[nth] if nth < len(lines) else ""
        self._picture.show(picture)
        self._write(self._say(key + "_note").split("|") if picture else ())
        self._point()

    def _say(self, key):
        return self.app.say(key, *self._terms)

    def _write(self, captions):
        """Under the picture: each in the middle of its part, or behind its mark."""
        wide = WIDTH // max(len(captions), 1)
        laid = []
        for mark in self._marks:
            mark.text = ""
        for nth, caption in enumerate(captions):
            if caption[0] in "✓✗":
                mark = self._marks[nth]
                mark.dye(LEAF if caption[0] == "✓" else RED)
                mark.text = caption[0]
                laid.append((_HALF * nth + _MARKED, caption[2:]))
            else:
                laid.append((wide * nth + (wide - measure(caption)) // 2, caption))
        self._caption.lay(laid)

    def _point(self):
        """Where in the guide, or in the full rules, this page is, and what leads on."""
        say = self.app.say
        guide = self._page <= self._guide
        nth = self._page if guide else self._page - self._guide
        of = self._guide if guide else len(self._pictures) - self._guide
        keys = [(OK, say("rules_next")), (BACK, say("rules_close"))]
        if self._page == len(self._pictures):
            keys.pop(0)
        self._bar.keys(*keys, right="◀ %d/%d ▶" % (nth, of))
        self._other.text = say("rules_all" if guide else "rules_guide")
        self._select.x = self.app.width - 8 - measure(self._other.text) - 9 * self._select.width

    # -- turning pages ------------------------------------------------------------------------

    def press(self, button):
        if button & (OK | RIGHT) and self._page < len(self._pictures):
            self._go(self._page + 1)
        elif button == LEFT and self._page > 1:
            self._go(self._page - 1)
        elif button == TURN:
            self._go(1 if self._page > self._guide else self._guide + 1)
        elif button & (OK | BACK | MENU):
            self.app.close()

    def _go(self, page):
        self.app.cue("card")
        self._turn_to(page)
