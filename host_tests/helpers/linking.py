# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Links to folders on every system: Windows lets nobody but an administrator make symlinks."""

import os
from pathlib import Path


def link_folder(link: Path, folder: Path) -> None:
    """Make `link` lead to this folder."""
    if os.name == "nt":
        import _winapi

        _winapi.CreateJunction(str(folder), str(link))  # type: ignore[attr-defined]  # Windows' own
    else:
        link.symlink_to(folder, target_is_directory=True)
