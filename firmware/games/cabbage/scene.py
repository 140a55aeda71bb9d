# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Scenes on the cabbage table: generators that yield how long each picture stays."""

from garden import const
from garden.cabbage.engine import FIRST_MOVE, SWAP
from garden.cabbage.field import crop, groups, place_of

from ...kit import light
from ...kit.colors import LEAF
from .path import corner

_SQUEEZE = const(80)  # ms of each step in which a card turns


class Stage:
    """Shows one scene at a time, picture by picture or only its last picture."""

    def __init__(self, app):
        self._app = app
        self.stop()

    def stop(self):
        self._scene = None

    def start(self, scene, active):
        if active and self._app.settings["motion"]:
            self._scene = scene
            self._next = self._app.now
        else:
            for _ in scene:
                pass

    def tick(self, now):
        if self._scene and now >= self._next:
            try:
                self._next = now + next(self._scene)
            except StopIteration:
                self._scene = None


def move(view, rows, action):
    """Yield a move as the others see it: the walk, then the act on the card."""
    screen = view.screen
    game = screen.game
    seat = game.turn
    plot, act = divmod(action - FIRST_MOVE, 8)
    after = view.after(action)
    start = game.farmers[seat]
    view.stand(after.farmers)
    view.field.path.draw(start, corner(start, plot, game.chosen[seat]), plot)
    view.field.frame(place_of(plot))
    yield screen.pace * 2 // 5
    cue(screen.app, seat, game, after)
    for width in (5, 9):
        view.field.squeeze(width)
        yield _SQUEEZE
    view.field.lie(after.field)
    view.field.squeeze(0)
    view.lay_out(after)
    view.panel.frame(act >= SWAP)
    screen.app.flush()
    yield _SQUEEZE
    rows.draw(after, act)


def cue(app, seat, game, after):
    """Play the sound of a card that turns or of a group that grows, with its light."""
    grown = groups(crop(after.green, seat)) >> 8 > groups(crop(game.green, seat)) >> 8
    app.cue("grow" if grown else "flip")
    if grown:
        app.light.show(light.FLASH, app.now, LEAF)
