# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The flow of a turn without a screen: every event in every state."""

from array import array
from types import SimpleNamespace

import pytest

from contract import legal
from firmware import turns
from firmware.turns import Policy, TurnFlow
from garden.sitting import Sitting

STATES = ("CURTAIN", "TURN", "GRACE", "RESULT", "THINKING", "SHOWN", "ADVICE", "NEWS")
PERSON, BOT = 0, 1


class Clock:
    now = 5000


class Stage:
    """Notes what it is asked to show; to the flow it is the view, too."""

    pace = 900
    covered = False

    def __init__(self, handover="quick"):
        self.handover = handover
        self.view = self
        self.asked = []
        self.fresh = False  # everybody has to look at the next position
        self.choice = None  # that the person has selected

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *given: self.asked.append((name, *given))

    def show_position(self):
        return self.fresh

    def selected_action(self):
        return self.choice

    def names(self):
        return [name for name, *_ in self.asked]


class Turns:
    """A flow with all that it needs, and the events of a game by name."""

    def __init__(self, who=(PERSON, BOT), handover="quick", policy=None, state=None, fresh=False):
        self.stage = Stage(handover)
        self.stage.fresh = fresh
        self.clock = Clock()
        self.sitting = Sitting("cabbage", len(who), 1, (), bytes(who))
        self.flow = TurnFlow(self.sitting, self.stage, self.clock, policy or Policy())
        assert self.flow.enter(state)

    @property
    def state(self):
        return next(name for name in STATES if getattr(turns, name) == self.flow.state)

    def action(self):
        return legal(self.sitting.game)[0]

    def do(self, event):
        """Let this happen. True if the flow took it up."""
        if event in ("commit", "answered"):
            return getattr(self.flow, event)(self.action())
        if event == "time_up":
            self.clock.now += 10_000
            return self.flow.tick(self.clock.now)
        return getattr(self.flow, event)()


# How each state is reached: who sits there, when curtains fall, and what happens.
WAYS = {
    "CURTAIN": ((PERSON, PERSON), "always", ()),
    "TURN": ((PERSON, BOT), "quick", ()),
    "GRACE": ((PERSON, BOT), "quick", ("commit",)),
    "RESULT": ((PERSON, PERSON), "quick", ("commit", "time_up")),
    "THINKING": ((BOT, PERSON), "quick", ()),
    "SHOWN": ((BOT, PERSON), "quick", ("answered",)),
    "ADVICE": ((PERSON, BOT), "quick", ("ask_hint",)),
    "NEWS": ((PERSON, BOT), "quick", ("commit", "time_up", "time_up")),
}


def reach(state, **how):
    who, handover, events = WAYS[state]
    table = Turns(who, handover, **how)
    table.stage.fresh = state == "NEWS"
    for event in events:
        assert table.do(event)
    assert table.state == state
    table.stage.asked.clear()
    return table


def test_every_state_has_a_bit_of_its_own():
    bits = [getattr(turns, name) for name in STATES]
    assert bits == [1 << bits.index(bit) for bit in bits]


# What each event leads to; in every state that is not named it means nothing.
LEADS = {
    "lift_curtain": {"CURTAIN": "TURN"},
    "commit": {"TURN": "GRACE"},
    "skip": {"GRACE": "GRACE", "RESULT": "RESULT", "SHOWN": "SHOWN", "NEWS": "THINKING"},
    "answered": {"THINKING": "SHOWN", "ADVICE": "TURN"},
    "ask_hint": {"TURN": "ADVICE", "GRACE": "ADVICE"},
    "undo": {"GRACE": "TURN", "RESULT": "TURN", "NEWS": "NEWS"},
    "redo": {},  # only what was taken back
    "time_up": {"GRACE": "RESULT", "RESULT": "TURN", "SHOWN": "TURN"},
    "pause": {state: state for state in STATES},
    "resume": {},  # only what was paused
}


@pytest.mark.parametrize("event", LEADS)
@pytest.mark.parametrize("state", STATES)
def test_every_event_leads_on_or_means_nothing(state, event):
    table = reach(state)
    before = dict(vars(table.flow))
    moves = list(table.sitting.log)
    taken = table.do(event)
    assert bool(taken) == (state in LEADS[event])
    assert table.state == LEADS[event].get(state, state)
    if not taken:
        assert dict(vars(table.flow)) == before
        assert table.stage.asked == [] and list(table.sitting.log) == moves


@pytest.mark.parametrize("state", STATES)
def test_a_pause_and_its_end_lead_back_to_the_same_state_with_the_same_time_left(state):
    table = reach(state)
    shown = table.flow.shown
    assert table.do("pause") and not table.do("pause")
    assert not table.do("time_up")  # time stands still
    assert table.do("resume") and not table.do("resume")
    assert (table.state, table.flow.shown) == (state, shown)
    assert not table.flow.tick(table.clock.now)


@pytest.mark.parametrize("event", ["undo", "ask_hint"])
@pytest.mark.parametrize("state", STATES)
def test_what_is_chosen_in_a_pause_ends_it_or_means_nothing(state, event):
    table = reach(state)
    table.do("pause")
    assert bool(table.do(event)) == (state in LEADS[event])
    assert table.flow.paused != (state in LEADS[event])
    assert table.state == LEADS[event].get(state, state)


# -- a person -------------------------------------------------------------------------------------


def test_a_move_is_shown_first_and_made_when_the_grace_is_over():
    table = reach("TURN")
    action = table.action()
    table.do("commit")
    assert table.stage.asked == [("offer", action)] and not table.sitting.log
    table.clock.now += 1499
    assert not table.flow.tick(table.clock.now)
    table.clock.now += 1
    assert table.flow.tick(table.clock.now)
    assert table.stage.asked[1:] == [("make", action), ("keep", True)]
    assert list(table.sitting.log) == [action] and table.flow.shown is None


def test_whose_move_is_made_has_no_hand_that_is_face_down():
    table = reach("GRACE")
    table.stage.covered = True
    table.do("time_up")
    assert not table.stage.covered


def test_a_skip_ends_a_wait_at_the_next_tick():
    table = reach("GRACE")
    table.do("skip")
    assert table.flow.tick(table.clock.now) and table.state == "RESULT"


@pytest.mark.parametrize("who, waits", [((PERSON, PERSON), 800), ((PERSON, BOT), 0)])
def test_the_next_person_sees_the_result_a_bot_need_not(who, waits):
    table = Turns(who)
    for event in ("commit", "time_up"):
        table.do(event)
    assert table.state == "RESULT"
    assert not table.flow.tick(table.clock.now + waits - 1) or not waits
    assert table.state != "RESULT" or table.flow.tick(table.clock.now + waits)


def test_a_hand_is_covered_where_no_curtain_falls_before_a_secret():
    assert Turns((PERSON, PERSON)).stage.covered
    assert not Turns((PERSON, BOT)).stage.covered


def test_a_pause_hides_the_hand_and_its_end_selects_what_was_selected():
    table = reach("TURN")
    table.stage.choice = 3
    table.do("pause")
    assert table.stage.asked == [("watch", 0)] and table.flow.selected == 3
    table.stage.choice = None
    table.do("resume")
    assert table.stage.asked[1:] == [("begin", 0), ("select", 3)]


def test_a_pause_that_hides_nothing_leaves_the_turn_alone():
    table = reach("TURN")
    table.flow.pause(hide=False)
    table.do("resume")
    assert table.stage.asked == []


def test_a_move_that_was_shown_before_a_pause_is_shown_again():
    table = reach("GRACE")
    action = table.flow.shown
    table.do("pause")
    table.do("resume")
    assert table.stage.names() == ["watch", "begin", "select", "offer"]
    assert table.flow.shown == action and not table.sitting.log


def test_a_hint_is_selected_and_nothing_is_made():
    table = reach("ADVICE")
    action = table.action()
    table.do("answered")
    assert table.stage.asked == [("begin", 0), ("select", action)] and not table.sitting.log


def test_whoever_asks_for_a_hint_has_selected_nothing_and_a_pause_shows_no_hand():
    table = reach("GRACE")
    table.do("pause")
    table.do("ask_hint")
    assert table.flow.shown is None and table.flow.selected is None
    table.stage.asked.clear()
    table.do("pause")
    table.do("resume")
    assert table.state == "ADVICE" and table.stage.asked == []


def test_undo_takes_back_the_last_move_of_a_person():
    table = reach("RESULT")
    table.flow.selected = 3  # in the turn that is taken back
    table.do("undo")
    assert not table.sitting.log and ("keep", True) in table.stage.asked
    assert table.flow.selected is None


def test_redo_makes_the_move_again_that_was_taken_back_until_another_is_made():
    table = reach("RESULT")
    made = list(table.sitting.log)
    table.do("undo")
    table.stage.asked.clear()
    assert table.do("redo")
    assert list(table.sitting.log) == made and ("keep", True) in table.stage.asked
    assert not table.do("redo")
    table = reach("RESULT")
    table.do("undo")
    table.flow.selected = 3  # in the turn that is skipped
    table.do("commit")
    assert not table.do("redo") and table.state == "GRACE"  # another move is shown
    table.do("time_up")
    assert not table.do("redo")


def test_redo_forgets_what_was_selected_and_ends_a_pause():
    table = reach("RESULT")
    table.do("undo")
    table.flow.selected = 3
    table.do("pause")
    assert table.do("redo")
    assert table.flow.selected is None and not table.flow.paused


def test_a_turn_that_was_left_for_the_rules_is_entered_again():
    undone = array("H", [7])
    left = SimpleNamespace(holder=0, floor=0, undone=undone, selected=2, covered=False, news=False)
    table = Turns(state=left)
    assert table.sitting.undone == undone
    assert table.state == "TURN" and table.stage.names() == ["begin", "select"]
    assert table.sitting.holder == 0


@pytest.mark.parametrize("news, state", [(False, "TURN"), (True, "NEWS")])
def test_a_turn_that_is_entered_again_knows_who_held_the_device_and_what_was_seen(news, state):
    left = SimpleNamespace(holder=0, floor=7, undone=(), selected=None, covered=True, news=news)
    table = Turns((PERSON, PERSON), "always", state=left, fresh=True)
    assert table.state == state  # no curtain falls before who had it already
    assert (table.sitting.holder, table.sitting.floor) == (0, 7)
    assert table.stage.covered != news


def test_a_move_that_is_taken_back_is_shown_no_more():
    table = reach("GRACE")
    action = table.flow.shown
    table.do("pause")
    table.do("undo")
    assert table.flow.shown is None
    assert table.stage.asked[-2:] == [("begin", 0), ("select", action)]


def test_a_hand_that_was_hidden_once_is_not_shown_again_by_a_pause_that_hides_nothing():
    table = reach("TURN")
    table.do("pause")
    table.do("resume")
    table.stage.asked.clear()
    table.flow.pause(hide=False)
    table.do("resume")
    assert table.stage.asked == []


# -- bots, curtains and news ----------------------------------------------------------------------


def test_everyone_watches_a_bot_and_what_lies_behind_a_curtain():
    assert Turns((BOT, PERSON)).stage.asked == [("watch", 0)]
    falling = Turns((PERSON, PERSON), "always").stage.asked
    assert falling == [("drop_curtain", 0), ("watch", 0), ("keep", True)]


def test_a_bot_s_move_is_shown_at_its_pace_and_kept_without_haste():
    table = reach("THINKING")
    action = table.action()
    table.do("answered")
    assert table.stage.asked == [("show", action)] and not table.sitting.log
    assert not table.flow.tick(table.clock.now + 899)
    assert table.flow.tick(table.clock.now + 900)
    assert ("keep", False) in table.stage.asked and list(table.sitting.log) == [action]


@pytest.mark.parametrize(
    "handover, who, falls",
    [
        ("always", (PERSON, PERSON), True),
        ("secrets", (PERSON, PERSON), True),
        ("quick", (PERSON, PERSON), False),
        ("always", (PERSON, BOT), False),
    ],
)
def test_a_curtain_falls_as_the_setting_says_and_the_sitting_is_kept(handover, who, falls):
    table = Turns(who, handover)
    assert (table.state == "CURTAIN") == falls
    assert (("drop_curtain", 0) in table.stage.asked) == falls
    assert (("keep", True) in table.stage.asked) == falls


def test_only_bots_do_not_wait_for_anybody_to_see_the_news():
    table = Turns((BOT, BOT))
    table.stage.fresh = True
    table.do("answered")
    table.do("time_up")
    assert table.state == "NEWS"
    assert not table.flow.tick(table.clock.now + 2 * table.stage.pace - 1)
    assert table.flow.tick(table.clock.now + 2 * table.stage.pace)
    assert table.state == "THINKING"


def test_the_end_of_the_game_is_told_once():
    table = Turns((BOT, BOT))
    for _ in range(200):
        if "finish" in table.stage.names():
            break
        table.do("answered" if table.state == "THINKING" else "time_up")
    assert table.stage.names().count("finish") == 1 and table.sitting.game.turn < 0
    assert table.flow.enter() and table.stage.names()[-1] == "finish"


# -- policies -------------------------------------------------------------------------------------


def test_an_ordinary_table_keeps_its_sitting_and_has_a_coach():
    policy = Policy()
    assert policy.keeps and policy.coaches and not policy.decided
    assert policy.allows_press(1) and policy.allows_move(1)
    assert policy.order(None) is None


class Strict(Policy):
    """Allows one move, and notes what was made."""

    def __init__(self, action):
        self.action = action
        self.made = 0

    def allows_move(self, action):
        return action == self.action

    def moved(self):
        self.made += 1


def test_a_move_that_the_policy_does_not_allow_is_refused_before_it_is_shown():
    table = reach("TURN", policy=Strict(4))
    assert not table.flow.commit(3)
    assert table.state == "TURN" and table.stage.names() == ["refuse"]
    assert table.flow.commit(4) and table.state == "GRACE"


def test_a_policy_hears_of_a_move_when_it_is_made_and_not_before():
    policy = Strict(4)
    table = reach("TURN", policy=policy)
    table.flow.commit(4)
    table.do("undo")
    assert policy.made == 0
    table.flow.commit(4)
    table.do("time_up")
    assert policy.made == 1


def test_where_everything_is_decided_nobody_gets_the_buttons():
    policy = Policy()
    policy.decided = True
    table = Turns((PERSON, PERSON), "always", policy)
    for _ in range(4):
        assert table.state == "THINKING"
        table.do("answered")
        table.do("time_up")
    assert "drop_curtain" not in table.stage.names() and "begin" not in table.stage.names()
