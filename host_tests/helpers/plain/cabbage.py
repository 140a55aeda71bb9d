# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! in dictionaries: every plot by (row, col), every walk step by step."""

from plain import Rules, groups, weighed

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


def laid(number, way):
    """Return a card that lies one of its four ways."""
    return [number, SIDES[way // 2], way % 2 * 180]


def deal(seats, rng):
    """Return a new game."""
    order = list(range(1, 8))
    rng.shuffle(order)
    cards = [laid(number, rng.below(4)) for number in order]
    farmers = [[3, 0], [0, 5]]
    rng.shuffle(farmers)
    rolled = [sorted(1 + rng.below(6) for _ in range(6)) for _ in range(seats)]
    return {
        "game": "cabbage",
        "seats": seats,
        "options": [],
        "phase": "choose",
        "turn": 0,
        "round": 1,
        "field": cards[:6],
        "spare": cards[6],
        "farmers": farmers,
        "rolled": rolled,
        "dice": [list(dice) for dice in rolled],
        "chosen": [None] * seats,
        "acts": [{"rotate": 2, "flip": 2, "swap": 2} for _ in range(seats)],
        "last": rng.below(2),
    }


def shown(place, card):
    """Return the colours of a card's four plots."""
    number, side, turn = card
    face = CARDS[number][side]
    row, col = place // 3 * 2, place % 3 * 2
    return {
        (row + plot // 2, col + plot % 2): face[3 - plot if turn else plot] for plot in range(4)
    }


def sizes(plots, colour):
    """Return the sizes of this colour's groups, largest first."""
    return groups(place for place in plots if plots[place] == colour)


class Plain(Rules):
    def view(self, seat):
        seen = self.state()
        if seen["phase"] == "choose":
            seen["chosen"][1 - seat] = None
        return seen

    def legal(self):
        seat = self.now["turn"]
        if self.now["phase"] == "choose":
            return [("die", die) for die in set(self.now["dice"][seat])]
        if self.now["phase"] == "move":
            acts = self._acts(seat)
            return [(place, act) for place in self._ends(seat) for act in acts]
        return []

    def _ends(self, seat):
        barred = card_at(self.now["farmers"][1 - seat])
        places = ends(self.now["farmers"][seat], self.now["chosen"][seat])
        return {place for place in places if card_at(place) != barred}

    def _acts(self, seat):
        acts = []
        for act, spaces in self.now["acts"][seat].items():
            if spaces and act == "swap":
                acts += [("swap", side, turn) for side in SIDES for turn in (0, 180)]
            elif spaces:
                acts.append((act,))
        return acts

    def text(self, move):
        place, act = move
        if place == "die":
            return f"die {act}"
        return f"{place[0]},{place[1]} " + " ".join(str(word) for word in act)

    def read(self, words):
        place, *act = words.split()
        if place == "die":
            return "die", int(act[0])
        row, col = map(int, place.split(","))
        if act[0] == "swap":
            act[2] = int(act[2])
        return (row, col), tuple(act)

    def do(self, move):
        seat = self.now["turn"]
        place, act = move
        if place == "die":
            self._choose(seat, act)
        else:
            self.now["farmers"][seat] = list(place)
            self._act(seat, card_at(place), *act)
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
        card = self.now["field"][place]
        self.now["field"][place] = self.tended(card, act, *laid)
        if act == "swap":
            self.now["spare"] = card

    def tended(self, card, act, *laid):
        """Return the card that lies there once this was done to it."""
        number, side, turn = card
        if act == "rotate":
            return [number, side, 180 - turn]
        if act == "flip":
            return [number, SIDES[1 - SIDES.index(side)], turn]
        return [self.now["spare"][0], laid[0], laid[1]]

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
        """Return the colour on every plot of the field."""
        colours = {}
        for place, card in enumerate(self.now["field"]):
            colours.update(shown(place, card))
        return colours

    def groups(self, colour):
        """Return the sizes of this colour's groups, largest first."""
        return sizes(self.plots(), colour)

    def score(self):
        results = []
        for colour, rolled in zip(GREEN_AND_PURPLE, self.now["rolled"]):
            largest, second = (self.groups(colour) + [0, 0])[:2]
            results.append((largest, second, -sum(rolled)))
        return {
            "over": self.now["phase"] == "over",
            "scores": [largest for largest, _, _ in results],
            "winners": [seat for seat in (0, 1) if results[seat] == max(results)],
        }

    def look(self):
        """Return the same, laying only the one card again."""
        field = self.now["field"]
        plots = self.plots()
        total = 0
        for place, act in self.legal():
            card = card_at(place)
            after = dict(plots)
            after.update(shown(card, self.tended(field[card], *act)))
            total += weighed([sizes(after, colour)[0] for colour in GREEN_AND_PURPLE])
        return total
