# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Games that go from browser to browser as links, in a real Chromium."""

from random import Random

import pytest
from browsing import EN, ES, Player

from at_table import some_log, whole_log
from garden import GAMES, links
from passing import link_of

TWO = (0, 0)
PEOPLE = EN["people"].split()
# What was copied can be looked at; no system sheet opens in a test.
CLIPBOARD = """Object.defineProperty(navigator, "clipboard", {value: {
  writeText: async (text) => { window.copied = text; },
}});"""
KEYS = ["z"] * 8 + ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]
SPARE = 60  # ms between two looks at the screen


@pytest.fixture
def visitor(context, address):
    """Return a function that makes a player with a browser of their own, on this page."""

    def visitor(link="", **how):
        made = context(**how)
        made.add_init_script(CLIPBOARD)
        return Player(made, address + link).playing()

    return visitor


def follow(player, address, link):
    """Open a link in the window where the game is."""
    player.page.goto(address + link[link.index("#") :])
    return player.says("to move.") if "#g=" in link else player


def play_until_sent(player, mine, seed):
    """Press keys for this person until the page has copied a link; return it and its text."""
    chance = Random(seed)
    for _ in range(400):
        copied = player.page.evaluate("window.copied ?? ''")
        if copied:
            player.page.evaluate("window.copied = ''")
            return copied
        text = " ".join(player.text().split())
        if "Pass to" in text:
            player.press("z" if f"Pass to {mine}" in text else "x")
        elif "Send to" in text or EN["send_result"] in text:
            player.press("z")
        elif EN["send_copy"] in text:
            player.press("x")
        else:
            player.page.keyboard.press(chance.choice(KEYS), delay=40)
            player.page.wait_for_timeout(SPARE)
    raise AssertionError(f"never sent: {player.text()!r}")


def play_by_links(visitor, address, game, who, log):
    """Persons with a browser each play this game to its end; every one of them sees the count."""
    link, players, seed = link_of(game, who, log), {}, 0
    while True:
        sitting, _ = links.read_game(links.find(link)[1])
        seat = sitting.game.turn
        if seat < 0:
            break
        if seat in players:
            follow(players[seat], address, link)
        else:
            players[seat] = visitor(link[link.index("#") :]).says("to move.")
        players[seat].press("z").says(f"Pass to {PEOPLE[seat]}")
        seed += 1
        link = play_until_sent(players[seat], PEOPLE[seat], seed)
        assert link.startswith(EN[game])
        assert f"\n{address}#g=" in link
    for player in players.values():
        player.page.goto(address + link[link.index("#") :])
        player.says(EN["link_over"].partition("{}")[2]).press("z").says(EN["next"])
        assert player.complaints == []
    return players


@pytest.mark.parametrize("game", ["cabbage"])
def test_two_browsers_bring_a_game_to_its_end_by_links(visitor, address, game):
    log = whole_log(game, 2, 1)
    assert len(play_by_links(visitor, address, game, TWO, log[:-2])) == 2


@pytest.mark.long
@pytest.mark.parametrize("game, who", [*((game, TWO) for game in GAMES), ("match", (0, 0, 2, 0))])
def test_browsers_play_whole_games_against_each_other_by_links(visitor, address, game, who):
    assert len(play_by_links(visitor, address, game, who, [])) == who.count(0)


def test_an_old_link_and_two_ways_on_are_told_and_lose_nothing(visitor, address):
    log = some_log("veggies", 2, 8)
    player = visitor(link_of("veggies", TWO, log)).says("to move.")
    player.press("z").says("Pass to")
    follow(player, address, link_of("veggies", TWO, log[:5]))
    player.says("Yours is further").press("z").says("Pass to")
    fork = [*log[:7], log[7] + 1]
    follow(player, address, link_of("veggies", TWO, fork))
    player.says("Yours went another way").press("x").says("Pass to")
    follow(player, address, link_of("veggies", TWO, log)).says("You have it just like this")


def test_a_reload_goes_on_with_the_game_and_not_with_the_link(visitor, address):
    player = visitor(link_of("cabbage", TWO, some_log("cabbage", 2, 3))).says("to move.")
    assert player.page.url == address
    player.press("z").says("Pass to")
    player.page.reload()
    player.playing().says(EN["continue"])


def test_a_link_can_be_pasted_and_what_is_none_gets_a_sentence(visitor):
    player = visitor()
    answers = ["hello", "Look: " + link_of("cabbage", TWO, some_log("cabbage", 2, 3))]
    player.page.on("dialog", lambda dialog: dialog.accept(answers.pop(0)))
    player.press("ArrowUp", "ArrowUp").reads(EN["open_link"], "#live")
    player.press("z").says(EN["link_none_text"][:20]).press("z")
    player.press("z").says("to move.")


def test_what_is_sent_goes_through_the_systems_sheet_where_there_is_one(context, address):
    made = context(locale="es")
    made.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    link = link_of("cabbage", TWO, some_log("cabbage", 2, 1))
    player = Player(made, address + link).playing().says("le toca a Leo.")
    player.press("z").says("Pásalo a Leo").press("x").says(ES["link_shared"])
    shared = player.page.evaluate("window.shared")
    assert shared == {"text": "Cabbage!, ronda 1/6: le toca a Leo.", "url": address + link}
