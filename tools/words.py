# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A language packed for the drive: the board reads a text when it needs it (firmware/kit/words.py).

How many texts, and a divisor that leaves each key's CRC another rest; these rests, ascending;
where each text ends; the texts.
"""

import runpy
import struct
import zlib


def packed(source):
    """The words of a file like lib/garden/words/en.py."""
    return pack(runpy.run_path(str(source))["WORDS"])


def pack(words):
    divisor, keys = _told_apart(words)
    texts = [text.encode() for text in map(words.get, keys.values())]
    ends = [sum(map(len, texts[:count])) for count in range(1, len(texts) + 1)]
    count = len(texts)
    head = struct.pack(f"<HH{count}H{count}H", count, divisor, *keys, *ends)
    return head + b"".join(texts)


def _told_apart(words):
    crcs = {zlib.crc32(key.encode()): key for key in words}
    for divisor in range(0xFFFF, 0xFC00, -1):
        keys = {crc % divisor: crcs[crc] for crc in crcs}
        if len(keys) == len(words):
            return divisor, dict(sorted(keys.items()))
    raise ValueError("Too many words to tell them apart by two bytes.")
