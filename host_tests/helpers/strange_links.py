# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Links that somebody, or something, has damaged or forged; the same ones for the same seed."""

from __future__ import annotations

import base64
import struct
from array import array
from binascii import crc32
from collections.abc import Iterator
from random import Random

from garden import GAMES, about, links
from garden.sitting import Sitting

PROGRAM = "1.2.3"


def played(
    game: str, seats: int, moves: int, seed: int = 1, chance: int = 1, who: bytes | None = None
) -> Sitting:
    """Return a sitting, so many random moves old."""
    sitting, random = Sitting(game, seats, seed, (), who), Random(chance)
    out = array("H", bytes(2 * sitting.game.MOST))
    while len(sitting.log) < moves and sitting.game.turn >= 0:
        sitting.play(out[random.randrange(sitting.game.actions(out))])
    return sitting


def _link(game: str, seats: int, moves: int) -> str:
    return links.game_link(played(game, seats, moves), [""] * seats, PROGRAM)


def bytes_of(text: str) -> bytes:
    """Return the bytes of a link."""
    letters = links.find(text)[1]
    return base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))


def sealed(kind: str, body: bytes) -> str:
    """Return a link with these bytes and a CRC that fits."""
    data = body + struct.pack("<I", crc32(body, crc32(kind.encode())))
    return f"#{kind}=" + base64.urlsafe_b64encode(data).decode().rstrip("=")


def mutants(text: str, count: int, random: Random) -> Iterator[str]:
    """Yield broken versions of a link: of its letters, or of its bytes with a CRC that fits."""
    kind, letters = links.find(text)
    body = bytes_of(text)[:-4]
    for _ in range(count):
        whole = bytearray(body) if random.random() < 0.5 else bytearray(letters, "ascii")
        is_text = len(whole) == len(letters)
        for _ in range(random.choice((1, 1, 1, 2, 5))):
            at = random.randrange(len(whole) + 1)
            how = random.randrange(4)
            if how == 0:
                whole[at:] = b""
            elif how == 1:
                whole[at : at + random.randrange(1, 5)] = b""
            elif how == 2:
                whole[at:at] = bytes([random.randrange(256)])
            elif at < len(whole):
                whole[at] = random.randrange(256)
            if not whole:
                whole = bytearray(b"A")
        yield f"#{kind}=" + whole.decode("latin-1") if is_text else sealed(kind, bytes(whole))


def strange_links(count: int, seed: int) -> Iterator[str]:
    """Yield so many links that somebody, or something, has damaged or forged."""
    random = Random(seed)
    deal = links.deal_link(links.LinkedDeal("veggies", b"\0\2\2", (), 5), PROGRAM)
    sources = [_link(game, about(game).SEATS[0], 9) for game in GAMES] + [deal]
    sources.append(_link("match", 8, 9999))
    for text in sources:
        yield from mutants(text, -(-count // len(sources)), random)
