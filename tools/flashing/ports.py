# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Serial ports: finds those of boards, opens one, and explains why one does not open."""

import errno
from typing import Any

import serial
from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport
from serial.tools import list_ports

from tools.flashing.trouble import Trouble

_ADAFRUIT = 0x239A
_CIRCUITPYTHON = 0x8000  # in the product id; without it, it is the board's bootloader
_ANSWER = 10  # seconds of silence until a board counts as gone


def boards() -> list[Any]:
    """The ports behind which CircuitPython sits, by what they say over USB."""
    return [
        port
        for port in list_ports.comports()
        if port.vid == _ADAFRUIT and (port.pid or 0) & _CIRCUITPYTHON
    ]


def serial_number(device: str) -> str | None:
    for port in list_ports.comports():
        if port.device == device:
            return port.serial_number
    return None


def port_of(number: str | None) -> str | None:
    """The port of the board with this number: after a restart it may have another name."""
    for port in list_ports.comports():
        if number and port.serial_number == number:
            return port.device
    return None


def open_port(device: str) -> SerialTransport:
    try:
        return SerialTransport(device, timeout=_ANSWER)
    except TransportError:
        raise _why_not(device) from None


def _why_not(device: str) -> Trouble:
    """mpremote does not say why; opening it once more does."""
    try:
        serial.Serial(device, exclusive=True).close()
    except OSError as why:
        if why.errno == errno.ENOENT:
            return Trouble(
                f"There is no serial port {device}.",
                "Plug the board in; python3 tools/flash.py --list shows what is there.",
            )
        if why.errno == errno.EACCES:
            return Trouble(
                f"You may not use the serial port {device}.",
                "Join its group (often: sudo usermod -aG dialout $USER), log in again, "
                "run this again.",
            )
    return Trouble(
        f"The serial port {device} is busy.",
        "Close the program that has it (a serial console, an editor) and run this again.",
    )
