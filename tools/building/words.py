# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A language packed for the drive: the board reads a text when it needs it (firmware/kit/words.py).

The file: the number of buckets; where each begins, and where the last ends; the buckets. A key's
CRC selects the bucket; in it each text follows the upper half of its key's CRC and its own length.
"""

import itertools
import runpy
import struct
import zlib
from collections.abc import Collection, Mapping
from pathlib import Path


def packed(source: Path) -> bytes:
    """The words of a file like lib/garden/words/en.py."""
    return pack(_read(source))


def letters(source: Path) -> set[str]:
    """Every letter of a language."""
    return set("".join(_read(source).values()))


def _read(source: Path) -> dict[str, str]:
    return runpy.run_path(str(source))["WORDS"]


def missing(sources: list[Path]) -> list[str]:
    """Return a line for each of these files that lacks words of the English one."""
    languages = {source.stem: _read(source) for source in sources}
    lacks = {name: languages["en"].keys() - words.keys() for name, words in languages.items()}
    return [
        f"{name} lacks {', '.join(sorted(keys))}: they are said in English."
        for name, keys in sorted(lacks.items())
        if keys
    ]


def pack(words: Mapping[str, str]) -> bytes:
    crcs = {zlib.crc32(key.encode()): key for key in words}
    if len(crcs) < len(words):
        raise ValueError("Two keys of the words have the same CRC: rename one.")
    buckets = [b""] * _bucket_count(crcs)
    for crc, key in crcs.items():
        text = words[key].encode()
        buckets[crc % len(buckets)] += struct.pack("<HH", crc >> 16, len(text)) + text
    first = 2 + 2 * (len(buckets) + 1)
    starts = itertools.accumulate(map(len, buckets), initial=first)
    head = struct.pack(f"<{len(buckets) + 2}H", len(buckets), *starts)
    return head + b"".join(buckets)


def _bucket_count(crcs: Collection[int]) -> int:
    """The fewest buckets, at least one a key, in which no two keys share an upper half."""
    for buckets in itertools.count(len(crcs)):
        distinct = {(crc % buckets, crc >> 16) for crc in crcs}
        if len(distinct) == len(crcs):
            break
    return buckets
