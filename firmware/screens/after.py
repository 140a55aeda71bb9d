# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What to do after a game: a list over the podium."""

from garden import const

from ..kit.colors import CREAM, INK, LIME
from ..kit.input import BACK, DOWN, OK, UP
from ..kit.shapes import FIRST, ink_and, panel, picture
from ..memory import load
from .menu import Menu

_PITCH = const(11)
_LEFT = const(16)
_WIDE = const(128)
_HARDEST = const(3)


def can_be_harder(outcome):
    """Return True if a person won, and a bot of theirs could play better."""
    who = outcome.deal.who
    won = [seat for _, won, seats in outcome.sides if won for seat in seats]
    persons = [seat for seat in won if not who[seat] & 3]
    return bool(persons) and any([0 < level < _HARDEST for level in who])


class After(Menu):
    """Closes with a choice, the key of a row."""

    covers = False

    def __init__(self, app, outcome, row=0):
        super().__init__(app)
        harder = ("harder",) if can_be_harder(outcome) else ()
        share = ("share",) if app.share and outcome.deal.number and 0 in outcome.deal.who else ()
        self._keys = ("again",) + harder + share + ("replay", "score_pad", "menu")
        self._outcome = outcome
        self._asked = False  # the result is being sent
        self.rows = len(self._keys)
        self.row = row and self._keys.index("replay")
        tall = self.rows * _PITCH + 4
        self._top = 114 - tall
        # Its own bitmap, because confetti falls over the canvas.
        self.paper = picture(self.body, _LEFT, self._top, _WIDE + 1, tall + 1, ink_and(CREAM, LIME))
        panel(self.paper, _LEFT + 1, self._top + 1, _WIDE, tall, INK)
        panel(self.paper, _LEFT, self._top, _WIDE, tall, FIRST)
        self._bar = self.bottom_bar()
        self._say_keys()

    def _say_keys(self):
        say = self.app.say
        self._bar.keys((OK, say("choose")), (BACK, say("back")))

    def paint_row(self, row):
        y = self._top + 2 + row * _PITCH
        fill = FIRST + 1 if row == self.row else FIRST
        edge = INK if row == self.row else FIRST
        panel(self.paper, _LEFT + 2, y, _WIDE - 4, _PITCH, fill, edge, corners=False)
        self.paper.write(_LEFT + 7, y + 2, _WIDE - 12, INK, self.word(self._keys[row]))

    def press(self, button):
        self._say_keys()
        if button & (UP | DOWN):
            self.step(1 if button == DOWN else -1)
        elif button == OK and self._keys[self.row] == "share":
            self._asked = True
            load("firmware.screens.boast", "send_result")(self.app, self._outcome)
        elif button == OK:
            self.app.cue("choose")
            self.app.close(choice=self._keys[self.row])
        elif button == BACK:
            self.app.close()

    def tick(self, now):
        how = self.app.share.host.sent() if self._asked else None
        if how:
            self._asked = False
            tell = self._bar.refuse if how == "link_failed" else self._bar.done
            tell(self.app.say(how))
