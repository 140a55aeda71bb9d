# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store: the power may go at any byte, backends may be full, worn or full of rubbish."""

import struct
from binascii import crc32
from pathlib import Path

import pytest

from firmware.kit.backends import FILES, MARK
from firmware.kit.store import SECTIONS, pack, unpack
from garden.sitting import Sitting
from power_cuts import Board, PowerCut, steps_of_a_save

ROOT = Path(__file__).resolve().parents[2]

# -- everyday ---------------------------------------------------------------------------------


def test_a_new_board_holds_nothing_and_says_nothing():
    store = Board().start()
    assert (store.notice, store.get("settings"), store.erases) == (None, b"", 0)


def test_what_was_saved_is_there_after_the_power_was_off():
    board = Board()
    kept = {name: name.encode() * 9 for name in SECTIONS}
    board.save(**kept)
    store = board.start()
    assert store.notice is None
    assert {name: store.get(name) for name in SECTIONS} == kept


def test_what_was_put_but_not_saved_is_not_there():
    board = Board()
    board.start().put("names", b"Ana")
    assert board.start().get("names") == b""


def test_putting_the_same_again_writes_nothing():
    board = Board()
    store = board.save(names=b"Ana")
    board.files.content.clear()
    store.put("names", bytearray(b"Ana"))
    assert store.save() is None
    assert (board.nvm.erases, board.files.content) == (0, {})


def test_a_drive_that_takes_the_save_spares_nvm():
    board = Board()
    board.save(names=b"Ana")
    assert (board.nvm.erases, board.start().get("names")) == (0, b"Ana")


def test_one_save_erases_nvm_once_and_leaves_the_flash_mark_alone():
    board = Board()
    board.files.computer = True
    board.nvm.cells[: len(MARK)] = MARK
    board.save(settings=b"en", names=b"Ana", veggies=b"x" * 300)
    assert board.nvm.erases == 1
    assert board.nvm.cells[: len(MARK)] == MARK


def test_both_files_are_written_in_turn_and_stay_where_they_are_on_the_drive():
    """A file that is cut off and made anew would touch the file system each time."""
    board = Board()
    board.files.ours = True
    written = []
    open_file = board.files.open

    def noting(name, mode):
        file = open_file(name, mode)
        if mode != "rb":
            written.append((name, mode))
        return file

    board.files.open = noting
    for turn in range(4):
        board.save(names=bytes([65 + turn]) * (9 - turn))
    both = list(FILES)
    assert written == [*((name, "wb") for name in both), *((name, "r+b") for name in both)]
    assert board.start().get("names") == b"D" * 6


def test_the_drive_is_given_back_after_every_save():
    board = Board()
    board.save(names=b"Ana")
    assert board.files.content and not board.files.ours


def test_a_drive_that_is_ours_since_the_start_stays_ours():
    board = Board()
    board.files.ours = True
    board.files.computer = True
    board.save(names=b"Ana")
    assert board.files.ours and board.files.content


def test_a_computer_on_the_drive_is_no_trouble_nvm_takes_the_save():
    board = Board()
    board.files.computer = True
    board.save(names=b"Ana")
    assert not board.files.content
    assert board.start().get("names") == b"Ana"


def test_the_newest_wins_whichever_home_it_is_in():
    board = Board()
    board.save(names=b"old")
    board.files.computer = True
    board.save(names=b"newer, nvm only")
    assert board.start().get("names") == b"newer, nvm only"
    board.files.computer = False
    board.nvm.broken = True
    board.save(names=b"newest, drive only")
    assert board.start().get("names") == b"newest, drive only"


def test_a_change_is_written_by_the_next_tick_and_only_once():
    board = Board()
    store = board.start()
    store.put("settings", b"1")
    store.tick(100)
    assert board.start().get("settings") == b"1"
    board.files.content.clear()
    store.tick(101)
    store.tick(200)
    assert board.files.content == {}


def test_what_is_not_urgent_goes_to_the_drive_at_once_but_waits_for_nvm():
    board = Board()
    store = board.start()
    store.put("match", b"a bot's move", urgent=False)
    store.tick(1)
    assert board.start().get("match") == b"a bot's move"
    board.files.computer = True
    store.put("match", b"another", urgent=False)
    store.tick(2)
    assert (board.nvm.erases, store.notice) == (0, None)
    store.put("match", b"a person's move")
    store.tick(3)
    assert (board.nvm.erases, board.start().get("match")) == (1, b"a person's move")


def test_what_no_home_took_is_tried_again_after_a_while_and_told_once():
    board = Board()
    board.files.computer = board.nvm.broken = True
    store = board.start()
    store.put("match", b"x")
    store.tick(1)
    assert store.notice == "save_failed"
    store.notice = None
    erases = board.nvm.erases
    store.tick(10)
    assert board.nvm.erases == erases
    store.tick(30)
    assert (board.nvm.erases, store.notice) == (erases + 1, None)
    board.files.computer = False
    store.tick(60)
    assert board.start().get("match") == b"x"


# -- power cuts -------------------------------------------------------------------------------


@pytest.mark.parametrize("rubbish", [None, bytes(range(256)) * 32], ids=["blank", "rubbish"])
@pytest.mark.parametrize("first", [True, False], ids=["first save", "third save"])
def test_a_cut_at_every_byte_of_a_save_leaves_the_old_or_the_new_state(first, rubbish):
    board = Board()
    if not first:
        board.save(match=b"old" * 30)
        board.save(match=b"older" * 9)
        board.save(match=b"old" * 30)
    old, new = board.start().get("match"), b"new sitting" * 12
    seen = set()
    for steps in range(steps_of_a_save(board, new)):
        trial = board.copy()
        trial.nvm.rubbish = rubbish
        trial.cut_after(steps)
        with pytest.raises(PowerCut):
            trial.save(match=new)
        store = trial.power_on()
        assert store.get("match") in (old, new)
        seen.add(store.get("match"))
        # and the next save is good again
        store.put("match", b"next")
        assert store.save() is None
        assert (trial.start().get("match"), trial.start().notice) == (b"next", None)
    assert seen == {old}  # the new state is whole with the last byte only


@pytest.mark.parametrize("rubbish", [None, bytes(range(256)) * 32], ids=["blank", "rubbish"])
def test_a_cut_while_nvm_is_written_falls_back_to_the_drive(rubbish):
    """It is one block: what was in it is gone with the erase. Rubbish there is told."""
    board = Board()
    board.save(match=b"on the drive")
    board.files.computer = True
    board.save(match=b"in nvm only")
    notices = set()
    for steps in range(1, steps_of_a_save(board, b"newest of all")):
        trial = board.copy()
        trial.nvm.rubbish = rubbish
        trial.cut_after(steps)
        with pytest.raises(PowerCut):
            trial.save(match=b"newest of all")
        store = trial.power_on()
        assert store.get("match") == b"on the drive"
        notices.add(store.notice)
    assert "save_recovered" in notices


def test_the_end_of_an_older_record_is_not_taken_for_the_new_one():
    """A sitting that ends with its own CRC leaves the CRC of the record as it was."""
    sittings = [Sitting("cabbage", 2, seed).save() for seed in (5, 6)]
    older, newer = (pack(number, 0, {6: sittings[number]}) for number in (0, 1))
    assert len(older) == len(newer)
    for cut in range(16, len(newer) - 3):  # what follows is the same in both
        with pytest.raises(ValueError):
            unpack(newer[:cut] + older[cut:])


def test_a_record_of_version_1_0_is_still_read():
    body = struct.pack("<BH", 1, 3) + b"Ana"
    head = struct.pack("<3sBIHH", b"KGS", 1, 9, 2, len(body))
    record = head + struct.pack("<I", crc32(body, crc32(head))) + body
    assert unpack(record) == (9, 2, {1: b"Ana"})


def test_two_cuts_one_after_the_other_never_leave_half_a_save():
    board = Board()
    board.save(match=b"old" * 9)
    board.save(match=b"older" * 9)
    last = steps_of_a_save(board, b"new" * 9)
    for first in range(0, last, 3):
        for second in range(0, last, 5):
            trial = board.copy()
            for steps, content in ((first, b"new" * 9), (second, b"newer" * 9)):
                trial.cut_after(steps)
                try:
                    trial.save(match=content)
                except PowerCut:
                    trial.power_on()
            assert trial.power_on().get("match") in (b"older" * 9, b"new" * 9, b"newer" * 9)
