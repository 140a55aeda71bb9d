# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every set of stand-ins passes the checks that a board passes."""

import conformance
from small_vm import need_vm
from tools import memory, vm
from tools.sim import Sim

ALL = "run(USED + DRAWN)\n"
SMALL = "from handheld import Handheld\nHandheld(1, True)\n"


def test_the_simulator_is_a_board(capsys):
    Sim("pybadge", start=False)
    exec(conformance.PROGRAM + ALL, {})
    assert capsys.readouterr().out == "25 checks\n"


def test_the_small_vm_is_a_board_that_draws_nothing(tmp_path):
    need_vm()
    script = tmp_path / "program.py"
    script.write_text(SMALL + conformance.PROGRAM + "run(USED)\n")
    done = vm.run(script, heap="400k", paths=[memory._HERE])
    assert done.stdout + done.stderr == "17 checks\n"
