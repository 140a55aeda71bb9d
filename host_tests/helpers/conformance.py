# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A program for any VM: checks what our firmware uses of CircuitPython's modules.

It touches only what CircuitPython documents, so a PyBadge or PyGamer at its prompt passes it, too.
It prints one line for each check that fails, and then how many checks there were. Stand-ins that
draw nothing leave out the functions in DRAWN.
"""

PROGRAM = '''

def refused(act):
    """Whether this raises what CircuitPython raises for a value it does not take."""
    try:
        act()
    except (IndexError, ValueError):
        return True
    return False


def bitmaps_know_their_size():
    from displayio import Bitmap

    for values in (2, 4, 16, 200):
        bitmap = Bitmap(9, 5, values)
        assert (bitmap.width, bitmap.height) == (9, 5)


def palettes_keep_their_colors():
    from displayio import Palette

    colors = Palette(4)
    colors[0] = 0xFF0000
    colors[3] = 0x0000FF
    assert (len(colors), colors[0], colors[3]) == (4, 0xFF0000, 0x0000FF)


def grid(**how):
    from displayio import Bitmap, Palette, TileGrid

    return TileGrid(Bitmap(16, 8, 4), pixel_shader=Palette(4), **how)


def grids_take_the_whole_bitmap_unless_told():
    made = grid()
    assert (made.width, made.height, made.tile_width, made.tile_height) == (1, 1, 16, 8)
    assert (made.x, made.y, made.hidden, made[0]) == (0, 0, False, 0)
    assert made.bitmap.width == 16 and len(made.pixel_shader) == 4


def grids_keep_their_tiles():
    for width, height in ((2, 2), (3, 2)):
        made = grid(width=width, height=height, tile_width=8, tile_height=8, default_tile=1, x=4)
        assert [made[place] for place in range(width * height)] == [1] * (width * height)
        made[1, 1] = 0
        assert made[width + 1] == made[1, 1] == 0 and made[0, 1] == 1
        made[0] = 0
        assert made[0, 0] == 0 and made.x == 4


def grids_can_be_moved_and_hidden():
    made = grid()
    made.x, made.y, made.hidden = -3, 200, True
    assert (made.x, made.y, made.hidden) == (-3, 200, True)


def groups_are_lists_of_layers():
    from displayio import Group

    group, one, two, three = Group(x=1, y=2, scale=2), grid(), grid(), Group()
    group.append(one)
    group.append(three)
    group.insert(1, two)
    assert (group.x, group.y, group.scale, group.hidden) == (1, 2, 2, False)
    assert len(group) == 3 and group[1] is two and group[-1] is three
    assert [layer is two for layer in group] == [False, True, False]
    group.remove(one)
    assert group.pop() is three and len(group) == 1 and group.pop(0) is two
    group.append(one)
    assert len(group) == 1


def rectangles_can_be_moved():
    from displayio import Palette
    from vectorio import Rectangle

    box = Rectangle(pixel_shader=Palette(2), width=3, height=4, x=5, y=6, color_index=1)
    assert (box.width, box.height, box.x, box.y, box.color_index) == (3, 4, 5, 6, 1)
    box.location = 7, 8
    assert (box.x, box.y) == (7, 8) and tuple(box.location) == (7, 8)
    box.hidden = True
    assert box.hidden


def the_display_shows_a_group():
    from board import DISPLAY
    from displayio import Group

    before = DISPLAY.root_group, DISPLAY.auto_refresh
    DISPLAY.auto_refresh = False
    DISPLAY.root_group = root = Group()
    assert DISPLAY.root_group is root and not DISPLAY.auto_refresh
    assert (DISPLAY.width, DISPLAY.height, DISPLAY.rotation % 180) == (160, 128, 0)
    DISPLAY.brightness = 0.5
    assert 0.45 < DISPLAY.brightness < 0.55
    DISPLAY.refresh()
    DISPLAY.brightness = 1.0
    DISPLAY.root_group, DISPLAY.auto_refresh = before


def keys_wait_in_a_queue():
    import board
    import keypad

    keys = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
        key_count=8, value_when_pressed=True,
    )
    event = keypad.Event(3, False)
    assert (event.key_number, event.pressed, event.released) == (3, False, True)
    keys.events.clear()
    assert len(keys.events) == 0 and keys.events.get() is None
    assert not keys.events.get_into(event) and event.key_number == 3
    keys.deinit()


def pins_hold_what_they_put_out():
    import board
    import digitalio

    pin = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
    pin.switch_to_output(value=True)
    assert pin.value is True
    pin.value = False
    assert pin.value is False
    pin.deinit()


def a_sample_plays_until_it_is_stopped():
    import board
    from audiocore import RawSample
    from audioio import AudioOut

    speaker = AudioOut(board.SPEAKER)
    assert not speaker.playing
    speaker.play(RawSample(bytearray((138, 118)), sample_rate=8000), loop=True)
    assert speaker.playing
    speaker.stop()
    assert not speaker.playing
    speaker.deinit()


def lights_take_three_bytes_each():
    import board
    from digitalio import DigitalInOut
    from neopixel_write import neopixel_write

    line = DigitalInOut(board.NEOPIXEL)
    line.switch_to_output()
    neopixel_write(line, bytearray(15))
    line.deinit()


def the_clock_counts_in_29_bits():
    import supervisor

    first, then = supervisor.ticks_ms(), supervisor.ticks_ms()
    assert 0 <= first < 1 << 29 and (then - first) & 0x1FFFFFFF < 1000
    assert supervisor.runtime.usb_connected in (True, False)
    assert supervisor.reload


def the_drive_is_ours_or_a_computers():
    import storage

    try:
        storage.remount("/", readonly=False)
    except RuntimeError:
        pass


def nvm_is_read_and_written_in_slices():
    from microcontroller import nvm

    if nvm is None:
        return
    before = bytes(nvm[0:4])
    nvm[0:4] = b"1234"
    assert len(nvm) >= 256 and nvm[1] == 50 and bytes(nvm[1:3]) == b"23"
    nvm[0:4] = before
    assert bytes(nvm[0:4]) == before


def chance_is_as_many_bytes_as_asked_for():
    import os

    drawn = os.urandom(4)
    assert isinstance(drawn, bytes) and len(drawn) == 4


def an_os_syncs_and_lists():
    import os

    os.sync()
    assert isinstance(os.listdir("/"), list) and os.stat("/")[0] & 0x4000


def an_exception_can_be_printed():
    import traceback

    assert traceback.print_exception


# -- pixels and refusals --------------------------------------------------------------------------


def pixels(bitmap):
    return [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]


def pixels_stay_as_they_were_set():
    from displayio import Bitmap

    bitmap = Bitmap(5, 2, 16)
    bitmap[4, 1] = 15
    bitmap[1] = 7
    assert pixels(bitmap) == [[0, 7, 0, 0, 0], [0, 0, 0, 0, 15]] and bitmap[9] == 15
    bitmap.fill(3)
    assert pixels(bitmap) == [[3] * 5] * 2


def regions_are_filled_up_to_their_end():
    import bitmaptools
    from displayio import Bitmap

    bitmap = Bitmap(4, 3, 4)
    bitmaptools.fill_region(bitmap, 1, 0, 3, 2, 2)
    assert pixels(bitmap) == [[0, 2, 2, 0], [0, 2, 2, 0], [0, 0, 0, 0]]
    bitmaptools.fill_region(bitmap, 2, 1, 2, 3, 1)
    assert pixels(bitmap) == [[0, 2, 2, 0], [0, 2, 2, 0], [0, 0, 0, 0]]


def parts_are_copied_as_far_as_there_is_room():
    import bitmaptools
    from displayio import Bitmap

    source, dest = Bitmap(3, 2, 4), Bitmap(4, 3, 16)
    for place in range(6):
        source[place] = place % 4
    bitmaptools.blit(dest, source, 2, 1)
    assert pixels(dest) == [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 3, 0]]
    dest.fill(9)
    bitmaptools.blit(dest, source, 0, 0, x1=1, y1=0, x2=3, y2=2, skip_source_index=1)
    assert pixels(dest) == [[9, 2, 9, 9], [0, 9, 9, 9], [9, 9, 9, 9]]


def a_copy_in_itself_may_lie_over_its_source():
    import bitmaptools
    from displayio import Bitmap

    row = Bitmap(6, 1, 16)
    for place in range(6):
        row[place] = place
    bitmaptools.blit(row, row, 2, 0, x1=0, x2=4)
    assert pixels(row) == [[0, 1, 0, 1, 2, 3]]


def lines_have_both_ends():
    import bitmaptools
    from displayio import Bitmap

    bitmap = Bitmap(3, 3, 2)
    bitmaptools.draw_line(bitmap, 0, 0, 2, 2, 1)
    assert pixels(bitmap) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def a_color_can_be_clear():
    from displayio import Palette

    colors = Palette(2)
    colors.make_transparent(1)
    assert colors.is_transparent(1) and not colors.is_transparent(0)
    colors.make_opaque(1)
    assert not colors.is_transparent(1)


def put(there, place, value):
    there[place] = value


def what_lies_outside_is_refused():
    import bitmaptools
    from displayio import Bitmap, Palette

    bitmap, tiles, colors = Bitmap(4, 3, 4), grid(width=2, tile_width=8), Palette(2)
    assert refused(lambda: bitmap[4, 0])
    assert refused(lambda: bitmap[0, 3])
    assert refused(lambda: bitmaptools.fill_region(bitmap, 0, 0, 1, 1, 4))
    assert refused(lambda: bitmaptools.blit(bitmap, Bitmap(4, 3, 16), 0, 0))
    assert refused(lambda: put(tiles, 2, 0))
    assert refused(lambda: put(colors, 2, 0))
    assert refused(lambda: put(bitmap, (0, 3), 0))


def a_layer_is_in_one_group_at_most():
    from displayio import Group

    group, layer = Group(), grid()
    group.append(layer)
    assert refused(lambda: group.append(layer))
    assert refused(lambda: Group().append(layer))
    group.remove(layer)
    Group().append(layer)


USED = (
    bitmaps_know_their_size, palettes_keep_their_colors, grids_take_the_whole_bitmap_unless_told,
    grids_keep_their_tiles, grids_can_be_moved_and_hidden, groups_are_lists_of_layers,
    rectangles_can_be_moved, the_display_shows_a_group, keys_wait_in_a_queue,
    pins_hold_what_they_put_out, a_sample_plays_until_it_is_stopped, lights_take_three_bytes_each,
    the_clock_counts_in_29_bits, the_drive_is_ours_or_a_computers,
    nvm_is_read_and_written_in_slices, chance_is_as_many_bytes_as_asked_for,
    an_os_syncs_and_lists,
    an_exception_can_be_printed,
)
DRAWN = (
    pixels_stay_as_they_were_set, regions_are_filled_up_to_their_end,
    parts_are_copied_as_far_as_there_is_room, a_copy_in_itself_may_lie_over_its_source,
    lines_have_both_ends, a_color_can_be_clear, what_lies_outside_is_refused,
    a_layer_is_in_one_group_at_most,
)


def run(checks):
    for check in checks:
        try:
            check()
        except Exception as why:
            print(check.__name__, type(why).__name__, why)
    print(len(checks), "checks")
'''
