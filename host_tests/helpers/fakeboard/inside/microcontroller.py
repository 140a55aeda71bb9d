# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""nvm that survives the power, and the reset button."""

import sys

import drive


class _Nvm:
    def __init__(self):
        with drive._open(drive.NVM, "rb") as file:
            self._cells = bytearray(file.read())

    def __len__(self):
        return len(self._cells)

    def __getitem__(self, where):
        return self._cells[where]

    def __setitem__(self, where, content):
        if drive.state["nvm"] == "broken":
            raise RuntimeError("Unable to write to nvm.")
        if not isinstance(content, (bytes, bytearray)):
            raise NotImplementedError("array/bytes required on right side")
        if len(self._cells[where]) != len(content):
            raise ValueError("Slice and value different lengths.")
        self._cells[where] = content
        with drive._open(drive.NVM, "wb") as file:
            file.write(self._cells)


nvm = _Nvm() if drive.state["nvm"] else None


def reset():
    sys.exit(77)
