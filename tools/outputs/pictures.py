# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pictures that commands write: each says that it is ours, and replaces none of anybody else's."""

from pathlib import Path
from typing import Any

from PIL import Image, PngImagePlugin

from tools.outputs import Refused, check_file, check_folder, told

_MARK = "Kitchen Garden"
_KINDS = (".gif", ".png")


def check_picture(file: Path) -> None:
    """Refuse a file that is no picture of ours."""
    if file.suffix.lower() not in _KINDS:
        raise Refused(f"{file} must end in .png.")
    check_file(file, _is_ours)


def check_album(folder: Path) -> None:
    """Refuse a folder that has pictures of somebody else's."""
    check_folder(folder)
    for file in sorted(folder.glob("*")):
        if file.suffix.lower() in _KINDS:
            check_picture(file)


def save(image: Image.Image, file: Path, **more: Any) -> None:
    """Write the picture, with our mark in it; whoever named the file has checked it."""
    png = PngImagePlugin.PngInfo()
    png.add_text("Software", _MARK)
    with told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        image.save(file, pnginfo=png, comment=_MARK, **more)


def _is_ours(head: bytes) -> bool:
    return _MARK.encode() in head
