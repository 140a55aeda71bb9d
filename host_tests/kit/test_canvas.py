# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The canvas: painted once, and as if its boxes, tiles and words were layers of their own."""

import pytest

from tools.sim import Sim

PAINT = {
    "boxes": lambda kit, there: kit.shapes.panel(there, 3, 4, 30, 20, 4, corners=False),
    "tiles": lambda kit, there: kit.sprites.grid(there, "soil8", 8, 8, 3, 2, palette=kit.TILES),
    "a sprite": lambda kit, there: kit.sprites.grid(there, "badges9", 9, 7, tile=3),
    "beyond the edge": lambda kit, there: kit.sprites.grid(there, "soil8", 150, 120, 2, 2),
    "a box beyond the edge": lambda kit, there: kit.shapes.box(there, 150, 120, 20, 20, 9),
}
WRITE = {
    "ink": (0, {}),
    "white": (5, {}),
    "stone": (15, {}),
    "with a shadow": (5, {"shadow": 0}),
    "in the middle": (9, {"align": 1}),
    "to the right": (9, {"align": 2}),
    "small": (9, {"name": "garden5"}),
}


class Kit:
    """The modules of the kit, and a screen with nothing but green on it."""

    def __init__(self, sim):
        from firmware.kit import label, shapes, sprites, text
        from firmware.kit.colors import TILES

        self.label, self.shapes, self.sprites, self.text = label, shapes, sprites, text
        self.TILES = TILES
        self._sim = sim

    def picture(self, paint):
        """Return the screen with this painted on the paper, and with this put in the body."""
        from firmware.screens import Screen

        pictures = []
        for there in ("paper", "body"):
            screen = Screen(self._sim.app, 6)
            screen.paint()
            self._sim.app._stack.screens[:] = [screen]
            paint(getattr(screen, there))
            self._sim.app.redraw()
            self._sim.run(20)
            pictures.append(self._sim.picture().tobytes())
        return pictures


@pytest.mark.parametrize("what", PAINT)
@pytest.mark.parametrize("board", ["pygamer", "pimoroni_picosystem"])
def test_what_is_painted_looks_like_what_is_put_in_a_group(board, what):
    kit = Kit(Sim(board))
    painted, put = kit.picture(lambda there: PAINT[what](kit, there))
    assert painted == put and len(set(painted)) > 1


@pytest.mark.parametrize("how", WRITE)
def test_what_is_written_on_the_canvas_looks_like_a_label(how):
    kit = Kit(Sim())
    color, more = WRITE[how]
    text = "7×3" if "name" in more else "Ñoño 7×3!"

    def write(there):
        if hasattr(there, "write"):
            there.write(12, 20, 90, color, text, **more)
        else:
            kit.label.Label(there, 12, 20, 90, color, text, **more)

    painted, put = kit.picture(write)
    assert painted == put and len(set(painted)) > 1


def pixels(canvas):
    bitmap = canvas.bitmap
    return [bitmap[x, y] for x in range(bitmap.width) for y in range(bitmap.height)]


def test_words_with_a_ground_replace_what_was_written_there():
    paper = Sim().app.paper
    paper.fill(6)
    paper.write(10, 10, 60, 0, "mmmmmm", ground=4)
    paper.write(10, 10, 60, 0, "i", ground=4)
    twice = pixels(paper)
    paper.fill(6)
    paper.write(10, 10, 60, 0, "i", ground=4)
    assert pixels(paper) == twice


def test_words_too_wide_for_their_slot_are_an_error_in_tests():
    with pytest.raises(ValueError, match="does not fit"):
        Sim().app.paper.write(0, 0, 20, 0, "Cabbage!")


def test_words_too_wide_for_their_slot_are_cut_for_players():
    paper = Sim(strict=False).app.paper
    paper.fill(6)
    paper.write(0, 0, 20, 0, "Cabbage!")
    painted = pixels(paper)
    assert set(painted[: 20 * 128]) == {0, 6} and set(painted[20 * 128 :]) == {6}


def test_a_canvas_tells_a_listener_where_each_of_its_texts_lies():
    Sim(start=False)
    import displayio

    from firmware.kit.canvas import Canvas
    from firmware.kit.text import CENTRE, measure

    heard = []
    Canvas.on_text = lambda canvas, *text: heard.append((canvas.bitmap, *text))
    bitmap = displayio.Bitmap(160, 128, 16)
    paper = Canvas(bitmap, 10, 20)
    for color in (0, 5):  # ink is drawn straight into the bitmap
        paper.write(4, 6, 101, color, "Leek", CENTRE)
    paper.window(0, 0, 5, 5).write(0, 0, 30, 5, "7", name="garden5")
    paper.write(0, 0, 30, 5, "")
    wide = measure("Leek")
    leek = (bitmap, 14 + (101 - wide) // 2, 26, wide, "Leek", "garden7", CENTRE)
    assert heard == [leek, leek, (bitmap, 10, 20, measure("7", "garden5"), "7", "garden5", 0)]


def test_a_text_is_noted_until_it_is_painted_over_and_goes_along_with_a_copy():
    Sim(start=False)
    import bitmaptools
    import displayio

    from firmware.kit.canvas import Canvas

    canvas = Canvas(displayio.Bitmap(160, 128, 16))
    kept = displayio.Bitmap(96, 22, 16)
    canvas.write(20, 40, 60, 0, "Leek")
    bitmaptools.blit(kept, canvas.bitmap, 0, 0, x1=10, y1=38, x2=106, y2=60)
    canvas.box(10, 38, 96, 22, 3)
    assert not canvas.bitmap.notes
    canvas.write(24, 41, 60, 0, "Thinking")
    bitmaptools.blit(canvas.bitmap, kept, 10, 38)
    ((place, note),) = canvas.bitmap.notes.items()
    assert place[:2] == (20, 40) and note == ("Leek", "garden7", 0)
