# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The number of a deal, digit by digit. Friends who enter the same number get the same cards."""

from ..kit.colors import BARK
from ..kit.label import Label
from ..kit.text import CENTRE, wrap
from .wheels import Wheels


class Number(Wheels):
    """Closes with the number of a deal, 0 for a random one."""

    def __init__(self, app, number):
        super().__init__(app, 4, "button_random")
        self.head = (app.say("option_deal"),)
        self._line = Label(self.body, 40, 96, 80, BARK, "", CENTRE)
        self._set(number)
        self.point(0)

    def paint(self):
        super().paint()
        for row, line in enumerate(wrap(self.app.say("deal_text"), 150)):
            self.paper.write(5, 18 + 9 * row, 150, BARK, line)

    def _set(self, number):
        say = self.app.say
        self.text = "%04d" % number
        self._line.text = say("deal_number", number) if number else say("random")
        self.show()

    def turn_wheel(self, dy):
        self.put_letter(str((int(self.text[self.place]) - dy) % 10))

    def put_letter(self, letter):
        place = self.place
        self._set(int(self.text[:place] + (letter or "0") + self.text[place + 1 :]))
        return True

    def other(self):
        self._set(0)

    def done(self):
        self.app.close(number=int(self.text))
