# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Play in a browser, here or on a phone, or make the page to publish: python3 tools/web.py."""

import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.web.command import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
