# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs one script of the drive, or one program after another as they come from the prompt."""

import builtins
import io
import sys

import drive

TEXTS = {2: "No such file/directory", 28: "No space left on device", 30: "Read-only filesystem"}


def traceback(trouble):
    """In CircuitPython's words."""
    said = io.StringIO()
    sys.print_exception(trouble, said)
    text = said.getvalue()
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
        said = attempt(program, "<stdin>", globals)
        sys.stdout.buffer.write(b"\x04" + said.encode() + b"\x04")


builtins.open = drive.open
sys.path[:] = [sys.path[0], drive.ROOT, drive.ROOT + "/lib"]
drive.state["phase"] = sys.argv[4]
if sys.argv[4] == "prompt":
    prompt()
else:
    try:
        with open(sys.argv[4] + ".py") as _file:
            _program = _file.read()
    except OSError:
        sys.exit(0)
    _said = attempt(_program, sys.argv[4] + ".py", {"__name__": "__main__"})
    print(_said, end="")
    sys.exit(1 if _said else 0)
