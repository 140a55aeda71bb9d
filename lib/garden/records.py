# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad: the last sittings, the best scores, everybody's wins, and their bytes."""

import struct

from garden import GAMES, const
from garden.sitting import Sitting

_FORMAT = const(3)  # since 3 a pad says how many games it holds;
_OLD_GAMES = const(3)  # before that every pad held three
_GAME = "<Hh"  # sittings played, the best score of a person
# Of a player and a game: played, won, best score, wins in a row; how many scores were added, sum
_TALLY = "<HHhBHi"
_OLD_TALLY = "<HHh"  # of format 1, which knew only named persons
_SEAT = "<Bh"  # who, score

PEOPLE = const(8)  # names that are remembered
SITTINGS = const(7)  # of each game: a page
NONE = const(-32768)  # instead of a best score
_NEW = (0, 0, NONE, 0, 0, 0)
_KINDS = const(4)  # of players without a name: a person, and three levels of bots

# The player of a seat: a bot's level as in a Sitting, above it the person's place in `people`
# plus one (0: a person without a name), above that whether they won.
_LEVEL = const(3)
_NAME = const(2)
_WON = const(64)


class Pad:
    def __init__(self, kept: bytes = b"") -> None:
        self._clear()
        try:
            self._read(_Reader(kept))
        except ValueError:
            self._clear()  # damaged, or of another version
        while len(self.games) < len(GAMES):
            self._add_game()

    def _clear(self):
        self.games: list[tuple] = []  # as _GAME says; also those that only another version knows
        self.people: list[tuple] = []  # a name, and a _TALLY for each game
        self.unnamed: list[list[tuple]] = [[] for _ in range(_KINDS)]  # the same by a seat's level
        self.sittings: list[tuple] = []  # (game, who, scores), oldest first

    def _add_game(self):
        """Make room for a game that nobody has played yet."""
        self.games.append((0, NONE))
        for tallies in [tallies for _, tallies in self.people] + self.unnamed:
            tallies.append(_NEW)

    # -- another sitting ----------------------------------------------------------------------

    def note(self, sitting: Sitting, names: list[str]) -> None:
        """Add a finished sitting; `names` has one for each seat, "" for a player without one."""
        game = GAMES.index(sitting.name)
        scores = sitting.game.scores()
        winners = sitting.game.winners()
        who = bytearray(sitting.seats)
        for seat, person in enumerate(self._seat(names)):
            won = seat in winners
            who[seat] = sitting.level(seat) | person << _NAME | won * _WON
            tallies = self.people[person - 1][1] if person else self.unnamed[sitting.level(seat)]
            tallies[game] = _note(tallies[game], won, scores[seat])
        played, best = self.games[game]
        persons = [scores[seat] for seat in range(sitting.seats) if not sitting.is_bot(seat)]
        self.games[game] = min(played + 1, 0xFFFF), max([best] + persons)
        self.sittings.append((game, who, scores))
        for oldest in self.recent(game)[SITTINGS:]:
            self.sittings.remove(oldest)

    def _seat(self, names):
        """Return for each seat its person's place in `people` plus one, 0 without a name."""
        for name in names:
            if name and name not in self._names():
                self._enter(name, names)
        known = self._names()
        return [known.index(name) + 1 if name else 0 for name in names]

    def _names(self):
        return [name for name, _ in self.people]

    def _enter(self, name, names):
        """Add a name. If the list is full, replace the absent player who played least."""
        entry = name, [_NEW] * len(self.games)
        if len(self.people) < PEOPLE:
            self.people.append(entry)
            return
        away = [person for person in range(PEOPLE) if self.people[person][0] not in names]
        gone = min(away, key=self._played)
        self.people[gone] = entry
        for _, who, _ in self.sittings:
            for seat in range(len(who)):
                if person(who[seat]) == gone:
                    who[seat] &= _WON | _LEVEL

    def _played(self, person):
        return sum([tally[0] for tally in self.people[person][1]])

    # -- to be shown --------------------------------------------------------------------------

    def recent(self, game: int) -> list[tuple]:
        """Return the last sittings of this game, by its number, newest first."""
        return [sitting for sitting in reversed(self.sittings) if sitting[0] == game]

    def standings(self, game: int) -> list[tuple]:
        """Return (name or level, tally) of everybody who played it: persons first, then by wins.

        Level 0 is every person without a name.
        """
        people = [(name, tallies[game]) for name, tallies in self.people]
        people.append((0, self.unnamed[0][game]))
        order = [(tally[1], tally[2], -nth) for nth, (_, tally) in enumerate(people)]
        rows = [people[-nth] for _, _, nth in sorted(order, reverse=True)]
        rows += [(level, self.unnamed[level][game]) for level in range(1, _KINDS)]
        return [row for row in rows if row[1][0]]

    # -- bytes --------------------------------------------------------------------------------

    def pack(self) -> bytes:
        parts = [bytes((_FORMAT, len(self.games)))] + [
            struct.pack(_GAME, *game) for game in self.games
        ]
        parts.append(bytes((len(self.people),)))
        for name, tallies in self.people:
            parts.append(record(name.encode()))
            parts += _pack(tallies)
        for tallies in self.unnamed:
            parts += _pack(tallies)
        for game, who, scores in self.sittings:
            seats = [struct.pack(_SEAT, *seat) for seat in zip(who, scores)]
            parts.append(record(bytes((game,)) + b"".join(seats)))
        return b"".join(parts)

    def _read(self, kept):
        format = kept.take(1)[0] if kept.left() else 0
        if not 0 < format <= _FORMAT:
            return
        count = kept.take(1)[0] if format > 2 else _OLD_GAMES
        self.games = [kept.unpack(_GAME) for _ in range(count)]
        people = kept.take(1)[0]
        if people > PEOPLE:
            raise ValueError("too many names")
        for _ in range(people):
            name = kept.record().decode()
            self.people.append((name, kept.tallies(format, count)))
        for nth in range(_KINDS):
            self.unnamed[nth] = kept.tallies(format, count) if format > 1 else [_NEW] * count
        while kept.left():
            self._load(kept.record())

    def _load(self, kept):
        """Add this sitting unless it could not be shown."""
        count, rest = divmod(len(kept) - 1, struct.calcsize(_SEAT))
        if rest or not 2 <= count <= 8 or kept[0] >= len(self.games):
            return
        seats = [struct.unpack_from(_SEAT, kept, 1 + 3 * seat) for seat in range(count)]
        who = bytearray([seat[0] for seat in seats])
        if max([person(seat) for seat in who]) < len(self.people):
            self.sittings.append((kept[0], who, [score for _, score in seats]))


class _Reader:
    """A reader that takes bytes from the front and raises ValueError if there are too few."""

    def __init__(self, kept: bytes) -> None:
        self._kept = kept
        self._at = 0

    def left(self) -> int:
        return len(self._kept) - self._at

    def take(self, count: int) -> bytes:
        if count > self.left():
            raise ValueError("too short")
        self._at += count
        return self._kept[self._at - count : self._at]

    def unpack(self, format: str) -> tuple:
        return struct.unpack(format, self.take(struct.calcsize(format)))

    def tallies(self, format: int, games: int) -> list[tuple]:
        if format == 1:
            return [self.unpack(_OLD_TALLY) + (0, 0, 0) for _ in range(games)]
        return [self.unpack(_TALLY) for _ in range(games)]

    def record(self) -> bytes:
        return self.take(self.take(1)[0])


def record(data: bytes) -> bytes:
    """Put the length of these bytes before them, as _Reader.record() expects."""
    return bytes((len(data),)) + data


def _pack(tallies):
    return [struct.pack(_TALLY, *tally) for tally in tallies]


def _note(tally, won, score):
    played, wins, best, row, scores, total = tally
    if scores == 0xFFFF:  # full, so the average stays the same
        scores -= 1
        total -= total // 0xFFFF
    return (
        min(played + 1, 0xFFFF),
        min(wins + won, 0xFFFF),
        max(best, score),
        min(row + 1, 255) if won else 0,
        scores + 1,
        total + score,
    )


def average(tally: tuple) -> int:
    """Return the average score, rounded; NONE if no score is known."""
    scores, total = tally[4:]
    return (2 * total + scores) // (2 * scores) if scores else NONE


def person(who: int) -> int:
    """Return the place in `people` of this seat's person, -1 if it has no name."""
    return ((who & ~_WON) >> _NAME) - 1


def level(who: int) -> int:
    return who & _LEVEL


def won(who: int) -> bool:
    return who & _WON > 0
