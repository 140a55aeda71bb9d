# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad: what is noted, what survives, and the pages that show it."""

import displayio
import pytest
from hypothesis import given
from hypothesis import strategies as st

import picture_book
from at_table import top
from finished import PEOPLE, SEATS, full_pad, noted, played
from garden import GAMES, medals, records
from garden.words import LANGUAGES
from tools.sim import BOARDS, Drive, Sim

# -- what is noted ------------------------------------------------------------------------------


def test_a_sitting_is_noted_with_everybody_their_scores_and_the_winners():
    sitting = played("veggies", 4, 5, bytes((0, 0, 3, 1)))
    pad = noted(records.Pad(), sitting, ["Ana", "", "", ""])
    ((game, who, scores),) = pad.sittings
    assert GAMES[game] == "veggies"
    assert scores == sitting.game.scores()
    assert [seat for seat in range(4) if records.won(who[seat])] == sitting.game.winners()
    assert [records.level(player) for player in who] == [0, 0, 3, 1]
    assert [records.person(player) for player in who] == [0, -1, -1, -1]
    assert pad.people[0][0] == "Ana"


def test_the_last_seven_of_each_game_stay_whatever_else_is_played():
    pad = records.Pad()
    for seed in range(3):
        noted(pad, played("veggies", 2, seed))
    for seed in range(9):
        noted(pad, played("cabbage", 2, seed))
    cabbages = [played("cabbage", 2, seed).game.scores() for seed in range(8, 1, -1)]
    assert [scores for _, _, scores in pad.recent(2)] == cabbages
    assert len(pad.recent(0)) == 3
    assert [game[0] for game in pad.games] == [3, 0, 9]


def test_the_best_score_is_a_person_s():
    sittings = [played("veggies", 2, seed, bytes((0, 3))) for seed in range(5)]
    pad = records.Pad()
    assert pad.games[0][1] == records.NONE
    for sitting in sittings:
        noted(pad, sitting)
    assert pad.games[0][1] == max(sitting.game.scores()[0] for sitting in sittings)
    assert pad.games[0][1] < max(max(sitting.game.scores()) for sitting in sittings)


def test_wins_go_with_the_name_wherever_it_sits():
    pad = records.Pad()
    wins = {"Ana": 0, "Leo": 0}
    for seed in range(6):
        names = ["Ana", "Leo"] if seed % 2 else ["Leo", "Ana"]
        sitting = played("cabbage", 2, seed)
        noted(pad, sitting, names)
        for seat in sitting.game.winners():
            wins[names[seat]] += 1
    standings = pad.standings(2)
    assert {name: tally[1] for name, tally in standings} == wins
    assert [tally[0] for _, tally in standings] == [6, 6]
    assert [tally[1] for _, tally in standings] == sorted(wins.values(), reverse=True)
    assert pad.standings(0) == []


def test_everybody_counts_persons_without_a_name_and_bots_by_their_level():
    pad = records.Pad()
    scores, winners = [], []
    for seed in range(5):
        sitting = played("cabbage", 2, seed, who=bytes((0, 3)))
        noted(pad, sitting, ["", ""])
        scores.append(sitting.game.scores())
        winners.append(sitting.game.winners())
    (you, mine), (level, theirs) = pad.standings(2)
    assert (you, level) == (0, 3)
    for seat, tally in enumerate((mine, theirs)):
        won = [seat in each for each in winners]
        streak = next((nth for nth, yes in enumerate(won[::-1]) if not yes), 5)
        best = max(each[seat] for each in scores)
        assert tally[:4] == (5, sum(won), best, streak)
        assert abs(records.average(tally) - sum(each[seat] for each in scores) / 5) <= 0.5
    assert records.Pad(pad.pack()).standings(2) == pad.standings(2)


def test_a_pad_of_the_first_format_keeps_its_names_and_wins():
    pad = records.Pad(bytes.fromhex(FIRST_FORMAT))
    assert pad.standings(2) == [("Ana", (1, 1, 11, 0, 0, 0)), ("Leo", (1, 0, 6, 0, 0, 0))]
    assert len(pad.recent(2)) == 1
    assert records.Pad(pad.pack()).standings(2) == pad.standings(2)


FIRST_FORMAT = (
    "01000000800000008001000b000203416e61000000000080000000000080010001000b00"
    "034c656f0000000000800000000000800100000006000702440b00080600"
)


def test_a_ninth_name_takes_the_place_of_who_played_least_and_is_not_there():
    pad = records.Pad()
    noted(pad, played("match", 8), PEOPLE)
    noted(pad, played("match", 6), PEOPLE[2:])
    noted(pad, played("cabbage", 2), ["Leo", "Eva"])  # Ana and Leo played least, but Leo is here
    known = [name for name, _ in pad.people]
    assert known == ["Eva", *PEOPLE[1:]]
    assert [records.person(player) for player in pad.sittings[0][1]] == [-1, 1, 2, 3, 4, 5, 6, 7]
    assert pad.people[0][1][1] == (0, 0, records.NONE, 0, 0, 0)  # nothing of Ana's is Eva's


def test_eight_strangers_find_room_at_once():
    pad = noted(records.Pad(), played("match", 8), PEOPLE)
    strangers = [f"New{seat}" for seat in range(8)]
    noted(pad, played("match", 8, 2), strangers)
    assert sorted(name for name, _ in pad.people) == strangers
    assert sorted(records.person(player) for player in pad.sittings[1][1]) == list(range(8))
    assert {records.person(player) for player in pad.sittings[0][1]} == {-1}


# -- bytes --------------------------------------------------------------------------------------


def test_a_pad_comes_back_as_it_was_kept():
    pad = full_pad()
    again = records.Pad(pad.pack())
    assert (again.games, again.people, again.sittings) == (pad.games, pad.people, pad.sittings)
    noted(again, played("cabbage", 2, 77))
    assert again.games[2][0] == pad.games[2][0] + 1


def test_the_fullest_pad_there_can_be_is_small():
    pad = records.Pad()
    names = ["ÁÁÁÁÁÁÁÁ"[:7] + digit for digit in "12345678"]
    for _ in range(9):
        for game, seats in ((game, max(SEATS[game])) for game in GAMES):
            noted(pad, played(game, seats), names)
    assert len(pad.pack()) < 1000


def test_a_pad_cut_off_anywhere_is_empty_or_shorter_and_never_a_crash():
    whole = full_pad().pack()
    for length in range(len(whole)):
        pad = records.Pad(whole[:length])
        assert len(pad.sittings) < 21
        assert not pad.sittings or len(pad.people) == 8
        noted(pad, played("cabbage", 2))


@given(st.binary(max_size=200), st.booleans())
def test_whatever_bytes_there_are_a_pad_can_be_made_of_them_and_written_on(garbage, marked):
    pad = records.Pad(b"\x02" + garbage if marked else garbage)
    noted(pad, played("cabbage", 2))
    assert pad.recent(2)[0][2] == played("cabbage", 2).game.scores()
    assert records.Pad(pad.pack()).sittings == pad.sittings


@pytest.mark.parametrize("number", [0, 3, 255])
def test_a_pad_of_another_format_is_an_empty_one(number):
    kept = bytes((number,)) + full_pad().pack()[1:]
    assert records.Pad(kept).pack() == records.Pad().pack()


def test_a_sitting_of_a_game_not_known_here_is_left_out_and_the_others_stay():
    pad = full_pad(2)
    pad.sittings.insert(1, (3, bytearray(2), [1, 2]))  # a fourth game
    pad.sittings.insert(3, (0, bytearray(9), [0] * 9))  # nine seats
    pad.sittings.insert(5, (0, bytearray((63 << 2, 0)), [1, 2]))  # somebody not on the list
    again = records.Pad(pad.pack())
    assert again.sittings == full_pad(2).sittings


# -- a board and its pages ------------------------------------------------------------------------


def board(lang="en", pad=None, won=(), start=True, **how):
    """A board with this pad and these medals, at its title."""
    sim = Sim(lang=lang, start=False, **how)
    if pad:
        sim.app.store.put("pad", pad.pack())
    kept = b""
    for game, bits in won:
        kept = medals.note(kept, game, bits)
    sim.app.store.put("medals", kept)
    if start:
        sim.app.start()
        sim.run(200)
    return sim


def opened(screen, *args, **how):
    sim = board(**how)
    sim.app.go(screen, *args)
    sim.run(600)
    sim.cost()
    return sim


SOME = (("veggies", 0b010000110011011), ("match", 0b100000100000011), ("cabbage", 1))


def details(**how):
    sim = opened("records", 1, pad=full_pad(), **how)
    sim.keys("U A w400")
    return sim


PAGES = {
    "records": lambda how: opened("records", 0, pad=full_pad(), **how),
    "records_match": lambda how: opened("records", 1, pad=full_pad(), **how),
    "records_cabbage": lambda how: opened("records", 2, pad=full_pad(), **how),
    "records_none": lambda how: opened("records", 0, **how),
    "details": lambda how: details(**how),
    "players": lambda how: opened("players", 0, pad=full_pad(), **how),
    "players_none": lambda how: opened("players", 0, **how),
    "medals": lambda how: opened("medals", 0, won=SOME, **how),
    "medals_match": lambda how: opened("medals", 1, won=SOME, **how),
    "medals_cabbage": lambda how: opened("medals", 2, won=SOME, **how),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_it_was_drawn(page, lang):
    picture_book.check(PAGES[page]({"lang": lang}), page if lang == "en" else f"{page}_{lang}")


@pytest.mark.parametrize("page", ["records_match", "details", "players", "medals"])
def test_a_page_looks_right_on_a_larger_board(page):
    picture_book.check(PAGES[page]({"board": "pimoroni_picosystem"}), f"{page}_240")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_does_not_change_sends_nothing(page):
    sim = PAGES[page]({})
    sim.run(200)
    sim.cost()
    sim.run(1000)
    assert sim.cost() == 0


@pytest.mark.parametrize("name", BOARDS)
def test_right_leads_through_the_pages_of_every_game_and_left_back(name):
    sim = opened("records", 0, board=name)
    there, back = [], []
    for _ in range(6):
        there.append((top(sim), sim.top._game))
        sim.keys("R w300")
    assert there == [(page, game) for game in range(3) for page in ("Records", "Players")]
    for _ in range(6):
        sim.keys("L w300")
        back.append((top(sim), sim.top._game))
    assert back == there[::-1]


@pytest.mark.parametrize("page", ["records", "players"])
def test_select_leads_to_the_medals_of_the_same_game_and_back(page):
    sim = opened(page, 1)
    sim.keys("E w300")
    assert (top(sim), sim.top._game) == ("Medals", 1)
    sim.keys("E w300")
    assert (top(sim), sim.top._game) == ("Records", 1)
    sim.keys("B w300")
    assert top(sim) == "Title"


def test_over_the_edge_of_the_medals_are_those_of_the_next_game():
    sim = opened("medals", 0)
    games = []
    for keys in ("R5", "L", "L"):
        sim.keys(keys + " w300")
        games.append(sim.top._game)
    assert games == [1, 0, 2]


def test_details_tell_everybody_s_name_also_of_those_who_are_not_on_the_line():
    sim = opened("records", 1, pad=full_pad())
    row = next(n for n, (_, who, _) in enumerate(full_pad().recent(1)) if len(who) == 8)
    sim.keys(f"D{row} A w300" if row else "A w300")
    assert top(sim) == "Details"
    texts = sim.texts()
    _, who, scores = full_pad().recent(1)[row]
    for seat, player in enumerate(who):
        person = records.person(player)
        named = sim.app.name(seat, True) if records.level(player) else full_pad().people[person][0]
        assert named in texts
        assert str(scores[seat]) in texts
    sim.keys("B w300")
    assert top(sim) == "Records"


def test_the_pad_opens_at_the_game_last_played():
    sim = board(pad=full_pad())
    sim.app.settings["last"] = 2
    sim.keys("U A w300")
    assert (top(sim), sim.top._game) == ("Records", 2)


DAMAGED = {
    "short": lambda: b"\x01",
    "foreign": lambda: b"\xff" * 99,
    "nonsense": lambda: b"\x01" * 300,
    "cut off": lambda: full_pad(1).pack()[:-7],
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_pages_of_a_damaged_pad_can_be_read(damage):
    garbage = DAMAGED[damage]()
    sim = board(start=False)
    sim.app.store.put("pad", garbage)
    sim.app.store.put("medals", garbage)
    sim.app.store.put("earners", garbage)
    sim.app.store.put("names", garbage)
    sim.app.start()
    for page in ("records", "players", "medals"):
        for game in range(3):
            sim.app.go(page, game)
            sim.run(60)
            assert top(sim) == page.capitalize()


# -- medals -----------------------------------------------------------------------------------


def words_of(layer):
    """The words of a label, or of the labels in a group."""
    if isinstance(layer, displayio.Group) and not hasattr(layer, "text"):
        return "\n".join(filter(None, map(words_of, layer)))
    return getattr(layer, "text", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_medal_fit_its_page_and_its_sign(game, lang):
    sim = opened("medals", GAMES.index(game), lang=lang, won=[(game, 0x7FFF)])
    from firmware.screens.medal import Medal

    for medal in medals.medals(game):
        key = f"medal_{game}_{medal}"
        sign = [words_of(layer) for layer in Medal(sim.app, game, medal, "Ana").body]
        _, name, text = [words for words in sign if words]
        assert name == sim.app.say(key)
        assert text.replace("\n", " ") == sim.app.say(key + "_text")
        assert text.count("\n") <= 1
    for bit, medal in enumerate(medals.medals(game)):
        sim.top._place = bit
        sim.top._choose()
        sim.run(80)
        assert "★ " + sim.app.say(f"medal_{game}_{medal}") in sim.texts()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_medals_says_who_won_them_first(game, lang):
    """Before that was kept nobody knows; names of any length fit behind those of medals."""
    names = ["", "WWWWWWWi", "WWWWWWWi & WWWWWWWi"]
    sim = opened("medals", GAMES.index(game), lang=lang, won=[(game, 0x7FFF)])
    assert "·" not in " ".join(sim.texts())
    kept = b""
    for bit in range(15):
        kept = medals.give(kept, game, bit, names[bit % 3])
    sim.app.store.put("earners", kept)
    for bit, medal in enumerate(medals.medals(game)):
        sim.top._place = bit
        sim.top._choose()
        sim.run(80)
        begun = "★ " + sim.app.say(f"medal_{game}_{medal}") + " · "
        (line,) = [text for text in sim.texts() if text.startswith(begun)]
        who = names[bit % 3] or sim.app.say("you")
        assert line == begun + who or (line[-1] == "…" and bit % 3 == 2)


@pytest.mark.parametrize(
    "who, names, winner", [((0, 0), b"", "Ana"), ((0, 2), b"", ""), ((0, 2), b"Noa", "Noa")]
)
def test_a_medal_is_kept_with_its_winner_s_name_or_for_you(who, names, winner):
    sim = board()
    sim.app.store.put("names", names)
    sitting = played("cabbage", 2, 7, who=bytes(who))
    seats = medals.earners(sitting)
    at_results(sitting, sim)
    kept = sim.app.store.get("earners")
    for bit in range(15):
        if seats.get(bit) == [0]:
            assert medals.person(kept, "cabbage", bit) == winner
        elif bit not in seats:
            assert medals.person(kept, "cabbage", bit) is None
    assert [0] in seats.values()


@pytest.mark.parametrize("game", GAMES)
def test_a_hidden_medal_is_not_told_before_it_is_won(game):
    hidden = [n for n, medal in enumerate(medals.medals(game)) if medal in medals.hidden(game)]
    for won in (0, 0x7FFF):
        sim = opened("medals", GAMES.index(game), won=[(game, won)])
        for bit in hidden:
            sim.top._place = bit
            sim.top._choose()
            sim.run(200)
            name = sim.app.say(f"medal_{game}_{medals.medals(game)[bit]}")
            assert (name in " ".join(sim.texts())) == bool(won)
            assert ("? ? ?" in sim.texts()) == (not won)


# -- from the last move to the pad --------------------------------------------------------------


def at_results(sitting, sim=None, **how):
    """A board on which this sitting has just ended."""
    sim = sim or board(**how)
    from firmware.kit import sittings

    sittings.keep(sim.app, sitting, 0, 0)
    sim.app.go("scoring", sitting.name)
    sim.run(100)
    sim.keys("S w20")
    return sim


def new_medals(sim, keys="w2000"):
    """The medals that are shown, one after the other."""
    seen = []
    sim.keys(keys)
    while top(sim) == "Medal":
        texts = sim.texts()
        seen.append(texts[texts.index("Ana: a new medal!") + 1])
        sim.keys("A w100")
    return seen


def test_a_finished_sitting_is_on_the_pad_once_and_survives_a_restart():
    drive = Drive()
    sitting = played("match", 3, 4)
    scores, earned = sitting.game.scores(), medals.earned(sitting)
    sim = at_results(sitting, drive=drive)
    assert len(records.Pad(sim.app.store.get("pad")).sittings) == 1
    again = Sim(lang=None, drive=drive)
    pad = records.Pad(again.app.store.get("pad"))
    assert [scores for _, _, scores in pad.sittings] == [scores]
    assert again.app.store.get("match") == b""
    kept = again.app.store.get("medals")
    assert medals.won(kept, "match") == earned > 0


def test_names_entered_by_stick_are_on_the_pad_and_survive_a_restart():
    drive = Drive()
    sim = board(drive=drive)
    sim.app.open("names", 2)
    sim.run(300)
    sim.keys("D A D E D2 A D2 S w300")  # Aa, and for the second seat Bb
    sim = Sim(drive=drive)
    assert [sim.app.name(0), sim.app.name(1), sim.app.name(2)] == ["Aa", "Bb", "Mia"]
    at_results(played("cabbage", 2), sim)
    sim.app.go("players", 2)
    sim.run(300)
    assert {"Aa", "Bb"} <= set(sim.texts())


@pytest.mark.parametrize(
    "kept, name",
    [
        (b"\xff\xfe\n\xc3", "Ana"),
        (b"", "Ana"),
        (b"Leo", "Leo"),
        (b"MMMMMMMM", "MMMMMM…"),
        (b"\n".join([b"Noa"] * 20), "Noa"),
    ],
)
def test_names_damaged_or_of_another_version_are_cut_or_forgotten(kept, name):
    sim = board(start=False)
    sim.app.store.put("names", kept)
    assert sim.app.name(0) == name
    assert sim.app.name(7)
    sim.app.open("names", 8)
    sim.run(100)
    assert top(sim) == "Names"


def test_new_medals_are_shown_after_the_podium_one_after_the_other_and_only_once():
    sitting = played("cabbage", 2, 7)
    earned = medals.earned(sitting)
    names = [medal for bit, medal in enumerate(medals.medals("cabbage")) if earned >> bit & 1]
    assert len(names) > 1
    sim = at_results(sitting)
    sim.run(1000)
    assert top(sim) == "Results"
    assert new_medals(sim) == [sim.app.say(f"medal_cabbage_{name}") for name in names]
    assert top(sim) == "Results"
    at_results(sitting, sim)
    assert new_medals(sim) == []


def test_whoever_cannot_wait_sees_the_medals_first():
    sim = at_results(played("cabbage", 2, 7))
    assert len(new_medals(sim, "A w100")) > 1
    sim.keys("B w300")
    assert top(sim) == "Title"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sign_looks_as_it_was_drawn(lang):
    sim = opened("medals", 1, lang=lang)
    sim.app.open("medal", "match", "golden", "Ana")
    sim.run(400)
    picture_book.check(sim, "medal" if lang == "en" else f"medal_{lang}")


def test_a_table_of_bots_is_noted_and_wins_nothing():
    sim = at_results(played("cabbage", 2, 7, bytes((1, 3))))
    assert new_medals(sim) == []
    assert len(records.Pad(sim.app.store.get("pad")).sittings) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_erasing_the_records_asks_twice_and_leaves_the_names(lang):
    drive = Drive()
    sim = board(pad=full_pad(), won=SOME, drive=drive, lang=lang)
    say = sim.app.say
    sim.app.store.put("names", b"Noa")
    sim.app.go("settings")
    sim.keys("w300 U A w100")
    assert say("sure") in sim.texts()
    sim.keys("A w100")
    assert say("really") in sim.texts()
    assert records.Pad(sim.app.store.get("pad")).sittings
    sim.keys("A w100")
    assert say("erased") in " ".join(sim.texts())
    again = Sim(drive=drive)
    assert again.app.store.get("pad") == again.app.store.get("medals") == b""
    assert again.app.name(0) == "Noa"
    for page in ("records", "players", "medals"):
        again.app.go(page, 0)
        again.run(60)
        assert top(again) == page.capitalize()
