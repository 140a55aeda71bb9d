# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The groups on a stand, and what one more card would make of them, without laying it.

There are three steps, each done as rarely as possible. `read` labels every group of a stand, once
for each card on it. `lift` takes away the six cells that a card would cover. It examines only the
groups that it cuts, and serves every card that could lie there. `drop` puts a card into that gap.
The card's groups join those around the gap, across ten edges at most, so no card needs a flood.
"""

from array import array

from garden import const
from garden.veggies.cards import FACES, KINDS, MICE, MOUSE, PART_SIZES, PARTS, TURNED
from garden.veggies.stand import AROUND, CELLS, TOUCHED, Stand, corner, rotation

_RING = const(1023)
_LABELS = const(96)  # at most 48 groups on a stand, and what lifting cuts them into
_MOST = const(48)


class Survey:
    def __init__(self) -> None:
        # By kind: what the last read or drop found.
        self.groups = bytearray(KINDS)
        self.biggest = bytearray(KINDS)
        self.mice = 0
        self.contact = 0  # at the lifted place: the covered cells, and the goods around them
        # By label, 0 being no group: the groups of the stand that was read.
        self.labels = 1
        self.sizes = bytearray(_LABELS)
        self.kinds = bytearray(_LABELS)
        self.label = bytearray(1024)  # by place on the ring; only goods inside the box count
        self._stand: Stand = None  # type: ignore[assignment]
        self._cards = 0  # of the stand that was read
        self._cells: bytearray = None  # type: ignore[assignment]
        self._path = array("H", bytes(2 * _MOST))
        # The same, as read and with the card's six cells lifted out.
        self._read_groups = bytearray(KINDS)
        self._read_biggest = bytearray(KINDS)
        self._read_mice = 0
        self._lifted_groups = bytearray(KINDS)
        self._lifted_biggest = bytearray(KINDS)
        self._lifted_mice = 0
        self._left = bytearray(_LABELS)
        self._cut = bytearray(6)  # the labels of the groups that lost cells
        self._count = 0  # of them
        self._next = 1  # the first label free for a piece of a group that was cut
        self._kept = bytearray(6)  # what the card covers
        # The edges of the gap with a good on their far side: the near cell, the good, its label.
        self._edges = 0
        self._edge_at = array("H", bytes(2 * 10))
        self._edge_cell = bytearray(10)
        self._edge_kind = bytearray(10)
        self._edge_label = bytearray(10)
        # The dropped card's own groups, as they join each other, and which joined a label first.
        self._joined = bytearray(6)
        self._sizes = bytearray(6)
        self._first = bytearray(_LABELS)

    def points(self, scoring: int) -> int:
        """Return what these kinds (bit 0 is S) and the mice are worth."""
        total = -2 * self.mice
        for kind in range(1, KINDS):
            if scoring >> kind - 1 & 1:
                total += self.biggest[kind] * self.groups[kind]
        return total

    # -- the stand as it lies -----------------------------------------------------------------

    def read(self, stand: Stand) -> None:
        """Label every group; groups, biggest and mice then describe this stand."""
        if stand is not self._stand or len(stand.cards) != self._cards:
            self._read(stand)
        self.mice = self._read_mice
        for kind in range(KINDS):
            self.groups[kind] = self._read_groups[kind]
            self.biggest[kind] = self._read_biggest[kind]

    def _read(self, stand):
        cells = stand.shown()
        label = self.label
        self._stand = stand
        self._cards = len(stand.cards)
        self._cells = cells
        self._clear(stand)
        for row in range(stand.top, stand.bottom + 1):
            for at in range((row << 5) + stand.left, (row << 5) + stand.right + 1):
                at &= _RING
                kind = cells[at]
                if 0 < kind < KINDS and not label[at]:
                    self._add(kind, self._fill(at, kind, self.labels, 0))
        self._read_mice = self.mice
        for kind in range(KINDS):
            self._read_groups[kind] = self.groups[kind]
            self._read_biggest[kind] = self.biggest[kind]

    def _clear(self, stand):
        self.mice = 0
        for row in range(stand.top, stand.bottom + 1):
            for at in range((row << 5) + stand.left, (row << 5) + stand.right + 1):
                self.label[at & _RING] = 0
                if self._cells[at & _RING] == MOUSE:
                    self.mice += 1
        for kind in range(KINDS):
            self.groups[kind] = self.biggest[kind] = 0
        self.labels = 1
        self._count = 0

    def _add(self, kind, size):
        """Count another group."""
        name = self.labels
        self.sizes[name] = self._left[name] = size
        self.kinds[name] = kind
        self.labels = name + 1
        self.groups[kind] += 1
        if size > self.biggest[kind]:
            self.biggest[kind] = size

    def _fill(self, start, kind, name, at):
        """Label the group around `start`; the trail begins at `at`. Return where it ends."""
        cells = self._cells
        label = self.label
        trail = self._path
        label[start] = name
        trail[at] = start
        end = at + 1
        while at < end:
            cell = trail[at]
            at += 1
            near = cell + 1 & _RING
            if cells[near] == kind and label[near] != name:
                label[near] = name
                trail[end] = near
                end += 1
            near = cell - 1 & _RING
            if cells[near] == kind and label[near] != name:
                label[near] = name
                trail[end] = near
                end += 1
            near = cell + 32 & _RING
            if cells[near] == kind and label[near] != name:
                label[near] = name
                trail[end] = near
                end += 1
            near = cell - 32 & _RING
            if cells[near] == kind and label[near] != name:
                label[near] = name
                trail[end] = near
                end += 1
        return end

    # -- with a card's place lifted out ---------------------------------------------------------

    def lift(self, place: int) -> None:
        """Take away the six cells a card at this place would cover."""
        self._cells = self._stand.shown()
        standing = rotation(place) & 1
        start = corner(place)
        for kind in range(KINDS):
            self._lifted_groups[kind] = self._read_groups[kind]
            self._lifted_biggest[kind] = self._read_biggest[kind]
        self._next = self.labels
        self._take(start, 6 * standing)
        self._note(start, 10 * standing)
        for cut in range(self._count):
            self._find(self._cut[cut], start, 6 * standing)
        for cut in range(self._count):
            self._most(self._cut[cut])

    def _take(self, start, first):
        """Count what lies under the card, and which groups lose cells to it."""
        left = self._left
        for cut in range(self._count):
            left[self._cut[cut]] = self.sizes[self._cut[cut]]
        cuts = contact = 0
        mice = self._read_mice
        for cell in range(6):
            at = start + CELLS[first + cell] & _RING
            kind = self._kept[cell] = self._cells[at]
            if kind:
                contact += 1
            if kind == MOUSE:
                mice -= 1
            elif 0 < kind < KINDS:
                name = self.label[at]
                if left[name] == self.sizes[name]:
                    self._cut[cuts] = name
                    cuts += 1
                left[name] -= 1
        self._count = cuts
        self._lifted_mice = mice
        self.contact = contact

    def _note(self, start, first):
        """Note the goods that a card here would touch."""
        cells = self._cells
        edges = 0
        for edge in range(first, first + 10):
            at = start + AROUND[edge] & _RING
            kind = cells[at]
            if 0 < kind < KINDS:
                self._edge_at[edges] = at
                self._edge_cell[edges] = TOUCHED[edge]
                self._edge_kind[edges] = kind
                self._edge_label[edges] = self.label[at]
                edges += 1
        self._edges = edges
        self.contact += edges

    def _find(self, name, start, first):
        """Find the pieces of a group that lost cells: each of them borders on the gap."""
        borders = 0
        for edge in range(self._edges):
            if self._edge_label[edge] == name:
                borders += 1
        kind = self.kinds[name]
        if borders < 2:
            self._lifted_groups[kind] += borders - 1
            return
        cells = self._cells
        for cell in range(6):
            cells[start + CELLS[first + cell] & _RING] = 0
        self._name(name, kind)
        for cell in range(6):
            cells[start + CELLS[first + cell] & _RING] = self._kept[cell]

    def _name(self, name, kind):
        """Give each piece a label of its own, for as long as the card's place is lifted."""
        label = self.label
        end = 0
        for edge in range(self._edges):
            if self._edge_label[edge] == name:
                at = self._edge_at[edge]
                if label[at] == name:
                    piece = self._next
                    before = end
                    end = self._fill(at, kind, piece, before)
                    self.kinds[piece] = kind
                    self._left[piece] = end - before
                    self._lifted_groups[kind] += 1
                    self._next = piece + 1
                self._edge_label[edge] = label[at]
        self._lifted_groups[kind] -= 1
        self._left[name] = 0
        for step in range(end):
            label[self._path[step]] = name

    def _most(self, name):
        """Find the biggest group of a kind again if it lost cells."""
        kind = self.kinds[name]
        if self.sizes[name] < self._read_biggest[kind]:
            return
        biggest = 0
        for other in range(1, self._next):
            if self.kinds[other] == kind and self._left[other] > biggest:
                biggest = self._left[other]
        self._lifted_biggest[kind] = biggest

    # -- with a card in the gap -----------------------------------------------------------------

    def drop(self, card: int, rot: int) -> None:
        """Put this card into the gap; groups, biggest and mice then describe that stand."""
        groups = self.groups
        biggest = self.biggest
        for kind in range(1, KINDS):
            groups[kind] = self._lifted_groups[kind]
            biggest[kind] = self._lifted_biggest[kind]
        self.mice = self._lifted_mice + MICE[card]
        card *= 6
        for cell in range(6):
            size = PART_SIZES[card + cell]
            if size:
                self._joined[cell] = cell
                self._sizes[cell] = size
                kind = FACES[card + cell]
                groups[kind] += 1
                if size > biggest[kind]:
                    biggest[kind] = size
        rot *= 6
        for edge in range(self._edges):
            cell = card + TURNED[rot + self._edge_cell[edge]]
            if FACES[cell] == self._edge_kind[edge]:
                self._join(PARTS[cell], self._edge_label[edge], self._edge_kind[edge])
        for edge in range(self._edges):
            self._first[self._edge_label[edge]] = 0

    def _join(self, index, name, kind):
        """Join one of the card's own groups to the group `name` outside."""
        joined = self._joined
        sizes = self._sizes
        root = joined[index]
        owner = self._first[name]
        if owner:
            other = joined[owner - 1]
            if other == root:
                return
            # Two groups of the card meet through one outside it.
            for own in range(6):
                if joined[own] == other:
                    joined[own] = root
            size = sizes[root] + sizes[other]
        else:
            self._first[name] = index + 1
            size = sizes[root] + self._left[name]
        sizes[root] = size
        self.groups[kind] -= 1
        if size > self.biggest[kind]:
            self.biggest[kind] = size
