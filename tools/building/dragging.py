# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The folders for people who drag files onto the drive, in build/ and in the zip of a release.

The empty files for saves have a folder of their own, so that an update cannot replace anybody's
games by accident.
"""

import zipfile
from pathlib import Path

from tools import building, environment
from tools.building import Drive, prepared

EACH_TIME = building.OUT.name
FIRST_TIME = "FIRST-TIME-ONLY"
README = f"""\
Kitchen Garden, for the CIRCUITPY drive of a board with CircuitPython 10.

For the first time: copy what is in {FIRST_TIME} onto the drive, then what is in {EACH_TIME}.
For an update: copy only what is in {EACH_TIME}. {FIRST_TIME} holds empty files for saves,
which would replace your games. Without them the board makes its own when it starts.

When all is copied, eject the drive, then press reset.
"""


def lay_out_first_time() -> Path:
    """Put the files for a first time into their folder beside the build; return the folder."""
    folder = building.OUT.with_name(FIRST_TIME)
    building.write(prepared.files(), folder)
    return folder


def pack(drive: Drive, folder: Path) -> Path:
    """Pack both folders and a readme into the zip of this version; return its path."""
    packed = folder / f"kitchen-garden-{environment.version()}.zip"
    with zipfile.ZipFile(packed, "w") as release:
        for place, content in _packed(drive).items():
            # Always the same time and rights, so that the same sources give the same bytes.
            entry = zipfile.ZipInfo(place, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            release.writestr(entry, content, zipfile.ZIP_STORED)
    return packed


def _packed(drive: Drive) -> Drive:
    """Return the zip's files. Those for saves keep their order, which programs unpack in."""
    return {
        "READ-ME.txt": README.encode(),
        **{f"{FIRST_TIME}/{place}": content for place, content in prepared.files().items()},
        **{f"{EACH_TIME}/{place}": content for place, content in sorted(drive.items())},
    }
