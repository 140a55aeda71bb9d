# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's modules and pins, as its makers list them in the package circuitpython-stubs."""

import re
from importlib.metadata import distribution
from pathlib import Path


def folder() -> Path:
    """Return the folder of the installed package."""
    return Path(str(distribution("circuitpython-stubs").locate_file("")))


def board_folder(board: str) -> Path:
    """Return the folder that describes this board."""
    return folder() / "board_definitions" / board


def board_modules(board: str) -> set[str]:
    """Return the modules this board's CircuitPython is built with."""
    definition = (board_folder(board) / "__init__.pyi").read_text("utf-8")
    listed = re.findall(r"Included modules: (.*)", definition)
    return {module.strip() for module in listed[0].split(",")}
