# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every medal, earned and just missed; what is kept of them; and that bots earn none."""

from array import array
from random import Random

import pytest

import cabbage_positions
import match_positions
from garden import GAMES, OVER, about, medals
from garden.match.engine import Game as Match
from garden.sitting import Sitting
from match_positions import EMPTY_4X4, TWO_CORN
from notation import match as match_notation
from veggies_positions import over


class Composed(Sitting):
    """A sitting that began at a position set up by hand; seat 0 is a person."""

    def __init__(self, name, position, who=None):
        self._composed = position.copy()
        super().__init__(name, position.seats, 0, position.options, who)
        self.game = position

    def start(self):
        return self._composed.copy()


def feats(sitting, seat=0):
    """The medals this seat has earned."""
    judge = __import__(f"garden.{sitting.name}.medals", fromlist=["Judge"]).Judge(sitting)
    return {medal for medal, earned in judge.feats(seat).items() if earned}


# -- Veggies ----------------------------------------------------------------------------------


def market(mine, *others, named="S", who=None, options=()):
    """A finished game of Veggies; stands are drawn, rows divided by slashes."""
    stands = [stand.replace("/", "\n") for stand in (mine, *others)]
    game = over(*stands, named=[named] * len(stands), options=options)
    return Composed("veggies", game, who)


def times(size, groups):
    """A stand that scores size x groups for strawberries."""
    return "/".join(["S" * size, "." * size, ".".join("S" * (groups - 1))])


def from_the_market(turns):
    """A whole game in which seat 0 takes a market card in these turns, else the one in hand."""
    sitting = Sitting("veggies", 2, 7)
    out = array("H", range(sitting.game.MOST))
    taken = 0
    while sitting.game.turn != OVER:
        count = sitting.game.actions(out)
        action = out[0]
        if sitting.game.phase == "place" and sitting.game.turn == 0:
            action = out[count // 4] if taken in turns else out[0]
            taken += 1
        sitting.play(action)
    assert taken == 7
    return sitting


VEGGIES = {
    "open": (lambda: market("SSS", "SS"), lambda: market("SS", "SSS")),
    "forty": (lambda: market(times(8, 5), "S"), lambda: market(times(13, 3), "S")),
    "eighty": (
        lambda: market(times(16, 5), "S"),
        lambda: market(times(13, 6) + "/B", "S", named="SB"),
    ),
    "range": (lambda: market("SSBBGGCCMM", "S"), lambda: market("SSBBGGCCM", "S")),
    "scattered": (
        lambda: market("B.B.B.B.B.B.B.B", "S"),
        lambda: market("B.B.B.B.B.B.B", "S"),
    ),
    "pile": (lambda: market("CCCC/CCCC", "S"), lambda: market("CCCC/CCC", "S")),
    "mountain": (lambda: market("CCCCC/CCCCC", "S"), lambda: market("CCCCC/CCCC", "S")),
    "hand": (lambda: from_the_market([]), lambda: from_the_market([6])),
    "partners": (
        lambda: market("SS", "S", "S", "S", options=("teams",)),
        lambda: market("SS", "S", "S", "S"),
    ),
    "trap": (lambda: market("SSSS", "S"), lambda: market("SSSSx", "S")),
    "berry": (lambda: market("SSS", "SS"), lambda: market("SSSS", "SS")),
    "tidy": (lambda: market("SSS", "SSSSSx"), lambda: market("SSS", "SSSSx")),
    "master": (
        lambda: market("SSS", "S", who=(0, 3)),
        lambda: market("SSS", "S", who=(0, 2)),
    ),
    "red": (lambda: market("Sx", "S"), lambda: market("SSx", "S")),
    "hotel": (lambda: market("xxxxxxx", "S"), lambda: market("xxxxxx", "S")),
}


def test_partners_win_their_medal_together_and_losers_do_not():
    sitting = market("SSS", "S", "S", "S", options=("teams",))
    assert ["partners" in feats(sitting, seat) for seat in range(4)] == [True, False, True, False]


def test_a_shared_win_is_neither_by_a_berry_nor_by_mice():
    assert not {"berry", "tidy"} & feats(market("SSS", "SSS"))


# -- Veggie Match -------------------------------------------------------------------------------


def piles(*cards, who=None, **more):
    """Four at a table, and what lies in front of them at the end."""
    lying = [pile.split() for pile in cards] + [[]] * (4 - len(cards))
    position = match_positions.garden(EMPTY_4X4, ["T+1"] * 4, piles=lying, **more)
    return Composed("match", position, who)


def turn(picture, hand, move):
    """Seat 0, whose field is at the top left, plays this card."""
    sitting = Composed("match", match_positions.garden(picture, [hand, "T+1", "T+1", "T+1"]))
    sitting.play(match_notation.parse_move(sitting.game, move))
    return sitting


def full_house(seats):
    game = Match(seats, 0)
    game.piles[0] = bytearray((5,))  # T+4
    return Composed("match", game)


THREE_CORN = TWO_CORN.replace("C+2 .   .", "C+2 .   C-1")
SIX = """
.   .   B+1 .
B+1 B-1 .   B+2
.   .   B+4 .
.   .   .   .
"""
FIVE = SIX.replace("B+1 B-1", ".   B-1")
# Planted at the top left: a row to the right, a diagonal down to the other end.
GIFTS = """
.   T+1 T-1 T-2
.   T+1 .   .
.   .   T-1 .
.   .   .   .
"""
APART = """
C+1 C+2 .   .
.   .   .   .
.   .   .   .
.   .   .   C+1
"""

MATCH = {
    "open": (lambda: piles("T+2", "T+1"), lambda: piles("T+1", "T+2")),
    "delivery": (
        lambda: turn(APART, "barrow", "barrow@0,2<3,3"),
        lambda: turn(APART, "barrow", "barrow@0,3<3,3"),
    ),
    "armful": (
        lambda: turn(THREE_CORN, "C+1", "C+1@0,2"),
        lambda: turn(TWO_CORN, "C+1", "C+1@0,2"),
    ),
    "wagon": (lambda: turn(SIX, "B-2", "B-2@1,2"), lambda: turn(FIVE, "B-2", "B-2@1,2")),
    "golden": (lambda: piles("T+4 C+4"), lambda: piles("T+4 C+2 B+2")),
    "twenty": (
        lambda: piles("T+4 C+4 B+4 T+2 T+2 C+2 C+2"),
        lambda: piles("T+4 C+4 B+4 T+2 T+2 C+2 C+1"),
    ),
    "tokens": (
        lambda: piles("T+1", "T+2", tokens={"T": [1, 0, 0, 0]}),
        lambda: piles("T+2", "C+2", tokens={"T": [1, 0, 0, 0]}),
    ),
    "old": (lambda: piles("T+2", options=["1992"]), lambda: piles("T+2", options=["open"])),
    "full": (lambda: full_house(8), lambda: full_house(7)),
    "storm": (
        lambda: turn(THREE_CORN, "storm", "storm:C@0,2"),
        lambda: turn(TWO_CORN, "storm", "storm:C@0,2"),
    ),
    "choice": (lambda: piles("T+1 T+2 C+1 C+2"), lambda: piles("T+1 T+2 C+1 C+2 C-1")),
    "triple": (
        lambda: piles(tokens={"T": [1, 0, 0, 0], "C": [2, 1, 0, 0], "B": [1, 0, 0, 0]}),
        lambda: piles(tokens={"T": [1, 0, 0, 0], "C": [2, 1, 0, 0], "B": [1, 1, 0, 0]}),
    ),
    "master": (
        lambda: piles("T+2", "T+1", who=(0, 3, 1, 1)),
        lambda: piles("T+2", "T+2", who=(0, 3, 1, 2)),
    ),
    "gift": (
        lambda: turn(GIFTS, "T+2", "T+2@0,0"),
        lambda: turn(GIFTS.replace("T-2", "T+2"), "T-2", "T-2@0,0"),
    ),
    "compost": (lambda: piles("T+1 T-2"), lambda: piles("T+2 T-2")),
}


def test_three_cards_without_a_negative_are_not_choice_enough():
    assert "choice" not in feats(piles("T+1 T+2 C+1"))


def test_the_basket_itself_is_not_counted_among_the_harvested():
    assert "armful" not in feats(turn(THREE_CORN, "basket", "basket:C@0,2"))


def test_what_a_storm_destroys_is_neither_harvested_nor_given():
    earned = feats(turn(GIFTS, "storm", "storm:T@0,0"))
    assert "storm" in earned
    assert not {"armful", "gift"} & earned


def test_the_basket_is_no_gift():
    two_given = """
    .   .   T-1 .
    .   .   .   .
    .   .   T-1 .
    .   .   .   .
    """
    assert "gift" not in feats(turn(two_given, "basket", "basket:T@1,2"))


def test_negative_cards_of_a_neutral_field_are_given_to_nobody():
    two = match_positions.garden(GIFTS, ["T+1", "T+1"])  # B and D are neutral
    sitting = Composed("match", two)
    sitting.play(match_notation.parse_move(two, "T+1@0,0"))
    assert "gift" not in feats(sitting)


# -- Cabbage ----------------------------------------------------------------------------------

GREEN, PURPLE = 0, 1
EVEN = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
LESS = [[1, 1, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
LOW, HIGH = [1] * 6, [6] * 6


def positions(**changes):
    """Positions that differ by the cards of the field, one after the other."""
    chance = Random(1)
    for _ in range(20000):
        sides = [[card, chance.choice(("front", "back"))] for card in chance.sample(range(1, 8), 7)]
        lying = [[*side, chance.choice((0, 180))] for side in sides]
        yield cabbage_positions.position(field=lying[:6], spare=lying[6], **changes)


def field(wanted, who=None, **changes):
    """A finished game on the first field whose score sheet is as wanted."""
    games = positions(**cabbage_positions.OVER, **changes)
    return Composed("cabbage", next(game for game in games if wanted(game.detail())), who)


def ahead(sheet, by):
    return sheet["largest"][GREEN] - sheet["largest"][PURPLE] == by


def at_random(chance, sitting):
    """Play on to the end."""
    out = array("H", range(sitting.game.MOST))
    while sitting.game.turn != OVER:
        sitting.play(out[chance.randrange(sitting.game.actions(out))])
    return sitting


def evening(wanted, dice=EVEN):
    """A whole game, played at random, that went as wanted."""
    chance = Random(1)
    starts = positions(**cabbage_positions.CHOOSE, rolled=dice, dice=dice)
    sittings = (at_random(chance, Composed("cabbage", start)) for start in starts)
    return next(filter(wanted, sittings))


def walks(sitting):
    """Green's moves: the plot it walked to and what it did there."""
    moves = zip(sitting.movers, sitting.log, strict=True)
    return [divmod(action - 8, 8) for mover, action in moves if mover == GREEN and action >= 8]


def cards_tended(sitting):
    return len({(plot // 12, plot % 6 // 2) for plot, _ in walks(sitting)})


def swap_rounds(sitting):
    return [nth for nth, (_, act) in enumerate(walks(sitting), 1) if act > 1]


def green_won(sitting):
    return sitting.game.winners() == [GREEN]


def behind_before_the_last_round(sitting):
    """By how much green was: four moves make a round, two dice and two walks."""
    before = sitting.start()
    for action in sitting.log[:20]:
        before.play(action)
    return before.scores()[PURPLE] - before.scores()[GREEN]


def all_walks():
    """Green's first walk, in every way, on many fields."""
    for start in positions():
        out = array("H", range(start.MOST))
        for action in out[: start.actions(out)]:
            sitting = Composed("cabbage", start.copy())
            sitting.play(action)
            yield sitting


def leap(size):
    """A walk that makes green's largest group so much larger."""
    return next(t for t in all_walks() if t.game.scores()[0] - t.start().scores()[0] == size)


def ends_at(plot):
    return evening(lambda sitting: sitting.game.farmers[GREEN] == plot)


def walked_first(sitting):
    """In how many rounds green did."""
    return sum(mover == GREEN for mover in sitting.movers[2::4])


CABBAGE = {
    "open": (lambda: field(lambda s: ahead(s, 1)), lambda: field(lambda s: ahead(s, -1))),
    "ten": (
        lambda: field(lambda s: s["largest"][GREEN] == 10),
        lambda: field(lambda s: s["largest"][GREEN] == 9),
    ),
    "fourteen": (
        lambda: field(lambda s: s["largest"][GREEN] == 14),
        lambda: field(lambda s: s["largest"][GREEN] == 13),
    ),
    "leap": (lambda: leap(8), lambda: leap(7)),
    "landslide": (lambda: field(lambda s: ahead(s, 6)), lambda: field(lambda s: ahead(s, 5))),
    "weeder": (
        lambda: field(lambda s: s["largest"][PURPLE] == 3),
        lambda: field(lambda s: s["largest"][PURPLE] == 4),
    ),
    "tour": (
        lambda: evening(lambda sitting: cards_tended(sitting) == 6),
        lambda: evening(lambda sitting: cards_tended(sitting) == 5),
    ),
    "second": (
        lambda: field(lambda s: ahead(s, 0) and s["second"][GREEN] > s["second"][PURPLE]),
        lambda: field(lambda s: ahead(s, 1) and s["second"][GREEN] > s["second"][PURPLE]),
    ),
    "dice": (
        lambda: field(lambda s: ahead(s, 0) and len(set(s["second"])) == 1, rolled=LESS),
        lambda: field(lambda s: ahead(s, 0) and s["second"] == [2, 1], rolled=LESS),
    ),
    "saved": (
        lambda: evening(lambda sitting: green_won(sitting) and swap_rounds(sitting) == [5, 6]),
        lambda: evening(lambda sitting: green_won(sitting) and swap_rounds(sitting) == [4, 6]),
    ),
    "comeback": (
        lambda: evening(lambda t: green_won(t) and behind_before_the_last_round(t) == 3),
        lambda: evening(lambda t: green_won(t) and behind_before_the_last_round(t) == 2),
    ),
    "patient": (
        lambda: evening(green_won, [LOW, HIGH]),
        lambda: evening(lambda t: green_won(t) and walked_first(t) == 1, [LOW, [1] + [6] * 5]),
    ),
    "master": (
        lambda: field(lambda s: ahead(s, 1), who=(0, 3)),
        lambda: field(lambda s: ahead(s, 1), who=(0, 2)),
    ),
    "home": (lambda: ends_at(18), lambda: ends_at(19)),
    "draw": (
        lambda: field(lambda s: ahead(s, 0) and len(set(s["second"])) == 1, rolled=EVEN),
        lambda: field(lambda s: ahead(s, 0) and len(set(s["second"])) == 1, rolled=LESS),
    ),
}


def test_nobody_has_won_a_draw():
    draw = CABBAGE["draw"][0]()
    assert "open" not in feats(draw, GREEN) | feats(draw, PURPLE)


def test_purple_comes_back_like_green():
    lost = evening(lambda t: not green_won(t) and behind_before_the_last_round(t) == -3)
    assert lost.game.winners() == [PURPLE]
    assert "comeback" in feats(lost, PURPLE)
    assert "comeback" not in feats(lost, GREEN)


# -- all of them ------------------------------------------------------------------------------

FEATS = {"veggies": VEGGIES, "match": MATCH, "cabbage": CABBAGE}
EACH = [(game, medal) for game in GAMES for medal in FEATS[game]]


@pytest.mark.parametrize("game, medal", EACH)
def test_a_feat_earns_its_medal(game, medal):
    assert medal in feats(FEATS[game][medal][0]())


@pytest.mark.parametrize("game, medal", EACH)
def test_a_medal_just_missed_is_missed(game, medal):
    assert medal not in feats(FEATS[game][medal][1]())


@pytest.mark.parametrize("game", GAMES)
def test_every_medal_there_is_was_earned_and_missed_here(game):
    names = medals.medals(game)
    assert len(names) == len(set(names)) == 15
    assert set(names) == set(FEATS[game])
    assert set(names) & set(medals.hidden(game))


@pytest.mark.parametrize("game, seats", [(game, max(about(game).SEATS)) for game in GAMES])
def test_the_persons_of_a_sitting_earn_together_and_bots_nothing(game, seats):
    def judged(who):
        sitting = at_random(Random(3), Sitting(game, seats, 3, (), who))
        return sitting, medals.earned(sitting)

    sitting, everybody = judged(bytes(seats))
    each = [feats(sitting, seat) for seat in range(seats)]
    together = set.union(*each)
    assert everybody == sum(1 << bit for bit, m in enumerate(medals.medals(game)) if m in together)
    assert everybody
    assert judged(bytes([2] * seats))[1] == 0
    loser = next(seat for seat in range(seats) if seat not in sitting.game.winners())
    who = bytearray([2] * seats)
    who[loser] = 0
    assert judged(who)[1] & 1 == 0  # the first medal is for winning, and a bot won


LOST = {
    "trap": lambda: market("SSS", "SSSS"),
    "tokens": lambda: piles("T+1", "T+4 T+2", tokens={"T": [1, 0, 0, 0]}),
    "old": lambda: piles("T+1", "T+2", options=["1992"]),
    "second": lambda: field(lambda s: ahead(s, 0) and s["second"] == [1, 2]),
    "dice": lambda: field(lambda s: ahead(s, 0) and len(set(s["second"])) == 1, rolled=LESS[::-1]),
    "saved": lambda: evening(lambda t: not green_won(t) and swap_rounds(t) == [5, 6]),
    "comeback": lambda: evening(
        lambda t: not green_won(t) and behind_before_the_last_round(t) == 3
    ),
    "patient": lambda: evening(lambda t: not green_won(t), [LOW, HIGH]),
}


@pytest.mark.parametrize("medal", LOST)
def test_who_did_all_of_it_but_lost_earns_nothing_for_it(medal):
    assert medal not in feats(LOST[medal]())


def test_only_the_winner_among_eight_has_won_among_eight():
    assert "full" not in feats(full_house(8), 1)


# -- what is kept -------------------------------------------------------------------------------


def test_medals_once_won_stay_won():
    kept = b""
    for game, bits in (("match", 0b101), ("veggies", 0b1), ("match", 0b10), ("cabbage", 1 << 14)):
        kept = medals.note(kept, game, bits)
    assert [medals.won(kept, game) for game in GAMES] == [0b1, 0b111, 1 << 14]
    assert len(kept) == 6


def test_who_won_a_medal_first_is_kept_by_name_once_and_small():
    kept = b""
    for nth, game in enumerate(GAMES):
        for bit in range(15):
            assert medals.person(kept, game, bit) is None
            kept = medals.give(kept, game, bit, ("", "Ana", "Íñigo")[(bit + nth) % 3])
    for nth, game in enumerate(GAMES):
        for bit in range(15):
            assert medals.person(kept, game, bit) == ("", "Ana", "Íñigo")[(bit + nth) % 3]
    assert len(kept) < 64


@pytest.mark.parametrize("kept", [b"", b"Ana", b"\0", b"\xc3\0\1", b"Ana\0\2", b"\xff" * 99])
def test_earners_damaged_or_of_another_version_are_not_told_and_can_be_added_to(kept):
    assert medals.person(kept, "veggies", 0) is None
    assert medals.person(medals.give(kept, "match", 3, "Leo"), "match", 3) == "Leo"


@pytest.mark.parametrize("kept", [b"", b"\x05", b"\x05\x00", b"\x05\x00\x01"])
def test_medals_of_a_shorter_kind_are_read_as_far_as_they_go(kept):
    assert medals.won(kept, "veggies") == (5 if len(kept) > 1 else 0)
    assert medals.won(kept, "match") == 0
    assert medals.won(medals.note(kept, "match", 2), "match") & 2


def test_medals_of_a_newer_kind_are_not_lost():
    newer = bytes(range(1, 11))  # five games
    assert medals.note(newer, "cabbage", 1 << 15)[6:] == newer[6:]
    assert medals.note(newer, "cabbage", 1 << 15)[:4] == newer[:4]
