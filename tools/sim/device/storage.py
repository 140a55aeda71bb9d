# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The drive, which either a computer or our code may write."""

_readonly = False
_computer = False


class _Mount:
    @property
    def readonly(self):
        return _readonly


def power_on(computer):
    """Start again, with or without a computer that has the drive mounted."""
    global _computer, _readonly
    _computer = _readonly = computer


def getmount(path):
    return _Mount()


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    global _readonly
    if _computer:
        raise RuntimeError("Cannot remount '/' when visible via USB.")
    _readonly = readonly
