# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pictures in the rules of Veggies, one for each page; None for a page of words."""

GUIDE = 6  # pages of the guide; the full rules follow
SPECIAL = {"two": (4,), "teams": (1, 5)}  # pages with other words at such a table
LETTERS = "stand 1 SBGCM.=ox"
PICTURES = (
    "two|card stand12 6 10 SBGCM|card stand12 106 10 x",
    # the same card twice: where it may lie, and where it may not
    "two|card stand8 6 8 SSG/S.x|frame white 29 11 26 18|stand8 30 12 SS./CBG"
    + "|card stand8 80 4 SSG/S.x|stand8 108 14 SS./CBG|barred 107 13 26 18",
    "two|card stand12 18 4 SSG/SSC|frame yellow 18 4 24 24"
    + "|card stand12 94 4 SBS/GSC|frame white 94 4 12 12"
    + "|frame white 118 4 12 12|frame white 106 16 12 12",
    "two|badges9 3 3 1|card stand12 18 4 SSS/BSG" + "|badges9 79 3 2|card stand12 94 4 GGC/xGG",
    "two|card stand12 6 4 SSSGS/BC.MC|frame yellow 6 4 36 12|frame white 54 4 12 12"
    + "|card stand12 94 4 xCx/BGM",
    "two|card stand8 24 8 SSG/S.x|card stand8 104 4 SS/.S/xG",
    None,
    None,
    "two|card stand8 24 4 SSG/S.x/CBM|frame white 23 11 26 18|stand8 24 12 MM./GSB"
    + "|card stand8 81 8 SSG/S.x|stand8 113 8 SS./CBG|barred 112 7 26 18",
    "two|card stand8 8 4 SSG/S.x|frame white 41 11 26 18|stand8 42 12 GG./SCM"
    + "|card stand8 92 4 SSG/S.x|frame white 107 11 26 18|stand8 108 12 GG./SCM",
    None,
    "two|card stand12 18 4 SSB/GSS|card stand12 94 4 S.S/xCG"
    + "|frame white 94 4 12 12|frame white 118 4 12 12",
    None,
    None,
    None,
    "two|card stand6 18 1 SSB.GG/SSBxGG/S.BxCG/CS.BMS/xMSC.C|card stand12 94 10 SBG",
    None,
    None,
)
