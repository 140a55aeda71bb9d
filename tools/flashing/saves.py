# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Saves and records between a board and a folder on this computer."""

from pathlib import Path

from firmware.kit.backends import FILES, RECORD_AT
from firmware.kit.store import pack, unpack
from tools import outputs
from tools.flashing.trouble import Trouble

NAME = "garden.sav"

_NVM_END = 8192
# More than nvm can ever have been written: so the restored record is newer than one in nvm, which
# a mounted drive does not show.
_AHEAD = 1 << 16


def backup(board, folder, dry_run=False):
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
    try:
        outputs.check_folder(path.parent)
        if not dry_run:
            outputs.write_beside(path, pack(*max(records)))
    except outputs.Refused as why:
        raise Trouble(str(why), "Nothing was kept.") from None
    return path


def load(folder):
    """Return the record in the folder, by its sections."""
    path = Path(folder) / NAME
    try:
        _, _, sections = unpack(path.read_bytes())
    except (OSError, ValueError, TypeError) as what:
        raise Trouble(
            f"{path} is not a whole save.", "Name the folder that --backup filled."
        ) from what
    return sections


def restore(board, sections):
    """Make this record the board's newest."""
    records = _records(board)
    number = max((record[0] for record in records), default=0)
    erases = max((record[1] for record in records), default=0)
    if board.shows_nvm:
        board.write_nvm(RECORD_AT, pack(number + 1, erases + 1, sections))
    else:
        board.write(FILES[0], pack(number + _AHEAD, erases, sections))
        board.flush()


def _records(board):
    raws = [board.read(name) for name in FILES]
    if board.shows_nvm:
        raws.append(board.read_nvm(RECORD_AT, _NVM_END - RECORD_AT))
    records = []
    for raw in raws:
        try:
            records.append(unpack(raw))
        except ValueError:
            continue
    return sorted(filter(None, records), key=lambda record: record[:2])
