# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The forty cards of Veggies, what is on them, and how they turn."""

from garden import const

# A cell holds 0 for nothing, 1 to 5 for the goods, then an empty crate and a mouse.
GOODS = "SBGCM"
KINDS = const(6)  # arrays by kind have this size; index 0 stays unused
CRATE = const(6)
MOUSE = const(7)

_SIGNS = " " + GOODS + ".x"

# Eight templates of five, each shifted through S > B > G > C > M; top row, then bottom row.
_PRINTED = (
    "SMGMBS BSCSGB GBMBCG CGSGMC MCBCSM "
    "SS.CBG BB.MGC GG.SCM CC.BMS MM.GSB "
    "SSGS.x BBCB.x GGMG.x CCSC.x MMBM.x "
    "SB.CxM BG.MxS GC.SxB CM.BxG MS.GxC "
    "SCS.GC BMB.CM GSG.MS CBC.SB MGM.BG "
    "SSxB.B BBxG.G GGxC.C CCxM.M MMxS.S "
    "SSSxMx BBBxSx GGGxBx CCCxGx MMMxCx "
    "S.C.BS B.M.GB G.S.CG C.B.MC M.G.SM"
)
# Card n (1 to 40) is the six cells from n * 6 on.
FACES = bytes(6) + bytes([_SIGNS.index(sign) for sign in _PRINTED if sign != " "])

# Cell i of a card turned r quarter turns clockwise is printed at TURNED[r * 6 + i].
TURNED = bytes((0, 1, 2, 3, 4, 5, 3, 0, 4, 1, 5, 2, 5, 4, 3, 2, 1, 0, 2, 5, 1, 4, 0, 3))


def _parts():
    """Return the groups of each card by itself: every cell's group, and the size of each group.

    The first cell of a group names it and has its size; the size is 0 elsewhere.
    """
    parts = bytearray(len(FACES))
    sizes = bytearray(len(FACES))
    for card in range(6, len(FACES), 6):
        for cell in range(6):
            parts[card + cell] = cell
        for one, other in ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)):
            if FACES[card + one] == FACES[card + other]:
                first, second = parts[card + one], parts[card + other]
                for cell in range(6):
                    if parts[card + cell] == max(first, second):
                        parts[card + cell] = min(first, second)
        for cell in range(6):
            if FACES[card + cell] < CRATE:
                sizes[card + parts[card + cell]] += 1
    return bytes(parts), bytes(sizes)


PARTS, PART_SIZES = _parts()
MICE = bytes([sum(1 for cell in range(6) if FACES[card * 6 + cell] == MOUSE) for card in range(41)])


def letters(kinds: int) -> list[str]:
    """Return the goods in this set of kinds (bit 0 is S), in the order S B G C M."""
    return [GOODS[bit] for bit in range(len(GOODS)) if kinds >> bit & 1]
