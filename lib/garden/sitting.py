# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A sitting: a seed and the moves made, and everything that follows from them."""

import struct
from array import array
from binascii import crc32

from garden import GAMES, OVER, const, engine
from garden.saved import DAMAGED, FORMAT, HEAD, MAGIC, MOVES, SaveError, read_save
from garden.types import TYPE_CHECKING, Action, Level, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

PERSON = 0  # a seat's low two bits: 0 a person, 1 to 3 a bot's level
AWAY = const(128)  # and above them a bit for a person who plays at another device
_LEVEL = const(3)
_NOBODY = const(-1)


class Sitting:
    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: tuple[str, ...] = (),
        who: "bytes | None" = None,
    ) -> None:
        self.name = game
        self.seats = seats
        self.seed = seed
        self.options = options
        # By seat: a bot's level or PERSON, and perhaps AWAY.
        self.who = bytes(who) if who is not None else bytes(seats)
        self.log = array("H")
        self.movers = bytearray()  # the seat that made each move of the log
        self.holder = _NOBODY  # the person who has the device in their hands
        self.floor = 0  # moves below this one are final
        self.undone = array("H")  # moves taken back that can be made again, until the next move
        self.game = self.start()

    def start(self) -> "Any":
        """Return the game as it was dealt."""
        return engine(self.name)(self.seats, self.seed, self.options)

    # -- moves ------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        self._play(action)
        self.undone = array("H")

    def _play(self, action):
        seat = self.game.turn
        self.game.play(action)
        self.log.append(action)
        self.movers.append(seat)
        if self.game.fresh:
            self.floor = len(self.log)

    def rewind(self, count: int) -> None:
        """Keep the first `count` moves and play them again from the start."""
        log = self.log[:count]
        self.movers = self.movers[:count]
        self.floor = min(self.floor, count)
        self.log = log
        self.game = self.start()
        for action in log:
            self.game.play(action)

    def replay(self) -> "Iterator[tuple[Any, Seat, Action]]":
        """Yield (game, seat, action) for every move, each before it is made."""
        game = self.start()
        for nth, action in enumerate(self.log):
            yield game, self.movers[nth], action
            game.play(action)

    def can_undo(self) -> bool:
        return self.last_choice() >= self.floor

    def undo(self) -> None:
        """Go back to the last choice of a person, unless something covered was revealed since."""
        if not self.can_undo():
            raise ValueError("what was seen cannot be taken back")
        self.undone = self.log[self.last_choice() :] + self.undone
        self.rewind(self.last_choice())

    def redo(self) -> None:
        """Make the last move taken back again, and the bots' moves that followed it."""
        if not self.undone:
            raise ValueError("nothing was taken back")
        self._play(self.undone[0])
        nth = 1
        while nth < len(self.undone) and self.is_bot(self.game.turn):
            self._play(self.undone[nth])
            nth += 1
        self.undone = self.undone[nth:]

    def luck(self) -> int:
        """Return a seed for the bot that moves now, from the deal and the moves made."""
        # Not the deal's own seed, which has drawn the deck.
        return crc32(self.log, crc32(b"bot", self.seed))

    def since(self, seat: Seat) -> int:
        """Return the number of the first move after this seat's own last one."""
        return bytes(self.movers).rfind(bytes((seat,))) + 1

    def last_choice(self) -> int:
        """Return the place in the log of a person's last move, -1 if there is none."""
        move = len(self.log) - 1
        while move >= 0 and self.is_bot(self.movers[move]):
            move -= 1
        return move

    # -- the device goes round ----------------------------------------------------------------

    def level(self, seat: Seat) -> Level:
        return self.who[seat] & _LEVEL

    def is_bot(self, seat: Seat) -> bool:
        return self.level(seat) != PERSON

    def persons(self) -> int:
        return sum(1 for seat in range(self.seats) if not self.is_bot(seat))

    def next_look(self) -> tuple[Seat, bool]:
        """Return the seat that must look next, and whether a curtain has to fall before."""
        seat = self.game.turn
        if seat == OVER or self.is_bot(seat):
            return seat, False
        changes_hands = seat != self.holder and self.persons() > 1
        return seat, changes_hands and self.game.secret(seat)

    def take(self, seat: Seat) -> None:
        """Give the device to this person. If another had it, no earlier move can be taken back."""
        if self.holder not in (_NOBODY, seat):
            self.floor = len(self.log)
        self.holder = seat

    # -- keeping it ---------------------------------------------------------------------------

    def save(self) -> bytes:
        game = self.game
        chosen = 0
        for bit, option in enumerate(game.OPTIONS):
            if option in self.options:
                chosen |= 1 << bit
        head = struct.pack(
            HEAD,
            MAGIC,
            FORMAT,
            game.RULES,
            GAMES.index(self.name),
            self.seats,
            chosen,
            self.seed,
            len(self.log),
        )
        moves = struct.pack("<%dH" % len(self.log), *self.log)
        body = head + self.who + moves
        return body + struct.pack("<I", crc32(body))

    def pack(self) -> bytes:
        """Return this sitting's bytes for the store; Kept reads them."""
        now, of = self.game.progress() or (len(self.log), MOVES)
        return bytes((min(now, 255), of)) + self.save()

    @classmethod
    def load(cls, save: bytes) -> "Sitting":
        """Return the sitting that was saved, played again. Raise SaveError if it is refused."""
        *how, log = read_save(save)
        try:
            sitting = cls(*how)
            for action in log:
                sitting.play(action)
        except ValueError:
            raise SaveError(DAMAGED)
        # Nobody knows now who held the device then: no move up to here can be taken back.
        sitting.floor = len(log)
        return sitting
