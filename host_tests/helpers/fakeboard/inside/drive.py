# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stand-in's drive and memory: a folder, and a state that outlives each run of the VM."""

import json
import sys

import uos

PHASE, ROOT, STATE, NVM, READABLE, *STAND_INS = sys.argv[1:]
LAST_TRACEBACK = NVM + ".traceback"

with open(STATE) as _file:
    state = json.load(_file)

_open = open


def keep():
    with _open(STATE, "w") as file:
        json.dump(state, file)


def last_traceback():
    """Return the traceback of the program that ran before."""
    try:
        with _open(LAST_TRACEBACK) as file:
            return file.read() or None
    except OSError:
        return None


def real(path):
    """Return the file behind a path of the board's, or a path beside a module as it is."""
    if path.startswith(READABLE):
        return path
    return ROOT + (path if path.startswith("/") else "/" + path)


def change():
    """Count a change before it happens. Fail if it is not allowed or the power is gone."""
    if not state["ours"]:
        raise OSError(30)
    if state["steps"] == 0:
        sys.exit(99)
    state["steps"] -= 1


def used(folder=ROOT):
    total = 0
    for entry in uos.ilistdir(folder):
        path = folder + "/" + entry[0]
        total += used(path) if entry[1] == 0x4000 else uos.stat(path)[6]
    return total


class Written:
    def __init__(self, path):
        change()
        self._file = _open(real(path), "wb")

    def write(self, content):
        change()
        room = state["room"] - used()
        self._file.write(content[:room] if room < len(content) else content)
        self._file.flush()
        if room < len(content):
            raise OSError(28)
        return len(content)

    def close(self):
        self._file.close()

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        self.close()


def open(path, mode="r"):
    return Written(path) if mode == "wb" else _open(real(path), mode)
