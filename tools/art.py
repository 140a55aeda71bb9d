# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pack the drawings in tools/drawings into firmware/art.

A sheet is four bytes (tile width, tile height, tiles, bits a pixel) and its tiles one after the
other, row by row, first pixel in the high bits, each row starting on a byte: what
bitmaptools.readinto takes, for one tile or for all. A font is the same four bytes and its glyphs
side by side, one bit a pixel (ink is 0), then one byte of advance a glyph, then its letters in
UTF-8. A board loads one font for words: garden7, or garden7_pl and so on for a language that needs
more letters, which are drawn in garden7_more.
"""

import argparse
import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402
from tools.building import manifest, words  # noqa: E402

DRAWINGS = environment.ROOT / "tools" / "drawings"
ART = environment.ROOT / "firmware" / "art"

# (letter, advance), top above the baseline, rows of 0 and 1
_Glyph = tuple[tuple[str, int], int, list[bytes]]
# ascent, height, glyphs
_Font = tuple[int, int, list[_Glyph]]

FONTS = ("garden5", "garden7")

# A drawing is one row of square tiles as high as itself, but for these.
TILE_WIDTHS = {
    **{"title": 160, "sides": 16, "beam": 16, "dice11": 11, "seam": 6},
    **{"hedge24": 52, "hedge16": 36, "hedge12": 26, "bush": 13, "scarecrow": 31},
    **{"tally9": 10, "tally8": 10, "tally6": 10, "medal": 24},
}


def main() -> None:
    argparse.ArgumentParser(
        description="Pack the drawings in tools/drawings into firmware/art."
    ).parse_args()
    environment.enter("play")
    ART.mkdir(exist_ok=True)
    packed = pack_all()
    for name, content in packed.items():
        (ART / name).write_bytes(content)
    total = sum(map(len, packed.values()))
    print(f"{len(packed)} sheets and fonts, {total:,} bytes in {ART.relative_to(environment.ROOT)}")
    for name in sorted({path.name for path in ART.glob("*.bin")} - packed.keys()):
        print(f"{name} has no drawing in tools/drawings: remove it, unless you made it otherwise.")


def pack_all() -> "dict[str, bytes]":
    """Return {file name: content} of everything that belongs in firmware/art."""
    packed = {}
    for name in FONTS:
        packed[name + ".bin"] = pack_font(_glyphs(name))
    packed.update(pack_languages())
    for drawing in sorted(DRAWINGS.glob("*.png")):
        packed[drawing.stem + ".bin"] = pack_sheet(drawing)
    packed["garden7_inverse.bin"] = inverse(packed["garden7.bin"])
    return packed


def pack_languages() -> "dict[str, bytes]":
    """Return garden7 and its inverse for each language that needs letters of garden7_more."""
    common, more = _glyphs("garden7"), _glyphs("garden7_more")
    packed = {}
    for source in manifest.LANGUAGES:
        letters = words.letters(environment.ROOT / source)
        needed = [glyph for glyph in more[2] if glyph[0][0] in letters]
        if needed:
            language = Path(source).stem
            font = pack_font((*common[:2], common[2] + needed))
            packed[f"garden7_{language}.bin"] = font
            packed[f"garden7_inverse_{language}.bin"] = inverse(font)
    return packed


def inverse(font: bytes) -> bytes:
    """Return a font's glyphs alone, with 1 for ink, as adafruit_display_text takes them."""
    width, height, glyphs, _ = font[:4]
    rows = font[4 : 4 + (width * glyphs + 7) // 8 * height]
    return bytes(255 - byte for byte in rows)


def pack_sheet(drawing: Path) -> bytes:
    """Pack a row of tiles."""
    from PIL import Image

    with Image.open(drawing) as image:
        if image.mode != "P":
            sys.exit(f"{drawing.name} must be an indexed PNG of 16 colours, not {image.mode}.")
        width, height = image.size
        pixels = image.tobytes()
    if max(pixels) > 15:
        sys.exit(f"{drawing.name} uses colour {max(pixels)}; the palette ends at 15.")
    tile = TILE_WIDTHS.get(drawing.stem, height)
    if width % tile:
        sys.exit(f"{drawing.name} is {width} wide: not a whole number of tiles of {tile}.")
    starts = [y * width + x for x in range(0, width, tile) for y in range(height)]
    rows = [_pack(pixels[start : start + tile], 4) for start in starts]
    return bytes((tile, height, width // tile, 4)) + b"".join(rows)


def pack_font(font: "_Font") -> bytes:
    """Pack a font."""
    ascent, height, glyphs = font
    cell = max(len(rows[0]) for _, _, rows in glyphs)
    lines = [bytearray(b"\1" * cell * len(glyphs)) for _ in range(height)]
    for place, (_, top, rows) in enumerate(glyphs):
        for y, row in enumerate(rows, ascent - top):
            lines[y][place * cell : place * cell + len(row)] = bytes(1 - bit for bit in row)
    sheet = bytes((cell, height, len(glyphs), 1)) + b"".join(_pack(line, 1) for line in lines)
    letters = "".join(letter for (letter, _), _, _ in glyphs)
    return sheet + bytes(advance for (_, advance), _, _ in glyphs) + letters.encode()


def _pack(values: "bytes | bytearray", bits: int) -> bytearray:
    """Pack pixels into bytes, the first in the high bits."""
    packed = bytearray()
    each = 8 // bits
    for start in range(0, len(values), each):
        byte = 0
        for value in values[start : start + each]:
            byte = byte << bits | value
        missing = each - len(values[start : start + each])
        packed.append(byte << bits * missing)
    return packed


def _glyphs(name: str) -> "_Font":
    """Return the font that is drawn in the BDF of this name."""
    return _read_bdf((DRAWINGS / f"{name}.bdf").read_text("utf-8"))


def _read_bdf(text: str) -> "_Font":
    """Return (ascent, height, glyphs)."""
    lines = iter(text.splitlines())
    glyphs: list[_Glyph] = []
    sizes: dict[str, str] = {}
    for line in lines:
        key, _, rest = line.partition(" ")
        sizes[key] = rest
        if key == "BITMAP":
            width, height, left, bottom = map(int, sizes["BBX"].split())
            rows = [_bdf_row(next(lines), left, width) for _ in range(height)]
            letter = chr(int(sizes["ENCODING"]))
            advance = int(sizes["DWIDTH"].split()[0])
            glyphs.append(((letter, advance), bottom + height, rows))
    ascent = int(sizes["FONT_ASCENT"])
    return ascent, ascent + int(sizes["FONT_DESCENT"]), glyphs


def _bdf_row(line: str, left: int, width: int) -> bytes:
    bits = bin(int("1" + line, 16))[3:]
    return bytes(left) + bytes(int(bit) for bit in bits[:width])


if __name__ == "__main__":
    main()
