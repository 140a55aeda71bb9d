# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words of one language, which stay on the board's drive and are read one by one."""

import struct
from binascii import crc32

from garden import words

from .. import HERE
from .files import reading


def find_words(language):
    """Return text by key: packed on the drive (tools/building/words.py), the source on a PC."""
    try:
        return Packed("%swords/%s.bin" % (HERE, language))
    except OSError:
        return words.load_words(language)


def in_english(key):
    """Return the English text of a key that a language lacks; the key itself if there is none."""
    text = find_words(words.CODES[:2]).get(key)
    return key if text is None else text


class Packed:
    """A file of texts in buckets. It keeps none of them in RAM."""

    def __init__(self, path):
        self._path = path
        self._count = int.from_bytes(reading("words", path).read(2), "little")  # buckets

    def get(self, key):
        """Return the text for this key, None if there is none."""
        crc = crc32(key.encode())
        bucket = self._read(crc % self._count)
        at = 0
        while at < len(bucket):
            mark, length = struct.unpack_from("<HH", bucket, at)
            at += 4
            if mark == crc >> 16:
                return bucket[at : at + length].decode()
            at += length
        return None

    def _read(self, number):
        file = reading("words", self._path)
        file.seek(2 + 2 * number)
        start, end = struct.unpack("<HH", file.read(4))
        file.seek(start)
        return file.read(end - start)
