# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every medal of Cabbage!, earned and just missed."""

from array import array
from random import Random

import cabbage_positions
import pytest

from composed import Composed, at_random, check_all, check_medal, feats

GREEN, PURPLE = 0, 1
EVEN = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
LESS = [[1, 1, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
LOW, HIGH = [1] * 6, [6] * 6


def positions(**changes):
    """Yield positions that differ by the cards of the field, one after the other."""
    chance = Random(1)
    for _ in range(20000):
        sides = [[card, chance.choice(("front", "back"))] for card in chance.sample(range(1, 8), 7)]
        lying = [[*side, chance.choice((0, 180))] for side in sides]
        yield cabbage_positions.position(field=lying[:6], spare=lying[6], **changes)


def field(wanted, who=None, **changes):
    """Return a finished game on the first field whose score sheet is as wanted."""
    games = positions(**cabbage_positions.OVER, **changes)
    return Composed("cabbage", next(game for game in games if wanted(game.detail())), who)


def ahead(sheet, by):
    return sheet["largest"][GREEN] - sheet["largest"][PURPLE] == by


def evening(wanted, dice=EVEN):
    """Return a whole game, played at random, that went as wanted."""
    chance = Random(1)
    starts = positions(**cabbage_positions.CHOOSE, rolled=dice, dice=dice)
    sittings = (at_random(chance, Composed("cabbage", start)) for start in starts)
    return next(filter(wanted, sittings))


def walks(sitting):
    """Return green's moves: the plots it walked to and its acts there."""
    moves = zip(sitting.movers, sitting.log, strict=True)
    return [divmod(action - 8, 8) for mover, action in moves if mover == GREEN and action >= 8]


def cards_tended(sitting):
    return len({(plot // 12, plot % 6 // 2) for plot, _ in walks(sitting)})


def swap_rounds(sitting):
    return [nth for nth, (_, act) in enumerate(walks(sitting), 1) if act > 1]


def green_won(sitting):
    return sitting.game.winners() == [GREEN]


def behind_before_the_last_round(sitting):
    """Return by how much green was behind. Four moves make a round: two dice, two walks."""
    before = sitting.start()
    for action in sitting.log[:20]:
        before.play(action)
    return before.scores()[PURPLE] - before.scores()[GREEN]


def all_walks():
    """Yield green's first walk, in every way, on many fields."""
    for start in positions():
        out = array("H", range(start.MOST))
        for action in out[: start.actions(out)]:
            sitting = Composed("cabbage", start.copy())
            sitting.play(action)
            yield sitting


def leap(size):
    """Return a walk that makes green's largest group so much larger."""
    return next(t for t in all_walks() if t.game.scores()[0] - t.start().scores()[0] == size)


def ends_at(plot):
    return evening(lambda sitting: sitting.game.farmers[GREEN] == plot)


def walked_first(sitting):
    """Return in how many rounds green walked first."""
    return sum(mover == GREEN for mover in sitting.movers[2::4])


FEATS = {
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
LOST = {
    "second": lambda: field(lambda s: ahead(s, 0) and s["second"] == [1, 2]),
    "dice": lambda: field(lambda s: ahead(s, 0) and len(set(s["second"])) == 1, rolled=LESS[::-1]),
    "saved": lambda: evening(lambda t: not green_won(t) and swap_rounds(t) == [5, 6]),
    "comeback": lambda: evening(
        lambda t: not green_won(t) and behind_before_the_last_round(t) == 3
    ),
    "patient": lambda: evening(lambda t: not green_won(t), [LOW, HIGH]),
}


@pytest.mark.parametrize("medal", FEATS)
def test_a_feat_earns_its_medal_and_one_just_missed_does_not(medal):
    check_medal(medal, FEATS[medal])


def test_every_medal_there_is_was_earned_and_missed_here():
    check_all("cabbage", FEATS)


@pytest.mark.parametrize("medal", LOST)
def test_who_did_all_of_it_but_lost_earns_nothing_for_it(medal):
    assert medal not in feats(LOST[medal]())


def test_nobody_has_won_a_draw():
    draw = FEATS["draw"][0]()
    assert "open" not in feats(draw, GREEN) | feats(draw, PURPLE)


def test_purple_comes_back_like_green():
    lost = evening(lambda t: not green_won(t) and behind_before_the_last_round(t) == -3)
    assert lost.game.winners() == [PURPLE]
    assert "comeback" in feats(lost, PURPLE)
    assert "comeback" not in feats(lost, GREEN)
