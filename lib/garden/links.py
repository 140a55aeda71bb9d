# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Links: a sitting or a numbered deal as a short text, which an address carries behind its #.

A link comes from a stranger, so reading one is a door: whatever is wrong with it raises LinkError,
and nothing else. docs/links.md describes the bytes.
"""

import struct
from binascii import a2b_base64, b2a_base64, crc32

from garden import GAMES, about, const
from garden.deals import LAST
from garden.saved import DAMAGED, FOREIGN, MAGIC, NEWER, SaveError
from garden.sitting import Sitting

GAME = "g"
DEAL = "d"
VERSION = const(1)
MOST = const(700)  # letters behind the #
_LOOK = const(4096)  # letters of a pasted text in which a link is looked for
_HEAD = const(4)  # the version of links, and the program's in three bytes
_CRC_SIZE = const(4)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_NAME = const(8)  # letters
_LEVEL = const(3)
_DEAL = "<BBBH"  # game, seats, options, number; then one byte a seat

# What a linked sitting is to the one that is kept here.
NEW = const(0)  # none is kept
SAME = const(1)
LONGER = const(2)  # it goes on from the one kept
OLDER = const(3)  # the one kept goes on from it
FORKED = const(4)  # both begin alike, and then they differ
OTHER = const(5)  # the one kept is another sitting


class LinkError(ValueError):
    """A link that is refused: `reason` is DAMAGED, FOREIGN or NEWER, `needs` a version or ""."""

    def __init__(self, reason: int, needs: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.needs = needs


class LinkedDeal:
    """A numbered deal as it was set up, with the fields that a setup has."""

    first = 0  # the deal decides who begins

    def __init__(self, game: str, who: bytes, options: tuple, number: int) -> None:
        self.game = game
        self.who = who  # by seat: a bot's level, 0 for a person
        self.options = options
        self.number = number


# -- writing ----------------------------------------------------------------------------------


def game_link(sitting: Sitting, names: list[str], program: str) -> str:
    """Return the link of this sitting; `names` has one for each seat, "" for a bot."""
    text = "\n".join(names).encode()
    save = bytearray(sitting.save()[len(MAGIC) : -_CRC_SIZE])
    log = len(save) - 2 * len(sitting.log)
    for seat in range(sitting.seats):
        save[log - sitting.seats + seat] &= _LEVEL  # who is here is nobody else's business
    return _seal(GAME, program, bytes((len(text),)) + text + bytes(save))


def deal_link(deal: LinkedDeal, program: str) -> str:
    """Return the link of this deal."""
    known = getattr(about(deal.game), "OPTIONS", ())
    chosen = sum([1 << bit for bit, option in enumerate(known) if option in deal.options])
    head = struct.pack(_DEAL, GAMES.index(deal.game), len(deal.who), chosen, deal.number)
    return _seal(DEAL, program, head + deal.who)


def _seal(kind, program, body):
    """Add the versions and a CRC, and write it in letters that an address may have."""
    version = [int(part) for part in program.split(".")]
    data = bytes([VERSION] + version) + body
    data += struct.pack("<I", crc32(data, crc32(kind.encode())))
    text = b2a_base64(data).decode().strip().replace("=", "")
    return "#" + kind + "=" + text.replace("+", "-").replace("/", "_")


# -- reading ----------------------------------------------------------------------------------


def find(text: str) -> tuple[str, str]:
    """Return (GAME or DEAL, its letters) of the first link in a text. Raise LinkError if none."""
    text = text[:_LOOK]
    for kind in (GAME, DEAL):
        start = text.find("#" + kind + "=")
        if start >= 0:
            start += 3
            end = start
            while end < len(text) and text[end] in _LETTERS:
                end += 1
            return kind, text[start:end]
    raise LinkError(FOREIGN)


def read_game(letters: str) -> tuple[Sitting, list[str]]:
    """Return the sitting and the names of a game's link."""
    needs, body = _open(GAME, letters)
    if not body or len(body) <= body[0]:
        raise LinkError(DAMAGED)
    try:
        names = body[1 : 1 + body[0]].decode().split("\n")
    except UnicodeError:
        raise LinkError(DAMAGED)
    save = MAGIC + body[1 + body[0] :]
    try:
        sitting = Sitting.load(save + struct.pack("<I", crc32(save)))
    except SaveError as why:
        raise LinkError(why.args[0], needs)
    sitting.who = bytes([level & _LEVEL for level in sitting.who])
    return sitting, [_clean(name) for name in (names + [""] * sitting.seats)[: sitting.seats]]


def read_deal(letters: str) -> LinkedDeal:
    """Return the deal of a deal's link."""
    needs, body = _open(DEAL, letters)
    size = struct.calcsize(_DEAL)
    if len(body) <= size:
        raise LinkError(DAMAGED)
    number, seats, chosen, deal = struct.unpack(_DEAL, body[:size])
    if number >= len(GAMES):
        raise LinkError(NEWER, needs)
    facts = about(GAMES[number])
    known = getattr(facts, "OPTIONS", ())
    who = bytes([level & _LEVEL for level in body[size:]])
    if seats not in facts.SEATS or seats != len(who) or chosen >> len(known):
        raise LinkError(DAMAGED)
    if not 0 < deal <= LAST:
        raise LinkError(DAMAGED)
    options = tuple([word for bit, word in enumerate(known) if chosen >> bit & 1])
    return LinkedDeal(GAMES[number], who, options, deal)


def _open(kind, letters):
    """Check length, letters, CRC and version. Return the version of the program, and the rest."""
    if len(letters) > MOST or len(letters) % 4 == 1:
        raise LinkError(DAMAGED)
    for letter in letters:
        if letter not in _LETTERS:
            raise LinkError(DAMAGED)
    padded = letters.replace("-", "+").replace("_", "/") + "=" * (-len(letters) % 4)
    data = a2b_base64(padded)
    if len(data) < _HEAD + _CRC_SIZE:
        raise LinkError(DAMAGED)
    body = data[:-_CRC_SIZE]
    if struct.pack("<I", crc32(body, crc32(kind.encode()))) != data[-_CRC_SIZE:]:
        raise LinkError(DAMAGED)
    needs = "%d.%d.%d" % (body[1], body[2], body[3])
    if body[0] != VERSION:
        raise LinkError(NEWER if body[0] > VERSION else FOREIGN, needs)
    return needs, body[_HEAD:]


def _clean(name):
    """Return a name without anything that is no letter of a name."""
    return "".join([letter for letter in name[:_NAME] if _is_of_name(letter)])


def _is_of_name(letter):
    return letter in _LETTERS or letter == "'" or 191 < ord(letter) < 384  # Latin, with accents


# -- what to do with it -------------------------------------------------------------------------


def compare(linked: Sitting, kept: "Sitting | None") -> int:
    """Return what a linked sitting is to the one kept here: NEW, SAME and so on."""
    if not kept:
        return NEW
    if name_of(linked) != name_of(kept):
        return OTHER
    both = min(len(linked.log), len(kept.log))
    if linked.log[:both] != kept.log[:both]:
        return FORKED
    if len(linked.log) == len(kept.log):
        return SAME
    return OLDER if both == len(linked.log) else LONGER


def name_of(sitting: Sitting) -> int:
    """Return a number that tells this sitting from others, however far it has come."""
    levels = bytes([sitting.level(seat) for seat in range(sitting.seats)])
    text = "%s %s %d" % (sitting.name, " ".join(sitting.options), sitting.seed)
    return crc32(levels, crc32(text.encode()))
