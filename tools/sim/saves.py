# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The simulated board's nvm and drive as files, kept from one run to the next."""

import microcontroller
import storage
import supervisor


class Saves:
    """A folder that stands for the board's storage."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "nvm.bin"
        self.nvm = bytearray(self._file.read_bytes()) if self._file.exists() else None
        self._folder = folder
        self._written = 0

    def drive(self):
        from firmware.kit.backends import Drive
        from tools.building import prepared

        for place, content in prepared.files().items():
            path = self._folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.write_bytes(content)
        return Drive(storage.remount, supervisor.runtime, str(self._folder) + "/", _open)

    def flush(self):
        """Write nvm out, if the firmware wrote it."""
        if microcontroller.nvm and microcontroller.nvm.erases != self._written:
            self._written = microcontroller.nvm.erases
            self._file.write_bytes(microcontroller.nvm.content)


def _open(path, mode):
    """Open a file as a board does: what is written needs no flush."""
    return open(path, mode, buffering=0)  # noqa: SIM115
