# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The one test command: python3 tools/test.py [pytest arguments]."""

import os
import sys

import environment


def main():
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    environment.enter("test")
    import pytest

    os.chdir(environment.ROOT)
    return pytest.main(sys.argv[1:] or ["-n", "auto"])


if __name__ == "__main__":
    sys.exit(main())
