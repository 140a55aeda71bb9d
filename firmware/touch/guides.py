# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a finger finds on a screen: a guide for each kind of screen, one for all lists."""

from garden import const

from ..kit.bars import HEIGHT, cap_width
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.text import measure

ARROWS = {"◀": LEFT, "▶": RIGHT, "▲": UP, "▼": DOWN}
_ARROW = const(9)  # pixels across that count as an arrow
_STEP = const(12)  # pixels of a drag that make one step
_SWIPE = const(24)  # and that turn a page

# What a tap on the paper of a screen without choices does.
_ANYWHERE = {
    "Look": RIGHT,
    "Scoring": OK,
    "Replay": OK,
    "Moves": BACK,
    "Details": BACK,
    "Medal": OK,
    "Results": OK,
}


def guide(app, screen):
    """Return the guide to this screen."""
    name = type(screen).__name__
    if name in ("Curtain", "Send"):
        return Curtain(app, screen)
    if name in ("Table", "Lesson"):
        from .table import Table

        return Table(app, screen)
    if getattr(screen, "rows", 0):
        from .lists import List

        return List(app, screen)
    if hasattr(screen, "turn_wheel") or name in ("Medals", "Rules"):
        from . import others

        kind = getattr(others, name, others.Wheels)
        return kind(app, screen)
    if name == "Tip":
        return Tip(app, screen)
    if not screen.covers and name not in _ANYWHERE:
        return Dialog(app, screen)
    return Guide(app, screen)


class Guide:
    """A screen with a bar, and pages that can be turned."""

    def __init__(self, app, screen):
        self.app = app
        self.screen = screen

    def targets(self):
        """Return (x, y, width, height, act) of everything that a tap can mean."""
        bar = getattr(self.screen, "bar", None)
        return self.hints(bar) if bar else []

    def find(self, x, y, reach):
        """Return the target that is meant here, None if there is none."""
        return nearest(self.targets(), x, y, reach)

    def miss(self, x, y):
        """Answer a tap that meant none of the targets."""
        button = _ANYWHERE.get(type(self.screen).__name__)
        if button:
            self.press(button)

    def grab(self, x, y, reach):
        """Return what a drag from here moves, with move(x, y) and up(x, y), or None."""
        return Drag(self, x, y)

    def wheel(self, x, y, step):
        """Answer a step of a mouse's wheel, 1 down or -1 up."""
        self.press(DOWN if step > 0 else UP)

    def hold(self, x, y):
        """Answer a contact that stays where it is. Return True if that means something."""
        return False

    def let_go(self):
        """End a hold."""

    def press(self, button, make=None):
        self.screen.press(button)

    # -- bars -------------------------------------------------------------------------------------

    def hints(self, bar):
        """Return the targets of a bar: its hints, and the arrows at its end."""
        if not bar.shown:
            return []  # a message
        keys, right = bar.shown
        y = bar.grid.y
        x = 2
        found = []
        for button, word in keys:
            cap = self.app.caps[(OK, BACK, MENU, TURN).index(button)]
            wide = cap_width(cap) + 2 + measure(word)
            found.append((x, y, wide, HEIGHT, self.presses(button)))
            x += wide + 6
        found += self.arrows(bar.width - 2 - measure(right), y, right)
        return [self.app.on_paper(*target) for target in found]

    def arrows(self, x, y, text):
        """Return the targets of the arrows in this text, each with what presses() gives."""
        found = []
        for arrow in ARROWS:
            before, there, _ = text.partition(arrow)
            if there:
                at = x + measure(before + arrow) - measure(arrow) - 2
                found.append((at, y, _ARROW, HEIGHT, self.presses(ARROWS[arrow])))
        return found

    def presses(self, button):
        return lambda: self.press(button)


class Curtain(Guide):
    """Only its own button lifts it; where links can be sent, there is another one for that."""

    def targets(self):
        if type(self.screen).__name__ == "Curtain":
            return [(50, 99, 60, 13, self.presses(OK))]
        return [(6, 99, 70, 13, self.presses(OK)), (82, 99, 72, 13, self.presses(BACK))]

    def grab(self, x, y, reach):
        return None


class Dialog(Guide):
    """A paper over another screen. A tap beside it does what B would."""

    def miss(self, x, y):
        if not (8 <= x < 152 and 26 <= y < 102):
            self.press(BACK)

    def grab(self, x, y, reach):
        return None


class Tip(Guide):
    """A slip over the table. A tap anywhere but on the bar closes it and does nothing else."""

    def targets(self):
        """A slip that leaves A free has no bar of its own: the table's shows."""
        bar = getattr(self.screen, "bar", None) or self.app.screens[-2].bar
        return self.hints(bar)

    def miss(self, x, y):
        self.app.close()

    def grab(self, x, y, reach):
        return None


class Drag:
    """Steps up and down while the finger moves, and a page to the side at its end."""

    def __init__(self, guide, x, y):
        self._guide = guide
        self._x = x
        self._y = y

    def move(self, x, y):
        while abs(y - self._y) >= _STEP:
            step = 1 if y < self._y else -1  # the paper follows the finger
            self._y -= step * _STEP
            self.step(step)

    def step(self, step):
        self._guide.press(DOWN if step > 0 else UP)

    def up(self, x, y):
        if abs(x - self._x) >= _SWIPE:
            self._guide.press(RIGHT if x < self._x else LEFT)


def nearest(targets, x, y, reach):
    """Return the target here, else the nearest within reach, None if there is none.

    Of several at the same distance the one whose middle is nearest is meant.
    """
    best = None
    found = None
    for target in targets:
        left, top, width, height, _ = target
        beside = max(left - x, x - left - width + 1, 0)
        above = max(top - y, y - top - height + 1, 0)
        far = max(beside, above)
        if far <= reach:
            rank = far, abs(2 * (x - left) - width) + abs(2 * (y - top) - height)
            if best is None or rank < best:
                best = rank
                found = target
    return found
