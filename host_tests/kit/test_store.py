# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store: the power may go at any byte, backends may be full, worn or full of rubbish."""

import errno
import io
import random
import struct
from array import array
from binascii import crc32
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vm
from firmware.kit.backends import FILES, MARK, RECORD_AT, Drive, Nvm
from firmware.kit.store import SECTIONS, Store, pack, unpack
from garden import GAMES, OVER, engine
from garden.saved import SaveError
from garden.sitting import Sitting
from small_vm import need_vm

ROOT = Path(__file__).resolve().parents[2]
NVM_SIZE = 8192


class PowerCut(BaseException):
    """Nothing on the board lives to catch it."""


class Power:
    """Lasts for so many steps, for ever if not told; a step is one byte or one erase."""

    def __init__(self, steps=-1):
        self.left = steps
        self.used = 0

    def step(self):
        if self.left == 0:
            raise PowerCut
        self.left -= 1
        self.used += 1


class NvmChip:
    """The board's nvm: one block, erased whole and written anew by every assignment."""

    def __init__(self, rubbish=None):
        self.cells = bytearray(b"\xff" * NVM_SIZE)
        self.power = Power()
        self.erases = 0
        self.broken = False
        self.rubbish = rubbish  # what half an erase leaves; None: blank cells

    def __len__(self):
        return len(self.cells)

    def __getitem__(self, where):
        return self.cells[where]

    def __setitem__(self, where, content):
        assert isinstance(where, slice) and len(self.cells[where]) == len(content)
        after = bytearray(self.cells)
        after[where] = content
        self.power.step()
        self.erases += 1
        self.cells[:] = self.rubbish or b"\xff" * NVM_SIZE
        if self.broken:
            raise RuntimeError("Unable to write to nvm.")
        for place, byte in enumerate(after.rstrip(b"\xff")):
            self.power.step()
            self.cells[place] = byte
        self.cells[:] = after


class Files:
    """The drive, with CircuitPython's manners: remount, and errors by number."""

    def __init__(self):
        self.content = {}
        self.power = Power()
        self.ours = False
        self.computer = False
        self.room = 1 << 20

    def remount(self, path, readonly):
        assert path == "/"
        if self.computer:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.ours = not readonly

    def open(self, name, mode):
        if mode == "rb":
            if name not in self.content:
                raise OSError(errno.ENOENT, "as the board says")
            return io.BytesIO(self.content[name])
        if mode == "r+b" and name not in self.content:
            raise OSError(errno.ENOENT, "as the board says")
        if not self.ours:
            raise OSError(errno.EROFS, "as the board says")
        self.power.step()
        if mode == "wb":
            self.content[name] = b""
        return _Written(self, name)


class _Written:
    def __init__(self, files, name):
        self.files = files
        self.name = name

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        pass

    def write(self, content):
        files = self.files.content
        for place, byte in enumerate(content):
            self.files.power.step()
            there = files[self.name]
            full = sum(map(len, files.values())) >= self.files.room
            if full and place >= len(there):
                raise OSError(errno.ENOSPC, "as the board says")
            files[self.name] = there[:place] + bytes([byte]) + there[place + 1 :]


class Board:
    def __init__(self):
        self.nvm = NvmChip()
        self.files = Files()

    def start(self):
        return Store(Nvm(self.nvm), Drive(self.files.remount, "", self.files.open))

    def save(self, **sections):
        store = self.start()
        for name, content in sections.items():
            store.put(name, content)
        assert store.save() is None
        return store

    def cut_after(self, steps):
        power = Power(steps)
        self.nvm.power = self.files.power = power
        return power

    def power_on(self):
        self.nvm.power = self.files.power = Power()
        return self.start()

    def copy(self):
        other = Board()
        other.nvm.cells[:] = self.nvm.cells
        other.files.content = dict(self.files.content)
        other.files.computer = self.files.computer
        return other


def steps_of_a_save(board, content):
    """How many steps the next save of this board takes, found on a copy."""
    trial = board.copy()
    power = trial.cut_after(-1)
    store = trial.start()
    store.put("match", content)
    assert store.save() is None
    return power.used


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


# -- damage, other formats, refusals --------------------------------------------------------------


def test_nothing_but_rubbish_is_a_fresh_start_with_a_notice():
    board = Board()
    board.nvm.cells[:] = random.Random(1).randbytes(NVM_SIZE)
    store = board.start()
    assert (store.notice, store.get("match")) == ("save_lost", b"")
    board.files.computer = True
    store.put("match", b"new")
    assert store.save() is None
    assert (board.start().notice, board.start().get("match")) == (None, b"new")


@pytest.mark.parametrize("damaged", ["nvm", *FILES])
def test_rubbish_in_one_place_leaves_the_newest_of_the_others_and_a_notice(damaged):
    board = Board()
    board.save(match=b"in the first file")
    board.save(match=b"in the second file")
    board.files.computer = True
    board.save(match=b"in nvm")
    if damaged == "nvm":
        board.nvm.cells[RECORD_AT + 20] ^= 1
    else:
        board.files.content[damaged] = board.files.content[damaged][:-1]
    store = board.start()
    newest = b"in the second file" if damaged == "nvm" else b"in nvm"
    assert (store.notice, store.get("match")) == ("save_recovered", newest)
    # the next save mends it, or at least takes its place
    store.put("match", b"next")
    assert store.save() is None
    assert board.start().get("match") == b"next"


@pytest.mark.parametrize("number", [0, 2, 255])
def test_a_record_of_another_format_is_refused_with_a_notice(number):
    board = Board()
    record = bytearray(pack(7, 7, {0: b"settings"}))
    record[3] = number
    board.nvm.cells[RECORD_AT : RECORD_AT + len(record)] = record
    store = board.start()
    assert (store.notice, store.get("settings")) == ("save_foreign", b"")


def test_sections_this_version_does_not_know_are_kept():
    board = Board()
    record = pack(7, 7, {0: b"settings", 200: b"from a later version"})
    board.nvm.cells[RECORD_AT : RECORD_AT + len(record)] = record
    board.save(settings=b"changed")
    assert unpack(board.files.content[FILES[0]])[2][200] == b"from a later version"


@given(st.binary(max_size=400))
def test_any_bytes_at_all_are_a_record_or_a_notice(raw):
    try:
        assert unpack(raw) is None
    except ValueError as trouble:
        assert trouble.args[0] in ("save_lost", "save_foreign")


@given(st.data())
def test_a_record_with_any_one_byte_changed_is_never_taken(data):
    record = bytearray(pack(3, 1, {4: b"sitting" * 20}))
    place = data.draw(st.integers(0, len(record) - 1))
    record[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(ValueError):
        unpack(bytes(record))


def test_a_full_drive_is_no_trouble_nvm_takes_the_save():
    board = Board()
    board.save(match=b"old" * 50)
    board.files.room = 200
    board.save(match=b"new" * 50)
    store = board.start()
    assert store.get("match") == b"new" * 50
    board.files.room = 1 << 20
    store.put("match", b"newest")
    store.save()
    assert (board.start().notice, board.start().get("match")) == (None, b"newest")


def test_when_no_home_takes_it_the_notice_says_so_and_the_next_save_tries_again():
    board = Board()
    board.files.computer = board.nvm.broken = True
    store = board.start()
    store.put("match", b"x")
    assert store.save() == "save_failed"
    board.files.computer = False
    assert store.save() is None
    assert board.start().get("match") == b"x"


def test_a_board_without_nvm_uses_the_drive_alone():
    files = Files()
    store = Store(Nvm(None), Drive(files.remount, "", files.open))
    store.put("match", b"x")
    assert (store.save(), store.erases) == (None, 0)
    again = Store(Nvm(None), Drive(files.remount, "", files.open))
    assert (again.get("match"), again.notice) == (b"x", None)


def test_more_than_nvm_can_hold_goes_to_the_drive_and_erases_nothing():
    board = Board()
    board.save(pad=bytes(NVM_SIZE))
    assert board.nvm.erases == 0
    assert board.start().get("pad") == bytes(NVM_SIZE)


# -- wear -------------------------------------------------------------------------------------


def worn(erases):
    board = Board()
    record = pack(erases, erases, {4: b"old"})
    board.nvm.cells[RECORD_AT : RECORD_AT + len(record)] = record
    board.files.content[FILES[0]] = record
    return board


def test_every_erase_is_counted_and_the_drive_knows_the_count():
    board = Board()
    board.files.computer = True
    for turn in range(5):
        board.save(match=bytes([turn]))
    assert board.start().erases == board.nvm.erases == 5
    board.files.computer = False
    board.save(match=b"on the drive")
    board.nvm.cells[:] = b"\xff" * NVM_SIZE
    assert board.start().erases == 5


def test_nvm_is_never_erased_more_often_than_it_is_rated_for():
    board = worn(9998)
    board.files.computer = True
    store = board.start()
    answers = []
    for turn in range(5):
        store.put("match", bytes([turn]))
        answers.append(store.save())
    assert (board.nvm.erases, answers) == (2, [None, None, "save_worn", "save_worn", "save_worn"])
    board.files.computer = False
    assert store.save() is None
    assert board.start().get("match") == bytes([4])


# -- sittings -----------------------------------------------------------------------------------


def some_sitting(chance):
    name = chance.choice(GAMES)
    Game = engine(name)
    sitting = Sitting(name, chance.choice(Game.SEATS), chance.getrandbits(32))
    out = array("H", bytes(2 * Game.MOST))
    for _ in range(chance.randrange(25)):
        if sitting.game.turn == OVER:
            break
        sitting.play(out[chance.randrange(sitting.game.actions(out))])
    return sitting


def test_a_thousand_random_sittings_saved_cut_off_and_resumed():
    chance = random.Random(20)
    board = Board()
    kept = {name: b"" for name in GAMES}
    ends = {"cut": 0, "new": 0}
    for _ in range(1000):
        sitting = some_sitting(chance)
        new = sitting.save()
        board.files.computer = False
        board.cut_after(chance.randrange(300) if chance.random() < 0.8 else -1)
        try:
            board.save(**{sitting.name: new})
        except PowerCut:
            ends["cut"] += 1
        store = board.power_on()
        got = {name: store.get(name) for name in GAMES}
        assert got in (kept, {**kept, sitting.name: new})
        ends["new"] += got != kept
        kept = got
        if got[sitting.name] == new:
            assert list(Sitting.load(new).log) == list(sitting.log)
    assert min(ends.values()) > 100


def test_another_games_sitting_or_half_a_one_is_refused_by_name_and_the_rest_stays():
    board = Board()
    match = Sitting("match", 2, 5).save()
    board.save(veggies=match, match=match[:-3], names=b"Ana")
    store = board.start()
    assert Sitting.load(store.get("veggies")).name == "match"
    with pytest.raises(SaveError):
        Sitting.load(store.get("match"))
    assert store.get("names") == b"Ana"


# -- the board's own Python -----------------------------------------------------------------------

ON_THE_BOARD = """
from firmware.kit.backends import Drive, Nvm
from firmware.kit.store import Store

memory = bytearray(b"\\xff" * 8192)
def start():
    return Store(Nvm(memory), Drive(None, ""))

store = start()
store.put("match", bytes(range(200)))
store.put("names", b"Ana")
print(store.notice, store.save())
store.put("names", b"Leo")
print(store.save(), start().get("names"), start().erases)
memory[40] ^= 1
print(start().notice, start().get("match") == bytes(range(200)))
with open("garden-a.sav", "wb"), open("garden-b.sav", "wb"):
    pass
print(start().notice, start().get("names"))
"""


def test_the_store_works_on_the_boards_python(tmp_path):
    need_vm()
    script = tmp_path / "keeping.py"
    script.write_text(f"import os\nos.chdir({str(tmp_path)!r})\n{ON_THE_BOARD}")
    done = vm.run(script, paths=[ROOT, ROOT / "lib"])
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "None None",
        "None b'Leo' 0",
        "None True",
        "save_lost b''",
    ]
