# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bring a board what changed, so that at any time the old or the new version is there, whole.

New files go into a folder of their own and are checked there. Then a list of steps is written
beside them: from that moment on the update counts. The steps move everything to its place. This
tool, now or next time, or boot.py after a power cut finds the list and runs it from the first
step, as often as it takes: a step that was done before is refused and passed over.
"""

import itertools
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from tools.building import manifest
from tools.flashing import saves, steps, trouble
from tools.flashing.board import Board, Drive, Mark, Progress
from tools.flashing.steps import Step

STAGING = "garden.new"
SWITCH = f"{STAGING}/switch.json"

_STOCK = (b"", b'print("Hello World!")', b"print('Hello World!')")
_MOVE_IT = "Rename it or move it away, then run this again."
_FIRST_CHOICE = "code.txt"  # CircuitPython starts it rather than code.py
_SPARE = 16 << 10  # bytes the drive must have left: folders and half-used blocks take room too


@dataclass
class Plan:
    """What differs between a board and what should be on it."""

    send: Drive = field(default_factory=dict)  # place on the drive: content
    stale: list[str] = field(default_factory=list)  # ours once, no longer
    aside: list[str] = field(default_factory=list)  # somebody's own file where ours goes
    copies: int = 0  # bytes that keeping those takes
    prepare: Drive = field(default_factory=dict)  # files for saves, which are made once
    there: int = 0  # files that are there already
    leftovers: bool = False  # of an earlier try

    @property
    def size(self) -> int:
        return sum(map(len, [*self.send.values(), *self.prepare.values()]))

    @property
    def room(self) -> int:
        return self.size + self.copies + _SPARE

    def __bool__(self) -> bool:
        return bool(self.send or self.stale or self.prepare or self.leftovers)


def compare(board: Board, drive: Drive) -> Plan:
    """Plan what to send and what to remove; nothing is changed."""
    if board.check([_FIRST_CHOICE]):
        raise trouble.Trouble(
            f"{_FIRST_CHOICE} on the drive would start instead of the game.", _MOVE_IT
        )
    ours = _ours(board)
    once_ours = (ours | _twins(drive)) - set(drive)
    found = board.check(sorted({*drive, *once_ours}))
    plan = Plan(stale=sorted(once_ours & set(found)), leftovers=STAGING in board.names(""))
    for place, content in drive.items():
        if found.get(place) != _mark(content):
            plan.send[place] = content
    plan.prepare = saves.missing(board)
    plan.there = len(drive) - len(plan.send)
    _refuse_what_is_in_the_way(board, plan, found)
    for place in [*plan.send, *plan.stale]:
        if place in found and place not in ours and _is_somebodys(board, place):
            plan.aside.append(place)
            plan.copies += found[place][0]
    return plan


def _refuse_what_is_in_the_way(board: Board, plan: Plan, found: dict[str, Mark]) -> None:
    """Raise Trouble for a file where a folder of ours goes, or a folder where a file goes."""
    missing = [place for place in plan.send if place not in found]
    files = board.check(sorted({STAGING, *_folders(missing)}))
    listed = {folder: board.names(folder) for folder in {_parent(place) for place in missing}}
    folders = [place for place in missing if PurePosixPath(place).name in listed[_parent(place)]]
    for place in [*files, *folders]:
        raise trouble.Trouble(f"{place} on the drive is in the way of the game.", _MOVE_IT)


def _is_somebodys(board: Board, place: str) -> bool:
    """True for a file that no version of ours wrote."""
    if place == manifest.NAME or place.startswith(manifest.BUNDLED):
        return False
    return place not in manifest.SCRIPTS or (board.read(place) or b"").strip() not in _STOCK


def bring(board: Board, drive: Drive, plan: Plan, progress: Progress = lambda count: None) -> None:
    """Carry the plan out; `progress` is called with the bytes of each part that is sent."""
    if board.free() < plan.room:
        raise trouble.Full(plan.room - board.free())
    board.make_writable()
    try:
        # Before the rest, and before anything is removed: so each of them lies in one piece.
        saves.prepare(board, plan.prepare)
        progress(sum(map(len, plan.prepare.values())))
        staged = _stage(board, plan, progress)
        _keep_aside(board, plan.aside)
        board.write(f"{STAGING}/steps", steps.packed(_steps(plan, staged)))
    except trouble.Full:
        discard(board)
        raise
    board.flush()
    board.do("rename", f"{STAGING}/steps", SWITCH)
    finish(board)
    _verify(board, drive, plan.stale)


def _verify(board: Board, drive: Drive, stale: list[str]) -> None:
    """Raise Trouble if the drive is not as it should be after an update."""
    if board.check(drive) != {place: _mark(content) for place, content in drive.items()}:
        raise trouble.Trouble("Not everything on the drive is as it was sent.", "Run this again.")
    for place in [*board.check(stale), *({STAGING} & set(board.names("")))]:
        raise trouble.Trouble(
            f"{place} is still on the drive, though it was removed.",
            "Remove it, then run this again.",
        )


def finish(board: Board) -> bool:
    """Do the steps of an update that counts already; whether there was one.

    A list of steps that cannot be read is thrown away: comparing finds out what is missing.
    """
    if "switch.json" not in board.names(STAGING):
        return False
    board.make_writable()
    todo = steps.unpacked(board.read(SWITCH))
    if todo is None:
        discard(board)
        return False
    board.do_all(todo)
    # Some computers leave files of their own, which begin with a dot.
    if [name for name in board.names(STAGING) if name[0] != "."] != ["switch.json"]:
        raise trouble.Trouble(
            "Some new files could not be moved to their place.",
            "Press reset on the board and run this again.",
        )
    discard(board)
    return True


def discard(board: Board) -> None:
    """Remove the folder for new files, the list of steps last."""
    for name in sorted(board.names(STAGING), key=lambda name: f"{STAGING}/{name}" == SWITCH):
        board.do("remove", f"/{STAGING}/{name}")
    board.do("rmdir", f"/{STAGING}")
    board.flush()


def _stage(board: Board, plan: Plan, progress: Progress) -> dict[str, str]:
    """Send what is not in the folder yet, and check it; {name in the folder: place}."""
    staged = {_staged(place, content): place for place, content in plan.send.items()}
    wanted = {name: _mark(plan.send[place]) for name, place in staged.items()}
    for name in board.names(STAGING):
        if f"{STAGING}/{name}" not in staged:
            board.do("remove", f"/{STAGING}/{name}")
    found = board.check(staged)
    for name, place in staged.items():
        if found.get(name) == wanted[name]:
            progress(len(plan.send[place]))
        else:
            board.write(name, plan.send[place], progress)
    board.flush()
    if board.check(staged) != wanted:
        raise trouble.Trouble("Not everything arrived as it was sent.", "Run this again.")
    return staged


def _steps(plan: Plan, staged: dict[str, str]) -> list[Step]:
    """The list of steps, which boot.py can run too: functions of os, and their paths."""
    kept = _folders(place for place in plan.send if place != manifest.NAME)
    folders = sorted(kept, key=len)
    # A folder of ours that is left empty would be taken for a package of that name.
    empty = sorted(_folders(plan.stale) - kept, key=len, reverse=True)
    moves = sorted(staged.items(), key=lambda item: item[1] == manifest.NAME)
    return [
        *(("mkdir", f"/{folder}") for folder in folders),
        *(("remove", f"/{place}") for place in plan.stale),
        *(("rmdir", f"/{folder}") for folder in empty),
        *(("rename", f"/{name}", f"/{place}") for name, place in moves),
    ]


def _keep_aside(board: Board, places: list[str]) -> None:
    """Copy each of these files beside itself, unless an earlier try did."""
    for place in places:
        content = board.read(place) or b""
        copies = (f"{place}.before{number}" for number in itertools.count(1))
        for copy in copies:
            there = board.check([copy])
            if not there:
                board.write(copy, content)
            if not there or there[copy] == _mark(content):
                break


def _ours(board: Board) -> set[str]:
    """The files that the manifest on the board lists."""
    try:
        listed = set(json.loads(board.read(manifest.NAME) or b"")["files"])
    except (ValueError, KeyError, TypeError):
        return set()
    return set(filter(steps.stays_inside, listed))


def _twins(drive: Drive) -> set[str]:
    """The .py of every .mpy, which the board would take instead, and the other way round."""
    other = {".py": ".mpy", ".mpy": ".py"}
    paths = [PurePosixPath(place) for place in drive if place not in manifest.SCRIPTS]
    return {
        path.with_suffix(other[path.suffix]).as_posix() for path in paths if path.suffix in other
    }


def _parent(place: str) -> str:
    return place.rpartition("/")[0]


def _folders(places: Iterable[str]) -> set[str]:
    return {
        folder.as_posix()
        for place in places
        for folder in PurePosixPath(place).parents
        if folder.name
    }


def _staged(place: str, content: bytes) -> str:
    return f"{STAGING}/{zlib.crc32(place.encode() + content):08x}"


def _mark(content: bytes) -> Mark:
    return len(content), zlib.crc32(content)
