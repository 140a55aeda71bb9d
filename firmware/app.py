# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The app: one loop, a stack of screens, and what catches their errors."""

import gc
import time
import traceback

import displayio
import supervisor

from garden import GAMES, const
from garden.words import CODES

from .crash import Crash
from .kit import colors, files, light, names
from .kit.backends import Drive, Nvm
from .kit.bars import HEIGHT
from .kit.canvas import Canvas
from .kit.input import Input
from .kit.settings import TABLE_AGAIN, TITLE_SAVED, Settings
from .kit.sound import Sound
from .kit.store import Store
from .kit.text import speak
from .kit.words import find_words, in_english
from .memory import forget_making, free_bytes, load, unload, unload_transient
from .stack import Stack

_WIDTH = const(160)  # of the design; a larger screen enlarges it, or has margins
_HEIGHT = const(128)
_BODY = const(108)  # rows between the bars
_PAUSE = 0.02  # s between frames: the keys are scanned meanwhile
_DIM = const(60000)  # ms without a press until the screen dims,
_DARK = const(240000)  # and until it goes dark
_STRIPS = const(4)  # bars: one at the head; at the foot one for a screen and two over it
_TOO_SOON = const(10000)  # ms after a restart in which another one would not help
_BRIGHTNESS = (0.05, 0.2, 0.45, 0.75, 1.0)


class App:
    """Holds what every screen needs: say(), settings, store, sound, light, open, go, close."""

    effort = 1  # of bots that think: a machine faster than a board may set more
    quit = None  # a function that ends the program, on a machine that has one
    outcome = None  # of the game that was just played, until the title shows
    awake = False  # True keeps the screen bright, on a machine that dims its screen itself
    share = None  # firmware.kit.sharing.Sharing, on a machine that can send links
    guests = ()  # by seat, the names of a sitting that came as a link

    def __init__(self, board, store, clock, chance):
        self.caps = board.CAPS
        self.store = store
        self.chance = chance  # a new seed, 0 to 2**32 - 1, each time it is called
        self._clock = clock
        self._last = clock()
        self.now = 0  # ms since the start
        self.display = board.display()
        self.display.auto_refresh = False
        self._lay_ground(self.display.width, self.display.height)
        self.input = Input(board)
        self.sound = Sound(board)
        self.light = light.Light(board)
        self.first_start = not store.get("settings")
        self.chosen = ("continue", 0)  # on the title
        self.settings = Settings(store.get("settings"))
        self._stack = Stack(self)
        self.screens = self._stack.screens
        self._since = 0  # when anything was last pressed
        self._pending = 1  # frames until garbage is collected
        self._free = 0  # bytes that were free then
        self._lit = 0  # 2 bright, 1 dim, 0 dark: so it stays until the first picture is there
        self.broken = False
        self._recovered = False  # memory ran out once
        self._restarted = False  # it ran out twice
        self.language = None  # two letters
        self._set()

    def _lay_ground(self, width, height):
        """Make the bitmaps now and never let go of them: later no hole may be large enough."""
        scale = min(width // _WIDTH, (height - 2 * HEIGHT) // _BODY)
        if scale > 1:
            self.canvas, bar = load("firmware.kit.enlarged", "lay")(width, height, scale)
        else:
            self.canvas, bar = Canvas(displayio.Bitmap(width, height, 16)), HEIGHT
        # in the design's pixels
        self.width, self.height = self.canvas.size()
        self.left = (self.width - _WIDTH) // 2
        self.top = (self.height - _HEIGHT) // 2
        self.paper = self.canvas.part(self.left, self.top)
        self._strips = [displayio.Bitmap(width, bar, 16) for _ in range(_STRIPS)]

    # -- for screens --------------------------------------------------------------------------

    def say(self, key, *parts):
        """Return the words for this key, with the parts filled in."""
        text = self._words.get(key)
        if text is None:
            text = in_english(key)
        return text.format(*parts) if parts else text

    def go(self, screen: str, **given):
        """Close every screen and open this one, with these arguments."""
        self._stack.request(self._stack.go, screen, given)

    def open(self, screen: str, **given):
        """Open this screen on top, with these arguments; the one below waits."""
        self._stack.request(self._stack.open, screen, given)

    def close(self, **result):
        """Close the top screen; the one below gets resume(**result)."""
        self._stack.request(self._stack.close, None, result)

    def redraw(self):
        """Send the whole screen once, which is cheaper than many large changes that overlap."""
        self._stack.show()

    def flush(self):
        """Refresh now, so that two distant changes are not sent as one big rectangle.

        Do nothing if the next frame sends the whole screen anyway.
        """
        if not (self._stack.dirty or self._stack.waiting()):
            self.display.refresh()

    def strip(self, level, top=False):
        """Return the bitmap of a bar: the top one, or a bottom one by its screen's level."""
        return self._strips[-1 if top else min(level, _STRIPS - 2)]

    def name(self, seat, bot=False):
        """Return the name of this seat's player."""
        known = self.guests or names.all_of(self.store)
        return (not bot and known[seat]) or names.usual(self, seat, bot)

    def cue(self, name):
        """Play this cue."""
        self.sound.play(name, self.now)

    def apply_settings(self):
        """Apply the settings to the machine, and save them."""
        self._set()
        self.store.put("settings", bytes(self.settings.values))

    def _set(self):
        settings = self.settings
        at = 3 * settings["language"]
        language = CODES[at : at + 2]
        if self.language != language:
            self.language = language
            self._words = find_words(language)
            speak(language)
        self.sound.level = settings["sound"]
        self.light.level = settings["lights"]
        colors.select(settings["contrast"])
        turned = bool(settings["left_handed"])
        if self.input.turned != turned:
            self.input.turned = turned
            self.display.rotation = (self.display.rotation + 180) % 360
        self._brighten()

    def start(self):
        """Open the first screen, and the store's notice over it if there is one."""
        game = None
        reopen = self.settings["reopen"]
        if reopen:
            self.settings["reopen"] = 0
            self.store.put("settings", bytes(self.settings.values), False)
        if reopen == TITLE_SAVED:
            self._stack.last = ("title", {"saved": True})
        elif reopen == TABLE_AGAIN:
            self._restarted = True
            game = GAMES[self.settings["last"]]
        self._begin(game if game and self.store.get(game) + self.store.get("dealt") else None)
        self._tell()

    def restart(self, reopen=0):
        """Restart the program in an empty heap; `reopen` says with which screen."""
        self.settings["reopen"] = reopen
        self.store.put("settings", bytes(self.settings.values))
        self.store.close()
        self.display.brightness = 0  # or the board's console is seen until the title is painted
        supervisor.reload()

    def _tell(self, **ways):
        if self.store.notice:
            self.open("notice", key=self.store.notice, **ways)
            self.store.notice = None

    def warn_of_making(self):
        """Say that files are being made now, until somebody presses a button after that."""
        self.open("notice", key="save_making", ok="resume", back="back")
        self.step()

    # -- the loop -----------------------------------------------------------------------------

    def run(self):
        while True:
            if not self.step():
                time.sleep(_PAUSE)

    def step(self):
        """Run one frame. Return True if a screen has more work to do at once."""
        ticks = self._clock()
        self.now += (ticks - self._last) & 0x1FFFFFFF  # the board's counter wraps
        self._last = ticks
        try:
            busy = self._tick()
            if self._stack.waiting():
                self._stack.change()
                self.input.ignore_bounce(self.now)
            self.sound.tick(self.now)
            self.light.tick(self.now)
            self._tell(ok="resume", back="back")
        except Exception as trouble:
            self._give_up(trouble)
            busy = False
        self.display.refresh()
        self._doze()
        # Save after the picture is sent, because an erase takes longer than a frame.
        self.store.tick(self.now // 1000)
        files.close()
        self._clear(busy)
        return busy

    def _clear(self, active):
        """Collect garbage in a frame that nobody waits for, so that new objects fill holes."""
        if active or self._since == self.now or self._stack.dirty:
            self._pending = 2  # the next frame may show what a bot has found
        elif self._pending == 1:
            self.room()
        elif self._pending:
            self._pending = 1
        self._stack.dirty = False

    def room(self):
        """Return the free heap. Collects first if garbage is pending."""
        if self._pending:
            self._pending = 0
            self._free = free_bytes()
        return self._free

    def _tick(self):
        """Let the top screen work. step() itself must not hold on to it while another is built."""
        self._read()
        if self.screens and not self._stack.waiting():
            return self.screens[-1].tick(self.now)
        return False

    def _read(self):
        while self.screens and not self._stack.waiting():
            screen = self.screens[-1]
            button = self.input.read(self.now, screen.diagonal, screen.holds)
            if not button:
                break
            self._since = self.now
            if self._lit:
                screen.press(button)
            else:
                break  # the press that wakes the screen does nothing else

    def _doze(self):
        quiet = self.now - self._since
        lit = 2 if self.awake or quiet < _DIM else 1 if quiet < _DARK else 0
        if lit != self._lit:
            self._lit = lit
            self._brighten()

    def _brighten(self):
        level = _BRIGHTNESS[self.settings["brightness"]]
        self.display.brightness = (0, min(level, 0.1), level)[self._lit]

    # -- the net ------------------------------------------------------------------------------

    def _give_up(self, why):
        """Drop everything first, then save, then say what went wrong.

        This order works even if memory has run out. If this fails too, the exception ends the
        program and CircuitPython shows it.
        """
        game = self._game()
        self._stack.forget()
        self._stack.let_go()
        gc.collect()
        self.store.save()
        self.store.notice = None  # one trouble at a time
        traceback.print_exception(why)
        unload_transient()
        gc.collect()
        if not (isinstance(why, MemoryError) and self._go_on(game)):
            self.broken = True
            self._stack.put(Crash(self, type(why).__name__ + ": " + str(why)))

    def _go_on(self, game):
        """Open the screen again, in a heap with fewer holes. Every completed move is saved.

        If that does not help, restart the program in an empty heap. Return False if it has just
        done that.
        """
        if not self._recovered:
            self._recovered = True
            self._begin(game)
        elif self._restarted and self.now < _TOO_SOON:
            return False
        else:
            self.restart(TABLE_AGAIN if game and self._stack.last[0] != "lesson" else 0)
        return True

    def _game(self):
        """Return the name of the game on the table, if any, without allocating memory."""
        sitting = getattr(self.screens[0], "sitting", None) if self.screens else None
        return sitting.name if sitting else None

    def _begin(self, game):
        """Go to the table with this game on it, or to the screen of the last go()."""
        screen, given = self._stack.last
        if game and screen != "replay":
            self.go("lesson" if screen == "lesson" else "table", game=game)
        else:
            self.go(screen, **given)


def main():
    """Run on the board; never returns."""
    app = power_on(*this_board())
    if not app.broken:
        print("Kitchen Garden is ready")  # tools/flash.py waits for these words
    app.run()


def make(board, *others):
    """Make the app. Only a board with a pointer loads what a finger needs; so for links."""
    app = (load("firmware.touch", "touched")(App) if board.pointer else App)(board, *others)
    if board.post:
        app.share = load("firmware.kit.sharing", "Sharing")(board.post())
    return app


def power_on(board, store, clock, chance):
    """Make the app, open its title and make the files that the drive lacks."""
    app = make(board, store, clock, chance)
    unload("firmware.boards.")  # the profile is needed no more
    unload("firmware.boards")
    forget_making(app, app.input, app.sound, app.light, app._stack)
    app.start()
    app.step()
    if not app.broken:
        store.prepare(app.warn_of_making)
    return app


def this_board():
    """Return what power_on() takes, for the board that this runs on."""
    import os

    import storage
    from microcontroller import nvm

    from .boards import find

    store = Store(Nvm(nvm), Drive(storage.remount, supervisor.runtime, sync=os.sync))

    def chance():
        return int.from_bytes(os.urandom(4), "little")

    return find(), store, supervisor.ticks_ms, chance
