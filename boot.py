# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Decides who may write the drive: a computer, unless tools/flash.py asks or TURN is held at reset.

It also finishes an update that was cut off while its files were moved. Only the button needs other
files of ours: the rest works when they are missing or half there.
"""

import os

import storage


def asked_by_flash():
    """A mark for this one start, in memory that a reset leaves alone."""
    from alarm import sleep_memory

    return is_marked(sleep_memory)


def asked_through_nvm():
    """The same where that memory does not last: clearing it writes nvm, and a save in it, again."""
    from microcontroller import nvm

    return nvm is not None and is_marked(nvm)


def is_marked(memory):
    if memory[0:4] != b"ours":
        return False
    memory[0:4] = b"\xff\xff\xff\xff"
    return True


def turn_is_held():
    """The button that means TURN in this board's profile: SELECT on a PyGamer."""
    from firmware.boards import find

    return find().turn_is_held()


def finish_the_update():
    """Do again what may have been done: every step that was is refused and passed over."""
    import json

    try:
        with open("/garden.new/switch.json") as file:
            steps = json.load(file)
    except OSError:
        return
    storage.remount("/", readonly=False)
    try:
        for step in steps:
            attempt(*step)
        tidy_up()
    finally:
        storage.remount("/", readonly=True)


def attempt(verb, *paths):
    """Do one step, a function of os. Return False if it is refused: it was done before.

    tools/flash.py borrows this function, so a step means the same to both.
    """
    try:
        getattr(os, verb)(*paths)
    except OSError as refused:
        if refused.errno in (5, 6, 19, 28, 30):  # no answer, no device, no room, read-only
            raise
        return False
    return True


def tidy_up():
    names = os.listdir("/garden.new")
    # Some computers leave files of their own, which begin with a dot.
    if [name for name in names if name[0] != "."] == ["switch.json"]:
        for name in names:
            os.remove("/garden.new/" + name)
        os.rmdir("/garden.new")
        print("The update that was cut off is finished.")


def take_the_drive():
    storage.remount("/", readonly=False)
    print("Until the next reset the board writes this drive, not the computer.")


def safely(step):
    try:
        return step()
    except Exception as trouble:  # whatever it is, the board has to start
        print("boot.py:", trouble)


safely(finish_the_update)
if safely(asked_by_flash) or safely(asked_through_nvm) or safely(turn_is_held):
    safely(take_the_drive)
