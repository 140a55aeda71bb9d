# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sitting: hand-over, undo and its barriers, and saves that are refused when not whole."""

import struct
from array import array
from binascii import crc32

import pytest

from garden import GAMES, OVER, engine
from garden.rng import Rng
from garden.saved import DAMAGED, FOREIGN, HEAD, MOVES, NEWER, Kept, SaveError
from garden.sitting import Sitting


def legal(sitting):
    return legal_in(sitting.game)


def legal_in(game):
    out = array("H", bytes(2 * game.MOST))
    return out[: game.actions(out)]


def play_on(sitting, moves, luck=0):
    rng = Rng(luck)
    for _ in range(moves):
        if sitting.game.turn == OVER:
            break
        actions = legal(sitting)
        sitting.play(actions[rng.below(len(actions))])
    return sitting


def sealed(body):
    return body + struct.pack("<I", crc32(body))


def refused(save):
    with pytest.raises(SaveError) as refusal:
        Sitting.load(save)
    return refusal.value.args[0]


# -- the device goes round ------------------------------------------------------------------------


def test_a_curtain_falls_when_another_person_is_to_look_at_a_secret():
    sitting = Sitting("veggies", 2, 1)
    assert sitting.next_look() == (0, True)
    sitting.take(0)
    assert sitting.next_look() == (0, False)
    sitting.play(0)
    assert sitting.next_look() == (1, True)


def test_whoever_is_first_to_look_sees_a_curtain_and_a_bot_never_does():
    for seat in (0, 1):
        sitting = Sitting("match", 3, 1, who=(0, 0, 1))
        while sitting.game.turn != seat:
            play_on(sitting, 1)
        assert sitting.next_look() == (seat, True)
        while sitting.game.turn != 2:
            play_on(sitting, 1)
        assert sitting.next_look() == (2, False)


def test_one_person_among_bots_never_sees_a_curtain():
    sitting = Sitting("match", 4, 3, who=(0, 1, 2, 3))
    while sitting.game.turn != OVER:
        seat, covered = sitting.next_look()
        assert not covered
        if not sitting.is_bot(seat):
            sitting.take(seat)
        play_on(sitting, 1, luck=len(sitting.log))
    assert sitting.next_look() == (OVER, False)


def test_no_curtain_where_nothing_is_secret():
    sitting = Sitting("cabbage", 2, 5)
    sitting.take(0)
    sitting.play(legal(sitting)[0])
    assert sitting.next_look() == (1, True)
    sitting.take(1)
    sitting.play(legal(sitting)[0])
    assert sitting.game.phase == "move"
    seat, covered = sitting.next_look()
    assert not covered
    sitting.take(1 - seat)
    assert sitting.next_look() == (seat, False)


# -- undo -----------------------------------------------------------------------------------------


def test_undo_stops_once_the_device_was_handed_on():
    sitting = Sitting("veggies", 2, 1)
    sitting.take(0)
    sitting.play(1)
    assert sitting.can_undo()
    sitting.take(1)
    assert not sitting.can_undo()
    with pytest.raises(ValueError):
        sitting.undo()
    assert len(sitting.log) == 1


def test_undo_stops_where_a_covered_card_was_turned_up():
    sitting = Sitting("veggies", 2, 1, who=(0, 1))
    play_on(sitting, 2)
    assert sitting.game.phase == "place" and not sitting.can_undo()
    play_on(sitting, 1)
    assert not sitting.can_undo()


def test_undo_takes_the_bots_moves_back_to_the_persons_own_last_choice():
    for seed in range(40):
        sitting = Sitting("cabbage", 2, seed, who=(0, 2))
        play_on(sitting, 2)
        if sitting.game.turn != 0:
            continue
        before = sitting.save()
        play_on(sitting, 2)
        sitting.undo()
        assert sitting.save() == before
        assert sitting.game.turn == 0
        return
    raise AssertionError("no seed lets the person move first")


def test_undo_in_cabbage_stops_at_the_shown_dice():
    sitting = play_on(Sitting("cabbage", 2, 4, who=(0, 2)), 2)
    assert not sitting.can_undo()


def test_the_very_first_move_can_be_taken_back():
    sitting = Sitting("veggies", 2, 1)
    sitting.take(0)
    sitting.play(0)
    sitting.undo()
    assert len(sitting.log) == 0 == sitting.game.turn


@pytest.mark.parametrize("game", GAMES)
def test_redo_makes_the_same_moves_again_one_choice_of_a_person_at_a_time(game):
    for seed in range(1, 9):
        sitting = Sitting(game, 2, seed, who=(0, 1))
        play_on(sitting, 6, luck=seed)
        stages = [list(sitting.log)]
        while sitting.can_undo():
            sitting.undo()
            stages.append(list(sitting.log))
        while sitting.undone:
            assert list(sitting.log) == stages.pop()
            sitting.redo()
        assert list(sitting.log) == stages.pop() and not stages
        with pytest.raises(ValueError):
            sitting.redo()


def test_another_move_forgets_what_was_taken_back():
    sitting = Sitting("cabbage", 2, 4)
    first, second, *_ = legal(sitting)
    sitting.play(first)
    sitting.undo()
    assert list(sitting.undone) == [first]
    sitting.play(second)
    assert not sitting.undone


def test_there_is_nothing_to_undo_before_the_first_move():
    assert Sitting("cabbage", 2, 4).last_choice() == -1
    assert not Sitting("cabbage", 2, 4).can_undo()
    assert not Sitting("cabbage", 2, 4, who=(1, 1)).can_undo()
    sitting = play_on(Sitting("veggies", 2, 4, who=(1, 0)), 1)  # a bot's move, covered
    assert sitting.movers == b"\0" and sitting.floor == 0 and not sitting.can_undo()


def test_nothing_is_taken_back_behind_a_loaded_save():
    sitting = Sitting("veggies", 3, 1)
    sitting.take(0)
    sitting.play(0)
    assert sitting.can_undo()
    assert not Sitting.load(sitting.save()).can_undo()


@pytest.mark.parametrize("name", GAMES)
def test_rewinding_leads_to_every_position_on_the_way(name):
    sitting = Sitting(name, engine(name).SEATS[0], 5)
    saves = [sitting.save()]
    while sitting.game.turn != OVER and len(saves) < 20:
        saves.append(play_on(sitting, 1, luck=len(saves)).save())
    movers = bytes(sitting.movers)
    for count in reversed(range(len(saves))):
        sitting.rewind(count)
        assert sitting.save() == saves[count]
        assert sitting.movers == movers[:count]
        assert sitting.floor <= count
        again = Sitting.load(saves[count]).game
        assert (sitting.game.turn, sitting.game.scores()) == (again.turn, again.scores())


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_every_move_before_it_is_made(name):
    sitting = play_on(Sitting(name, engine(name).SEATS[-1], 6), 12)
    moves = len(sitting.log)
    seen = []
    for game, seat, action in sitting.replay():
        assert game.turn == seat and action in legal_in(game)
        seen.append((seat, action))
    assert seen == list(zip(sitting.movers, sitting.log))
    assert len(seen) == moves == len(sitting.log)


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_bots_depends_on_the_deal_and_on_every_move(name):
    sitting = Sitting(name, engine(name).SEATS[0], 5)
    seen = {sitting.luck(), Sitting(name, engine(name).SEATS[0], 6).luck(), 5}
    for nth in range(6):
        play_on(sitting, 1, luck=nth)
        assert Sitting.load(sitting.save()).luck() == sitting.luck()
        seen.add(sitting.luck())
    assert len(seen) == 9


# -- saves --------------------------------------------------------------------------------------


def test_a_save_keeps_who_sits_where():
    sitting = Sitting("match", 3, 9, ("open",), who=(0, 7, 0x80 | 2))
    again = Sitting.load(sitting.save())
    assert again.who == sitting.who
    assert (again.level(0), again.level(1), again.level(2)) == (0, 3, 2)
    assert again.options == ("open",) and again.seed == 9


@pytest.mark.parametrize("name", GAMES)
def test_a_save_with_any_byte_changed_or_missing_is_refused(name):
    save = play_on(Sitting(name, engine(name).SEATS[0], 3), 12).save()
    for at in range(len(save)):
        harmed = bytearray(save)
        harmed[at] ^= 0x11
        assert refused(bytes(harmed)) in (DAMAGED, FOREIGN, NEWER)
        assert refused(save[:at]) in (DAMAGED, FOREIGN)
    assert refused(save + b"\0") == DAMAGED


def test_a_save_says_why_it_is_refused():
    assert len({DAMAGED, FOREIGN, NEWER}) == 3
    save = play_on(Sitting("cabbage", 2, 3), 4).save()
    body = save[:-4]
    for length in range(17):
        assert refused(save[:length]) == FOREIGN
    assert refused(save[:17]) == DAMAGED
    assert refused(b"PK" + save[2:]) == FOREIGN
    assert refused(sealed(body[:2] + b"\2" + body[3:])) == NEWER
    assert refused(sealed(body[:3] + b"\2" + body[4:])) == NEWER
    assert refused(sealed(body[:3] + b"\0" + body[4:])) == FOREIGN
    assert refused(sealed(body[:4] + bytes((len(GAMES),)) + body[5:])) == NEWER
    assert refused(sealed(body[:5] + b"\4" + body[6:])) == DAMAGED
    assert refused(sealed(body[:6] + b"\1" + body[7:])) == DAMAGED
    assert refused(sealed(body + b"\0\0")) == DAMAGED


def test_a_whole_save_with_an_illegal_move_is_refused():
    save = bytearray(play_on(Sitting("cabbage", 2, 3), 4).save()[:-4])
    save[-2:] = b"\xff\xff"
    assert refused(sealed(bytes(save))) == DAMAGED


@pytest.mark.parametrize("name, seats, most", [("veggies", 4, 200), ("cabbage", 2, 200)])
def test_usual_saves_stay_under_200_bytes(name, seats, most):
    for seed in range(10):
        assert len(play_on(Sitting(name, seats, seed), 999, seed).save()) < most


def test_the_longest_saves_stay_under_384_bytes():
    sizes = [len(play_on(Sitting("match", 8, seed), 9999, seed).save()) for seed in range(40)]
    assert max(sizes) < 384
    four = [len(play_on(Sitting("match", 4, seed), 9999, seed).save()) for seed in range(40)]
    assert max(four) < 200


def test_what_the_store_keeps_says_how_far_a_sitting_has_come_and_whether_it_has_begun():
    nothing = Kept(b"")
    assert (nothing.now, nothing.of, nothing.save, nothing.begun) == (0, 0, b"", False)
    assert not Kept(b"\5").begun and (Kept(b"\5").now, Kept(b"\5").of) == (0, 0)
    sitting = Sitting("cabbage", 2, 3)
    assert not Kept(sitting.pack()).begun
    for moves in (1, 300):  # a number of moves has two bytes
        kept = Kept(bytes((4, 6)) + moves_made(moves))
        assert (kept.now, kept.of, kept.begun) == (4, 6, True)
        assert kept.save == moves_made(moves)


def moves_made(count):
    """The head of a save with so many moves; nobody looks at the rest."""
    return struct.pack(HEAD, b"KG", 1, 1, 0, 2, 0, 7, count) + bytes(2)


def test_a_sitting_without_progress_of_its_own_is_kept_with_its_moves():
    sitting = play_on(Sitting("cabbage", 2, 3), 5)
    sitting.game.progress = lambda: None
    kept = Kept(sitting.pack())
    assert (kept.now, kept.of) == (5, MOVES)
    sitting.log.extend([0] * 300)
    assert Kept(sitting.pack()).now == 255  # as far as a byte counts
