# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""nvm that survives the power, and the reset button."""

import sys

import drive
from chip import Nvm, Pin  # noqa: F401


class _Kept(Nvm):
    def __setitem__(self, where, content):
        if drive.state["nvm"] == "broken":
            raise RuntimeError("Unable to write to nvm.")
        super().__setitem__(where, content)
        with drive._open(drive.NVM, "wb") as file:
            file.write(self.content)


def _kept():
    with drive._open(drive.NVM, "rb") as file:
        return _Kept(bytearray(file.read()))


nvm = _kept() if drive.state["nvm"] else None


def reset():
    sys.exit(77)
