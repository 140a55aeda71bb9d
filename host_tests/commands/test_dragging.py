# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""People who drag files: a first time brings the files for saves, an update keeps everybody's."""

import shutil
import subprocess
import sys
import zipfile
from functools import partial

import pytest

from firmware.kit.backends import FILES, Drive, Nvm
from firmware.kit.store import Store, pack
from tools import building
from tools.building import dragging, prepared
from tools.environment import ROOT

EMPTY = bytearray(b"\xff" * 8192)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """Return the folder that the zip of a release unpacks to."""
    folder = tmp_path_factory.mktemp("release")
    with zipfile.ZipFile(dragging.pack(building.build(), folder)) as release:
        release.extractall(folder / "unpacked")
    return folder / "unpacked"


@pytest.fixture
def drag(unpacked, tmp_path):
    """Copy what is in this folder onto the drive, replacing what is there."""

    def drag(name):
        shutil.copytree(unpacked / name, tmp_path / "drive", dirs_exist_ok=True)
        return tmp_path / "drive"

    return drag


def content(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def started(folder):
    """Return the store of a board on battery that starts with this drive."""
    drive = Drive(None, None, f"{folder}/", open=partial(open, buffering=0))
    return Store(Nvm(bytearray(EMPTY)), drive)


def test_the_zip_has_a_folder_for_each_time_one_for_the_first_and_says_which(unpacked):
    assert sorted(path.name for path in unpacked.iterdir()) == [
        "CIRCUITPY",
        "FIRST-TIME-ONLY",
        "READ-ME.txt",
    ]
    assert content(unpacked / "CIRCUITPY") == building.build()
    assert content(unpacked / "FIRST-TIME-ONLY") == prepared.files()
    said = (unpacked / "READ-ME.txt").read_text("utf-8")
    assert "For an update: copy only what is in CIRCUITPY." in said


def test_the_zip_unpacks_the_files_for_saves_in_the_order_that_keeps_them_apart(tmp_path):
    with zipfile.ZipFile(dragging.pack({}, tmp_path)) as release:
        names = [name for name in release.namelist() if "/saves/" in name]
    assert names == [f"FIRST-TIME-ONLY/{place}" for place in prepared.files()]


def test_after_a_first_time_the_board_has_nothing_to_make_and_saves_on_the_drive(drag):
    drag("FIRST-TIME-ONLY")
    drive = drag("CIRCUITPY")
    there = set(content(drive))
    store = started(drive)
    store.prepare()
    store.put("names", b"Ana")
    assert store.close() is None
    assert set(content(drive)) == there
    assert started(drive).get("names") == b"Ana"


@pytest.mark.parametrize("copy", FILES)
def test_an_update_by_dragging_loses_no_save(drag, copy):
    drag("FIRST-TIME-ONLY")
    drive = drag("CIRCUITPY")
    (drive / prepared.place(copy)).write_bytes(prepared.copy(pack(7, 0, {1: b"Ana"})))
    drag("CIRCUITPY")
    assert started(drive).get("names") == b"Ana"


def test_the_build_lays_both_folders_out_and_warns_of_the_one(tmp_path):
    command = [sys.executable, str(ROOT / "tools" / "build.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (
        "drag what is in build/FIRST-TIME-ONLY before it, but never for an\nupdate" in done.stdout
    )
    assert content(ROOT / "build" / "FIRST-TIME-ONLY") == prepared.files()
    assert "saves" not in {path.name for path in building.OUT.iterdir()}
