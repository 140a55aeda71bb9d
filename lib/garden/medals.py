# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Medals: their names, the players who earn them, and the bits they are kept in."""

import struct

from garden import GAMES, about, const
from garden.sitting import Sitting
from garden.types import TYPE_CHECKING, Seat

if TYPE_CHECKING:
    from typing import Any

_HARD = const(3)
_MOST = const(16)  # medals a game: their bits


def medals(game: str) -> list[str]:
    """Return the names of this game's medals, in the order of their bits."""
    return getattr(about(game), "MEDALS", "").split()


def hidden(game: str) -> list[str]:
    """Return the medals of this game that stay secret until they are won."""
    return getattr(about(game), "HIDDEN", "").split()


def won(kept: "bytes | bytearray", game: str) -> int:
    """Return the medals of this game that were won, as bits."""
    at = 2 * GAMES.index(game)
    return struct.unpack_from("<H", kept, at)[0] if len(kept) >= at + 2 else 0


def note(kept: bytes, game: str, bits: int) -> bytes:
    """Add these medals and return the bytes for the store."""
    at = 2 * GAMES.index(game)
    longer = bytearray(kept) + bytearray(max(at + 2 - len(kept), 0))
    struct.pack_into("<H", longer, at, won(longer, game) | bits)
    return bytes(longer)


def _read(kept):
    """Return the players' names and, for each medal of each game, which of them plus one."""
    names, there, places = kept.partition(b"\0")
    try:
        return names.decode().split("\n") if there else [], bytearray(places)
    except UnicodeError:
        return [], bytearray()  # damaged, or of another version


def person(kept: bytes, game: str, bit: int) -> "str | None":
    """Return who won this medal first, "" for a player without a name, None if nobody knows."""
    names, places = _read(kept)
    at = _MOST * GAMES.index(game) + bit
    place = places[at] if at < len(places) else 0
    return names[place - 1] if 0 < place <= len(names) else None


def give(kept: bytes, game: str, bit: int, name: str) -> bytes:
    """Note this player as the first to win this medal and return the bytes for the store."""
    names, places = _read(kept)
    if name not in names:
        names.append(name)
    at = _MOST * GAMES.index(game) + bit
    places.extend(bytes(max(at + 1 - len(places), 0)))
    places[at] = names.index(name) + 1
    return "\n".join(names).encode() + b"\0" + places


def earners(sitting: Sitting) -> dict[int, list[Seat]]:
    """Return {a medal's bit: the seats of the persons who have earned it with this sitting}."""
    if not medals(sitting.name):
        return {}
    module = __import__("garden.%s.medals" % sitting.name, None, None, ("Judge",))
    judge = module.Judge(sitting)
    found: dict[int, list[Seat]] = {}
    for seat in range(sitting.seats):
        if not sitting.is_bot(seat):
            feats = judge.feats(seat)
            for bit, medal in enumerate(medals(sitting.name)):
                if feats[medal]:
                    found.setdefault(bit, []).append(seat)
    return found


def earned(sitting: Sitting) -> int:
    """Return the medals that the persons have earned with this sitting, as bits."""
    return sum([1 << bit for bit in earners(sitting)])


class Judge:
    """The judge of a finished sitting. Each game's own judge knows more feats."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game: Any = sitting.game
        self.winners = sitting.game.winners()
        self.scores = sitting.game.scores()

    def feats(self, seat: Seat) -> dict[str, bool]:
        """Return {medal: whether the player of this seat has earned it}."""
        won = seat in self.winners
        beaten = [other for other in range(self.sitting.seats) if other not in self.winners]
        hard = [other for other in beaten if self.sitting.level(other) == _HARD]
        return {"open": won, "master": won and len(hard) > 0}
