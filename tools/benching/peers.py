# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Libraries that do similar work, on CPython in the same run: groups, random games, legal moves."""

import random
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module

from garden.veggies.stand import Stand
from garden.veggies.survey import Survey

from .machines import best
from .rows import Row, row
from .sittings import Played
from .work import Ours

_PART = "peers on CPython"
# A middle game with many legal moves.
_CHESS = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"
_LIKE_CABBAGE = "connect_four"  # some 24 moves by two players on a small board


_Games = Mapping[str, Ours]  # a sitting of each game


def rows(sittings: Sequence[Played]) -> Iterator[Row | str]:
    """Yield rows beside every peer that is here, then a sentence for each that is not."""
    for module, compare in _PEERS:
        try:
            import_module(module)
        except ImportError:
            yield f"{module} is absent: pip could not install it here."
        else:
            yield from compare({played["name"]: Ours(played) for played in sittings})


def _row(what: str, unit: str, ours: float, beside: float, than: str) -> Row:
    return row(_PART, what, unit, ours, beside, than)


def _spent(operation: Callable[[], object]) -> float:
    """Return the microseconds that an operation takes."""
    return best(lambda: operation)[1]


# -- groups -------------------------------------------------------------------------------------


def _kinds(stand: Stand) -> list[list[int]]:
    """Return what lies on this stand, row by row."""
    return [
        [stand.at(row, col) for col in range(stand.left, stand.right + 1)]
        for row in range(stand.top, stand.bottom + 1)
    ]


def _groups(ours: _Games, than: str, find: Callable[[], int]) -> Iterator[Row]:
    """Measure our labelling of the busy stand beside another's, which must find as many groups."""
    game = ours["veggies"].busy
    stand = game.stands[game.turn]
    survey = Survey()
    spent = _spent(lambda: survey.read(stand))
    assert find() == sum(survey.groups), than
    yield _row("the groups on a stand", "us", spent, _spent(find), than)


def _scipy(ours: _Games) -> Iterator[Row]:
    import numpy
    from scipy.ndimage import label

    game = ours["veggies"].busy
    cells = numpy.array(_kinds(game.stands[game.turn]))
    yield from _groups(
        ours, "scipy.ndimage.label", lambda: sum(label(cells == kind)[1] for kind in range(1, 6))
    )


def _networkx(ours: _Games) -> Iterator[Row]:
    import networkx

    game = ours["veggies"].busy
    cells = _kinds(game.stands[game.turn])

    def find() -> int:
        graph = networkx.grid_2d_graph(len(cells), len(cells[0]))
        graph.remove_nodes_from([at for at in graph if not 0 < cells[at[0]][at[1]] < 6])
        apart = [(a, b) for a, b in graph.edges if cells[a[0]][a[1]] != cells[b[0]][b[1]]]
        graph.remove_edges_from(apart)
        return networkx.number_connected_components(graph)

    yield from _groups(ours, "networkx", find)


# -- moves --------------------------------------------------------------------------------------


def _open_spiel(ours: _Games) -> Iterator[Row]:
    import pyspiel

    game = pyspiel.load_game(_LIKE_CABBAGE)

    def playout() -> int:
        chance = random.Random(1)
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        return state.move_number()

    mine = ours["cabbage"]
    spent = _spent(mine.random()) / len(mine.log)
    theirs = _spent(playout) / playout()
    yield _row("a move of a random game of cabbage", "us", spent, theirs, "OpenSpiel, in C++")


def _chess(ours: _Games) -> Iterator[Row]:
    import chess

    board = chess.Board(_CHESS)
    theirs = _spent(lambda: list(board.legal_moves)) / board.legal_moves.count()
    for name, mine in ours.items():
        out = array("H", mine.out)
        spent = _spent(partial(mine.busy.actions, out)) / mine.busy.actions(out)
        yield _row(f"listing one legal move of {name}", "us", spent, theirs, "python-chess")


_PEERS = (
    ("scipy.ndimage", _scipy),
    ("networkx", _networkx),
    ("pyspiel", _open_spiel),
    ("chess", _chess),
)
