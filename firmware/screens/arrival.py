# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A game that came as a link: what it is, what becomes of a game kept here, and ways to go on."""

from garden import links

from ..kit import names, sittings
from ..kit.colors import LIME, ORANGE
from ..kit.input import BACK, MENU, OK
from ..kit.shapes import hatch
from ..kit.sharing import PAST, describe
from ..kit.text import wrap
from . import Screen
from .notice import SPROUT, WARNING, sheet, slots

# By what the linked sitting is: the key of the text about it, and the words on OK and BACK.
ASKS = {
    links.NEW: ("", "open", "menu"),
    links.SAME: ("link_same", "open", "menu"),
    links.LONGER: ("link_longer", "open", "menu"),
    links.OLDER: ("link_shorter", "open", "menu"),
    links.FORKED: ("link_forked", "link_theirs", "link_mine"),
    links.OTHER: ("link_other", "button_replace", "button_keep"),
    PAST: ("link_past", "open", "menu"),
}


class Arrival(Screen):
    """`kept` is the sitting of this game kept here: None without one, False if it is damaged."""

    covers = False

    def __init__(self, app, sitting, names, what, kept):
        super().__init__(app)
        self._sitting, self._names, self._what, self._kept = sitting, names, what, kept
        hatch(self.group, 0, 0, (app.width + 7) // 8, (app.height + 7) // 8)
        self.group.remove(self.body)
        self.group.append(self.body)
        key, ok, back = ASKS[what]
        # Orange asks for a decision, after which one of two games is gone.
        asks = what in (links.FORKED, links.OTHER)
        sheet(self.body, ORANGE if asks else LIME, self._title(), WARNING if asks else SPROUT)
        self.text = describe(app, sitting, [self._name(seat) for seat in range(sitting.seats)])
        if key:
            self.text += " " + app.say(key, sittings.describe(app, sitting.name))
        slots(self.body, wrap(self.text, 130))
        self.bottom_bar((OK, app.say(ok)), (BACK, app.say(back)))
        app.cue("notice")

    def _title(self):
        """Say who sent it: the person who moved last."""
        sitting = self._sitting
        for seat in reversed(sitting.movers):
            if not sitting.is_bot(seat):
                return self.app.say("link_from", self._name(seat))
        return self.app.say("link_title")

    def _name(self, seat):
        bot = self._sitting.is_bot(seat)
        return (not bot and self._names[seat]) or names.usual(self.app, seat, bot)

    def press(self, button):
        app = self.app
        if button == OK:
            app.cue("choose")
            self._open()
        elif button & (BACK | MENU):
            # Only a fork has a game of ours to go on with; otherwise nothing was asked for.
            if button == BACK and self._what == links.FORKED:
                app.go("table", game=self._sitting.name)
            else:
                app.close()

    def _open(self):
        if self._what == links.OLDER:
            self.app.go("table", game=self._sitting.name)
            return
        same = self._what in (links.SAME, links.LONGER, links.FORKED)
        kept = self._kept if same else None
        self.app.share.take(self.app, self._sitting, self._names, kept)
