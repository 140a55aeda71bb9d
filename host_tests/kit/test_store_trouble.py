# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store in trouble: damage, other formats, refusals, wear; and on the board's own Python."""

import random
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.kit.backends import FILES, RECORD_AT, Drive, Nvm
from firmware.kit.store import Store, pack, unpack
from garden import GAMES, OVER, engine
from garden.saved import SaveError
from garden.sitting import Sitting
from power_cuts import NVM_SIZE, Board, Files, PowerCut
from small_vm import need_vm
from tools import vm

ROOT = Path(__file__).resolve().parents[2]

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
