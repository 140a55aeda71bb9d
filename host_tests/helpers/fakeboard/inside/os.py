# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's os on a FAT drive: no ilistdir, and a rename that first removes."""

from collections import namedtuple

import drive
import uos

_Uname = namedtuple("uname_result", ("sysname", "nodename", "release", "version", "machine"))


def uname():
    release = drive.state["release"]
    return _Uname("samd51", "samd51", release, release + " on 2026-01-01", drive.state["machine"])


def listdir(path="/"):
    return uos.listdir(drive.real(path))


def stat(path):
    return uos.stat(drive.real(path))


def statvfs(path):
    blocks = drive.state["room"] // 512
    free = max(0, drive.state["room"] - drive.used()) // 512
    return (512, 512, blocks, free, free, 0, 0, 0, 0, 255)


def mkdir(path):
    drive.change()
    uos.mkdir(drive.real(path))


def rmdir(path):
    drive.change()
    uos.rmdir(drive.real(path))


def remove(path):
    drive.change()
    uos.remove(drive.real(path))


def rename(path, new):
    uos.stat(drive.real(path))
    try:
        remove(new)
    except OSError as trouble:
        if trouble.errno != 2:
            raise
    drive.change()
    uos.rename(drive.real(path), drive.real(new))


def sync():
    pass
