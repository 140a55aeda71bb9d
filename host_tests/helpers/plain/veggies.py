# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies in dictionaries: a stand is what lies on top at each (row, col)."""

from plain import Rules, groups

KINDS = "SBGCM"
FULL = 8

PRINTED = """
 1 SMG/MBS  2 BSC/SGB  3 GBM/BCG  4 CGS/GMC  5 MCB/CSM
 6 SS./CBG  7 BB./MGC  8 GG./SCM  9 CC./BMS 10 MM./GSB
11 SSG/S.x 12 BBC/B.x 13 GGM/G.x 14 CCS/C.x 15 MMB/M.x
16 SB./CxM 17 BG./MxS 18 GC./SxB 19 CM./BxG 20 MS./GxC
21 SCS/.GC 22 BMB/.CM 23 GSG/.MS 24 CBC/.SB 25 MGM/.BG
26 SSx/B.B 27 BBx/G.G 28 GGx/C.C 29 CCx/M.M 30 MMx/S.S
31 SSS/xMx 32 BBB/xSx 33 GGG/xBx 34 CCC/xGx 35 MMM/xCx
36 S.C/.BS 37 B.M/.GB 38 G.S/.CG 39 C.B/.MC 40 M.G/.SM
"""
WORDS = PRINTED.split()
CARDS = {int(n): face.split("/") for n, face in zip(WORDS[::2], WORDS[1::2])}


def turn(rows):
    """Return these rows after a clockwise quarter turn."""
    return ["".join(column) for column in zip(*reversed(rows))]


TURNED = {}
for number in CARDS:
    TURNED[number, 0] = CARDS[number]
    for quarters in (1, 2, 3):
        TURNED[number, quarters] = turn(TURNED[number, quarters - 1])


def cells(card, quarters, row, col):
    """Return what the card shows, by place, if its top left cell is at (row, col)."""
    return {
        (row + r, col + c): sign
        for r, line in enumerate(TURNED[card, quarters])
        for c, sign in enumerate(line)
    }


def visible(stand):
    seen = {}
    for laid in stand:
        seen.update(cells(*laid))
    return seen


def sizes(seen, kind):
    """Return the sizes of the groups of this kind, largest first."""
    return groups(place for place in seen if seen[place] == kind)


def worth(seen, kinds):
    """Return what these kinds and the mice are worth."""
    points = -2 * list(seen.values()).count("x")
    for kind in kinds:
        found = sizes(seen, kind)
        if found:
            points += found[0] * len(found)
    return points


def namings(stand, how_many):
    """Return every list of kinds the owner of this stand may name, in the order of the letters."""
    seen = visible(stand)
    there = [kind for kind in KINDS if kind in seen.values()]
    biggest = {kind: sizes(seen, kind)[0] for kind in there}
    if not there:
        return [[]]
    if how_many == 1 or len(there) == 1:
        lists = [[kind] for kind in there]
    else:
        lists = [[one, other] for one in there for other in there[there.index(one) + 1 :]]
    best = max(_by_size(named, biggest) for named in lists)
    return [named for named in lists if _by_size(named, biggest) == best]


def _by_size(named, biggest):
    return sorted([biggest[kind] for kind in named], reverse=True)


def deal(seats, rng):
    """Return a new game."""
    deck = list(range(1, 41))
    rng.shuffle(deck)
    dealt = 3 + 2 * seats
    return {
        "game": "veggies",
        "seats": seats,
        "options": [],
        "phase": "lay",
        "turn": 0,
        "deck": deck[dealt:],
        "market": deck[:3],
        "hands": [deck[at : at + 2] for at in range(3, dealt, 2)],
        "stands": [[] for _ in range(seats)],
        "named": [None] * seats,
    }


class Plain(Rules):
    def legal(self):
        seat = self.now["turn"]
        if self.now["phase"] == "lay":
            return [("lay", card) for card in self.now["hands"][seat]]
        if self.now["phase"] == "place":
            return self._placements(seat)
        if self.now["phase"] == "name":
            return [("name", "".join(named)) for named in self._namings(seat)]
        return []

    def _placements(self, seat):
        touching = set()
        for row, col in visible(self.now["stands"][seat]):
            touching |= {(row, col), (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
        moves = []
        for quarters in range(4):
            # Each spot from which some cell of the card lies on a touching place.
            shape = cells(1, quarters, 0, 0)
            spots = {(row - r, col - c) for row, col in touching for r, c in shape}
            for card in self.now["hands"][seat] + self.now["market"]:
                moves += [(card, quarters, row, col) for row, col in spots]
        return moves

    def text(self, move):
        if move[0] == "name":
            return "name " + " ".join(move[1])
        if move[0] == "lay":
            return f"lay {move[1]}"
        card, quarters, row, col = move
        return f"{card} r{quarters} {row},{col}"

    def read(self, text):
        words = text.split()
        if words[0] == "name":
            return "name", "".join(words[1:])
        if words[0] == "lay":
            return "lay", int(words[1])
        row, col = words[2].split(",")
        return int(words[0]), int(words[1][1]), int(row), int(col)

    def _namings(self, seat):
        return namings(self.now["stands"][seat], 2 if self.now["seats"] == 2 else 1)

    def do(self, move):
        seat = self.now["turn"]
        if move[0] == "lay":
            self._lay(seat, move[1])
        elif move[0] == "name":
            self.now["named"][seat] = list(move[1])
            self._ask_for_a_name()
        else:
            self._place(seat, list(move))

    def _lay(self, seat, card):
        self.now["hands"][seat].remove(card)
        self.now["stands"][seat] = [[card, 0, 0, 0]]
        self.now["turn"] = seat + 1
        if self.now["turn"] == self.now["seats"]:
            lots = self.now["deck"][-self.now["seats"] :]
            self.now["turn"] = lots.index(max(lots))
            self.now["phase"] = "place"

    def _place(self, seat, laid):
        hand, market, deck = self.now["hands"][seat], self.now["market"], self.now["deck"]
        source = hand if laid[0] in hand else market
        source[source.index(laid[0])] = deck.pop(0)
        self.now["stands"][seat].append(laid)
        self.now["turn"] = (seat + 1) % self.now["seats"]
        if all(len(stand) == FULL for stand in self.now["stands"]):
            self._name_where_there_is_no_choice()
            self._ask_for_a_name()

    def _name_where_there_is_no_choice(self):
        for seat in range(self.now["seats"]):
            if len(self._namings(seat)) == 1:
                self.now["named"][seat] = self._namings(seat)[0]

    def _ask_for_a_name(self):
        if None in self.now["named"]:
            self.now["phase"] = "name"
            self.now["turn"] = self.now["named"].index(None)
        else:
            self.now["phase"] = "over"
            self.now["turn"] = None

    def view(self, seat):
        seen = self.state()
        seen["deck_left"] = len(seen["deck"])
        seen["deck"] = None
        for other in set(range(seen["seats"])) - {seat}:
            seen["hands"][other] = None
            if seen["phase"] == "lay" and seen["stands"][other]:
                seen["stands"][other] = None
            if seen["phase"] == "name" and len(self._namings(other)) > 1:
                seen["named"][other] = None
        return seen

    def score(self):
        seats = range(self.now["seats"])
        named = set()
        for seat in seats:
            named.update(self.now["named"][seat] or self._namings(seat)[0])
        stands = [visible(stand) for stand in self.now["stands"]]
        mice = [list(stand.values()).count("x") for stand in stands]
        scores = [worth(stand, named) for stand in stands]
        return {
            "over": self.now["phase"] == "over",
            "scores": scores,
            "winners": self._winners(scores, mice),
        }

    def _winners(self, scores, mice):
        seats = range(self.now["seats"])
        sides = [[0, 2], [1, 3]] if "teams" in self.now["options"] else [[seat] for seat in seats]
        results = [
            (sum(scores[seat] for seat in side), -sum(mice[seat] for seat in side))
            for side in sides
        ]
        return sorted(
            seat for side, result in zip(sides, results) if result == max(results) for seat in side
        )

    def look(self):
        """Return the sum of the stand's worth after every legal placement, if all kinds score."""
        seen = visible(self.now["stands"][self.now["turn"]])
        total = 0
        for placed in self.legal():
            after = dict(seen)
            after.update(cells(*placed))
            total += worth(after, KINDS)
        return total
