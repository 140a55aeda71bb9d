# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Put Kitchen Garden on a board, or what changed since the last time: python3 tools/flash.py."""

import argparse
import contextlib
import json
import sys

import build
import environment
import manifest

_NEEDS = "CircuitPython 10"


def main():
    environment.enter("flash")
    from flashing.trouble import Trouble

    chosen = _options().parse_args()
    try:
        return _flash(chosen)
    except (Trouble, SyntaxError) as what:
        print(what, file=sys.stderr)
        return 1


def _options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", help="the board's serial port: send everything over it")
    options.add_argument("--drive", help="the folder where its CIRCUITPY drive is mounted")
    options.add_argument("--source", action="store_true", help="send .py instead of .mpy")
    options.add_argument("--dry-run", action="store_true", help="say what would be done")
    options.add_argument("--list", action="store_true", help="list the boards that are plugged in")
    options.add_argument("--backup", metavar="DIR", help="keep saves and records in this folder")
    options.add_argument("--restore", metavar="DIR", help="bring them back from there")
    return options


def _flash(chosen):
    from flashing import find
    from flashing.trouble import Trouble

    if chosen.list:
        print(*find.boards() or ["No board is plugged in."], sep="\n")
        return 0
    drive = None if chosen.backup or chosen.restore else _build(chosen.source)
    try:
        found = _found(chosen)
    except Trouble as nobody:
        if not chosen.dry_run:
            raise
        print(f"{nobody}\nOtherwise it would all be sent: {_count(drive)}.")
        return 0
    with _open(found) as board:
        return _with_board(board, drive, chosen)


def _build(source):
    print("Building ...")
    drive = build.build(source)
    build.write(drive, build.OUT)
    print(f"Version {build.version()}: {_count(drive)}.")
    return drive


def _found(chosen):
    from flashing import find

    if chosen.drive or chosen.port:
        return find.Found("A board", chosen.drive, chosen.port)
    return find.one(find.boards())


@contextlib.contextmanager
def _open(found):
    from flashing.drive import MountedDrive
    from flashing.wire import SerialBoard

    if found.drive:
        yield MountedDrive(found.drive, found.port)
    else:
        with contextlib.closing(SerialBoard(found.port)) as board:
            yield board


def _with_board(board, drive, chosen):
    from flashing import saves
    from flashing.trouble import Trouble

    board_id, system, machine = board.about()
    print(f"Board: {machine}, {system}, {board}.")
    try:
        if chosen.backup:
            print(f"Kept saves and records in {saves.backup(board, chosen.backup)}.")
            changed = False
        elif chosen.restore:
            saves.restore(board, chosen.restore)
            print("Saves and records are back.")
            changed = True
        else:
            _check(board_id, system, drive)
            changed = update(board, drive, chosen.dry_run)
    except Trouble:
        # The version that is there goes on, if the board still answers.
        with contextlib.suppress(Trouble):
            board.restart(changed=False)
        raise
    _say(board.restart(changed))
    return 0


def _check(board_id, system, drive):
    from flashing.trouble import Trouble

    if not system.startswith(f"{_NEEDS}."):
        raise Trouble(
            f"The board runs {system}; the game needs {_NEEDS}.",
            f"Put {_NEEDS} on it (circuitpython.org/board/{board_id}), then run this again.",
        )
    profiles = {place.rpartition("/")[2].split(".")[0] for place in drive if "/boards/" in place}
    if board_id not in profiles:
        known = ", ".join(sorted(profiles - {"__init__"}))
        raise Trouble(
            f"The game does not know the board {board_id}; it knows {known}.",
            "A new board is one new file in firmware/boards/.",
        )


def update(board, drive, dry_run=False):
    """Send what changed; whether anything did."""
    from flashing import progress, sync

    if not dry_run and sync.finish(board):
        print("Finished an update that was cut off.")
    plan = sync.compare(board, drive)
    print(f"{plan.there} files are there already; to send: {_count(plan.send)}.")
    for place in plan.stale:
        print(f"No longer part of it: {place}")
    for script in plan.aside:
        print(f"Your own {script} will be kept as {script}.before1 or the next free number.")
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


def _say(title):
    if title is None:
        print("Nothing else to do: the board starts the game by itself.")
    elif title:
        print("The board restarted and the title is up.")
    else:
        print("The board restarted, but did not say that the title is up: look at its screen.")


def _count(drive):
    return f"{len(drive)} files, {sum(map(len, drive.values())):,} bytes"


if __name__ == "__main__":
    sys.exit(main())
