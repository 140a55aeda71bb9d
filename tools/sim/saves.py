# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The simulated board's nvm and drive as files, kept from one run to the next."""

import shutil
from pathlib import Path
from typing import Any

import microcontroller
import storage
import supervisor


def home() -> Path:
    """Return the platform's folder for the saves of this user."""
    from platformdirs import user_data_path

    return user_data_path("kitchen-garden", appauthor=False) / "saves"


def take_over(old: Path, folder: Path) -> None:
    """Copy the saves of an earlier version into this folder, if it is not there yet."""
    if old.is_dir() and not folder.exists():
        half = folder.with_name(folder.name + ".part")
        shutil.rmtree(half, ignore_errors=True)
        shutil.copytree(old, half)
        half.rename(folder)


class Saves:
    """A folder that stands for the board's storage."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "nvm.bin"
        self.nvm = bytearray(self._file.read_bytes()) if self._file.exists() else None
        self._folder = folder
        self._written = 0

    def drive(self) -> Any:
        """Return the store's drive in this folder."""
        from firmware.kit.backends import Drive
        from tools.building import prepared

        for place, content in prepared.files().items():
            path = self._folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.write_bytes(content)
        return Drive(storage.remount, supervisor.runtime, str(self._folder) + "/", _open)

    def flush(self) -> None:
        """Write nvm out, if the firmware wrote it."""
        nvm: Any = microcontroller.nvm  # the stand-in's
        if nvm and nvm.erases != self._written:
            self._written = nvm.erases
            self._file.write_bytes(nvm.content)


def _open(path: str, mode: str) -> Any:
    """Open a file as a board does: what is written needs no flush."""
    return open(path, mode, buffering=0)  # noqa: SIM115
