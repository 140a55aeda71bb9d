# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Devices that pass a game on as links: simulated ones, with a host that keeps what they send."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from at_table import NAMES, log_of, top
from garden import links
from garden.sitting import Sitting
from tools import environment
from tools.sim import Drive, Sim


class Post:
    """What a machine does for links: `sent_texts` has what it sent, newest last."""

    address = "garden/"

    def __init__(self, answer: str = "link_copied") -> None:
        self.answer: str | None = answer  # how the next sending goes; None: nobody knows yet
        self.sent_texts: list[tuple[str, str]] = []
        self.copied: str | None = ""
        self.day = 20_700

    def send(self, text: str, link: str) -> None:
        self.sent_texts.append((text, link))

    def sent(self) -> str | None:
        return self.answer

    def paste(self) -> str | None:
        return self.copied

    def today(self) -> int:
        return self.day

    @property
    def link(self) -> str:
        return self.sent_texts[-1][1]


def device(
    lang: str = "en",
    board: str = "pybadge",
    drive: Drive | None = None,
    nvm: bytearray | None = None,
    touch: bool = False,
    **settings: int,
) -> Sim:
    """Return a device that can send, on its title; sim.post is what it sends."""
    post = Post()
    sim = Sim(board, lang, drive=drive, nvm=nvm, touch=touch, host=post)
    sim.post = post
    sim.app.settings["coach"] = 0
    for name, value in settings.items():
        sim.app.settings[name] = value
    sim.run(100)
    return sim


def dealt(game: str, who: Sequence[int], log: Sequence[int] = (), seed: int = 1, **how: Any) -> Sim:
    """Return a device on whose table this game is, so far; its players have names."""
    sim = device(**how)
    sim.app.store.put("names", NAMES.replace(" ", "\n").encode())
    put(sim, game, who, log, seed)
    sim.app.go("table", game=game)
    sim.run(100)
    return sim


def put(sim: Sim, game: str, who: Sequence[int], log: Sequence[int], seed: int = 1) -> None:
    """Save this game on a device."""
    from firmware.kit import sittings

    sitting = Sitting(game, len(who), seed, (), bytes(who))
    for action in log:
        sitting.play(action)
    sittings.keep(sim.app, sitting)


def opened(sim: Sim, text: str) -> Sim:
    """Open this link on a device."""
    sim.app.share.open(sim.app, text)
    sim.run(100)
    return sim


def kept(sim: Sim, game: str) -> list[int]:
    """Return the moves of the saved game."""
    from firmware.kit import sittings

    return list(sittings.load_kept(sim.app, game).log)


def link_of(
    game: str, who: Sequence[int], log: Sequence[int], seed: int = 1, names: Sequence[str] = ()
) -> str:
    """Return the link of a game that came so far."""
    sitting = Sitting(game, len(who), seed, (), bytes(who))
    for action in log:
        sitting.play(action)
    return links.game_link(sitting, list(names) or [""] * len(who), environment.version())


__all__ = ["Post", "dealt", "device", "kept", "link_of", "log_of", "opened", "put", "top"]
