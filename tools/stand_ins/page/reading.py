# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a screen reader may read: the chosen row of a menu, and every text on the screen."""

import notes

_LINE = 4  # texts whose tops lie closer together are on one line
_LIME = 8
_TURN = 2  # a state in firmware/turns.py: a person has the buttons


def read(app):
    lines = [_chosen(app, app.screens[-1])] if app.screens else [""]
    found = []
    _gather(app.display.root_group, 0, 0, 1, found)
    return "\n".join(lines + _lines(found))


def actions(app):
    """The words of A, B, START and SELECT: those of the last bar, and of the curtain's button."""
    for screen in reversed(app.screens):
        bar = getattr(screen, "bar", None)
        if bar and bar.shown:
            keys = dict(bar.shown[0])
            return [keys.get(button, "") for button in (1, 2, 4, 8)]
        if bar or screen.covers:
            break
    top = app.screens[-1] if app.screens else None
    if type(top).__name__ == "Curtain":
        return [app.say("ready"), "", "", ""]
    return list(getattr(top, "ways", ("", ""))) + ["", ""]


def _gather(group, x, y, scale, found):
    """Find (y, x, text) of everything visible, on the screen's own pixels, from back to front."""
    for layer in group:
        if layer.hidden:
            continue
        left, top = x + layer.x * scale, y + layer.y * scale
        text = getattr(layer, "text", None)
        if text is not None:
            found.append((top, left, text.replace("\n", " ")))
        elif hasattr(layer, "append"):
            _gather(layer, left, top, scale * layer.scale, found)
        elif hasattr(layer, "color_index"):
            _cover(found, left, top, layer.width * scale, layer.height * scale)
        else:
            if layer.pixel_shader.opaque:
                wide, tall = layer.width * layer.tile_width, layer.height * layer.tile_height
                _cover(found, left, top, wide * scale, tall * scale)
            for (across, down, _), (text, font, _) in layer.bitmap.notes.items():
                if _is_read(text, font):
                    text = _spoken(text, font)
                    found.append((top + down * scale, left + across * scale, text))


def _is_read(text, font):
    """Return True unless this is one of the numbers that fill a plate in the small font."""
    return font != "garden5" or text.isalpha()


def _spoken(text, font):
    """Return the text as it is spoken: a button's cap goes before what the button does."""
    return text + ":" if font == "garden5" else text


def _cover(found, left, top, width, height):
    """Leave out the texts that begin under this rectangle."""
    found[:] = [
        seen
        for seen in found
        if not (left <= seen[1] < left + width and top <= seen[0] < top + height)
    ]


def _lines(found):
    """Return the texts from top to bottom, those side by side in one line."""
    lines, line, last = [], [], -_LINE
    for y, x, text in sorted(found):
        if y - last >= _LINE:
            lines.append(line)
            line, last = [], y
        line.append((x, text))
    lines.append(line)
    joined = [" ".join([text for _, text in sorted(line)]) for line in lines]
    return [line for line in joined if line.strip()]


def _chosen(app, screen):
    """Return what is on the plate of a menu's chosen row. Paint it once more to find out."""
    if hasattr(screen, "flow"):
        return _move(app, screen)
    if not getattr(screen, "rows", 0):  # no menu, or an empty one
        return ""
    journal = notes.listen(app.canvas.bitmap, lambda: screen.paint_row(screen.row))
    plates = [entry for entry in journal if len(entry) == 5]
    # A chosen row has a lime plate; on a sign it is simply the last one painted.
    plates = [plate for plate in plates if plate[4] == _LIME] or plates
    if not plates:
        return ""
    left, top, right, bottom, _ = plates[-1]
    on = [entry for entry in journal if len(entry) == 4 and _is_read(*entry[2:])]
    on = [
        (x, _spoken(text, font))
        for x, y, text, font in on
        if left <= x < right and top <= y < bottom
    ]
    return " ".join([text for _, text in sorted(on)])


def _move(app, table):
    """Say in a sentence what A would do now at a table, "" if nobody chooses."""
    view = table.view
    if table.flow.state != _TURN or table.covered or not view:
        return ""
    action = view.selected_action()
    verb = actions(app)[0]
    if action is None or not verb:
        return ""
    from firmware.games import load_part

    try:
        words, _ = load_part(table.sitting.name, "recap").recap(table, action)
    except ValueError:  # the card may not lie there
        return ""
    return verb + ": " + words.replace("\n", " ")
