# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Saves and records between a board and a folder on this computer."""

from pathlib import Path

from firmware.kit.backends import FILES, MIDDLE, RECORD_AT
from firmware.kit.recovery import is_newer, unpack
from firmware.kit.store import pack
from tools import outputs
from tools.building import Drive, prepared
from tools.flashing.board import Board
from tools.flashing.drive import MountedDrive
from tools.flashing.trouble import Trouble

NAME = "garden.sav"

Sections = dict[int, bytes]
Record = tuple[int, int, Sections]  # its number, how often nvm was erased, what it holds

_NVM_END = 8192
# More than nvm can ever have been written: so the restored record is newer than one in nvm, which
# a mounted drive does not show.
_AHEAD = 1 << 16


def backup(board: Board, folder: str | Path, dry_run: bool = False) -> Path:
    """Keep the board's newest whole record in the folder; the file's path.

    What an earlier backup kept there stays beside it, under the next free name.
    """
    records = _records(board)
    if not records:
        raise Trouble(
            "There is nothing saved on this board that could be kept."
            if board.shows_nvm
            else "There is nothing saved on the drive; the board may have it in its own memory.",
            "Play first." if board.shows_nvm else "Name its serial port with --port.",
        )
    path = Path(folder) / NAME
    if isinstance(board, MountedDrive) and path.resolve().is_relative_to(board.folder.resolve()):
        raise Trouble(f"{folder} is on the board itself.", "Name a folder on this computer.")
    try:
        outputs.check_folder(path.parent)
        if not dry_run:
            outputs.write_beside(path, pack(*_newest(records)))
    except outputs.Refused as why:
        raise Trouble(str(why), "Nothing was kept.") from None
    return path


def load(folder: str | Path) -> Sections:
    """Return the record in the folder, by its sections."""
    path = Path(folder) / NAME
    try:
        _, _, sections = unpack(path.read_bytes())
    except (OSError, ValueError, TypeError) as what:
        raise Trouble(
            f"{path} is not a whole save.", "Name the folder that --backup filled."
        ) from what
    return sections


def restore(board: Board, sections: Sections) -> None:
    """Make this record the board's newest."""
    records = _records(board)
    number = _newest(records)[0] if records else 0
    erases = max((record[1] for record in records), default=0)
    if board.shows_nvm:
        board.write_nvm(RECORD_AT, pack(number + 1, erases + 1, sections))
    else:
        prepare(board, missing(board))
        record = pack(number + _AHEAD, erases, sections)
        board.write(prepared.place(FILES[0]), prepared.copy(record))
        board.flush()


def missing(board: Board) -> Drive:
    """Return what is not on the board yet of the files that its games are kept in."""
    there = board.check(prepared.files())
    return {place: content for place, content in prepared.files().items() if place not in there}


def prepare(board: Board, files: Drive) -> None:
    """Put these files on the drive, in their order, each behind the last: see docs/saving.md."""
    for place, content in files.items():
        folder = ""
        for part in place.split("/")[:-1]:
            folder += f"/{part}"
            board.do("mkdir", folder)
        board.write(place, content)
    board.flush()


def _newest(records: list[Record]) -> Record:
    newest = records[0]
    for record in records[1:]:
        if is_newer(record[0], newest[0]):
            newest = record
    return newest


def _records(board: Board) -> list[Record]:
    raws = [(board.read(prepared.place(name)) or b"")[MIDDLE:] or None for name in FILES]
    raws += [board.read(name) for name in FILES]  # of versions before 1.1
    if board.shows_nvm:
        raws.append(board.read_nvm(RECORD_AT, _NVM_END - RECORD_AT))
    records = []
    for raw in raws:
        try:
            records.append(unpack(raw))
        except ValueError:
            continue
    return list(filter(None, records))
