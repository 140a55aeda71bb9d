# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sending games as links, and opening links. A board has no app.share and loads none of it.

The store remembers the last sittings that travelled: their names, and whether they were counted
here. Who plays at another device is in the saved sitting itself (AWAY).
"""

import struct

from firmware import VERSION
from garden import OVER, const, daily, links
from garden.saved import FOREIGN, NEWER, Kept, SaveError
from garden.sitting import AWAY, Sitting

from . import names, sittings
from .text import fit

_HEAD = "<IBB"  # of a sitting that travelled: name_of(), whether it was counted, bytes of names
_HEAD_SIZE = const(6)
_MOST = const(8)  # that are remembered,
_NAMED = const(4)  # and the newest of them with their names: a game each, and one more
_NOT_YOUR_TURN = const(1)  # why a row of the pause is grey
_ALONE = const(6)
PAST = const(6)  # what a linked sitting is, beside those of garden.links: counted here before


class Host:
    """What a machine does for the links; each kind of machine has its own."""

    address = ""  # of the page that opens links, up to the #

    def send(self, text: str, link: str) -> None:
        """Offer the text and the link to other people or programs."""
        raise NotImplementedError

    def sent(self) -> "str | None":
        """Return how that went, as the key of a word: link_failed and so on. None: not done yet."""
        raise NotImplementedError

    def paste(self) -> "str | None":
        """Return the text that was copied last; None if the machine asks for it by itself."""
        raise NotImplementedError

    def today(self) -> int:
        """Return the day's number, since 1970, in UTC."""
        raise NotImplementedError


class Sharing:
    def __init__(self, host):
        self.host = host

    def daily(self):
        """Return the number of today's deal."""
        return daily.number_of(self.host.today())

    # -- sending ------------------------------------------------------------------------------

    def send(self, app, sitting):
        """Send this sitting. The host's sent() tells later how that went."""
        seats = range(sitting.seats)
        known = app.guests or names.all_of(app.store)
        called = ["" if sitting.is_bot(seat) else known[seat] for seat in seats]
        link = links.game_link(sitting, called, VERSION)
        now = describe(app, sitting, [app.name(seat, sitting.is_bot(seat)) for seat in seats])
        sitting.floor = len(sitting.log)  # what others may have seen cannot be taken back
        self._remember(app.store, sitting, called)
        self.host.send(now, self.host.address + link)

    def grey(self, table, greyed):
        """Note why a pause at this table cannot send, if it cannot."""
        flow, sitting = table.flow, table.sitting
        seat = sitting.game.turn
        if seat != flow.seat or sitting.is_bot(seat) or flow.shown is not None:
            greyed["send"] = _NOT_YOUR_TURN
        if sitting.persons() < 2:
            greyed["send"] = _ALONE

    def offer(self, app, table):
        """Open the curtain that sends a copy of the game on this table."""
        seat = table.flow.seat
        app.open("send", seat=seat, player=table.player(seat), table=table, copy=True)

    def end(self, app, screen):
        """Let the one who made the last move send the end of the game before its count."""
        sitting = screen.sitting
        if [seat for seat in sitting.who if seat & AWAY]:
            seat = sitting.game.winners()[0]
            app.open("send", seat=seat, player=screen.player(seat), table=screen)

    # -- opening ------------------------------------------------------------------------------

    def paste(self, app):
        """Open the link that was copied last."""
        text = self.host.paste()
        if text is not None:
            self.open(app, text)

    def open(self, app, text):
        """Show what the link in this text is, and what can be done with it."""
        app.go("title")
        try:
            kind, letters = links.find(text)
            if kind == links.DEAL:
                deal = links.read_deal(letters)
                app.go("seats", game=deal.game, deal=deal)
            else:
                self._arrive(app, *links.read_game(letters))
        except links.LinkError as why:
            key = {FOREIGN: "link_none", NEWER: "link_newer"}.get(why.reason, "link_damaged")
            if why.reason == FOREIGN and why.needs:
                key = "link_older"
            app.open("notice", key=key, ok="tip_ok", parts=(why.needs, VERSION))

    def _arrive(self, app, sitting, called):
        kept = self._kept(app, sitting.name)
        what = links.compare(sitting, kept) if kept is not False else links.OTHER
        if what in (links.NEW, links.OTHER) and self.was_counted(app.store, sitting):
            what = PAST if what == links.NEW else what
        called = [fit(name, names.WIDEST) for name in called]
        app.open("arrival", sitting=sitting, names=called, what=what, kept=kept)

    def _kept(self, app, game):
        """Return the sitting of this game that can be continued; False if it cannot be read."""
        kept = sittings.kept(app, game)
        if not kept.begun:
            return None
        try:
            return Sitting.load(kept.save)
        except SaveError:
            return False

    def take(self, app, sitting, called, kept):
        """Put a linked sitting in the store, and go on with it, or to its count if it is over."""
        turn = sitting.game.turn
        who = bytearray(sitting.who)
        for seat in range(sitting.seats):
            if turn == OVER:
                continue
            if kept:  # the same one: whoever is here stays here
                who[seat] = kept.who[seat]
            elif not sitting.is_bot(seat) and seat != turn:
                who[seat] |= AWAY
        sitting.who = bytes(who)
        if not kept:
            self._remember(app.store, sitting, called)
        sittings.keep(app, sitting)
        app.go("scoring" if turn == OVER else "table", game=sitting.name)

    # -- what the store remembers ---------------------------------------------------------------

    def names(self, store, sitting):
        """Return the names in a sitting that travelled, "" for an unnamed player; () for others."""
        for name, _, text in _entries(store):
            if name == links.name_of(sitting):
                called = text.decode().split("\n")
                return called if len(called) == sitting.seats else ()
        return ()

    def was_counted(self, store, sitting):
        """Return True if this sitting came to its end here."""
        return (links.name_of(sitting), 1) in [entry[:2] for entry in _entries(store)]

    def count(self, store, sitting):
        """Note that this sitting has come to its end, if it ever travelled."""
        if links.name_of(sitting) in [entry[0] for entry in _entries(store)]:
            self._remember(store, sitting, (), 1)

    def _remember(self, store, sitting, called, counted=0):
        name = links.name_of(sitting)
        entries = _entries(store)
        for entry in entries:
            if entry[0] == name:
                counted = counted or entry[1]
        entries = [entry for entry in entries if entry[0] != name][1 - _MOST :]
        entries.append((name, counted, "\n".join(called).encode()))
        packed = b""
        for nth, (name, counted, text) in enumerate(entries):
            if nth < len(entries) - _NAMED:
                text = b""
            packed += struct.pack(_HEAD, name, counted, len(text)) + text
        store.put("links", packed)


def _entries(store):
    """Return (name_of(), whether it was counted, names in bytes) of those that travelled."""
    kept = store.get("links")
    entries = []
    at = 0
    while at + _HEAD_SIZE <= len(kept):
        name, counted, length = struct.unpack_from(_HEAD, kept, at)
        at += _HEAD_SIZE + length
        entries.append((name, counted, kept[at - length : at]))
    return entries


def describe(app, sitting, called):
    """Say in a sentence how far a sitting has come and who is to move, and nothing secret."""
    turn = sitting.game.turn
    if turn == OVER:
        return app.say("link_over", app.say(sitting.name))
    now = sittings.describe(app, sitting.name, Kept(sitting.pack()))
    return app.say("link_now", app.say(sitting.name), now, called[turn])
