# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The build: everything that belongs on the drive, nothing else, reproducible, and it runs."""

import hashlib
import json
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from scripts import OURS
from small_vm import need_vm
from tools import building, environment, vm
from tools.building import dragging, manifest, mpy, words

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def drive():
    return building.build()


def described(drive):
    return json.loads(drive[manifest.NAME])["files"]


def test_the_manifest_names_every_file_with_its_size_and_hashes(drive):
    files = described(drive)
    assert set(files) == set(drive) - {manifest.NAME}
    for place, known in files.items():
        content = drive[place]
        assert known["size"] == len(content)
        assert known["crc32"] == zlib.crc32(content)
        assert known["sha256"] == hashlib.sha256(content).hexdigest()


def test_the_manifest_carries_our_version(drive):
    text = (ROOT / "pyproject.toml").read_text()
    assert f'\nversion = "{json.loads(drive[manifest.NAME])["version"]}"\n' in text


def test_every_row_of_the_list_finds_something(drive):
    for folder, pattern in manifest.OURS:
        assert list((ROOT / folder).glob(pattern)), (folder, pattern)


def test_our_code_is_compiled_and_only_the_two_scripts_are_source(drive):
    assert {"firmware/app.mpy", "firmware/screens/title.mpy"} <= set(drive)
    assert {place for place in drive if place.endswith(".py")} == set(manifest.SCRIPTS)
    assert set(manifest.SCRIPTS) == {path.name for path in ROOT.glob("*.py")}


def test_every_mpy_is_circuitpythons_with_the_boards_small_ints(drive):
    made = [content for place, content in drive.items() if place.endswith(".mpy")]
    assert made and {(content[:2], content[3]) for content in made} == {(b"C\x06", 31)}


def test_packing_twice_gives_the_same_bytes(drive, tmp_path):
    first, second = tmp_path / "1", tmp_path / "2"
    first.mkdir(), second.mkdir()
    again = dict(reversed(drive.items()))
    assert dragging.pack(drive, first).read_bytes() == dragging.pack(again, second).read_bytes()


HASHED = """
import sys, zlib
sys.path[:0] = sys.argv[1:]
from tools import building
print(zlib.crc32(building.build(anew=True)["garden.json"]))
"""


def test_every_python_builds_the_same_bytes_whatever_the_order_of_its_sets(drive):
    """Build once more where every set has another order than here, or than in any other process."""
    done = subprocess.run(
        [sys.executable, "-c", HASHED, str(ROOT)],
        env={**os.environ, "PYTHONHASHSEED": "7"},  # this process has one of its own
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert int(done.stdout) == zlib.crc32(drive[manifest.NAME])


def test_the_bytes_do_not_depend_on_where_or_when(tmp_path):
    source = tmp_path / "elsewhere.py"
    source.write_text("print(1)\n")
    first = mpy.compiled(source, "firmware/x.py")
    os.utime(source, (0, 0))
    other = tmp_path / "other.py"
    source.rename(other)
    assert mpy.compiled(other, "firmware/x.py") == first
    assert str(tmp_path).encode() not in first


def test_the_words_are_packed_in_a_process_that_has_a_simulator():
    import tools.sim  # noqa: F401  (brings our modules in a way of its own)

    assert len(words.packed(ROOT / "lib" / "garden" / "words" / "en.py")) > 1000


def test_source_keeps_every_file_as_it_is():
    drive = building.build(source=True)
    assert not [place for place in drive if place.endswith(".mpy")]
    assert drive["lib/garden/rng.py"] == (ROOT / "lib/garden/rng.py").read_bytes()


def test_the_folder_holds_the_drive_and_nothing_left_over(drive, tmp_path):
    out = tmp_path / "CIRCUITPY"
    (out / "old").mkdir(parents=True)
    (out / "old" / "left.mpy").write_bytes(b"over")
    building.write(drive, out)
    laid = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert laid == set(drive)


def test_of_the_libraries_only_what_is_imported_is_on_the_drive(drive, tmp_path):
    label = tmp_path / "label.py"
    label.write_text("from adafruit_display_text import bitmap_label\n")
    assert set(manifest.library_files([label])) == {
        "lib/adafruit_display_text/__init__.py",
        "lib/adafruit_display_text/bitmap_label.py",
        "lib/adafruit_ticks.py",  # which the package itself asks for
    }
    label.write_text("import json, garden\n")
    assert manifest.library_files([label]) == {}
    used = manifest.library_files([*ROOT.glob("firmware/**/*.py")])
    beside = {place for place in drive if place.startswith("lib/adafruit")}
    assert beside == {place.replace(".py", ".mpy") for place in used}


def test_a_file_that_does_not_compile_is_named(tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("def (:\n")
    with pytest.raises(SyntaxError, match="firmware/broken.py does not compile"):
        mpy.compiled(broken, "firmware/broken.py")


def test_the_command_builds_and_prints_the_sizes():
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "build.py"), "--zip"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^lib/garden +\d+ files +[\d,]+ bytes$", done.stdout, re.MULTILINE)
    assert (ROOT / "build" / "CIRCUITPY" / manifest.NAME).is_file()
    assert building.LINES.is_file()
    assert f"build/kitchen-garden-{environment.version()}.zip" in done.stdout


# -- it runs ----------------------------------------------------------------------------------

A_GAME = """
from array import array
from garden import GAMES, engine
from garden.sitting import Sitting
for name in GAMES:
    table = Sitting(name, engine(name).SEATS[0], 7)
    out = array("H", bytes(2 * engine(name).MOST))
    while table.game.turn >= 0:
        table.play(out[table.game.actions(out) // 2])
    print(name, table.game.scores(), Sitting.load(table.save()).game.scores())
"""


def test_the_games_run_from_the_built_files_on_the_boards_python(tmp_path):
    need_vm()
    files = {place: file for place, file in manifest.files().items() if "/garden/" in place}
    made, _ = building.contents(files, external={"games.py": A_GAME})
    # The small VM is MicroPython: it wants its own letter back.
    compiled = {place: b"M" + made[place][1:] for place in made if place.endswith(".mpy")}
    building.write(compiled, tmp_path)
    done = vm.run("games", heap="64k", paths=[tmp_path, tmp_path / "lib"])
    assert done.stderr == ""
    lines = [line.split(" ", 1) for line in done.stdout.splitlines()]
    assert [name for name, _ in lines] == OURS
    for _, scores in lines:
        before, after = scores.replace("] [", "]|[").split("|")
        assert before == after and json.loads(before)
