# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A language packed for the drive: the board reads a text when it needs it (firmware/kit/words.py).

How many buckets; where each begins, and where the last ends. The key's CRC says which bucket a
text is in; there it lies behind the upper half of that CRC and its length.
"""

import itertools
import runpy
import struct
import zlib


def packed(source):
    """The words of a file like lib/garden/words/en.py."""
    return pack(runpy.run_path(str(source))["WORDS"])


def pack(words):
    crcs = {zlib.crc32(key.encode()): key for key in words}
    if len(crcs) < len(words):
        raise ValueError("Two keys of the words have the same CRC: rename one.")
    buckets = [b""] * _enough(crcs)
    for crc, key in crcs.items():
        text = words[key].encode()
        buckets[crc % len(buckets)] += struct.pack("<HH", crc >> 16, len(text)) + text
    first = 2 + 2 * (len(buckets) + 1)
    starts = itertools.accumulate(map(len, buckets), initial=first)
    head = struct.pack(f"<{len(buckets) + 2}H", len(buckets), *starts)
    return head + b"".join(buckets)


def _enough(crcs):
    """So many buckets that no two keys in one have the same upper half."""
    for buckets in itertools.count(len(crcs)):
        told_apart = {(crc % buckets, crc >> 16) for crc in crcs}
        if len(told_apart) == len(crcs):
            break
    return buckets
