# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The drive, which either a computer or our code may write."""

_computer = False


class _Mount:
    readonly = False


_mount = _Mount()


def power_on(computer):
    """Start again, with or without a computer that has the drive mounted."""
    global _computer
    _computer = _mount.readonly = computer


def getmount(path):
    return _mount


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    if _computer:
        raise RuntimeError("Cannot remount path when visible via USB.")
    _mount.readonly = readonly
