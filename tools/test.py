# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The one test command: python3 tools/test.py [--all] [--reverse] [--lint] [pytest arguments].

Alone it lints, checks the types and runs every test on every core, except those that take long;
--all runs these, too; --reverse runs the last test first; --lint runs none. With other arguments
it is pytest in the project's own .venv.
"""

import os
import subprocess
import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402

_TAKES = 300  # seconds of one core
_TAKES_ALL = 1700
_CHECKS = (
    ["ruff", "check", "--quiet"],
    ["ruff", "format", "--check", "--quiet"],
    ["mypy", "--no-error-summary"],
)
_WHOLE = ["-n", "auto", "--dist", "worksteal", "--durations=10"]


def main() -> int:
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    environment.enter("test")
    import pytest

    os.chdir(environment.ROOT)
    wanted = sys.argv[1:]
    if wanted == ["--lint"]:
        return lint()
    if set(wanted) - {"--all", "--reverse"}:
        return pytest.main(wanted)
    if lint():
        return 1
    cores = os.cpu_count() or 1
    seconds = (_TAKES_ALL if "--all" in wanted else _TAKES) / cores
    print(f"Some 3,800 tests: about {seconds / 60:.0f} minutes on {cores} cores.", flush=True)
    return pytest.main([*_WHOLE, *wanted])


def lint() -> int:
    """Return how many checks of ruff and mypy fail; they print why."""
    python = [sys.executable, "-m"]
    return sum(subprocess.run([*python, *check]).returncode != 0 for check in _CHECKS)


if __name__ == "__main__":
    sys.exit(main())
