# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies in dictionaries: a stand is what lies on top at each (row, col)."""

from copy import deepcopy
from itertools import combinations

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
CARDS = {int(n): face.split("/") for n, face in zip(WORDS[::2], WORDS[1::2], strict=True)}


def turned(card, quarters):
    """The card's rows after clockwise quarter turns."""
    rows = CARDS[card]
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def cells(card, quarters, row, col):
    """What the card shows, by place, laid with its top left cell at (row, col)."""
    return {
        (row + r, col + c): sign
        for r, line in enumerate(turned(card, quarters))
        for c, sign in enumerate(line)
    }


def beside(place):
    row, col = place
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def visible(stand):
    seen = {}
    for laid in stand:
        seen.update(cells(*laid))
    return seen


def groups(seen, kind):
    """The sizes of the groups of this kind, largest first."""
    left = {place for place, sign in seen.items() if sign == kind}
    sizes = []
    while left:
        edge = {left.pop()}
        size = 0
        while edge:
            place = edge.pop()
            size += 1
            edge |= beside(place) & left
            left -= edge
        sizes.append(size)
    return sorted(sizes, reverse=True)


def namings(stand, how_many):
    """Every list of kinds the owner of this stand may name, in the order of the letters."""
    seen = visible(stand)
    biggest = {kind: groups(seen, kind)[0] for kind in KINDS if kind in seen.values()}
    how_many = min(how_many, len(biggest))
    best = sorted(biggest.values(), reverse=True)[:how_many]
    return [
        list(named)
        for named in combinations(biggest, how_many)
        if sorted((biggest[kind] for kind in named), reverse=True) == best
    ]


class Plain:
    def __init__(self, state):
        self.now = deepcopy(state)

    def state(self):
        return deepcopy(self.now)

    def moves(self):
        seat = self.now["turn"]
        if self.now["phase"] == "lay":
            return {f"lay {card}" for card in self.now["hands"][seat]}
        if self.now["phase"] == "place":
            return self._placements(seat)
        if self.now["phase"] == "name":
            return {"name " + " ".join(named) for named in self._namings(seat)}
        return set()

    def _placements(self, seat):
        occupied = set(visible(self.now["stands"][seat]))
        touching = occupied.union(*(beside(place) for place in occupied))
        moves = set()
        for quarters in range(4):
            # Each spot from which some cell of the card lies on a touching place.
            shape = cells(1, quarters, 0, 0)
            spots = {(row - r, col - c) for row, col in touching for r, c in shape}
            for card in self.now["hands"][seat] + self.now["market"]:
                moves |= {f"{card} r{quarters} {row},{col}" for row, col in spots}
        return moves

    def _namings(self, seat):
        return namings(self.now["stands"][seat], 2 if self.now["seats"] == 2 else 1)

    def play(self, move):
        seat = self.now["turn"]
        words = move.split()
        if words[0] == "lay":
            self._lay(seat, int(words[1]))
        elif words[0] == "name":
            self.now["named"][seat] = words[1:]
            self._ask_for_a_name()
        else:
            row, col = words[2].split(",")
            self._place(seat, [int(words[0]), int(words[1][1]), int(row), int(col)])

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
        scores = [-2 * mice[seat] for seat in seats]
        for seat in seats:
            for kind in named:
                sizes = groups(stands[seat], kind)
                scores[seat] += max(sizes, default=0) * len(sizes)
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
            seat
            for side, result in zip(sides, results, strict=True)
            if result == max(results)
            for seat in side
        )
