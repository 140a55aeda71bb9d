# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! in dictionaries: every plot by (row, col), every walk step by step."""

from copy import deepcopy

ROWS, COLS = 4, 6
GREEN_AND_PURPLE = "GR"
SIDES = "front", "back"

# Top left, top right, bottom left, bottom right.
CARDS = {
    1: {"front": "RGGG", "back": "GRRR"},
    2: {"front": "GRGG", "back": "RGRR"},
    3: {"front": "RGGG", "back": "RGRR"},
    4: {"front": "GRGG", "back": "GRRR"},
    5: {"front": "GRRG", "back": "RGGR"},
    6: {"front": "GGRR", "back": "GRGR"},
    7: {"front": "GGRR", "back": "RGRG"},
}


def card_at(place):
    """Which of the six cards, counted row by row, lies under this place."""
    return place[0] // 2 * 3 + place[1] // 2


def inside(row, col):
    return 0 <= row < ROWS and 0 <= col < COLS


def ends(start, die):
    """Where a walk with this die may end, the other farmer aside."""
    reached = set()
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        for first in range(die + 1):
            corner = start[0] + first * down, start[1] + first * right
            if inside(*corner):
                reached |= {walk(corner, die - first, way * right, way * down) for way in (1, -1)}
    return reached


def walk(place, steps, down, right):
    """Where these steps lead; the border takes the rest of them."""
    row, col = place
    for _ in range(steps):
        if inside(row + down, col + right):
            row, col = row + down, col + right
    return row, col


class Plain:
    def __init__(self, state):
        self.now = deepcopy(state)

    def state(self):
        return deepcopy(self.now)

    def view(self, seat):
        seen = self.state()
        if seen["phase"] == "choose":
            seen["chosen"][1 - seat] = None
        return seen

    def moves(self):
        seat = self.now["turn"]
        if self.now["phase"] == "choose":
            return {f"die {die}" for die in self.now["dice"][seat]}
        if self.now["phase"] == "move":
            return {
                f"{row},{col} {act}" for row, col in self._ends(seat) for act in self._acts(seat)
            }
        return set()

    def _ends(self, seat):
        barred = card_at(self.now["farmers"][1 - seat])
        places = ends(self.now["farmers"][seat], self.now["chosen"][seat])
        return {place for place in places if card_at(place) != barred}

    def _acts(self, seat):
        left = {act for act, spaces in self.now["acts"][seat].items() if spaces}
        if "swap" in left:
            left.remove("swap")
            left |= {f"swap {side} {turn}" for side in SIDES for turn in (0, 180)}
        return left

    def play(self, move):
        seat = self.now["turn"]
        place, *act = move.split()
        if place == "die":
            self._choose(seat, int(act[0]))
        else:
            row, col = map(int, place.split(","))
            self.now["farmers"][seat] = [row, col]
            self._act(seat, card_at((row, col)), *act)
            self._next_after_a_move(seat)

    def _choose(self, seat, die):
        chosen = self.now["chosen"]
        chosen[seat] = die
        if seat == 0:
            self.now["turn"] = 1
        else:
            self.now["phase"] = "move"
            if chosen[0] == chosen[1]:
                self.now["turn"] = self.now["last"]
            else:
                self.now["turn"] = chosen.index(max(chosen))

    def _act(self, seat, place, act, *laid):
        self.now["acts"][seat][act] -= 1
        number, side, turn = self.now["field"][place]
        if act == "rotate":
            self.now["field"][place] = [number, side, 180 - turn]
        elif act == "flip":
            self.now["field"][place] = [number, SIDES[1 - SIDES.index(side)], turn]
        else:
            spare = self.now["spare"][0]
            self.now["spare"] = [number, side, turn]
            self.now["field"][place] = [spare, laid[0], int(laid[1])]

    def _next_after_a_move(self, seat):
        self.now["dice"][seat].remove(self.now["chosen"][seat])
        self.now["chosen"][seat] = None
        if self.now["chosen"][1 - seat] is not None:
            self.now["turn"] = 1 - seat
            return
        self.now["last"] = seat
        if self.now["round"] == 6:
            self.now["phase"], self.now["turn"] = "over", None
        else:
            self.now["round"] += 1
            self.now["phase"], self.now["turn"] = "choose", 0

    def plots(self):
        """The colour on every plot of the field."""
        colours = {}
        for place, (number, side, turn) in enumerate(self.now["field"]):
            face = CARDS[number][side]
            for plot, colour in enumerate(face if turn == 0 else reversed(face)):
                row, col = place // 3 * 2 + plot // 2, place % 3 * 2 + plot % 2
                colours[row, col] = colour
        return colours

    def groups(self, colour):
        """The sizes of this colour's groups, largest first."""
        left = {place for place, grown in self.plots().items() if grown == colour}
        sizes = []
        while left:
            edge = [left.pop()]
            size = 0
            while edge:
                row, col = edge.pop()
                size += 1
                for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                    if near in left:
                        left.remove(near)
                        edge.append(near)
            sizes.append(size)
        return sorted(sizes, reverse=True)

    def score(self):
        results = []
        for colour, rolled in zip(GREEN_AND_PURPLE, self.now["rolled"], strict=True):
            largest, second = (self.groups(colour) + [0, 0])[:2]
            results.append((largest, second, -sum(rolled)))
        return {
            "over": self.now["phase"] == "over",
            "scores": [largest for largest, _, _ in results],
            "winners": [seat for seat in (0, 1) if results[seat] == max(results)],
        }
