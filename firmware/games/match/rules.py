# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pictures in the rules of Veggie Match, one for each page; None for a page of words."""

# four fields around their owners' badges, in the middle of the left half
_FIELDS = (
    "leaf 20 0 32 32|frame red 20 0 16 16|frame sky 36 0 16 16"
    "|frame plum 20 16 16 16|frame yellow 36 16 16 16"
)

SPECIAL = {"1992": (2,)}  # a page with other words if this option is on
GUIDE = 7  # pages of the guide; the full rules follow
# Cards have two letters: the vegetable and its value, = for -2 and - for -1.
LETTERS = """
match 2 T=T-T1T2T4C=C-C1C2C4B=B-B1B2B4StBaWh..::##
veg 1 TCBzkwu
lit 1 _#xo
"""
PICTURES = (
    "pine 0 0 148 32|match24 38 4 T1T2T-|lit24 38 4 ###",
    "two|"
    + _FIELDS
    + "|badges9 23 3 1|badges9 39 3 2|badges9 39 19 3|badges9 23 19 4"
    + "|match24 86 4 T4|match24 114 4 C=",
    "two|leaf 8 4 24 24|icons8 8 4 T__/_T_/__T|leaf 40 4 24 24|icons8 40 4 ___/CCC/___"
    + "|leaf 96 12 32 8|icons8 96 12 BB_B",
    "two|badges9 6 11 1|veg16 19 8 TTT|badges9 98 11 2|veg16 111 8 T",
    "dusk 0 0 148 32|match24 12 4 St|match24 62 4 Ba|match24 112 4 Wh",
    "two|match24 0 4 T2C-B4|badges9 82 11 1|veg16 95 8 TTT",
    "two|match24 12 4 ..T-|frame white 35 3 26 26|frame ink 34 2 28 28"
    + "|match24 76 4 T1T2T-|lit24 76 4 ###",
    None,
    None,
    None,
    "two|leaf 24 4 24 24|icons8 24 4 C__/CCC/C__|frame white 24 12 8 8"
    + "|leaf 96 12 32 8|icons8 96 12 CC_C",
    "two|" + _FIELDS + "|icons8 20 0 __B_/_B__/B___|match24 76 4 B2B-B1",
    None,
    None,
    "two|match24 0 4 C1C2St|lit24 0 4 xxx|veg16 104 8 C|barred 103 7 18 18",
    "two|match24 0 4 C1C2Ba|lit24 0 4 ###|veg16 104 8 C",
    "two|match24 0 4 T1T2Wh|match24 76 4 T1T2T-|lit24 76 4 ###",
    None,
    None,
    None,
    None,
)
