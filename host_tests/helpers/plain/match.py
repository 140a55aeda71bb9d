# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match in dictionaries: what stands on each (row, col), whose field that is."""

from plain import Rules, copied

VEGETABLES = "TCB"
VALUES = ("-2", 3), ("-1", 4), ("+1", 5), ("+2", 5), ("+4", 1)
SPECIALS = "storm", "basket", "barrow"
LINES = (0, 1), (1, 0), (1, 1), (1, -1)

SMALL = """
AABB
AABB
DDCC
DDCC
"""
MIDDLE = """
#AABB#
#AABB#
FF##CC
FF##CC
#EEDD#
#EEDD#
"""
LARGE = """
##AA####
##AABB##
#HH#BBCC
#HH###CC
GG###DD#
GGFF#DD#
##FFEE##
####EE##
"""
LAYOUTS = {2: SMALL, 3: SMALL, 4: SMALL, 5: MIDDLE, 6: MIDDLE, 7: LARGE, 8: LARGE}


def fields(seats):
    """Who owns each space: a seat, or None where the field is neutral."""
    playing = "AC" if seats == 2 else "ABCDEFGH"[:seats]
    return {
        (row, col): playing.index(letter) if letter in playing else None
        for row, line in enumerate(LAYOUTS[seats].split())
        for col, letter in enumerate(line)
        if letter != "#"
    }


def deal(seats, rng):
    """Return a new game."""
    copies = 1 if seats < 6 else 2
    deck = []
    for vegetable in VEGETABLES:
        for value, count in VALUES:
            deck += [vegetable + value] * count * copies
    for special in SPECIALS:
        deck += [special] * 3 * copies
    rng.shuffle(deck)
    deck.reverse()
    hands = [deck[4 * seat : 4 * seat + 4] for seat in range(seats)]
    return {
        "game": "match",
        "seats": seats,
        "options": [],
        "phase": "play",
        "turn": rng.below(seats),
        "deck": deck[4 * seats :],
        "hands": hands,
        "grid": [
            ["#" if letter == "#" else None for letter in line] for line in LAYOUTS[seats].split()
        ],
        "barrows": [],
        "piles": [[] for _ in range(seats)],
        "tokens": {vegetable: [0] * seats for vegetable in VEGETABLES},
        "left": {vegetable: 5 * copies for vegetable in VEGETABLES},
        "passes": 0,
    }


class Plain(Rules):
    def __init__(self, state):
        super().__init__(state)
        self.owner = fields(state["seats"])
        self.planted = {
            (row, col): card
            for row, line in enumerate(state["grid"])
            for col, card in enumerate(line)
            if card not in (None, "#")
        }
        self.barrows = {(row, col) for row, col in state["barrows"]}

    def state(self):
        state = copied(self.now)
        for row, col in self.owner:
            state["grid"][row][col] = self.planted.get((row, col))
        state["barrows"] = [list(place) for place in sorted(self.barrows)]
        return state

    def copy(self):
        twin = object.__new__(Plain)
        twin.now = copied(self.now)
        twin.owner = self.owner
        twin.planted = dict(self.planted)
        twin.barrows = set(self.barrows)
        return twin

    def view(self, seat):
        seen = self.state()
        seen["deck_left"] = len(seen["deck"])
        seen["deck"] = None
        seen["hands"] = [hand if s == seat else None for s, hand in enumerate(seen["hands"])]
        return seen

    def legal(self):
        if self.now["phase"] == "over":
            return []
        moves = []
        places = self._open_spaces()
        for card in set(self.now["hands"][self.now["turn"]]):
            for place in places:
                moves += self._ways_to_put(card, place)
        return moves or [("pass", None, None, None)]

    def _open_spaces(self):
        """Return the empty spaces where the player may put a card down."""
        seat = self.now["turn"]
        empty = set(self.owner) - set(self.planted)
        if "1992" not in self.now["options"]:
            return empty
        bare = set(self.owner.values()) - {self.owner[place] for place in self.planted} - {None}
        if seat in bare:
            return {place for place in empty if self.owner[place] == seat}
        return {place for place in empty if self.owner[place] not in bare}

    def _ways_to_put(self, card, place):
        """Moves: a card, the vegetable announced, the space, the one a barrow takes from."""
        if card == "barrow":
            return [(card, None, place, start) for start in self.planted]
        if card in ("storm", "basket"):
            return [(card, v, place, None) for v in VEGETABLES if self.runs(place, v)]
        return [(card, None, place, None)]

    def text(self, move):
        card, vegetable, place, start = move
        if card == "pass":
            return card
        if vegetable:
            card += ":" + vegetable
        put = f"{card}@{place[0]},{place[1]}"
        return f"{put}<{start[0]},{start[1]}" if start else put

    def read(self, words):
        if words == "pass":
            return "pass", None, None, None
        card, places = words.split("@")
        card, _, vegetable = card.partition(":")
        places = [tuple(map(int, place.split(","))) for place in places.split("<")]
        return card, vegetable or None, places[0], places[1] if places[1:] else None

    def runs(self, place, vegetable):
        """Return every space of the runs of three or more through a vegetable at this place."""
        harvest = set()
        for down, right in LINES:
            run = {place}
            for way in (1, -1):
                row, col = place[0] + way * down, place[1] + way * right
                while self.planted.get((row, col), "#")[0] == vegetable:
                    run.add((row, col))
                    row, col = row + way * down, col + way * right
            if len(run) >= 3:
                harvest |= run
        return harvest

    def do(self, move):
        seat = self.now["turn"]
        if move[0] == "pass":
            self.now["passes"] += 1
        else:
            self.now["passes"] = 0
            self._put_down(seat, *move)
            if self.now["deck"]:
                self.now["hands"][seat].append(self.now["deck"].pop(0))
        self.now["turn"] = (seat + 1) % self.now["seats"]
        if self.now["passes"] == self.now["seats"] or not any(self.now["hands"]):
            self.now["turn"] = None
            self.now["phase"] = "over"

    def _put_down(self, seat, card, vegetable, place, start):
        self.now["hands"][seat].remove(card)
        if card == "barrow":
            self.planted[place] = self.planted.pop(start)
            self.barrows.discard(start)
            self.barrows.add(place)
        elif card not in SPECIALS:
            self.planted[place] = card
        vegetable = vegetable or self.planted[place][0]
        harvest = self.runs(place, vegetable)
        self._take_off(harvest, card != "storm")
        if harvest and card != "storm":
            self._take_token(seat, vegetable)

    def _take_off(self, harvest, kept):
        self.barrows -= harvest
        for place in sorted(harvest):
            # Nothing stands where a Storm or a Basket was announced.
            card = self.planted.pop(place, None)
            if card and kept and self.owner[place] is not None:
                self.now["piles"][self.owner[place]].append(card)

    def _take_token(self, seat, vegetable):
        if self.now["left"][vegetable]:
            self.now["left"][vegetable] -= 1
            self.now["tokens"][vegetable][seat] += 1

    def score(self):
        scores = [sum(int(card[1:]) for card in pile) for pile in self.now["piles"]]
        for held in self.now["tokens"].values():
            if held.count(max(held)) == 1:
                scores[held.index(max(held))] += 3
        return {
            "over": self.now["phase"] == "over",
            "scores": scores,
            "winners": [seat for seat, score in enumerate(scores) if score == max(scores)],
        }
