# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs one script of the drive, or one program after another as they come from the prompt."""

import builtins
import io
import sys

import drive

TEXTS = {2: "No such file/directory", 28: "No space left on device", 30: "Read-only filesystem"}


def traceback(trouble):
    """Return a traceback in CircuitPython's words."""
    printed = io.StringIO()
    sys.print_exception(trouble, printed)
    text = printed.getvalue()
    if isinstance(trouble, OSError) and trouble.errno in TEXTS:
        last = f"OSError: [Errno {trouble.errno}] {TEXTS[trouble.errno]}\n"
        text = text[: text.rindex("OSError")] + last
    return text


def attempt(program, name, globals):
    """Run it; what it says when it fails."""
    try:
        exec(compile(program, name, "exec"), globals)
    except SystemExit:
        raise
    except BaseException as trouble:
        return traceback(trouble)
    return ""


def prompt():
    globals = {"__name__": "__main__"}
    while True:
        size = sys.stdin.buffer.read(4)
        if not size:
            return
        program = sys.stdin.buffer.read(int.from_bytes(size, "little"))
        printed = attempt(program, "<stdin>", globals)
        sys.stdout.buffer.write(b"\x04" + printed.encode() + b"\x04")


def import_our_own():
    """Load what knows about this board's drive, before others of the same names are found."""
    import os  # noqa: F401

    import microcontroller  # noqa: F401
    import storage  # noqa: F401


def has_modules():
    """Have every module that this board has; at boot nobody looks into those that are empty.

    Nobody waits, either: each start takes that long. So there is no clock.
    """
    sys.modules["time"] = object()
    for name in drive.state["modules"]:
        try:
            __import__(name)
        except ImportError:
            sys.modules[name] = object()


def script(name):
    try:
        with open(name) as file:
            program = file.read()
    except OSError:
        return 0
    printed = attempt(program, name, {"__name__": "__main__"})
    print(printed, end="")
    with drive._open(drive.LAST_TRACEBACK, "w") as file:
        file.write(printed)
    return 1 if printed else 0


here, files = sys.path[:1], [drive.READABLE, drive.READABLE + "/lib"]
sys.path[:] = here + files + drive.STAND_INS[-1:]
if drive.PHASE == "code":
    import_our_own()
    sys.path[:] = files + drive.STAND_INS + here
    import devices

    devices.install()
elif drive.PHASE == "boot":
    import keypad

    keypad.held.extend(drive.state["held"] or ())
    has_modules()
else:
    import supervisor

    supervisor.previous_traceback = drive.last_traceback()
builtins.open = drive.open
if drive.PHASE == "prompt":
    prompt()
else:
    sys.exit(script(drive.PHASE + ".py"))
