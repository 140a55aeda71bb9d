# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Links to folders on every system: Windows lets nobody but an administrator make symlinks."""

import os


def link_folder(link, folder):
    """Make `link` lead to this folder."""
    if os.name == "nt":
        import _winapi

        _winapi.CreateJunction(str(folder), str(link))
    else:
        link.symlink_to(folder, target_is_directory=True)
