# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Our sources with every order turned round that the board does not promise.

On the board `list.sort` is not stable, and dicts and sets have no order. Here equal elements are
sorted the other way round than on a PC, and dicts and sets are gone through from their end: where
that shows, a key is not complete. Run in a Python of its own:

    python3 turned.py plain|turned bots|tables GAME SEED...
"""

import ast
import builtins
import random
import sys
from collections.abc import Collection, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

_LOOSE: tuple[type[Collection[Any]], ...] = (
    dict,
    set,
    frozenset,
    type({}.keys()),
    type({}.values()),
    type({}.items()),
)
# Functions and methods that go through what they are given.
_THROUGH = set(
    "all any bytearray bytes enumerate filter iter list map max min sum tuple zip".split()
)
_METHODS = {"extend", "join"}


def loose(things: Any) -> Any:
    """Return these from their end if the board promises no order; else as they are."""
    return list(things)[::-1] if isinstance(things, _LOOSE) else things


def turned_sorted(things: Any, **how: Any) -> list[Any]:
    return sorted(list(loose(things))[::-1], **how)


def turned_sort(things: Any, **how: Any) -> None:
    things[:] = turned_sorted(things, **how)


class _Turner(ast.NodeTransformer):
    def _loose(self, node: ast.expr) -> ast.expr:
        return ast.Call(ast.Name("loose", ast.Load()), [node], [])

    def visit_For(self, node: ast.For | ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.iter = self._loose(node.iter)
        return node

    visit_comprehension = visit_For

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = self._loose(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name in _THROUGH or method in _METHODS:
            starred = ast.Starred
            node.args = [a if isinstance(a, starred) else self._loose(a) for a in node.args]
        elif name == "sorted":
            node.func = ast.Name("turned_sorted", ast.Load())
        elif isinstance(node.func, ast.Attribute) and method == "sort":
            node.args.insert(0, node.func.value)
            node.func = ast.Name("turned_sort", ast.Load())
        return node


def turned(source: str | bytes, path: str = "<turned>") -> CodeType:
    """Compile this source, turned."""
    tree = ast.fix_missing_locations(_Turner().visit(ast.parse(source)))
    return compile(tree, path, "exec")


class _Loader(SourceFileLoader):
    def get_code(self, name: str) -> CodeType:
        return turned(self.get_data(self.path), self.path)


class _Finder:
    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = None
        if name.split(".")[0] in ("firmware", "garden"):
            spec = PathFinder.find_spec(name, path)
            if spec and spec.origin:
                spec.loader = _Loader(name, spec.origin)
        return spec


def give_names() -> None:
    """Make the functions that turned code calls builtins."""
    for thing in (loose, turned_sort, turned_sorted):
        setattr(builtins, thing.__name__, thing)


def bots(game: str, seed: int) -> None:
    """Print what bots of every level play, and the save, score sheet and medals at the end."""
    from garden import OVER, medals
    from garden.bots import LEVELS, choose
    from garden.rng import Rng
    from garden.sitting import Sitting

    table = Sitting(game, 2, seed)
    rng = Rng(seed)
    level = LEVELS[seed % 3]
    while table.game.turn != OVER:
        action = choose(game, table.game, level, rng)
        assert action is not None
        table.play(action)
    print(game, level, list(table.log), table.save().hex(), table.game.detail())
    print(game, table.game.winners(), medals.earned(table))


def tables(game: str, seed: int) -> None:
    """Print every picture of the end of a game, of its results and of what can be opened there."""
    from binascii import crc32

    from at_table import press_on, sit_down, top, whole_log
    from garden import engine

    seats = random.Random(seed).choice(engine(game).SEATS)
    log = whole_log(game, seats, seed)[:-1]
    sim = sit_down(game, [0] * seats, seed=seed, log=log)
    frame = sim.frame

    def watched() -> int:
        sent = frame()
        if sent:
            print(game, seed, top(sim), crc32(sim.bus.pixels))
        return sent

    sim.frame = watched  # type: ignore[method-assign]  # to see every picture
    press_on(sim, seed, "Table")
    sim.keys("E+ w500 E- w200")  # look around
    press_on(sim, seed, "Results", lambda sim: sim.run(4000) if top(sim) == "Scoring" else None)
    sim.run(1000)
    while top(sim) != "Records":
        sim.keys("U2 A w400" if top(sim) == "After" else "A w400")
    sim.keys("A w400 B w400 R w400 E w400")  # details, players, medals


if __name__ == "__main__":
    how, what, game, *seeds = sys.argv[1:]
    if how == "turned":
        give_names()
        sys.meta_path.insert(0, _Finder)
    for seed in seeds:
        {"bots": bots, "tables": tables}[what](game, int(seed))
