# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""One run of tools/flash.py, from finding the board to its title."""

import contextlib
import json
from argparse import Namespace
from collections.abc import Iterator

from tools import building, environment
from tools.building import manifest
from tools.flashing import find, progress, saves, sync
from tools.flashing.board import Board, Drive
from tools.flashing.drive import MountedDrive
from tools.flashing.trouble import Trouble
from tools.flashing.wire import SerialBoard

_NEEDS = "CircuitPython 10"


def run(chosen: Namespace) -> int:
    if chosen.list:
        print("\n".join(map(str, find.boards())) or "No board is plugged in.")
        return 0
    only_saves = _is_about_saves(chosen)
    drive = {} if only_saves else _build(chosen.source)
    try:
        found = _found(chosen)
    except Trouble as nobody:
        if only_saves or not chosen.dry_run:
            raise
        print(f"{nobody}\nOtherwise it would all be sent: {_count(drive)}.")
        return 0
    with _opened(found, only_saves) as board:
        with _restarted_after_trouble(board):
            changed = _serve(board, drive, chosen)
        _say(board.restart(changed))
    return 0


def _is_about_saves(chosen: Namespace) -> bool:
    """Return whether saves are to be kept or brought back, and nothing else is to be done."""
    for folder in (chosen.backup, chosen.restore):
        if folder == "":  # a variable of a script that is not set
            raise Trouble("The name of the folder for saves is empty.", "Name a folder.")
    return bool(chosen.backup or chosen.restore)


def _build(source: bool) -> Drive:
    print("Building ...")
    drive = building.make(source)
    print(f"Version {environment.version()}: {_count(drive)}.")
    return drive


def _found(chosen: Namespace) -> find.Found:
    if chosen.drive or chosen.port:
        return find.Found("The board", chosen.drive, chosen.port)
    return find.one(find.boards())


@contextlib.contextmanager
def _opened(found: find.Found, only_saves: bool) -> Iterator[Board]:
    """Open the way to the board: its drive, which is faster, if it is mounted.

    The serial line shows nvm, too, and the newest save may be there alone.
    """
    if found.drive and not (only_saves and found.port):
        yield MountedDrive(found.drive, found.port)
    elif found.port:
        with contextlib.closing(SerialBoard(found.port)) as board:
            yield board


@contextlib.contextmanager
def _restarted_after_trouble(board: Board) -> Iterator[None]:
    """After any trouble, start the version that is on the board, if it still answers."""
    try:
        yield
    except Trouble:
        with contextlib.suppress(Trouble):
            board.restart(changed=False)
        raise


def _serve(board: Board, drive: Drive, chosen: Namespace) -> bool:
    """Do what was asked for; whether it changed anything on the board."""
    board_id, system, machine = board.about()
    print(f"Board: {machine}, {system}, {board}.")
    if _is_about_saves(chosen):
        return _serve_saves(board, chosen)
    _check(board_id, system)
    return update(board, drive, chosen.dry_run)


def _serve_saves(board: Board, chosen: Namespace) -> bool:
    """Keep saves, bring others back, or both in this order; whether the board's changed."""
    back = chosen.restore and saves.load(chosen.restore)
    if chosen.backup:
        path = saves.backup(board, chosen.backup, chosen.dry_run)
        print(f"{'Would keep' if chosen.dry_run else 'Kept'} saves and records in {path}.")
    if not back:
        return False
    if chosen.dry_run:
        print(f"Would bring saves and records back from {chosen.restore}.")
        return False
    saves.restore(board, back)
    print("Saves and records are back.")
    return True


def _check(board_id: str, system: str) -> None:
    if not system.startswith(f"{_NEEDS}."):
        raise Trouble(
            f"The board runs {system}; the game needs {_NEEDS}.",
            f"Put {_NEEDS} on it (circuitpython.org/board/{board_id}), then run this again.",
        )
    if board_id not in manifest.boards():
        raise Trouble(
            f"The game does not know the board {board_id}; "
            f"it knows {', '.join(manifest.boards())}.",
            "A new board is one new file in firmware/boards/.",
        )


def update(board: Board, drive: Drive, dry_run: bool = False) -> bool:
    """Send what changed; whether anything did."""
    if not dry_run and sync.finish(board):
        print("Finished an update that was cut off.")
    plan = sync.compare(board, drive)
    print(f"{plan.there} files are there already; to send: {_count(plan.send)}.")
    for place in plan.stale:
        print(f"No longer part of it: {place}")
    for script in plan.aside:
        print(f"Your own {script} is kept beside it, as {script}.before1 or the next number.")
    if dry_run or not plan:
        return False
    bar = progress.Bar(plan.size)
    try:
        sync.bring(board, drive, plan, bar.add)
    finally:
        bar.close()
    version = json.loads(drive[manifest.NAME])["version"]
    print(f"Sent, checked and switched in: version {version}.")
    return True


def _say(title: bool | None) -> None:
    if title is None:
        print("Nothing else to do: the board starts the game by itself.")
    elif title:
        print("The board restarted and the title is up.")
    else:
        print("The board restarted, but did not say that the title is up: look at its screen.")


def _count(drive: Drive) -> str:
    return f"{len(drive)} files, {sum(map(len, drive.values())):,} bytes"
