# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""esbuild, which bundles the page's scripts: a program in an npm package per system, pinned."""

import io
import platform
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from . import npm

_VERSION = "0.28.2"
_HASHES = {
    "linux-x64": (
        "4xTZr1FUmSoQW4XIWmit3tzQrUTZM+N3P0XV8xROKYF50XfI7xeO90+1bZvNwxIufQ9hDQVRJH5YhgPVF8A/HQ=="
    ),
    "linux-arm64": (
        "pW4AC0P3it8c7do9MVM4p51FzHzdM/TZrerurgRcHJ2WTa1VQ1CIq18xncfpBJw4ojkiZZrKW2yIBWBP92j6Ug=="
    ),
    "darwin-x64": (
        "uq6suIWYP37qzGddBKPw5QEQPi6HiLGsO7UmkpfyaYNQ3D+rN6w6WfwH+nuqcGXWvawGwxOEroO4YGnFh95azw=="
    ),
    "darwin-arm64": (
        "n4KqkOQrraxHJcgjM1RvwbigfQKIKJVpM7xp+KsxiyUSrRdIXnt73VhrPAx0fV44hgfmIVKjxMN9J1t5jySVkw=="
    ),
    "win32-x64": (
        "5ebpxr3nWMzrL/rnUI755Jkuee0bHL/Gq0WTF9lvcpv73wAp5eu8MfBUgWK9bhWvZjj7yX8etf/8tI8Ney695g=="
    ),
    "win32-arm64": (
        "PIhhEkE9uPBleRBrQEJpUn7MBnibZzbGzYWPmY3x+YoVg/95zbjB4CxPPOQ8l5tYYM4mMaCthF8/1DIfBQQyWQ=="
    ),
}
_MACHINES = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}


def run(*words: str) -> None:
    """Run esbuild; SyntaxError with its own words if it finds something wrong."""
    content = _program(system())
    with tempfile.TemporaryDirectory(dir=npm.CACHE) as folder:
        program = Path(folder) / "esbuild.exe"
        program.write_bytes(content)
        program.chmod(0o755)
        done = subprocess.run([str(program), *words], capture_output=True, text=True)
    if done.returncode:
        raise SyntaxError(done.stderr)


def system() -> str:
    """Return esbuild's own name of this system and machine, such as linux-x64."""
    machine = platform.machine().lower()
    return f"{sys.platform}-{_MACHINES.get(machine, machine)}"


def _program(system: str) -> bytes:
    if system not in _HASHES:
        known = ", ".join(_HASHES)
        raise npm.NoPackage(f"esbuild is pinned for {known}, and this is {system}: build it there.")
    place = "package/esbuild.exe" if system.startswith("win32") else "package/bin/esbuild"
    packed = npm.package(f"@esbuild/{system}", _VERSION, _HASHES[system])
    with tarfile.open(fileobj=io.BytesIO(packed)) as package:
        return npm.unpacked(package, place)
