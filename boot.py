# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Decides who may write the drive: a computer, unless tools/flash.py asks or TURN is held at reset.

It also finishes an update that was interrupted while its files moved. Only turn_is_held() needs our
other files. The rest works even if they are missing or incomplete.
"""

import os

import storage


def asked_by_flash():
    """Return True if tools/flash.py left its mark in memory that survives a reset. Clear it."""
    from alarm import sleep_memory

    return is_marked(sleep_memory)


def asked_through_nvm():
    """Look for the mark in nvm, if a board's sleep memory does not last. Clearing it erases nvm."""
    from microcontroller import nvm

    return nvm is not None and is_marked(nvm)


def is_marked(memory):
    if memory[0:4] != b"ours":
        return False
    memory[0:4] = b"\xff\xff\xff\xff"
    return True


def turn_is_held():
    """Return True if the player holds this board's TURN button (SELECT on a PyGamer)."""
    from firmware.boards import find

    return find().turn_is_held()


def finish_the_update():
    """Do every step of the update again. The drive refuses those that were done before."""
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
    """Do one step, a function of os. Return False if the drive refuses it: it was done before.

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
    # Some computers leave files there whose names begin with a dot.
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
    except Exception as trouble:  # the board must start, whatever this is
        print("boot.py:", trouble)


safely(finish_the_update)
if safely(asked_by_flash) or safely(asked_through_nvm) or safely(turn_is_held):
    safely(take_the_drive)
