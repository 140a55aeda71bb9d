# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Put Kitchen Garden on a board, or what changed since the last time: python3 tools/flash.py."""

import argparse
import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402


def main() -> int:
    chosen = options().parse_args()
    environment.enter("flash")
    from tools.flashing import session
    from tools.flashing.trouble import Trouble

    try:
        return session.run(chosen)
    except (Trouble, SyntaxError) as what:
        print(what, file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped. Run this again to finish, or press reset to play on.", file=sys.stderr)
    return 1


def options() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", help="the board's serial port: send everything over it")
    options.add_argument("--drive", help="the folder where its CIRCUITPY drive is mounted")
    options.add_argument("--source", action="store_true", help="send .py instead of .mpy")
    options.add_argument("--dry-run", action="store_true", help="say what would be done")
    options.add_argument("--list", action="store_true", help="list the boards that are plugged in")
    options.add_argument("--backup", metavar="DIR", help="keep saves and records in this folder")
    options.add_argument("--restore", metavar="DIR", help="bring them back from there")
    return options


if __name__ == "__main__":
    sys.exit(main())
