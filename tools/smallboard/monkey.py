# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: a monkey that presses everything until the results are up.

    monkey SEED WRITABLE HOW name=value... GAME:SEATS... [@number,...]

Prints the bytes that are free before the firmware is loaded, as they are at the board's prompt,
and at the end the count of names, the most live bytes on each screen and how many keys it has
pressed. It ends with 1 when the firmware crashed, and with 2 when it lost its way. HOW 0: the VM
and the firmware collect garbage. 1: so does every press, and the modules that were loaded are
printed with the most live bytes. 2: nothing is played. 3: the heap is used up now and then, and the
numbers of crash screens and of presses that were survived are printed.

When the firmware restarts, it ends with 3 and prints what is in nvm and the numbers with which it
is to be started again: the heap is new then, and so are the names.
"""

import binascii
import builtins
import gc
import sys

import areas
from handheld import Handheld
from interned import Interned

_PRESSES = 4000  # in a game: no monkey needs as many
_TIRED = 800  # presses after which it mostly presses A
# As often as they are pressed. E* is held until the table shows everything.
_KEYS = ("A", "A", "A", "A", "A", "A", "R", "D", "U", "L", "UR", "DL", "B", "E", "E*", "S")
_TIRED_KEYS = _KEYS[:10] + ("B", "E*")  # B leaves a list; a covered hand opens by E* alone
_OF_LESSON = ("Lesson", "Look", "Pause", "Moves")  # screens of a lesson that goes on
_MENU_KEYS = ("A", "D", "U", "R", "L", "D", "U", "R", "L", "E")
_TAP = 3  # frames
_WAITS = bytes((1, 1, 2, 3, 3, 8, 30))  # frames


ROM = "rom.txt"  # the names that the board has in its ROM
MODULES = "modules.txt"  # those on the drive


class Monkey:
    def __init__(self, seed, writable, look):
        self._state = seed * 7919 + 1
        self._handheld = Handheld(seed * 1000, writable)
        self._names = Interned(ROM)
        with open(MODULES) as modules:
            self._fresh = {module.strip(): True for module in modules}  # never loaded yet
        self._import = builtins.__import__
        self._most = {}  # live bytes by screen
        self.famine = None
        self.presses = 0
        self.started = 0  # presses when this game began
        self.nth = 0  # of the games
        self.recoveries = 0  # after memory ran out
        self.restarts = 0
        sys.modules["supervisor"].reload = self._restart
        sys.modules["traceback"].print_exception = self._hear_of_trouble
        sys.modules["gc"] = self
        self._look = look
        self._borders = areas.cut()
        self._base = gc.mem_alloc()
        self.mem_free = gc.mem_free

    def collect(self):
        """Collect garbage for the firmware, and look how much is live."""
        gc.collect()
        if self.famine:
            return  # to look takes heap
        live = gc.mem_alloc() - self._base
        top = self.top
        if live > self._most.get(top, 0):
            self._most[top] = live
            if self._look:
                print("with", top, live, *sys.modules, sep="\t")

    def _hear_of_trouble(self, trouble):
        self.recoveries += 1
        sys.print_exception(trouble)

    def _restart(self):
        from microcontroller import nvm

        self._tell_most()
        for at in range(0, len(nvm), 64):
            print("nvm", binascii.hexlify(nvm[at : at + 64]).decode())
        numbers = (self._state, self.presses, self.started, self.nth, self.recoveries)
        print("restart", *numbers, self.restarts + 1)
        sys.exit(3)

    def go_on(self, numbers):
        """Take up these numbers, after a restart."""
        self._state, self.presses, self.started, self.nth, *numbers = numbers
        self.recoveries, self.restarts = numbers

    def below(self, count):
        """A random number below this; its seed stays a small int, which takes no heap."""
        self._state = (self._state * 8121 + 28411) % 134456
        return self._state * count // 134456

    def power_on(self, settings):
        builtins.__import__ = self._watched_import
        self._handheld.power_on()
        app = self._handheld.app
        for name, value in settings:
            app.settings[name] = value
        app.apply_settings()

    def _watched_import(self, *given):
        """Tables of names grow while code is loaded for the first time."""
        there = len(sys.modules)
        module = self._import(*given)
        if len(sys.modules) != there and self._any_fresh():
            self._names.look()
        return module

    def _any_fresh(self):
        """Looking leaves a name behind, so it is done for new code only."""
        found = False
        for module in sys.modules:
            if self._fresh.pop(module, False):
                found = True
        return found

    @property
    def top(self):
        return self._handheld.top

    def run(self, script):
        """Do what a script says: keys, and for how many frames; without keys it only waits.

        Scripts are generators. While the firmware works, none of their calls is on the stack: what
        was left there before would keep code alive that is long gone. A board's stack has no such
        places, its loop never returns.
        """
        for keys, frames in script:
            if keys:
                self._tap(keys, frames)
            else:
                self._handheld.frames(frames)

    def _tap(self, keys, frames):
        self.presses += 1
        self._handheld.tap(keys, frames)
        if self._look:
            self.collect()

    def any_of(self, keys):
        """Any of these keys, for as many frames as chance says."""
        key = keys[self.below(len(keys))]
        frames = _WAITS[self.below(len(_WAITS))]
        return (key[0], 25) if key[-1] == "*" else (key, frames)

    # -- scripts: from the title to the results ---------------------------------------------------

    def play(self, game, seats):
        yield from self.sit_down(game, seats)
        self.started = self.presses
        yield from self.play_on(game, seats)

    def play_on(self, game, seats):
        while self.top != "Results":
            pressed = self.presses - self.started
            if pressed > _PRESSES:
                lost(game + " does not come to its end")
            if self.top == "Seats":
                yield from self.begin_again(game)
            elif self.top == "Title" and self.waiting():
                yield from settled_tap("A")  # the game goes on
            elif self.top == "Title":
                yield from self.sit_down(game, seats)  # a restart came before its first move
            else:
                yield self.any_of(_KEYS if pressed < _TIRED else _TIRED_KEYS)

    def sit_down(self, game, seats):
        for row in range(7):
            if row:
                yield "D", _TAP  # the title remembers the row before
            yield from settled_tap("A")
            if self.top == "Seats" and self._handheld.app.screens[-1].game == game:
                break
            yield from self.leave("Title")
        else:
            lost("the title does not offer " + game)
        for _ in range(seats - 2):
            yield "E", _TAP
        yield from self.choose_players(seats)
        yield from self.start()

    def choose_players(self, seats):
        """Seat 1 stays a person; anybody sits on the others, and any options are on."""
        for _ in range(seats - 1):
            yield "D", _TAP
            for _ in range(self.below(4)):
                yield "R", _TAP
        for _ in range(self.below(8)):
            yield "D", _TAP
            if self.below(2):
                yield "R", _TAP
            if self.top != "Seats":
                yield from self.leave("Seats")

    def start(self):
        """A begins the game on a seat's row, and what it asks first is answered."""
        for _ in range(60):
            if self.top == "Seats":
                yield "U", _TAP
            elif self.top == "Lesson":
                yield from self.play_lesson()
                continue
            elif self.top in ("Number", "Names", "Rules"):
                yield from self.leave("Seats")
                continue
            elif self.top != "Notice":
                return
            yield from settled_tap("A")
        lost("no way leads from " + self.top + " to the table")

    def begin_again(self, game):
        """A game that was left before its first move is not offered again; any other is."""
        if game in self.waiting():
            lost("the game that was saved is not offered again")
        yield from self.start()

    def waiting(self):
        """The games that can be continued."""
        from firmware.kit.sittings import waiting

        return waiting(self._handheld.app)

    def play_lesson(self):
        """Press keys in a lesson for a while, then leave it."""
        for _ in range(60):
            if self.top in _OF_LESSON:
                yield self.any_of(_KEYS)
        if self.top == "Notice":
            yield from settled_tap("A")  # it is over: to the seats, or on with its game
        else:
            yield from self.leave("Seats")

    def leave(self, goal):
        """Go back to this screen, whatever is open over it."""
        for nth in range(80):
            if self.top == goal:
                return
            if self.top == "Pause":
                while not self.on_last_row():  # which leaves the table
                    yield from settled_tap("U")  # down, in a left hand
                yield from settled_tap("A")
            else:
                back = nth % 3 or self.top == "Seats"  # where START begins a game
                yield from settled_tap("B" if back else "SA"[nth % 2])
        lost("no way leads from " + self.top + " to " + goal)

    def on_last_row(self):
        """In a call of its own: a name for the pause would keep the table behind it in RAM."""
        pause = self._handheld.app.screens[-1]
        return pause.row == pause.rows - 1

    # -- the rest of an evening -----------------------------------------------------------------

    def browse(self):
        """Look through the score pad, the medals and the settings."""
        yield from self.leave_results()
        for ways in ("U", "UR"):
            for way in ways:
                yield way, _TAP
            yield from settled_tap("A")
            for _ in range(40):
                yield self.any_of(_MENU_KEYS)
            yield from self.leave("Title")

    def leave_results(self):
        for _ in range(60):
            if self.top == "Title":
                return
            yield from settled_tap("BAD"[self.below(3)] if self.top != "Results" else "B")
        lost("no way leads from " + self.top + " to the title")

    def _tell_most(self):
        print("names", self._names.count())
        for top, most in self._most.items():
            print(top, most, sep="\t")

    def tell(self):
        self._tell_most()
        if self.famine:
            print("famine", self.famine.crashes, self.famine.survived)
        print("end", self.presses, self.recoveries, self.restarts)


def settled_tap(key):
    """A new screen does not hear A and B at once."""
    yield "", 14
    yield key, _TAP


def lost(why):
    print(why)
    sys.exit(2)


def main(seed, writable, how, *plan):
    monkey = Monkey(int(seed), int(writable), how == "1")
    pairs = [item.split("=") for item in plan if "=" in item]
    settings = [(name, int(value)) for name, value in pairs]
    games = [
        (game, int(seats)) for game, seats in [item.split(":") for item in plan if ":" in item]
    ]
    again = plan[-1][0] == "@"
    gc.collect()
    print("free", gc.mem_free())
    if how == "2":
        return
    monkey.power_on([] if again else settings)
    if how == "3":
        from famine import Famine

        monkey.famine = Famine(monkey)
        monkey.run(monkey.famine.play(*games[0], _KEYS))
    else:
        monkey.run(play_all(monkey, games, again and plan[-1][1:].split(",")))
    monkey.tell()


def play_all(monkey, games, numbers):
    if numbers:
        monkey.go_on([int(number) for number in numbers])
        yield from monkey.play_on(*games[monkey.nth])
        monkey.nth += 1
    while monkey.nth < len(games):
        if monkey.nth:
            yield from monkey.browse()
        yield from monkey.play(*games[monkey.nth])
        monkey.nth += 1


main(*sys.argv[1:])
