# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The keys of a window and of a terminal, by button, and the page that lists them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from . import Sim
    from .screen import Screen

_Words = TypeVar("_Words")

# what a key is called on the keyboard, and what it does
HELP = {
    "en": (
        ("Arrows", "move"),
        ("Z  Enter", "A: choose, do it"),
        ("X  Backspace", "B: back, turn"),
        ("C  Tab", "SELECT: next card"),
        ("{}", "look around"),
        ("P  Escape", "START: pause"),
        ("F1", "this page"),
        ("Q", "quit"),
        ("", "any key: go on"),
    ),
    "es": (
        ("Flechas", "mover"),
        ("Z  Intro", "A: elegir, hacer"),
        ("X  Retroceso", "B: atrás, girar"),
        ("C  Tab", "SELECT: otra carta"),
        ("{}", "mirar la mesa"),
        ("P  Escape", "START: pausa"),
        ("F1", "esta página"),
        ("Q", "salir"),
        ("", "una tecla: seguir"),
    ),
}
# A terminal does not tell when a key is let go.
HELD = {
    "window": {"en": "C held", "es": "C pulsada"},
    "terminal": {"en": "L  on, off", "es": "L  sí, no"},
}
LINE = {
    "en": "arrows move · Z/Enter A · X/Backspace B · C/Tab SELECT · L hold SELECT · P/Esc START"
    " · F1/? keys · Q quit",
    "es": "flechas mover · Z/Intro A · X/Retroceso B · C/Tab SELECT · L mantener SELECT"
    " · P/Esc START · F1/? teclas · Q salir",
}
TOO_SMALL = {
    "en": "Kitchen Garden needs a terminal of {} x {} characters; this one has {} x {}. Make the"
    " window larger or its letters smaller (Ctrl and minus in most terminals), or press Q to quit.",
    "es": "Kitchen Garden necesita un terminal de {} x {} caracteres; este tiene {} x {}. Agranda"
    " la ventana o reduce las letras (Ctrl y menos en casi todos), o pulsa Q para salir.",
}
TITLE = {"en": "Keys", "es": "Teclas"}


def in_language(words: Mapping[str, _Words], sim: "Sim") -> _Words:
    """Return these words in the language of the game."""
    return words.get(sim.app.language, words["en"])


def help_page(sim: "Sim", where: str) -> "Screen":
    """Return the keys in a window or a terminal: a screen drawn with the firmware's kit."""
    import displayio

    from firmware.kit.bars import header
    from firmware.kit.canvas import Canvas
    from firmware.kit.colors import BARK, CREAM, INK, TILES

    from .screen import Screen

    page = Screen(sim.screen.width, sim.screen.height)
    canvas = Canvas(displayio.Bitmap(page.width, page.height, 16))
    canvas.fill(CREAM)
    header(canvas, "Kitchen Garden", in_language(TITLE, sim))
    for row, (key, meaning) in enumerate(in_language(HELP, sim)):
        y = 19 + 12 * row
        canvas.write(5, y, 62, INK, key.format(in_language(HELD[where], sim)))
        canvas.write(70, y, 88, BARK, meaning)
    page.root_group = displayio.Group()
    page.root_group.append(displayio.TileGrid(canvas.bitmap, pixel_shader=TILES))
    page.refresh()
    return page
