# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store's smaller duties: numbers, places of sections, sparing nvm, making its files."""

import importlib
import os
import struct
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import firmware.kit
import garden
from firmware.kit.backends import FILES, SIZE, Drive, Nvm
from firmware.kit.recovery import unpack
from firmware.kit.store import END, Store, pack
from power_cuts import Board
from scripts import OURS
from tools.building import prepared

PLENTY, FULL = 1 << 20, 4096  # bytes that are free on a drive


def numbers(board):
    """The numbers of the records in both copies, and in nvm; 0 for none."""
    kept = [board.files.record(name) for name in FILES] + [Nvm(board.nvm).read(4096)]
    return [(unpack(record) or [0])[0] for record in kept]


def test_another_game_has_its_section_behind_all_others(monkeypatch):
    monkeypatch.setattr(garden, "GAMES", (*OURS, "other"))
    monkeypatch.setattr(firmware.kit, "store", sys.modules["firmware.kit.store"])
    monkeypatch.delitem(sys.modules, "firmware.kit.store")
    sections = importlib.import_module("firmware.kit.store").SECTIONS
    assert sections[4:7] == tuple(OURS)
    assert sections[7:12] == ("coach", "deals", "earners", "dealt", "setups")
    assert sections[-1] == "other"


# -- numbers --------------------------------------------------------------------------------------


def test_records_are_numbered_one_by_one_wherever_they_are_written():
    board = Board()
    store = board.save(names=b"Ana")  # nvm gets the first, once
    first = max(numbers(board))
    for name in (b"Leo", b"Mia"):
        store.put("names", name)
        store.save()
    assert sorted(numbers(board)[:2]) == [first + 1, first + 2]
    board.files.computer = True
    store = board.save(names=b"Eva")
    newest = max(numbers(board))
    assert newest == numbers(board)[2]
    board.files.computer = False
    store.put("names", b"Tom")
    store.save()
    assert max(numbers(board)) == newest + 1
    assert board.start().get("names") == b"Tom"


def test_a_number_fits_a_small_int_of_the_board_and_wraps_around():
    record = bytes(pack(2**30 + 5, 0, {}))
    assert unpack(record)[0] == 5
    assert struct.unpack_from("<I", record, 4) == (5,)  # in the header, and as the last section
    assert struct.unpack_from("<BHI", record, len(record) - 7) == (END, 4, 5)


def test_closing_writes_each_copy_once():
    board = Board()
    store = board.save(names=b"Ana")
    before = max(numbers(board))
    store.close()
    assert max(numbers(board)) == before + 1
    store = board.start()
    store.put("names", b"Leo")
    store.tick(1)
    store.put("names", b"Mia")
    store.close()
    assert sorted(numbers(board)[:2]) == [before + 3, before + 4]


# -- nvm ------------------------------------------------------------------------------------------


def test_what_is_not_urgent_waits_for_a_save_before_it_costs_an_erase_of_nvm():
    board = Board()
    board.save(names=b"Ana")
    board.files.computer = True
    store = board.start()
    before = board.nvm.erases
    store.put("match", b"a bot's move", urgent=False)
    store.tick(1)
    assert board.nvm.erases == before
    assert store.save() is None
    assert board.nvm.erases == before + 1
    store.put("match", b"another one", urgent=False)
    store.tick(60)
    assert board.nvm.erases == before + 1  # nothing urgent since


def test_without_a_drive_and_without_nvm_nothing_is_said_to_be_saved():
    board = Board()
    board.files.computer = True
    store = Store(Nvm(None), board.drive())
    store.put("names", b"Ana")
    assert store.save() == "save_failed"
    assert store.notice == "save_failed"


# -- code and files that come once -----------------------------------------------------------------


def test_what_only_a_start_needs_leaves_the_memory():
    Board().start()
    assert "firmware.kit.recovery" not in sys.modules


def on_disk(folder, monkeypatch, free):
    """A store on a drive that is this folder, with so many bytes free."""
    monkeypatch.setattr(os, "statvfs", lambda path: (4096, 4096, 0, free // 4096), raising=False)
    drive = Drive(lambda path, readonly: None, SimpleNamespace(usb_connected=False), f"{folder}/")
    return drive, Store(Nvm(bytearray(b"\xff" * 8192)), drive)


def test_missing_files_are_made_once(tmp_path, monkeypatch):
    drive, store = on_disk(tmp_path, monkeypatch, PLENTY)
    store.prepare()
    assert [os.stat(drive.place(name)).st_size for name in FILES] == [SIZE, SIZE]
    assert store.notice is None
    assert "firmware.kit.making" not in sys.modules
    for name in FILES:
        os.remove(drive.place(name))
    store.prepare()
    assert not any(os.path.exists(drive.place(name)) for name in FILES)


@pytest.mark.parametrize("name", FILES)
def test_one_missing_copy_is_made_and_the_other_stays_as_it_is(tmp_path, monkeypatch, name):
    drive, store = on_disk(tmp_path, monkeypatch, PLENTY)
    store.prepare()
    other = Path(drive.place(FILES[1 - FILES.index(name)]))
    other.write_bytes(prepared.copy(pack(7, 0, {5: b"match"})))
    os.remove(drive.place(name))
    before = other.read_bytes()
    on_disk(tmp_path, monkeypatch, PLENTY)[1].prepare()
    assert os.stat(drive.place(name)).st_size == SIZE
    assert other.read_bytes() == before


def test_what_is_made_is_told_before_and_never_without_a_reason(tmp_path, monkeypatch):
    told = []
    drive, store = on_disk(tmp_path, monkeypatch, PLENTY)
    store.prepare(lambda: told.append(os.path.exists(drive.path + "saves")))
    assert told == [False]
    _, again = on_disk(tmp_path, monkeypatch, PLENTY)
    again.prepare(lambda: told.append("nothing is missing"))
    os.remove(drive.place(FILES[0]))
    _, full = on_disk(tmp_path, monkeypatch, FULL)
    full.prepare(lambda: told.append("there is no room"))
    assert told == [False]


def test_a_copy_that_was_cut_off_when_it_was_made_is_no_damage_for_ever(tmp_path, monkeypatch):
    drive, store = on_disk(tmp_path, monkeypatch, PLENTY)
    store.prepare()
    open(drive.place(FILES[1]), "wb").close()
    _, cut_off = on_disk(tmp_path, monkeypatch, FULL)
    cut_off.prepare()
    assert on_disk(tmp_path, monkeypatch, FULL)[1].notice is None


@pytest.mark.parametrize("notice", [None, "save_recovered"])
def test_a_drive_without_room_is_told_unless_there_is_other_news(tmp_path, monkeypatch, notice):
    _, store = on_disk(tmp_path, monkeypatch, FULL)
    store.notice = notice
    store.prepare()
    assert store.notice == (notice or "save_full")
