# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every set of stand-ins passes the checks that a board passes."""

import conformance
from fakeboard import FakeBoard
from small_vm import need_vm
from tools import memory, vm
from tools.sim import Sim

ALL = "run(USED + DRAWN)\n"
# What there is before code.py runs: no display, no sound.
AT_BOOT = """
run((keys_wait_in_a_queue, the_drive_is_ours_or_a_computers, nvm_is_read_and_written_in_slices,
     an_os_syncs_and_lists))
"""
SMALL = "from handheld import Handheld\nHandheld(1, True)\n"


def test_the_simulator_is_a_board(capsys, monkeypatch):
    monkeypatch.setattr("os.sync", lambda: None, raising=False)  # the computer's own drives wait
    Sim("pybadge", start=False)
    exec(conformance.PROGRAM + ALL, {})
    assert capsys.readouterr().out == "26 checks\n"


def test_the_small_vm_is_a_board_that_draws_nothing(tmp_path):
    need_vm()
    script = tmp_path / "program.py"
    script.write_text(SMALL + conformance.PROGRAM + "run(USED)\n")
    done = vm.run(script, heap="400k", paths=memory.PATHS)
    assert done.stdout + done.stderr == "18 checks\n"


def test_the_fake_board_is_a_board_at_boot(tmp_path):
    need_vm()
    board = FakeBoard(tmp_path)
    (board.drive / "boot.py").write_text(conformance.PROGRAM + AT_BOOT)
    board.boot()
    assert board.said_at_boot == "4 checks\n"
