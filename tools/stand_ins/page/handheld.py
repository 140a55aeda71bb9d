# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the page calls: power on, one frame, a key, a save, and what can be read on the screen."""

import builtins

import _page
import audioio
import fingers
import keypad
import notes
import posting
import reading

_ERRNO = {44: 2, 51: 28, 69: 30}  # the VM's file system has numbers of its own
_open = builtins.open
_app = None


def _open_as_on_a_board(*how):
    try:
        return _open(*how)
    except OSError as trouble:
        raise OSError(_ERRNO.get(trouble.errno, trouble.errno)) from None


def _sound(sample):
    """Have the page make the tone: a period's pitch and height are enough."""
    if sample:
        _page.tone(sample.sample_rate // len(sample.buffer), sample.buffer[0] - 128)
    else:
        _page.tone(0, 0)


def power_on(language, still):
    """Start the firmware; a first start takes the page's language, and its wish for no motion."""
    global _app
    builtins.open = _open_as_on_a_board
    audioio.listeners.append(_sound)
    from firmware import app

    app.Canvas.on_text = notes.write
    board, *others = app.this_board()
    board.pointer = fingers.source
    board.post = posting.Posting
    _app = app.power_on(board, *others)
    if _app.first_start:
        _greet(language, still)


def _greet(language, still):
    settings = _app.settings
    as_made = bytes(settings.values)
    _speak(settings, language)
    if still:
        settings["motion"] = 0
    if settings.values != as_made:
        _app.apply_settings()
        _app.go("title")
        _app.step()


def _speak(settings, language):
    """Set this language, if the game has it."""
    from firmware.app import CODES  # garden.words shares its file

    settings["language"] = max(CODES.find(language), 0) // 3


def learned():
    """Say everything anew, because the words of the language have come."""
    while _app._stack.waiting() or _app.store.notice:  # it may be about to tell something
        _app.step()
    _app.language = None
    _app.apply_settings()
    name, given = _app._stack.last
    notices = [screen.key for screen in _app.screens[1:] if hasattr(screen, "key")]
    if name in ("title", "settings") and len(_app.screens) == 1 + len(notices):
        if notices:
            _app.store.notice = notices[0]  # the app tells it again
        _app.go(name, **given)


def step():
    """Run one frame. Return True if there is more to do at once."""
    return bool(_app.step())


def key(number, pressed):
    keypad.scanners[-1].happen(number, pressed, 0)


def point(kind, x, y, reach):
    """Put in an event of the pointer; page/pointer.js has the kinds."""
    fingers.happen(kind, x, y, reach)


def type_letter(letter):
    """Type a letter, "\b" to take one back. Return True if letters are entered on this screen."""
    answer = getattr(_app.screens[-1], "type", None) if _app.screens else None
    return bool(answer and answer(letter))


def state():
    """What the page shows beside the picture, a line each.

    "playing" while a game is on, and the words of A, B, START and SELECT on the screen's bar.
    """
    screens = _app.screens
    playing = bool(screens) and hasattr(screens[0], "sitting")
    return "\n".join(["playing" if playing else ""] + reading.actions(_app))


def open_link(text):
    """Show what this link is; a frame later it is on the screen."""
    _app.share.open(_app, text)


def save():
    _app.store.save()


def language():
    return _app.language


def read():
    """Return the chosen row, and then every text on the screen, a line each."""
    return reading.read(_app)
