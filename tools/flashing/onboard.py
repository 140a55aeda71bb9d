# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the board, line by line through its prompt: what mpremote's commands cannot do there."""

import os
from binascii import a2b_base64, b2a_base64, crc32

writing = None


def about():
    """The board's id, the Python that runs on it, and its name."""
    system = os.uname()
    try:
        from board import board_id
    except ImportError:
        return "", "not CircuitPython", system.machine
    return board_id, "CircuitPython " + system.release, system.machine


def last_traceback():
    """How the program that ran before this prompt ended; None if not by an exception."""
    import supervisor

    return supervisor.get_previous_traceback()


def free():
    figures = os.statvfs("/")
    return figures[0] * figures[3]


def names(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []


def check(path):
    """A file's size and CRC, None if there is no such file."""
    size = crc = 0
    try:
        with open(path, "rb") as file:
            chunk = file.read(1024)
            while chunk:
                size += len(chunk)
                crc = crc32(chunk, crc)
                chunk = file.read(1024)
    except OSError:
        return None
    return size, crc


def begin(path):
    global writing
    writing = open(path, "wb")  # noqa: SIM115, open from one program to the next


def add(text):
    writing.write(a2b_base64(text))


def end():
    writing.close()
    if hasattr(os, "sync"):
        os.sync()


def may_write():
    """Whether we may write the drive: if so, the folder for new files is there afterwards."""
    try:
        os.mkdir("/garden.new")
    except OSError as refused:
        return refused.errno != 30
    return True


def take():
    """Get write access to the drive at once; this works while no computer has it mounted."""
    import storage

    try:
        storage.remount("/", readonly=False)
    except RuntimeError:
        return False
    return may_write()


def mark():
    """Ask boot.py for the drive, in memory that a reset leaves alone; False if there is none."""
    try:
        from alarm import sleep_memory
    except ImportError:
        return False
    sleep_memory[0:4] = b"ours"
    return True


def read_nvm(start, count):
    from microcontroller import nvm

    return b2a_base64(nvm[start : start + count] if nvm else b"")


def write_nvm(start, text):
    from microcontroller import nvm

    content = a2b_base64(text)
    nvm[start : start + len(content)] = content
