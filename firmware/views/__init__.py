# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Views: what a game looks like on the table. Each game has a `View`, in a module of its name.

A view may have a module beside it, its name and `_person`, with what only a person's turn needs.
"""

from ..loading import unload


class View:
    """What the table asks of a game's view.

    A view may ask its `screen`, the table, for: `app`, `table` (the sitting), `game` (the engine),
    `canvas` and `paper` to paint on, `body` for what moves, `top` and `bar`, `player(seat)`,
    `covered`, `pace`; and it may tell it to `commit(action)`, `refuse(key)`, `offer_tip(keys)`.
    Whatever answers a press is on the screen with the next frame, whole.
    """

    zooms = False  # whether zoom() does something while somebody looks around

    def __init__(self, screen):
        self.screen = screen
        self._person = None  # the code of a person's turn, while it is loaded

    # -- a person's turn ------------------------------------------------------------------------

    def begin(self, seat):
        """This seat's person has the buttons: show what they may see, as they left it."""

    def press(self, button):
        """A button of the person whose turn it is."""

    def selected_action(self):
        """The action that A would make now, None while something is still to be said."""

    def select(self, action):
        """Select this action, as if the person had; nothing is made."""

    def tips(self):
        """The keys of tips about this turn, the most urgent first."""
        return self._load_person().tips(self.screen.game)

    def _load_person(self):
        if not self._person:
            game = self.screen.table.name
            self._person = __import__("firmware.views." + game + "_person", None, None, ("tips",))
        return self._person

    def rest(self):
        """A bot is about to think: let go of what only a person's turn needs."""
        self._person = None
        unload("firmware.views." + self.screen.table.name + "_person")

    # -- what all may see -----------------------------------------------------------------------

    def watch(self, seat):
        """It is this seat's turn and anybody may look: no hand, no preview, no cursor."""

    def show(self, action):
        """Show this action of the seat at turn as it will be made."""

    def show_position(self):
        """The position has changed. True where everybody has to look at something first."""
        return False

    def describe(self, action):
        """This action of the seat at turn in words, public facts only."""

    def progress(self):
        """(now, of): how far the game has come, as the title shows it."""

    def look(self, on):
        """Show all there is to see instead of the turn, or the turn again."""

    def zoom(self):
        """While somebody looks around: the next thing to be seen, larger."""

    # -- drawing --------------------------------------------------------------------------------

    def paint(self):
        """Paint everything on the canvas: something else was painted there."""

    def freeze(self):
        """Paint what moves on the canvas, too: a screen is about to lie over the picture."""

    def tick(self, now):
        """Every frame; `now` is in ms. True: call again at once, there is work to do."""
