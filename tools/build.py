# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Make build/CIRCUITPY, exactly what belongs on the board's drive: python3 tools/build.py."""

import argparse
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402


def main() -> int:
    chosen = options().parse_args()
    environment.enter("flash")
    from tools.building.release import NoRelease

    try:
        _compile(chosen.compiler) if chosen.compiler else _build(chosen)
    except SyntaxError as trouble:
        sys.exit(f"{trouble}\nMend it and run this again.")
    except NoRelease as why:
        sys.exit(str(why))
    return 0


def _build(chosen: argparse.Namespace) -> None:
    from tools import building
    from tools.building import dragging, release

    notes = release.notes(chosen.release) if chosen.release else ""
    drive = building.make(chosen.source)
    print(table(drive))
    for line in building.missing_words():
        print(line)
    first = dragging.lay_out_first_time()
    print(f"Made {_short(building.OUT)}. To put it on a board: python3 tools/flash.py")
    print(f"If you drag it over, drag what is in {_short(first)} before it, but never for an")
    print("update: these are empty files for saves, which would replace everybody's games.")
    if chosen.zip or chosen.release:
        packed = dragging.pack(drive, building.OUT.parent)
        print(f"Packed {_short(packed)}. Its READ-ME.txt says what to drag, and when.")
    if chosen.release:
        (building.OUT.parent / "notes.md").write_text(notes, "utf-8")
        print("Wrote build/notes.md: what the changelog says of it.")


def _compile(compiler: str) -> None:
    from tools.building import release

    with tempfile.TemporaryDirectory() as folder:
        count = release.compile_with(compiler, Path(folder))
    print(f"mpy-cross {compiler} compiles all {count} files.")


def options() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--source", action="store_true", help="keep .py instead of making .mpy")
    options.add_argument("--zip", action="store_true", help="also pack it into a zip")
    options.add_argument("--release", metavar="TAG", help="pack what is released under this tag")
    options.add_argument("--compiler", metavar="VERSION", help="only try another mpy-cross")
    return options


def table(drive: "Mapping[str, bytes]") -> str:
    """Return a line for each part: how much it takes on the drive."""
    parts: dict[str, tuple[int, int]] = {}
    for place, content in sorted(drive.items()):
        name = place.rpartition("/")[0] or place
        count, size = parts.get(name, (0, 0))
        parts[name] = (count + 1, size + len(content))
    parts["all"] = (len(drive), sum(map(len, drive.values())))
    rows = [f"{name:<32}{count:>5} files{size:>10,} bytes" for name, (count, size) in parts.items()]
    return "\n".join(rows)


def _short(path: Path) -> str:
    return path.relative_to(environment.ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
