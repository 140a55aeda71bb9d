# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Show where in the sources a board's traceback leads: python3 tools/decode.py [file]."""

import argparse
import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402


def main() -> int:
    chosen = options().parse_args()
    environment.enter("flash")
    from tools.flashing.trouble import Trouble
    from tools.tracebacks import Unreadable

    try:
        run(chosen)
    except (Trouble, Unreadable) as what:
        print(what, file=sys.stderr)
        return 1
    except OSError as what:
        print(f"Cannot read {what.filename}: {what.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
    return 0


def options() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", nargs="?", help="a text with the traceback; none: what you paste")
    options.add_argument("--board", action="store_true", help="ask the board for its last one")
    options.add_argument("--listen", action="store_true", help="show what the board prints")
    options.add_argument("--port", help="the board's serial port")
    return options


def run(chosen: argparse.Namespace) -> None:
    """Translate what the options ask for, and print it."""
    from tools.tracebacks import Translator, board

    translator = Translator.of_last_build()
    if chosen.listen:
        for line in board.listen(board.port(chosen.port)):
            print(*translator.line(line), sep="\n", flush=True)
    elif chosen.board or chosen.port:
        print(translator.text(board.last(board.port(chosen.port))))
    else:
        print(translator.text(_given(chosen.file)))


def _given(file: "str | None") -> str:
    if file:
        return Path(file).read_text("utf-8", errors="replace")
    if sys.stdin.isatty():
        print("Paste the traceback, then press Ctrl-D (Windows: Ctrl-Z and Enter).")
    return sys.stdin.read()


if __name__ == "__main__":
    sys.exit(main())
