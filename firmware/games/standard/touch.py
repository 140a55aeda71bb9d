# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A table under a finger, for games that say nothing about it: only the bar can be tapped."""

from ...kit.input import OK, TURN


class Touch:
    """What lies at a place of the table, and what dragging it does: the base of every game's.

    `press(button, make)` presses this button, but calls make(button) in place of the view's
    press(): so a lesson allows with a finger what it allows with the button.
    """

    def __init__(self, view, press):
        self.view = view
        self.screen = view.screen
        self.press = press

    def targets(self):
        """Return (x, y, width, height, act) of everything that can be chosen now."""
        return []

    def thing(self, place, what, chosen, button, select):
        """Return the target of a thing at (x, y, width, height), which no other `what` names.

        The first tap selects it, as `button` would. If it is still `chosen`, the second one does
        what A does. What the cursor chose by itself needs two taps like all else.
        """
        app = self.screen.app
        key = len(self.screen.sitting.log), what

        def act():
            if chosen and app.tapped == key:
                self.press(OK)
            else:
                app.tapped = key
                self.press(button, lambda _: select())

        return place + (act,)

    def miss(self, x, y):
        """Answer a tap on none of the targets."""

    def wheel(self, step):
        """Answer a step of a mouse's wheel, 1 down or -1 up: the next card."""
        self.press(TURN)

    def grab(self, x, y, reach):
        """Return what a drag from here moves, with move(x, y) and up(x, y), or None."""
        return

    def hold(self, x, y):
        """Answer a finger that stays here. Return True if that means something."""
        return False
