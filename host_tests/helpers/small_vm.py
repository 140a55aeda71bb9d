# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""For tests that run on the small VM: where there is none they are skipped, in CI they fail."""

import os
import sys

import pytest

from tools import vm


def need_vm() -> None:
    """Skip the test without a small VM; fail it in CI."""
    try:
        vm.path()
    except vm.NoVm as why:
        # A machine of our own choosing has no excuse, where the VM can be had at all.
        chosen = os.environ.get("CI") and sys.platform == "linux"
        (pytest.fail if chosen else pytest.skip)(str(why))
