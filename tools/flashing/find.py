# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finds the boards that are plugged in, by the mounted drives and the serial ports here."""

import os
import re
import string
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.flashing import ports
from tools.flashing.trouble import Trouble

_BOOTLOADER = "INFO_UF2.TXT"


@dataclass
class Found:
    name: str
    drive: Path | None = None
    port: str | None = None

    def __str__(self) -> str:
        drive = f"--drive {self.drive}" if self.drive else "drive not mounted"
        port = f"--port {self.port}" if self.port else "no serial port"
        return f"{self.name}: {drive}, {port}"


def boards(
    folders: Iterable[Path] | None = None, serial_ports: Iterable[Any] | None = None
) -> list[Found]:
    """Every board: its drive and its port, matched by the number both of them show."""
    drives = circuitpy_drives(mounted() if folders is None else folders)
    free = list(ports.boards() if serial_ports is None else serial_ports)
    found = []
    for drive, name, number in drives:
        mine = [port for port in free if number and port.serial_number == number]
        if not mine and len(drives) == len(free) == 1:
            mine = free[:]  # a single one of each: they belong together
        found.append(Found(name, drive, mine[0].device if mine else None))
        free = [port for port in free if port not in mine]
    found += [Found(port.product or "Unnamed board", port=port.device) for port in free]
    return found


def one(found: list[Found]) -> Found:
    """The only board, or the one that the person at the keyboard picks."""
    if len(found) == 1:
        return found[0]
    if not found:
        raise Trouble(
            "No board was found: no CIRCUITPY drive is mounted and no CircuitPython serial port "
            "is there.",
            _no_board_yet(mounted()),
        )
    for number, board in enumerate(found, 1):
        print(f"{number}  {board}")
    if sys.stdin.isatty():
        answer = input("Which one? ").strip()
        if answer.isdigit() and 0 < int(answer) <= len(found):
            return found[int(answer) - 1]
    raise Trouble(f"There are {len(found)} boards.", "Name one with --drive or --port.")


def circuitpy_drives(folders: Iterable[Path]) -> list[tuple[Path, str, str | None]]:
    """CIRCUITPY drives among these folders, each with its board's name and number."""
    drives = []
    for folder in folders:
        try:
            said = (folder / "boot_out.txt").read_text(errors="replace")
        except OSError:
            continue
        name = re.search(r"CircuitPython .*; (.*)", said)
        number = re.search(r"UID:(\w+)", said)
        if name:
            drives.append((folder, name[1].strip(), number and number[1]))
    return drives


def mounted() -> list[Path]:
    """Where this computer mounts drives that come and go."""
    if os.name == "nt":
        places = [Path(f"{letter}:\\") for letter in string.ascii_uppercase]
    elif sys.platform == "darwin":
        places = list(Path("/Volumes").glob("*"))
    else:
        places = _mounted_on_linux()
    return [place for place in places if place.is_dir()]


def _mounted_on_linux() -> list[Path]:
    try:
        lines = Path("/proc/mounts").read_text().splitlines()
    except OSError:
        return []
    rows = [line.split() for line in lines]
    # Blanks in a name are written as \040.
    return [Path(row[1].replace("\\040", " ")) for row in rows if row[2] in ("vfat", "msdos")]


def _no_board_yet(folders: Iterable[Path]) -> str:
    for folder in folders:
        if (folder / _BOOTLOADER).is_file():
            return (
                f"{folder} is a board in its bootloader: put CircuitPython 10 on it "
                "(circuitpython.org has the .uf2 file to copy there), then run this again."
            )
    return (
        "Plug it in with a cable that carries data, switch it on and run this again. "
        "build/CIRCUITPY holds what belongs on its drive."
    )
