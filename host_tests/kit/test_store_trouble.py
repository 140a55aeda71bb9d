# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The store in trouble: damage, other formats, refusals, wear; and on the board's own Python."""

import random
import struct
from array import array
from binascii import crc32
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.kit.backends import FILES, MOST, RECORD_AT, Nvm
from firmware.kit.recovery import is_newer, unpack
from firmware.kit.store import SECTIONS, Store, pack
from garden import GAMES, OVER, engine
from garden.saved import SaveError
from garden.sitting import Sitting
from power_cuts import NVM_SIZE, Board, PowerCut
from small_vm import need_vm
from tools import sim as simulated
from tools import vm
from tools.building import prepared

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
        board.files.content[prepared.place(damaged)][4100] ^= 1
    store = board.start()
    newest = b"in the second file" if damaged == "nvm" else b"in nvm"
    notice = "save_older" if damaged == "nvm" else "save_recovered"
    assert (store.notice, store.get("match")) == (notice, newest)
    # it is told once: the damage is mended as soon as the drive is ours
    board.files.computer = False
    store.tick(1)
    assert (board.start().notice, board.start().get("match")) == (None, newest)
    store.put("match", b"next")
    assert store.save() is None
    assert board.start().get("match") == b"next"


@pytest.mark.parametrize("damaged", FILES)
def test_after_recovery_the_damaged_copy_is_written_again_without_a_move(damaged):
    board = Board()
    board.save(match=b"first")
    board.save(match=b"second")
    board.files.put(damaged, b"rubbish" * 9)
    store = board.start()
    assert store.notice == "save_recovered"
    store.tick(1)
    assert unpack(board.files.record(damaged))[2][5] == store.get("match")


def test_of_two_damaged_copies_an_older_save_in_nvm_is_called_older():
    board = Board()
    board.files.computer = True
    board.save(match=b"long ago")
    board.files.computer = False
    board.save(match=b"newer")
    board.save(match=b"newest")
    for name in FILES:
        board.files.put(name, b"rubbish")
    store = board.start()
    assert (store.notice, store.get("match")) == ("save_older", b"long ago")


@pytest.mark.parametrize("damaged", FILES)
def test_one_damaged_copy_alone_is_the_first_save_ever_cut_off_and_no_news(damaged):
    board = Board()
    board.files.put(damaged, b"rubbish")
    assert board.start().notice is None


@pytest.mark.parametrize("whole", FILES)
def test_what_an_earlier_version_left_never_wins_over_a_copy_of_ours(whole):
    board = Board()
    board.files.put(whole, pack(3, 0, {5: b"ours"}))
    board.files.content[FILES[0]] = bytearray(pack(9, 0, {5: b"from before"}))
    assert board.start().get("match") == b"ours"


@pytest.mark.parametrize("newer", [0, 1])
def test_with_the_newest_save_in_nvm_the_older_copy_is_written_first(newer):
    board = Board()
    board.files.put(FILES[newer], pack(4, 1, {5: b"newer"}))
    board.files.put(FILES[1 - newer], pack(3, 1, {5: b"older"}))
    record = pack(5, 1, {5: b"newest"})
    board.nvm.cells[RECORD_AT : RECORD_AT + len(record)] = record
    board.start().tick(1)
    assert [unpack(board.files.record(FILES[n]))[2][5] for n in (newer, 1 - newer)] == [
        b"newer",
        b"newest",
    ]


def test_a_mended_nvm_counts_the_erase_that_this_took():
    board = Board()
    board.save(match=b"on the drive")
    board.nvm.cells[:] = b"\xff" * NVM_SIZE
    store = board.start()
    assert store.erases == unpack(Nvm(board.nvm).read(4096))[1] == 2


def test_a_save_in_nvm_is_read_whatever_its_crc():
    board = Board()
    for number in range(1, 700):
        record = pack(number, 1, {5: b"match"})
        board.nvm.cells[RECORD_AT : RECORD_AT + len(record)] = record
        store = board.start()
        assert (store.get("match"), store.notice) == (b"match", None)


def test_a_blank_nvm_is_told_if_it_was_ever_written():
    """A cut right behind the erase leaves it blank."""
    board = Board()
    board.save(match=b"on the drive")
    board.files.computer = True
    board.save(match=b"in nvm only")
    board.nvm.cells[:] = b"\xff" * NVM_SIZE
    store = board.start()
    assert (store.notice, store.get("match")) == ("save_older", b"on the drive")
    assert board.start().notice is None


@pytest.mark.parametrize("unreadable", ["empty", "short", "refused"])
def test_two_copies_that_cannot_be_read_are_told_and_what_is_saved_later_is_kept(unreadable):
    board = Board()
    for name in FILES:
        place = prepared.place(name)
        if unreadable == "refused":
            board.files.broken.add(place)
        else:
            board.files.content[place] = bytearray(0 if unreadable == "empty" else 5000)
    store = board.start()
    assert store.notice == "save_lost"
    for move in (b"one", b"two", b"three"):
        store.put("match", move)
        assert store.save() is None
        assert board.start().get("match") == move


@pytest.mark.parametrize("name", FILES)
def test_one_copy_that_cannot_be_written_leaves_the_other_and_nvm_to_take_turns(name):
    board = Board()
    board.files.broken.add(prepared.place(name))
    store = board.start()
    for move in range(8):
        store.put("match", bytes([move]))
        assert store.save() is None
        assert board.start().get("match") == bytes([move])
    assert 3 <= board.nvm.erases <= 5


@pytest.mark.parametrize("name", FILES)
def test_one_copy_that_cannot_be_written_leaves_all_to_the_other_if_nvm_is_broken(name):
    board = Board()
    board.files.broken.add(prepared.place(name))
    board.nvm.broken = True
    store = board.start()
    for move in range(4):
        store.put("match", bytes([move]))
        assert store.save() is None
        assert board.start().get("match") == bytes([move])


def section(tag, content):
    return struct.pack("<BH", tag, len(content)) + content


def with_body(body, number=7):
    """Return a record as flash may hold it, but pack() never writes it."""
    head = struct.pack("<3sBIHH", b"KGS", 1, number, 0, len(body))
    return head + struct.pack("<I", crc32(body, crc32(head))) + body


@pytest.mark.parametrize("stray", [b"x", b"xy", b"\x05\xff\xffmuch more than there is"])
def test_stray_bytes_behind_the_sections_do_not_count(stray):
    board = Board()
    board.files.put(FILES[0], with_body(section(1, b"Ana") + stray))
    store = board.start()
    assert (store.notice, store.get("names"), store.get("match")) == (None, b"Ana", b"")
    store.put("match", b"x")
    assert (store.save(), board.start().get("match")) == (None, b"x")


def test_stray_bytes_behind_a_record_do_not_count():
    board = Board()
    board.files.put(FILES[0], pack(7, 0, {1: b"Ana"}) + b"the end of a longer one" * 9)
    assert (board.start().notice, board.start().get("names")) == (None, b"Ana")


def test_numbers_wrap_around_and_the_newest_still_wins():
    board = Board()
    board.files.put(FILES[0], with_body(section(5, b"last of all numbers"), 0xFFFFFFFF))
    board.files.put(FILES[1], with_body(section(5, b"before"), 0xFFFFFFFE))
    store = board.start()
    assert store.get("match") == b"last of all numbers"
    for move in (b"one", b"two", b"three"):
        store.put("match", move)
        assert store.save() is None
        assert board.start().get("match") == move
    assert is_newer(0, 0xFFFFFFFF) and not is_newer(0xFFFFFFFF, 0) and not is_newer(5, 5)


def of_the_future(number):
    record = bytearray(pack(number, 7, {0: b"settings"}))
    record[3] = 2
    return record


def test_playing_on_over_a_save_of_the_future_is_no_repair_and_stays_the_newest():
    board = Board()
    board.files.put(FILES[0], of_the_future(41))
    board.files.put(FILES[1], of_the_future(42))
    store = board.start()
    assert store.notice == "save_foreign"
    store.put("match", b"played on")
    assert store.save() is None
    again = board.start()
    assert (again.notice, again.get("match")) == (None, b"played on")
    assert 42 < unpack(board.files.record(FILES[0]))[0] < 50


def test_a_newer_save_of_the_future_beside_one_of_ours_is_named():
    board = Board()
    board.files.put(FILES[0], pack(9, 1, {5: b"ours"}))
    board.files.put(FILES[1], of_the_future(10))
    store = board.start()
    assert (store.notice, store.get("match")) == ("save_foreign", b"ours")
    assert Board().start().notice is None


def test_saves_are_found_where_boards_in_the_world_have_them():
    record = pack(5, 1, {5: b"match"})
    board = Board()
    board.nvm.cells[16 : 16 + len(record)] = record
    assert board.start().get("match") == b"match"
    board = Board()
    content = (bytes(4096) + record).ljust(12288, b"\0")
    board.files.content["saves/garden-b/garden-b.sav"] = bytearray(content)
    assert board.start().get("match") == b"match"


def test_the_files_of_earlier_versions_are_taken_over():
    board = Board()
    board.files.content[FILES[0]] = pack(8, 0, {5: b"older"})
    board.files.content[FILES[1]] = pack(9, 0, {5: b"newer", 1: b"Ana"})
    store = board.start()
    assert (store.get("match"), store.get("names"), store.notice) == (b"newer", b"Ana", None)
    store.tick(1)
    for name in FILES:
        del board.files.content[name]
    store = board.start()
    assert (store.get("match"), store.get("names"), store.notice) == (b"newer", b"Ana", None)


def test_a_cut_in_the_first_save_behind_the_take_over_loses_nothing_old():
    board = Board()
    board.files.content[FILES[1]] = pack(9, 3, {5: b"old"})
    board.files.put(FILES[0], b"KGS half of it")
    assert board.start().get("match") == b"old"


def test_a_drive_without_the_files_leaves_it_to_nvm():
    board = Board()
    board.files.content.clear()
    board.save(match=b"x")
    assert (board.start().get("match"), board.start().notice) == (b"x", None)


@pytest.mark.parametrize("size", [1, 2, 14, 15])
@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_of_a_few_bytes_stops_no_screen(name, size):
    drive = simulated.Drive()
    drive.files[FILES[0]] = pack(7, 0, {SECTIONS.index(name): b"\1" * size})
    sim = simulated.Sim("pybadge", lang=None, drive=drive)
    sim.keys("D w100 D w100 D w100 A w400 B w400 U A w400 R w200 B w300")
    assert not sim.app.broken


def test_names_that_are_no_text_are_nobodys():
    simulated.plug_in("pybadge")
    from firmware.kit.names import all_of

    board = Board()
    board.save(names=b"Ana\n\xff")
    assert all_of(board.start()) == [""] * 8


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
    assert unpack(board.files.record(FILES[0]))[2][200] == b"from a later version"


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
    board = Board()
    store = Store(Nvm(None), board.drive())
    store.put("match", b"x")
    assert (store.save(), store.erases) == (None, 0)
    again = Store(Nvm(None), board.drive())
    assert (again.get("match"), again.notice) == (b"x", None)


def test_more_than_nvm_can_hold_goes_to_the_drive_and_erases_nothing():
    board = Board()
    board.nvm.cells = board.nvm.cells[:256]
    board.save(pad=bytes(1000))
    assert board.nvm.erases == 0
    assert board.start().get("pad") == bytes(1000)


def test_more_than_a_copy_can_hold_is_refused_before_anything_is_written():
    board = Board()
    board.save(match=b"whole")
    store = board.start()
    before = {name: bytes(kept) for name, kept in board.files.content.items()}
    store.put("pad", bytes(MOST))
    assert store.save() is None  # nvm has room for it
    assert board.files.content == before


# -- wear -------------------------------------------------------------------------------------


def worn(erases):
    board = Board()
    record = pack(erases, erases, {4: b"old"})
    board.nvm.cells[RECORD_AT : RECORD_AT + len(record)] = record
    board.files.put(FILES[0], record)
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
    assert board.start().erases == board.nvm.erases == 6  # mending it took one more


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
import os
from firmware.kit.backends import Drive, Nvm
from firmware.kit.store import Store

class runtime:
    usb_connected = False

memory = bytearray(b"\\xff" * 8192)
def start():
    return Store(Nvm(memory), Drive(None, runtime, "./"))

store = start()
store.prepare()
store.put("match", bytes(range(200)))
store.put("names", b"Ana")
print(store.notice, store.save())
store.put("names", b"Leo")
print(store.save(), start().get("names"), start().erases)
memory[40] ^= 1
print(start().notice, start().get("match") == bytes(range(200)))
for name in ("garden-a", "garden-b"):
    open("saves/" + name + "/" + name + ".sav", "wb").close()
print(start().notice, start().get("names"))
"""


def test_the_store_works_on_the_boards_python(tmp_path):
    need_vm()
    script = tmp_path / "keeping.py"
    script.write_text(f"import os\nos.chdir({str(tmp_path)!r})\n{ON_THE_BOARD}")
    # Unlike a board, this machine compiles the sources, which takes heap.
    done = vm.run(script, heap="80k", paths=[ROOT, ROOT / "lib"])
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "None None",
        "None b'Leo' 1",
        "save_older True",
        "save_older b'Leo'",
    ]
