# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's modules and pins, as its makers list them in the package circuitpython-stubs."""

import re
from importlib.metadata import distribution
from pathlib import Path

FOLDER = Path(distribution("circuitpython-stubs").locate_file(""))


def board_folder(board):
    return FOLDER / "board_definitions" / board


def board_modules(board):
    """The modules this board's CircuitPython is built with."""
    definition = (board_folder(board) / "__init__.pyi").read_text("utf-8")
    listed = re.search(r"Included modules: (.*)", definition)[1]
    return {module.strip() for module in listed.split(",")}
