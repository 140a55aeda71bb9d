# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The games on the screen: one folder each, loaded when the game opens and dropped when it closes.

The screens ask for these files in firmware/games/<game>/. Only view.py is compulsory; standard/ has
a file for each of the others, for games without one of their own.

    view.py    class View, on the base below: the game on the table
    describe.py  describe(screen, action): a move in a few words for the bottom bar, public facts
               only, before it is made
    recap.py   recap(screen, action): (sentence, picture) of a move before it is made, public facts
               only. The sentence says it all, in up to four lines of 120 pixels. The picture is
               [(sheet, x, y, tile)] to stamp, with no colour clear, into 24 x 16 pixels, or ()
    spots.py   SPOTS: for each tip the buttons that its words name, OK | BACK or 0, then the x and y
               of the thing on the paper, and a width that leaves the column on the right free;
               without a y the thing is at the cursor
    look.py    class Pages(screen): the public pages; `count`, how many, `first`, the one to open,
               and paint(page); screen.name(seat) writes the owner into the header
    rules.py   PICTURES, one for each page of the rules, as rules_picture.py reads it, or None for
               a page of words; LETTERS, which stand for the tiles of its own sheets there;
               GUIDE, how many of these pages the short guide has; SPECIAL, if some pages have
               other words for "two" players or with an option
    lesson.py  SEED of a deal for a person and an easy bot; RIVAL, the bot's moves, as far as they
               are legal; STEPS, each with the buttons that it asks for, one of them is enough, or 0
               and the moves of which one is to be made, () for any; then where that is, as in
               SPOTS; TAUGHT, the tips that the lesson makes needless, by the ends of their keys
    score.py   class Score(screen): `pages`, how many; show(page), paint(), which shows this page
               again, and tick(now) if something moves; decided(app, game): what decided the game,
               "" if the points did; FIGURES, (sheet, first tile) of the figures on the podium, if
               they are not badges
    emoji.py   emoji(game, seat): a row of emoji for the result of a numbered deal that somebody
               shares, without a hint to how the cards lay

Their words: <game>, progress_<game>, rules_<game>_<page>_title and so on, tip_<game>_<tip>,
medal_<game>_<medal>. Their art: medals_<game>, and the ICONS below.
"""

import os

import garden
from garden.types import TYPE_CHECKING, Action, Seat

from ..memory import unload_part

if TYPE_CHECKING:
    from typing import Any

# A game's __init__.py may leave these out; about() explains each line.
_STANDARD = (
    ("SHOWN_FIRST", ()),
    ("PAIRS", ""),
    ("TIPS", ""),
    ("ICONS", ("veg16", "veg16", ("icons8", 12))),
    ("SKINS", False),
)


def about(game: str) -> "Any":
    """Return what the screens know of this game without its view: the module firmware.games.<game>.

    SEATS, OPTIONS: the seats and options of its rules;
    SHOWN_FIRST: what the seats screen offers before them, "first" or one of them;
    PAIRS: the option with which four play in two pairs, "" without one;
    TIPS: the tips about a turn, by the ends of their keys. The place of a tip is its bit in the
    store, from the second on, because the first is the offer of the guide. Append, never reorder;
    ICONS: the sheet of its picture on the title, a smaller one beside Continue (one tile of 16 or
    12 pixels, or four of 8), and the tile for the score pad, 8 x 8;
    SKINS: True if another skin changes its pictures and its words.
    """
    module: Any = __import__("firmware.games." + game, None, None, ("ICONS",))
    for name, value in _STANDARD:
        if not hasattr(module, name):
            setattr(module, name, value)
    if not hasattr(module, "SEATS"):
        rules = garden.about(game)
        module.SEATS, module.OPTIONS = rules.SEATS, getattr(rules, "OPTIONS", ())
    return module


def has_part(game: str, part: str) -> bool:
    """Return whether a game has this module. It is not loaded: a lesson brings all of the rules."""
    folder = about(game).__path__  # a text on the board, a list of texts on a PC
    folder = folder if isinstance(folder, str) else folder[0]
    return part in [name.split(".")[0] for name in os.listdir(folder)]


def load_part(game: str, part: str) -> "Any":
    """Return a module of this game, or the one of `standard` if the game has none."""
    path = "firmware.games.%s." + part
    try:
        return __import__(path % game, None, None, ("part",))
    except ImportError as trouble:
        if path % game not in str(trouble):
            raise  # the module is there, but imports something that is not
        return __import__(path % "standard", None, None, ("part",))


class View:
    """The game on the table, as the table and a replay call it.

    A view may ask this of its `screen`, the table or a replay:

        app              say(key, *parts), settings, cue(sound), light, now, redraw()
        game, sitting    the engine, and the sitting that it belongs to
        paper            160 x 128 pixels to paint on; the top and bottom 10 rows are the bars'
        canvas, body     the whole screen, and the group of things that move over it
        top, bar         the bars: top.turn, top.status, bar.keys, bar.done
        player(seat)     the name of this seat's player
        pace             for how many ms a bot's move is shown
        covered          the hand is face down, because no curtain fell; a view sets it False
                         when its player reveals the hand
        commit(action)   show the move that the person decided on, and make it a moment later
        refuse(key)      say why a press does nothing
        look_around()    open the viewer of everything public
        offer_tip(keys)  give the first of these tips that was never given
        paint()          paint the whole screen again

    The methods here do nothing, so a view writes only those that it needs. The next frame must show
    the whole answer to a press.
    """

    def __init__(self, screen: "Any") -> None:
        self.screen = screen
        self._person: Any = None  # the code of a person's turn, while it is loaded

    # -- a person's turn ------------------------------------------------------------------------

    def begin(self, seat: Seat) -> None:
        """Show this seat's person, who has the buttons now, what they may see, as they left it."""

    def press(self, button: int) -> None:
        """Answer a button of the person whose turn it is."""

    def selected_action(self) -> "Action | None":
        """Return the action that A would make now, None if the person must choose more first."""
        return None

    def select(self, action: Action) -> None:
        """Select this action, as if the person had. Makes no move."""

    def tips(self) -> tuple[str, ...]:
        """Return the keys of tips about this turn, the most urgent first."""
        return ()

    def cursor(self) -> tuple[int, int]:
        """Return the x and the y of the cursor on the paper. No slip may cover it."""
        return 80, 64

    def rest(self) -> None:
        """Unload the code of a person's turn, because a bot is about to think."""
        if self._person:
            self._person = None
            unload_part(self.screen.sitting.name, "person")

    def _load_person(self):
        """Return the game's module `person`, the code of a person's turn."""
        if not self._person:
            name = self.screen.sitting.name
            self._person = __import__("firmware.games.%s.person" % name, None, None, ("tips",))
        return self._person

    # -- what all may see -----------------------------------------------------------------------

    def watch(self, seat: Seat) -> None:
        """Show this seat's turn to anybody: no hand, no preview, no cursor."""

    def show(self, action: Action) -> None:
        """Show this action of the seat to move before it is made."""

    def show_position(self) -> bool:
        """Show the new position. Return True if everyone must look at something first."""
        return False

    def describe(self, action: Action) -> str:
        """Return this action of the seat to move in words, public facts only."""
        return load_part(self.screen.sitting.name, "describe").describe(self.screen, action)

    # -- drawing --------------------------------------------------------------------------------

    def paint(self) -> None:
        """Paint everything on the canvas, because something else was painted there."""

    def freeze(self) -> None:
        """Paint moving things on the canvas too, because a screen is about to open over it."""

    def tick(self, now: int) -> "bool | None":
        """Run once a frame; `now` is in ms. Return True if there is more to do at once."""
        return None
