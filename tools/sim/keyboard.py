# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Which key is which button, in a window and in a terminal, and the page that says so."""

# the letter of a script, what it is called on the keyboard, what it does
HELP = {
    "en": (
        ("Arrows", "move"),
        ("Z  Enter", "A: choose, do it"),
        ("X  Backspace", "B: back, turn"),
        ("C  Tab", "SELECT: next card"),
        ("C held", "look around"),
        ("P  Escape", "START: pause"),
        ("F1", "this page"),
        ("Q", "quit"),
    ),
    "es": (
        ("Flechas", "mover"),
        ("Z  Intro", "A: elegir, hacer"),
        ("X  Retroceso", "B: atrás, girar"),
        ("C  Tab", "SELECT: otra carta"),
        ("C pulsada", "mirar la mesa"),
        ("P  Escape", "START: pausa"),
        ("F1", "esta página"),
        ("Q", "salir"),
    ),
}
# in a terminal, which does not tell when a key is let go
LINE = {
    "en": "arrows move · Z/Enter A · X/Backspace B · C/Tab SELECT · L hold SELECT · P/Esc START"
    " · F1 keys · Q quit",
    "es": "flechas mover · Z/Intro A · X/Retroceso B · C/Tab SELECT · L mantener SELECT"
    " · P/Esc START · F1 teclas · Q salir",
}
TITLE = {"en": "Keys", "es": "Teclas"}


def help_page(sim):
    """The keys as a picture of the board's size, drawn with the firmware's own kit."""
    import displayio

    from firmware.kit.bars import header
    from firmware.kit.canvas import Canvas
    from firmware.kit.colors import BARK, CREAM, INK, TILES

    from .screen import Screen

    language = sim.app.settings.word("language")
    page = Screen(sim.screen.width, sim.screen.height)
    canvas = Canvas(displayio.Bitmap(page.width, page.height, 16))
    canvas.fill(CREAM)
    header(canvas, "Kitchen Garden", TITLE.get(language, TITLE["en"]))
    for row, (key, meaning) in enumerate(HELP.get(language, HELP["en"])):
        canvas.write(5, 22 + 12 * row, 62, INK, key)
        canvas.write(70, 22 + 12 * row, 88, BARK, meaning)
    page.root_group = displayio.Group()
    page.root_group.append(displayio.TileGrid(canvas.bitmap, pixel_shader=TILES))
    page.refresh()
    return bytes(page.bus.pixels)
