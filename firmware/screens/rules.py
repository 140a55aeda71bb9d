# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules of a game: its lesson, a short guide with pictures, then all of them."""

from garden import const

from ..games import has_part, load_part
from ..kit.bars import cap, cap_width, header
from ..kit.colors import CREAM, INK, LEAF, RED
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT, TURN
from ..kit.running import RunningText
from ..kit.terms import terms
from ..kit.text import CENTRE, measure
from . import Screen
from .rules_picture import WIDTH, Picture

_LEFT = const(6)
_TOP = const(73)  # of a picture
_HALF = const(76)  # where the right half of a picture begins
_MARKED = const(11)  # where a caption begins after its mark


class Rules(Screen):
    """The pages. Page 0 offers the lesson, if any; the full rules, if any, follow the guide."""

    def __init__(self, app, game, state=None, seats=0, options=()):
        """Open the first page. With the state of a turn, reopen its table after the rules.

        Some pages have other words for a table of two, or with one of these options.
        """
        super().__init__(app, CREAM)
        self._state = state
        self._game = game
        pages = load_part(game, "rules")
        self._guide = pages.GUIDE
        special = getattr(pages, "SPECIAL", {})
        kinds = [kind for kind in options + ("two",) * (seats == 2) if kind in special]
        self._special = (kinds[0], special[kinds[0]]) if kinds else ("", ())
        self._pages = pages.PICTURES
        self._words = terms(app)
        self._picture = Picture(app.paper.bitmap, app.paper.left + _LEFT, app.paper.top + _TOP)
        self._picture.letters = pages.LETTERS
        self._text = RunningText(self.body, _LEFT, 19, WIDTH, INK)
        self._bar = self.bottom_bar()
        self._start = 0 if has_part(game, "lesson") else 1
        self._page = self._start

    # -- showing ------------------------------------------------------------------------------

    def paint(self):
        super().paint()
        page = self._page
        key = "rules_%s_%d" % (self._game, page) if page else "rules_lesson"
        picture = self._pages[max(page, 1) - 1]
        self._head(self._say(key + "_title"))
        special, pages = self._special
        self._text.say(self._say(key + "_" + special if page in pages else key))
        if picture:
            self._picture.draw(picture)
        if picture and page:
            self._write(self._say(key + "_note").split("|"))
        self._point()

    def _say(self, key):
        return self.app.say(key, *self._words)

    def _head(self, title):
        """Paint the page's title, and where SELECT leads."""
        if self._guide == len(self._pages):
            header(self.canvas, title)
            return
        other = self.app.say("rules_all" if self._page <= self._guide else "rules_guide")
        header(self.canvas, title, other)
        name = self.app.caps[3]
        x = self.app.width - 9 - measure(other) - cap_width(name)
        cap(self.canvas, x, 3, name)

    def _write(self, words):
        """Write captions under the picture, each in the middle of its part, or after its mark."""
        wide = WIDTH // len(words)
        for nth, caption in enumerate(words):
            if caption[0] in "✓✗":
                x = _LEFT + _HALF * nth
                color = LEAF if caption[0] == "✓" else RED
                self.paper.write(x + 2, 108, 7, color, caption[0])
                self.paper.write(x + _MARKED, 108, 64, INK, caption[2:])
            else:
                self.paper.write(_LEFT + wide * nth, 108, wide, INK, caption, CENTRE)

    def _point(self):
        """Say in the bar where in the guide or the full rules this page is, and what leads on."""
        say = self.app.say
        guide = self._page <= self._guide
        nth = self._page if guide else self._page - self._guide
        of = self._guide if guide else len(self._pages) - self._guide
        keys = [(OK, say("next" if nth else "play")), (BACK, say("rules_close"))]
        if self._ends():
            keys = [(OK, say("rules_close"))]
        right = "◀ %d/%d ▶" % (nth, of) if nth else say("rules_guide") + " ▶"
        self._bar.keys(*keys, right=right)

    # -- turning pages ------------------------------------------------------------------------

    def _ends(self):
        """Return the last page of the guide, or of the full rules."""
        return self._page in (self._guide, len(self._pages))

    def press(self, button):
        if button == OK and not self._page:
            self.app.go("lesson", game=self._game, state=self._state)
        elif button == OK and not self._ends() or button == RIGHT and self._page < len(self._pages):
            self._turn_to(self._page + 1)
        elif button == LEFT and self._page > self._start:
            self._turn_to(self._page - 1)
        elif button == TURN:
            self._turn_to(1 if self._page > self._guide else min(self._guide + 1, len(self._pages)))
        elif button & (OK | BACK | MENU) and self._state:
            self.app.go("table", game=self._game, state=self._state)
        elif button & (OK | BACK | MENU):
            self.app.close()

    def _turn_to(self, page):
        self.app.cue("card")
        self._page = page
        self.paint()
