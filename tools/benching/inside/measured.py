# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: operations of one side of a sitting, one after another.

Each line it prints is an operation, its answer and the microseconds it took. Around each
operation it asks for an environment variable: that is where callgrind cuts its counts.
"""

import gc
import json
import os
import sys
import time

from benching import work


def measure(name, run):
    gc.collect()
    os.getenv("")
    began = time.ticks_us()
    answer = run()
    took = time.ticks_diff(time.ticks_us(), began)
    os.getenv("")
    print(json.dumps((name, answer, took)))


def main(file, side, *names):
    with open(file) as sitting:
        mine = (work.Ours if side == "ours" else work.Plain)(json.load(sitting))
    measure("nothing", work.nothing)
    for name in names:
        measure(name, mine.prepare(name))


main(*sys.argv[1:])
