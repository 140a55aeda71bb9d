# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Make build/CIRCUITPY, exactly what belongs on the board's drive: python3 tools/build.py."""

import argparse
import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402


def main():
    chosen = options().parse_args()
    environment.enter("flash")
    from tools import building

    try:
        drive = building.make(chosen.source)
    except SyntaxError as trouble:
        sys.exit(f"{trouble}\nMend it and run this again.")
    print(table(drive))
    print(f"Made {_short(building.OUT)}. To put it on a board: python3 tools/flash.py")
    if chosen.zip:
        packed = building.pack(drive, building.OUT.parent)
        print(f"Packed {_short(packed)}: unzip it onto the CIRCUITPY drive.")
    return 0


def options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--source", action="store_true", help="keep .py instead of making .mpy")
    options.add_argument("--zip", action="store_true", help="also pack it for a release")
    return options


def table(drive):
    """What each part takes on the drive."""
    parts = {}
    for place, content in sorted(drive.items()):
        name = place.rpartition("/")[0] or place
        count, size = parts.get(name, (0, 0))
        parts[name] = (count + 1, size + len(content))
    parts["all"] = (len(drive), sum(map(len, drive.values())))
    rows = [f"{name:<32}{count:>5} files{size:>10,} bytes" for name, (count, size) in parts.items()]
    return "\n".join(rows)


def _short(path):
    return path.relative_to(environment.ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
