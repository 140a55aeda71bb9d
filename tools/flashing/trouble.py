# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What can go wrong while flashing: one sentence each, and what to do next."""

import errno


class Trouble(Exception):
    def __init__(self, what: str, then: str) -> None:
        super().__init__(f"{what}\n{then}")


class Unplugged(Trouble):
    def __init__(self) -> None:
        super().__init__(
            "The board stopped answering: it was unplugged or reset half-way.",
            "Plug it in again and run this again: it carries on where it was.",
        )


class ReadOnly(Trouble):
    def __init__(self, then: str) -> None:
        super().__init__("The drive is read-only.", then)


class Full(Trouble):
    def __init__(self, missing: int | None = None) -> None:
        room = f"{missing:,} bytes more are needed" if missing else "there is no room left"
        super().__init__(
            f"The drive is full: {room}.",
            "Remove files of your own from it and run this again. "
            "The version that was on the board is untouched.",
        )


def of_number(
    number: int | None, then: str = "Press reset on the board and run this again."
) -> Trouble:
    """The Trouble that explains an error number, the board's or this computer's."""
    if number == errno.EROFS:
        return ReadOnly(then)
    if number == errno.ENOSPC:
        return Full()
    if number in (errno.EIO, errno.ENODEV, errno.ENXIO):
        return Unplugged()
    return Trouble(f"The drive said: error {number}.", then)
