# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Links: a sitting or a deal as a text from a stranger, and what it is to the one kept here."""

import pytest

from garden import GAMES, about, links
from garden.links import FORKED, LONGER, MOST, NEW, OLDER, OTHER, SAME, LinkError
from garden.saved import DAMAGED, FOREIGN, NEWER
from garden.sitting import Sitting
from strange_links import PROGRAM, bytes_of, played, sealed, strange_links

NAMES = ["Ana", "Leo", "Mía", "Max", "Eva", "Tom", "Kim", "Zoë"]
LONGEST = ["Ññññññññ"] * 8


def link(sitting, names=NAMES):
    return links.game_link(sitting, names[: sitting.seats], PROGRAM)


def read(text):
    kind, letters = links.find(text)
    return (links.read_game if kind == links.GAME else links.read_deal)(letters)


def refused(text):
    with pytest.raises(LinkError) as why:
        read(text)
    return why.value.reason


# -- there and back -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 7, 9999])
def test_a_sitting_comes_out_of_its_link_as_it_went_in(game, moves):
    seats = about(game).SEATS[-1]
    who = bytes([0, 3] + [0] * (seats - 2))
    sitting = played(game, seats, moves, 7, who=who)
    again, names = read(f"Look at this: the page /{link(sitting)} (Ana)")
    assert again.save() == sitting.save()
    assert names == NAMES[:seats]
    assert not again.can_undo(), "what another device did stays"


def test_a_link_does_not_tell_which_seats_are_at_this_device():
    sitting = played("cabbage", 2, 3)
    plain = link(sitting)
    sitting.who = bytes((128, 0))
    assert link(sitting) == plain
    assert read(plain)[0].who == bytes(2)


def test_the_longest_games_with_the_longest_names_fit_into_700_letters():
    lengths = [len(link(played("match", 8, 9999, seed, seed), LONGEST)) for seed in range(40)]
    assert max(lengths) <= MOST + 3  # and the mark in front
    assert all(len(link(played("veggies", 4, 9999, seed))) < 300 for seed in range(5))
    assert all(len(link(played("cabbage", 2, 9999, seed))) < 200 for seed in range(5))


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_comes_out_of_its_link_as_it_was_set_up(game):
    facts = about(game)
    seats, options = facts.SEATS[-1], getattr(facts, "OPTIONS", ())
    deal = links.LinkedDeal(game, bytes([0] + [2] * (seats - 1)), options, 9999)
    text = links.deal_link(deal, PROGRAM)
    assert len(text) < 40
    again = read("Beat this! " + text)
    assert vars(again) == vars(deal)


# -- the door -----------------------------------------------------------------------------------


def test_whatever_is_no_link_is_refused():
    for text in ("", "#", "#g", "g=abc", "the page/#x=abc", "\0" * 9000, "#G=abc"):
        assert refused(text) == FOREIGN
    assert refused("x" * 9000 + link(played("cabbage", 2, 3))) == FOREIGN, "it reads no novels"
    for text in ("#g=", "#d=", "#g=A", "#g=AAAA", "#g=" + "A" * 701, "#g=" + "A" * 4000):
        assert refused(text) == DAMAGED


def test_a_link_of_one_kind_does_not_pass_for_the_other():
    assert refused(link(played("cabbage", 2, 3)).replace("#g=", "#d=")) == DAMAGED


def test_a_link_of_another_version_says_which_one_it_needs():
    body = bytes_of(link(played("cabbage", 2, 3)))[:-4]
    newer_link = bytes((links.VERSION + 1, 2, 0, 1)) + b"whatever that version has"
    rules = 4 + 1 + len("Ana\nLeo") + 1
    newer_rules = bytearray(body)
    newer_rules[rules] += 1
    for changed, needs in ((newer_link, "2.0.1"), (bytes(newer_rules), PROGRAM)):
        with pytest.raises(LinkError) as why:
            read(sealed("g", changed))
        assert (why.value.reason, why.value.needs) == (NEWER, needs)
    assert refused(sealed("g", b"\0\1\0\0")) == FOREIGN
    unknown = bytearray(
        bytes_of(links.deal_link(links.LinkedDeal("cabbage", b"\0\2", (), 5), "1.0.0"))
    )
    unknown[4] = len(GAMES)
    assert refused(sealed("d", bytes(unknown[:-4]))) == NEWER


def test_names_come_in_clean():
    bad = ["A|b{}\n", "\u202eevil", "Maximilian", "José's-1"]
    sitting = played("veggies", 4, 3)
    _, names = read(links.game_link(sitting, bad, PROGRAM))
    # The line break in the first one makes two names of it; nothing else is hurt by that.
    assert names == ["Ab", "", "evil", "Maximili"]
    _, names = read(links.game_link(sitting, ["José's-1"], PROGRAM))
    assert names == ["José's-1", "", "", ""]


def test_ten_thousand_strange_links_are_read_or_refused_and_nothing_else():
    reasons = {None: 0, DAMAGED: 0, FOREIGN: 0, NEWER: 0}
    for text in strange_links(10_000, 25):
        try:
            found = read(text)
            reason = None
        except LinkError as why:
            reason = why.reason
        else:
            if isinstance(found, tuple):
                assert Sitting.load(found[0].save()).save() == found[0].save()
                assert all(len(name) <= 8 for name in found[1])
        reasons[reason] += 1
    assert sum(reasons.values()) >= 10_000
    assert min(reasons.values()) > 50, f"every answer is given now and then: {reasons}"


# -- what a linked sitting is to the one kept here -------------------------------------------------


def test_a_linked_sitting_is_new_the_same_longer_older_forked_or_another():
    ours = played("veggies", 3, 9)
    shorter, longer, forked = (
        played("veggies", 3, n, chance=c) for n, c in ((6, 1), (12, 1), (9, 2))
    )
    assert links.compare(ours, None) == NEW
    assert links.compare(played("veggies", 3, 9), ours) == SAME
    assert links.compare(longer, ours) == LONGER
    assert links.compare(shorter, ours) == OLDER
    assert links.compare(forked, ours) == FORKED
    assert links.compare(played("veggies", 3, 9, seed=2), ours) == OTHER
    assert links.compare(played("veggies", 4, 9), ours) == OTHER
    assert links.compare(played("veggies", 3, 9, who=b"\0\0\2"), ours) == OTHER
    assert links.compare(Sitting("veggies", 3, 1), ours) == OLDER


def test_who_is_at_this_device_makes_no_other_sitting():
    ours, theirs = played("match", 3, 5), played("match", 3, 5)
    ours.who = bytes((128, 0, 128))
    assert links.compare(theirs, ours) == SAME
    assert links.name_of(theirs) == links.name_of(ours)
