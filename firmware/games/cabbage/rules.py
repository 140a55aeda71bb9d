# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pictures in the rules of Cabbage!, one for each page; None for a page of words."""

GUIDE = 7  # pages of the guide; the full rules follow
LETTERS = """
cabbage 1 GRgp_o#fq
dice 1 123456abcdef
slots 1 rfs123456abcdef
backs 1 0123456789abcdef
dots 1 _o
"""
PICTURES = (
    "two|cabbage16 20 8 gG|cabbage16 96 8 pR",
    "two|dice16 28 8 5|dice16 104 8 c",
    "two|cabbage16 4 0 GRGG/GGRG|dots4 18 22 oooooooooo|dots4 58 14 o/o/o|cabbage16 4 16 g"
    + "|cabbage16 52 0 f|cabbage16 80 0 GRRG/RGGR|barred 112 0 32 32|cabbage16 128 16 p",
    "dusk 0 0 48 32|icons8 1 8 RG/GG|slots12 18 10 r|icons8 31 8 GG/GR"
    "|dusk 50 0 48 32|icons8 51 8 RG/GG|slots12 68 10 f|icons8 81 8 GR/RR"
    "|dusk 100 0 48 32|icons8 101 8 RG/GG|slots12 118 10 s|icons8 131 8 RG/GR",
    "two|slots12 0 10 rrffss|cabbage16 96 0 RG/GR|backs12 106 10 9",
    "two|icons8 12 0 _GG__G/GGGGGG/G_G_GG/GG_G__" + "|icons8 88 0 R__RR_/______/_R_R__/__R_RR",
    "two|cabbage16 4 0 GRGG/GGRG|cabbage16 4 0 o___/go__"
    + "|cabbage16 80 0 GRGG/GGRG|cabbage16 80 0 ____/_f__|frame white 96 16 16 16",
    None,
    None,
    None,
    "two|cabbage16 4 0 GRRG/RGGR|frame ink 4 0 32 32|frame ink 36 0 32 32"
    + "|cabbage16 4 0 ___p/_f__|cabbage16 80 0 GRRG/RGGR|frame ink 80 0 32 32"
    + "|barred 112 0 32 32|cabbage16 80 0 ___p/__f_",
    None,
    "two|icons8 13 8 RG/GG|slots12 30 10 r|icons8 43 8 GG/GR"
    + "|icons8 89 8 RG/GG|slots12 106 10 f|icons8 119 8 GR/RR",
    "two|cabbage16 20 0 RG/GG|slots12 68 10 s|cabbage16 96 0 RG/GR",
    None,
    "two|dice11 3 11 123445|dice11 79 11 bccddf",
)
