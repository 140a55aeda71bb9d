# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A strong reference player for every game: it plays its best moves out, many times over.

It shows how much a bot leaves on the table. It is as honest as the bots, since it sees only
imagined games, but takes several hundred times the work of hard: it is for measuring only.

Several thoughts of hard give the first candidates: every move that was the best one for a while.
The moves with the best lead right after them fill the list. All candidates then face the same
imagined deals, in which hard plays on, to the end of the game or for many moves. After every
round of deals the worse half of the candidates drops out and the number of deals doubles, so that
most of the work goes into the closest decisions.
"""

from collections.abc import Generator

from garden import OVER, bots
from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action, Seat, Slices

from .baselines import lead, legal

_THOUGHTS = 4  # of hard, each with another imagined game and other chances
_CANDIDATES = 12
_DEALS = 2  # in the first round
_PLAYS_ON = "hard"  # weaker players misjudge the end of Cabbage!, so that the reference loses
_FURTHER = 24  # moves; the games that last longer count as if they stopped there
# A victory is worth so many points of lead: the lead decides between moves that win as often.
_VICTORY = 40


class Reference:
    def __init__(self, game: str, rng: Rng) -> None:
        self.best: Action | None = None
        self._game = game
        self._rng = rng

    def think(self, world: BaseGame) -> Slices:
        seat = world.turn
        moves = yield from self._candidates(world)
        self.best = moves[0]
        totals = dict.fromkeys(moves, 0.0)
        deals = _DEALS
        while len(moves) > 1:
            for _ in range(deals):
                deal = world.imagine(seat, self._rng)
                luck = self._seed()
                for move in moves:
                    totals[move] += self._play_out(deal, move, seat, luck)
                    yield
            # Of equal moves the one that hard prefers stays in front: this sort is stable.
            moves.sort(key=totals.__getitem__, reverse=True)
            moves = moves[: len(moves) // 2]
            self.best = moves[0]
            deals *= 2

    def _candidates(self, world: BaseGame) -> Generator[None, None, list[Action]]:
        """Find the moves that hard thought best, the latest first; then the best leads."""
        ranks: dict[Action, int] = {}
        for _ in range(_THOUGHTS):
            player = bots.bot(self._game, "hard", Rng(self._seed()))
            passed = []
            for _ in player.think(world.imagine(world.turn, self._rng)):
                self.best = player.best
                passed.append(player.best)
                yield
            for rank, move in enumerate(dict.fromkeys([player.best, *reversed(passed)])):
                ranks[move] = min(rank, ranks.get(move, rank))
        found = sorted(ranks, key=lambda move: (ranks[move], move))
        found += sorted(legal(world), key=lambda move: (-self._lead_after(world, move), move))
        return list(dict.fromkeys(found))[:_CANDIDATES]

    def _lead_after(self, world: BaseGame, move: Action) -> int:
        game = world.copy()
        game.play(move)
        return lead(game, world.turn)

    def _play_out(self, deal: BaseGame, move: Action, seat: Seat, luck: int) -> float:
        """Return the result of this move in this deal: the share of the victory, and the lead."""
        game = deal.copy()
        game.play(move)
        rng = Rng(luck)
        for _ in range(_FURTHER):
            if game.turn == OVER:
                break
            answer = bots.choose(self._game, game, _PLAYS_ON, rng)
            assert answer is not None, "a bot that thought to the end has decided"
            game.play(answer)
        winners = game.winners()
        return (seat in winners) * _VICTORY / len(winners) + lead(game, seat)

    def _seed(self) -> int:
        return self._rng.word() << 16 | self._rng.word()
