# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store: the power may go at any byte, backends may be full, worn or full of rubbish."""

import struct
from binascii import crc32

import pytest

from firmware.kit.backends import FILES, MARK
from firmware.kit.recovery import unpack
from firmware.kit.store import SECTIONS, pack
from garden.sitting import Sitting
from power_cuts import Board, PowerCut, steps_of_a_save
from tools.building import prepared


def used_board():
    """Return a board that has saved before, because the very first save also writes nvm."""
    board = Board()
    board.save(names=b"somebody")
    board.nvm.erases = 0
    return board


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
    board = used_board()
    store = board.save(names=b"Ana")
    board.files.content.clear()
    store.put("names", bytearray(b"Ana"))
    assert store.save() is None
    assert (board.nvm.erases, board.files.content) == (0, {})


def test_a_drive_that_takes_the_save_spares_nvm_but_for_the_very_first():
    board = Board()
    board.save(names=b"Leo")
    assert board.nvm.erases == 1
    for _ in range(3):
        board.save(names=b"Ana")
        board.save(names=b"Mia")
    assert (board.nvm.erases, board.start().get("names")) == (1, b"Mia")


def test_one_save_erases_nvm_once_and_leaves_the_flash_mark_alone():
    board = Board()
    board.files.computer = True
    board.nvm.cells[: len(MARK)] = MARK
    board.save(settings=b"en", names=b"Ana", veggies=b"x" * 300)
    assert board.nvm.erases == 1
    assert board.nvm.cells[: len(MARK)] == MARK


def test_both_copies_are_opened_once_and_written_in_turn():
    """Opening, closing, growing and making a file anew would touch a directory or the FAT."""
    board = Board()
    store = board.start()
    for turn in range(6):
        store.put("names", bytes([65 + turn]) * (9 - turn))
        assert store.save() is None
    assert board.files.opened == [(prepared.place(name), "r+b") for name in FILES]
    assert [unpack(board.files.record(name))[2][1][:1] for name in FILES] == [b"E", b"F"]
    assert board.start().get("names") == b"F" * 4


def test_every_save_is_flushed_to_the_flash():
    board = used_board()
    store = board.start()
    for turn in range(3):
        before = board.files.synced
        store.put("match", bytes([turn]))
        store.tick(turn)
        assert board.files.synced > before


def test_the_drive_is_given_back_while_its_files_stay_open():
    board = Board()
    store = board.save(names=b"Ana")
    assert not board.files.ours
    store.put("names", b"Leo")
    assert store.save() is None
    assert not board.files.ours


def test_a_drive_that_is_ours_since_the_start_stays_ours():
    board = Board()
    board.files.ours = True
    board.files.computer = True
    board.save(names=b"Ana")
    assert board.files.ours and unpack(board.files.record(FILES[0]))


def test_a_computer_on_the_drive_is_no_trouble_nvm_takes_the_save():
    board = Board()
    board.files.computer = True
    board.save(names=b"Ana")
    assert [unpack(board.files.record(name)) for name in FILES] == [None, None]
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
    synced = board.files.synced
    store.tick(101)
    store.tick(200)
    assert board.files.synced == synced


def test_what_is_not_urgent_goes_to_the_drive_at_once_but_waits_for_nvm():
    board = used_board()
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


# -- a computer comes and goes --------------------------------------------------------------------


def test_when_a_computer_comes_both_copies_are_whole_and_closed_before_it_mounts_the_drive():
    board = used_board()
    store = board.start()
    store.put("match", b"before")
    store.tick(1)
    board.files.usb_connected = True
    store.put("match", b"in the frame in which it comes")
    store.tick(2)
    assert [unpack(board.files.record(name))[2][5] for name in FILES] == [store.get("match")] * 2
    board.files.computer = True
    opened, drive = len(board.files.opened), dict(board.files.content)
    store.put("match", b"a move later")
    store.tick(3)
    assert (board.nvm.erases, board.start().get("match")) == (1, b"a move later")
    assert (len(board.files.opened), board.files.content) == (opened, drive)


def test_while_a_computer_has_the_drive_each_state_goes_to_nvm_once():
    board = used_board()
    board.files.computer = True
    store = board.start()
    store.put("match", b"a move")
    for now in range(200):
        store.tick(now)
        assert store.save() is None
    assert board.nvm.erases == 1


def test_what_is_in_nvm_goes_to_the_drive_once_the_computer_is_gone():
    board = used_board()
    board.files.computer = True
    store = board.start()
    store.put("match", b"a move")
    store.tick(1)
    board.files.computer = False
    store.tick(60)
    board.nvm.cells[:] = b"\xff" * len(board.nvm)
    assert board.start().get("match") == b"a move"


def test_what_only_nvm_has_goes_to_the_drive_at_the_next_start_without_a_computer():
    board = used_board()
    board.files.computer = True
    board.save(match=b"a move")
    board.files.computer = False
    board.start().tick(1)
    board.nvm.cells[:] = b"\xff" * len(board.nvm)
    assert board.start().get("match") == b"a move"


def test_before_a_restart_both_copies_hold_the_newest():
    """A restart closes the files: a cut while a folder is written costs the copy in it."""
    board = used_board()
    store = board.save(match=b"a move")
    assert store.close() is None
    for name in FILES:
        trial = board.copy()
        del trial.files.content[prepared.place(name)]
        assert trial.start().get("match") == b"a move"


def test_before_a_restart_what_closing_wrote_is_flushed_to_the_flash():
    board = used_board()
    store = board.save(match=b"a move")
    assert store.close() is None
    assert not board.files.unsynced


# -- power cuts -------------------------------------------------------------------------------


@pytest.mark.parametrize("rubbish", [None, bytes(range(256)) * 32], ids=["blank", "rubbish"])
@pytest.mark.parametrize("first", [True, False], ids=["first save", "third save"])
def test_a_cut_anywhere_in_a_save_leaves_the_old_or_the_new_state(first, rubbish):
    board = Board()
    if not first:
        board.save(match=b"old" * 30)
        board.save(match=b"older" * 9)
        board.save(match=b"old" * 30)
    old, new = board.start().get("match"), b"new sitting" * 12
    seen = set()
    for steps in range(0, steps_of_a_save(board, new), 7):
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
    assert seen == {old, new}  # behind the record only blank bytes are written


@pytest.mark.parametrize("rubbish", [None, bytes(range(256)) * 32], ids=["blank", "rubbish"])
def test_a_cut_while_nvm_is_written_falls_back_to_the_drive(rubbish):
    """It is one block: what was in it is gone with the erase. Rubbish there is told."""
    board = Board()
    board.save(match=b"on the drive")
    board.files.computer = True
    board.save(match=b"in nvm only")
    notices = set()
    for steps in range(1, steps_of_a_save(board, b"newest of all"), 7):
        trial = board.copy()
        trial.nvm.rubbish = rubbish
        trial.cut_after(steps)
        with pytest.raises(PowerCut):
            trial.save(match=b"newest of all")
        store = trial.power_on()
        assert store.get("match") == b"on the drive"
        notices.add(store.notice)
    assert notices == {"save_older"}


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
    for first in range(0, last, 17):
        for second in range(0, last, 29):
            trial = board.copy()
            for steps, content in ((first, b"new" * 9), (second, b"newer" * 9)):
                trial.cut_after(steps)
                try:
                    trial.save(match=content)
                except PowerCut:
                    trial.power_on()
            assert trial.power_on().get("match") in (b"older" * 9, b"new" * 9, b"newer" * 9)
