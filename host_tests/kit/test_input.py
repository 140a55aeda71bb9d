# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keys and stick, to the millisecond: what is heard, and when."""

import pytest

from tools.sim import Sim

OK, BACK, MENU, TURN, UP, DOWN, LEFT, RIGHT, HOLD, RELEASE = (1 << n for n in range(10))
BUTTONS = {"A": OK, "B": BACK, "S": MENU, "E": TURN, "U": UP, "D": DOWN, "L": LEFT, "R": RIGHT}
CENTRE, FAR = 32768, 30000


@pytest.fixture(autouse=True)
def modules():
    """Load the board's modules, as the simulator has them."""
    Sim(start=False)


class Pin:
    def __init__(self, value=CENTRE):
        self.value = value


class Board:
    """A board with the keys of BUTTONS; `stick` has a pin for either axis."""

    KEYS = tuple(BUTTONS.values())

    def __init__(self, stick=None):
        self.events = self
        self.waiting = []  # (key number, pressed)
        self._stick = stick

    def keys(self):
        return self

    def stick(self):
        return self._stick

    def get_into(self, event):
        import keypad

        if not self.waiting:
            return False
        event.__dict__.update(vars(keypad.Event(*self.waiting.pop(0))))
        return True


class Bench:
    """An Input whose keys follow a script; `new_screen` is when another screen opens."""

    def __init__(self, stick=None, **screen):
        from firmware.kit.input import Input

        self.board = Board(stick)
        self.input = Input(self.board)
        self._screen = screen  # what a screen wants: diagonal, holds
        self._now = 0

    def hear(self, script, end, new_screen=None, every=1):
        """Return [(ms, button)] that is heard until this end of "0 R+, 500 R-"; times are ms."""
        happens = {}
        for step in filter(None, script.split(", ")):
            time, *keys = step.split()
            happens[int(time)] = [(list(BUTTONS).index(key[0]), key[1] == "+") for key in keys]
        heard = []
        for now in range(self._now, self._now + end):
            self.board.waiting += happens.get(now - self._now, [])
            if now - self._now == new_screen:
                self.input.ignore_bounce(now)
            while now % every == 0:
                button = self.input.read(now, **self._screen)
                if not button:
                    break
                heard.append((now - self._now, button))
        self._now += end
        return heard


# -- directions ---------------------------------------------------------------------------------

REPEATS = [0, 250, 333, 416, 499, 582, 665, 748, 798, 848, 898]


@pytest.mark.parametrize("key", "UDLR")
def test_a_held_direction_repeats_at_these_times(key):
    bench = Bench()
    assert bench.hear(f"0 {key}+, 900 {key}-", 1200) == [(ms, BUTTONS[key]) for ms in REPEATS]
    # and slowly again when it is pressed again
    assert bench.hear(f"0 {key}+, 400 {key}-", 600) == [(ms, BUTTONS[key]) for ms in REPEATS[:3]]


def test_a_direction_held_into_a_new_screen_repeats_slowly_again():
    heard = Bench().hear("0 R+", 1800, new_screen=900)
    assert [ms - 900 for ms, _ in heard if ms >= 900] == REPEATS[1:]


def test_a_direction_that_waits_for_a_second_one_is_not_heard_by_the_next_screen():
    assert Bench(diagonal=True).hear("0 R+, 200 R-", 400, new_screen=20) == []


@pytest.mark.parametrize("key", "UDLR")
def test_where_diagonals_are_wanted_one_direction_waits_for_another(key):
    heard = Bench(diagonal=True).hear(f"0 {key}+, 200 {key}-", 400)
    assert heard == [(40, BUTTONS[key])]


@pytest.mark.parametrize("first", "UD")
@pytest.mark.parametrize("second", "LR")
def test_two_directions_make_a_diagonal_in_any_order(first, second):
    both = BUTTONS[first] | BUTTONS[second]
    for one, other in ((first, second), (second, first)):
        heard = Bench(diagonal=True).hear(f"0 {one}+, 39 {other}+, 200 {one}- {other}-", 400)
        assert heard == [(39, both)]


def test_a_second_direction_makes_a_diagonal_with_one_that_is_held():
    heard = Bench(diagonal=True).hear("0 R+, 200 U+", 300)
    assert heard == [(40, RIGHT), (200, UP | RIGHT)]


def test_of_a_diagonal_repeats_what_is_still_held():
    heard = Bench(diagonal=True).hear("0 R+ U+, 100 R-", 300)
    assert heard == [(0, UP | RIGHT), (250, UP)]


def test_where_diagonals_mean_nothing_the_later_key_repeats_alone():
    heard = Bench().hear("0 R+, 100 U+", 500)
    assert heard == [(0, RIGHT), (100, UP), (350, UP), (433, UP)]


def test_two_keys_between_two_looks_are_heard_one_after_the_other():
    assert Bench().hear("5 U+ R+", 40, every=20) == [(20, UP), (20, RIGHT)]


@pytest.mark.parametrize("diagonal", [False, True])
def test_taps_between_two_looks_are_all_heard(diagonal):
    heard = Bench(diagonal=diagonal).hear("5 U+ U- U+ U-", 200, every=20)
    assert heard == [(20, UP), (20, UP)]


def test_a_tap_that_ends_before_it_could_become_a_diagonal_is_heard_once():
    assert Bench(diagonal=True).hear("0 U+, 20 U-", 300) == [(20, UP)]
    assert Bench(diagonal=True).hear("0 U+, 20 U- U+", 50) == [(20, UP)]


def test_a_step_has_the_way_of_its_button():
    from firmware.kit.input import step

    ways = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}
    for one, (dx, dy) in ways.items():
        assert step(one) == (dx, dy)
        for other, (x, y) in ways.items():
            if bool(dx) != bool(x):
                assert step(one | other) == (dx + x, dy + y)


def test_a_screen_turned_round_turns_all_directions():
    bench = Bench()
    bench.input.turned = True
    heard = bench.hear("0 U+, 50 U-, 100 D+, 150 D-, 200 L+, 250 L-, 300 R+, 350 R-", 400)
    assert heard == [(0, DOWN), (100, UP), (200, RIGHT), (300, LEFT)]


# -- buttons --------------------------------------------------------------------------------------


def test_a_new_screen_is_deaf_to_ok_and_back_for_a_quarter_of_a_second():
    for key in "AB":
        assert Bench().hear(f"249 {key}+", 300, new_screen=0) == []
        assert Bench().hear(f"250 {key}+", 300, new_screen=0) == [(250, BUTTONS[key])]
    assert Bench().hear("10 S+, 20 E+", 300, new_screen=0) == [(10, MENU), (20, TURN)]


def test_only_a_press_is_heard():
    assert Bench().hear("0 A+, 9 A-, 20 B+, 29 B-, 40 S+, 49 S-, 60 E+, 69 E-", 200) == [
        *[(0, OK), (20, BACK), (40, MENU), (60, TURN)]
    ]


def test_select_becomes_a_hold_at_400_ms():
    bench = Bench(holds=True)
    assert bench.hear("0 E+, 399 E-", 1000) == [(399, TURN)]
    assert bench.hear("0 E+, 500 E-", 1000) == [(400, HOLD), (500, RELEASE)]
    assert bench.hear("0 E+, 100 E-", 1000) == [(100, TURN)]


def test_a_press_that_another_screen_took_ends_in_nothing():
    bench = Bench(holds=True)
    assert bench.hear("0 E+, 100 E-", 600, new_screen=50) == []
    assert bench.hear("0 E+, 500 E-", 600) == [(400, HOLD), (500, RELEASE)]
    assert bench.hear("0 E+, 100 E-", 600, new_screen=50) == []


def test_a_hold_ends_in_the_screen_that_it_opened():
    assert Bench(holds=True).hear("0 E+, 900 E-", 1000, new_screen=401) == [
        *[(400, HOLD), (900, RELEASE)]
    ]


# -- the stick ------------------------------------------------------------------------------------


def axis(pin):
    from firmware.kit.input import Axis

    return Axis(pin, LEFT, RIGHT)


def test_a_stick_that_rests_off_its_middle_is_still_and_counts_from_there():
    pin = Pin(CENTRE + 10000)
    stick = axis(pin)
    assert stick.read() == 0
    pin.value = CENTRE - 6500
    assert stick.read() == LEFT
    pin.value = CENTRE + 20000
    assert stick.read() == 0


def test_a_stick_held_at_power_on_finds_its_middle_when_let_go():
    for value, way in ((0, LEFT), (65535, RIGHT)):
        pin = Pin(value)
        stick = axis(pin)
        assert stick.read() == way
        pin.value = CENTRE
        assert stick.read() == 0


def test_a_stick_follows_its_drift():
    pin = Pin()
    stick = axis(pin)
    for drift in range(0, 20000, 50):
        pin.value = CENTRE + drift
        for _ in range(40):
            assert stick.read() == 0


def test_a_stick_held_half_way_does_not_come_to_rest_there():
    pin = Pin()
    stick = axis(pin)
    pin.value = CENTRE + 6000
    for _ in range(2000):
        assert stick.read() == 0
    pin.value = CENTRE + 16500
    assert stick.read() == RIGHT


def test_a_stick_between_pushed_and_resting_does_not_flutter():
    pin = Pin()
    stick = axis(pin)
    seen = []
    for value in (15000, 17000, 15000, 12000, 15000, 10000, 12000):
        pin.value = CENTRE + value
        seen.append(stick.read())
    assert seen == [0, RIGHT, RIGHT, RIGHT, RIGHT, 0, 0]


def with_stick(**screen):
    pins = Pin(), Pin()
    return (*pins, Bench(pins, **screen))


def test_where_diagonals_mean_nothing_a_stick_keeps_to_the_axis_it_was_pushed_along_first():
    for first, way in ((0, RIGHT), (1, DOWN)):
        across, down, bench = with_stick()
        (across, down)[first].value += FAR
        heard = bench.hear("", 100)
        across.value = down.value = CENTRE + FAR
        heard += bench.hear("", 900)
        assert {button for _, button in heard} == {way} and len(heard) > 5


def test_a_stick_that_was_let_go_forgets_along_which_axis_it_was_pushed():
    across, down, bench = with_stick()
    across.value += FAR
    assert bench.hear("", 100) == [(0, RIGHT)]
    across.value = CENTRE
    assert bench.hear("", 100) == []
    across.value = down.value = CENTRE + FAR
    assert bench.hear("", 100) == [(0, DOWN)]


def test_a_stick_makes_diagonals_where_they_are_wanted():
    across, down, bench = with_stick(diagonal=True)
    across.value -= FAR
    down.value -= FAR
    assert bench.hear("", 100) == [(0, UP | LEFT)]


def test_a_short_push_of_the_stick_is_heard_when_it_is_let_go():
    across, _, bench = with_stick(diagonal=True)
    across.value += FAR
    assert bench.hear("", 20) == []
    across.value = CENTRE
    assert bench.hear("", 100) == [(0, RIGHT)]


def test_a_stick_turned_round_points_the_other_way():
    for pin, value, way in ((0, FAR, LEFT), (0, -FAR, RIGHT), (1, FAR, UP), (1, -FAR, DOWN)):
        *pins, bench = with_stick()
        bench.input.turned = True
        pins[pin].value += value
        assert bench.hear("", 10) == [(0, way)]
