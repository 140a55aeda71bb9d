# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The small VM's stand-ins for the board's modules take the heap that the real ones take."""

import json

import pytest

import label_program
from small_vm import need_vm
from tools import memory, vm
from tools.building import manifest

WEIGH = """
import gc
import json
import devices
devices.install()
import audiocore, bitmaptools, displayio, fontio, vectorio

BITMAP, PALETTE = displayio.Bitmap(8, 8, 2), displayio.Palette(16)
BUFFER = bytearray(2)


class Label(displayio.TileGrid):
    def __init__(self):
        super().__init__(BITMAP, pixel_shader=PALETTE)
        self.one = self.two = self.three = self.four = None


class Panel(displayio.Group):
    def __init__(self):
        super().__init__()
        self.one = self.two = self.three = self.four = None


def full():
    group = displayio.Group()
    for _ in range(5):
        group.append(None)
    return group


def weigh(make):
    make()
    gc.collect()
    before = gc.mem_alloc()
    made = make()
    gc.collect()
    return gc.mem_alloc() - before


def draw():
    for _ in range(20):
        bitmaptools.blit(BITMAP, BITMAP, 1, 2, x1=3, skip_source_index=0)
        bitmaptools.fill_region(BITMAP, 0, 0, 1, 1, 1)
        BITMAP.fill(0)


print(json.dumps({
    "bitmap": [weigh(lambda: displayio.Bitmap(160, 128, n)) for n in (2, 4, 16, 256)],
    "small bitmap": weigh(lambda: displayio.Bitmap(1, 1, 2)),
    "palette": [weigh(lambda: displayio.Palette(n)) for n in (3, 16)],
    "two colours": weigh(lambda: displayio.Palette(2)),
    "grid": weigh(lambda: displayio.TileGrid(BITMAP, pixel_shader=PALETTE, x=1, y=2)),
    "20 tiles": weigh(lambda: displayio.TileGrid(BITMAP, pixel_shader=PALETTE, width=20)),
    "group": [weigh(lambda: displayio.Group(x=1)), weigh(full)],
    "rectangle": weigh(lambda: vectorio.Rectangle(pixel_shader=PALETTE, width=3, height=4)),
    "sample": weigh(lambda: audiocore.RawSample(BUFFER)),
    "glyph": weigh(lambda: fontio.Glyph(BITMAP, 0, 1, 2, 3, 4, 5, 6)),
    "label": weigh(Label),
    "panel": weigh(Panel),
    "drawing": weigh(draw),
}))
"""
BLOCK = 16


@pytest.fixture(scope="module")
def weighed(tmp_path_factory):
    need_vm()
    script = tmp_path_factory.mktemp("weighed") / "weigh.py"
    script.write_text(WEIGH)
    done = vm.run(script, heap="400k", paths=memory.PATHS)
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_a_bitmap_takes_its_structure_and_its_pixels(weighed):
    assert weighed["bitmap"] == [48 + bits * 160 * 128 // 8 for bits in (1, 2, 4, 8)]
    assert weighed["small bitmap"] == 48 + BLOCK


def test_a_palette_takes_sixteen_bytes_a_colour(weighed):
    assert weighed["palette"] == [16 + 16 * 3, 16 + 16 * 16]
    assert weighed["two colours"] == 16 + 16 * 2 + BLOCK


def test_a_grid_and_a_shape_take_what_they_take_on_the_board(weighed):
    assert weighed["grid"] == weighed["rectangle"] == 96
    assert weighed["20 tiles"] == 96 + 32 + BLOCK


def test_a_group_grows_by_the_room_of_its_list(weighed):
    assert weighed["group"] == [48 + 16 + 16, 48 + 16 + 32]


def test_a_class_of_ours_takes_an_object_more(weighed):
    assert weighed["label"] == 96 + 32 + 4 * 8
    assert weighed["panel"] == 80 + 32 + 4 * 8 + BLOCK


def test_samples_and_glyphs_take_what_they_take_on_the_board(weighed):
    assert (weighed["sample"], weighed["glyph"]) == (32, 48)


def test_drawing_leaves_nothing_on_the_heap(weighed):
    assert weighed["drawing"] == 0


def test_a_label_of_adafruit_s_is_made_of_the_stand_ins(tmp_path):
    need_vm()
    files = manifest.library_files([_importing(tmp_path, "adafruit_display_text.bitmap_label")])
    for place, source in files.items():
        target = tmp_path / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())
    script = tmp_path / "label.py"
    script.write_text("import devices\ndevices.install()\n" + label_program.PROGRAM)
    done = vm.run(script, heap="400k", paths=[*memory.PATHS, tmp_path / "lib"])
    assert done.stderr == ""
    assert done.stdout == label_program.PRINTED


def _importing(folder, module):
    source = folder / "importing.py"
    source.write_text(f"import {module}\n")
    return source
