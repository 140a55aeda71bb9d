# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The small VM: a real 32-bit MicroPython with a hard heap, unpacked inside .cache.

It is Debian's own build, fetched by the machine's package client from the mirror set up
there and checked against the same keys. Nothing is installed: it runs from where it lies.
"""

import contextlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tools import environment
from tools.building import mpy
from tools.bundling import untyped

CACHE = environment.ROOT / ".cache" / "vm"

_SUITE = "trixie"
_PACKAGES = (
    "micropython",
    "libc6",
    "libffi8",
    "libmbedcrypto16",
    "libmbedtls21",
    "libmbedx509-7",
)
# Each build's own loader, and where its libraries are.
_BUILDS = {
    "i386": ("usr/lib/ld-linux.so.2", "usr/lib/i386-linux-gnu"),
    "amd64": ("usr/lib64/ld-linux-x86-64.so.2", "usr/lib/x86_64-linux-gnu"),
}

_APT_GET = ("apt-get", "-q", "-c", "apt.conf")
# The machine's own settings (proxy, keys) hold, but its packages, lists and hooks stay out of it.
_APT_CONF = """\
#clear APT::Update;
#clear APT::Architectures;
APT::Architecture "{arch}";
APT::Architectures {{ "{arch}"; }};
APT::Default-Release "";
APT::Get::AllowUnauthenticated "false";
APT::Sandbox::User "root";
Acquire::AllowInsecureRepositories "false";
Acquire::Languages "none";
Dir::Cache "{here}/cache";
Dir::State "{here}/state";
Dir::State::status "{here}/status";
Dir::Etc::SourceList "{here}/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Preferences "/dev/null";
Dir::Etc::PreferencesParts "/dev/null";
"""


class NoVm(Exception):
    """No small VM can be had here; the message is a sentence that says why."""


def command(arch: str = "i386") -> list[str]:
    """Return what goes before a script's name to run it on this VM."""
    return _command(path(arch), arch)


def run(
    script: str | Path,
    args: Iterable[object] = (),
    heap: str | int = "48k",
    paths: Iterable[str | Path] = (),
    stdin: str | None = None,
    timeout: float = 120,
    arch: str = "i386",
    drive: str | Path | None = None,
) -> "subprocess.CompletedProcess[str]":
    """Run a .py file, or a module by name, that imports from these folders and no others.

    With a `drive` it imports from that folder as a board does from its own.
    """
    here = path(arch)
    around = ["", "lib"] if drive else [str(Path(folder).resolve()) for folder in paths]
    start = [str(Path(script).resolve())] if str(script).endswith(".py") else ["-m", script]
    return subprocess.run(
        [*_command(here, arch), "-X", f"heapsize={heap}", *start, *map(str, args)],
        cwd=drive or here,  # it imports from its folder, too, and this one has no modules
        env={"MICROPYPATH": ":".join(around)},
        input="" if stdin is None else stdin,
        capture_output=True,
        text=True,
        timeout=timeout,
    )


def compile(sources: str | Path | Iterable[str | Path], out: str | Path) -> None:
    """Make the .mpy of each file, or of everything in a folder: compiling on the VM takes heap."""
    if isinstance(sources, (str, Path)):
        files = {file: file.relative_to(sources) for file in sorted(Path(sources).rglob("*.py"))}
    else:
        files = {Path(file): Path(Path(file).name) for file in sources}
    for source, name in files.items():
        made = Path(out) / name.with_suffix(".mpy")
        made.parent.mkdir(parents=True, exist_ok=True)
        # The board's file but for the first letter: the VM is MicroPython, not CircuitPython.
        text = untyped(source.read_text("utf-8"), name.as_posix())
        made.write_bytes(b"M" + mpy.compile_text(text, name.as_posix())[1:])


def path(arch: str = "i386") -> Path:
    """Return the folder this VM is unpacked in. Fetch it if it is not there yet."""
    folder = CACHE / f"{_SUITE}-{arch}"
    if folder.is_dir():
        return folder
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        raise NoVm("The small VM needs Linux on a 64-bit PC.")
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        raise NoVm("The small VM comes from Debian's packages, and this machine has no apt-get.")
    CACHE.mkdir(parents=True, exist_ok=True)
    with _alone(), tempfile.TemporaryDirectory(prefix="part-", dir=CACHE) as part:
        if not folder.is_dir():
            # Only a whole one gets the name: a fetch that was cut short leaves nothing to trust.
            _fetch(arch, Path(part)).rename(folder)
    return folder


def _command(folder: Path, arch: str) -> list[str]:
    loader, libraries = _BUILDS[arch]
    micropython = folder / "usr/bin/micropython"
    return [str(folder / loader), "--library-path", str(folder / libraries), str(micropython)]


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    import fcntl

    with open(CACHE / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _fetch(arch: str, here: Path) -> Path:
    for folder in ("state/lists/partial", "cache/archives/partial"):
        (here / folder).mkdir(parents=True)
    (here / "status").touch()
    (here / "apt.conf").write_text(_APT_CONF.format(arch=arch, here=here))
    print(f"Fetching MicroPython for {arch}, once ...", file=sys.stderr, flush=True)
    _update(here)
    _ask([*_APT_GET, "download", *_PACKAGES], here)
    for package in _PACKAGES:
        (file,) = here.glob(f"{package}_*.deb")
        _ask(["dpkg-deb", "-x", file.name, "whole"], here)
    _ask([*_command(here / "whole", arch), "-c", "pass"])
    return here / "whole"


def _update(here: Path) -> None:
    """Ask each mirror this machine is set up for; only Debian's own has our release."""
    why = NoVm("The small VM comes from Debian's packages, and apt-get here has no such mirror.")
    for source in _sources(here):
        (here / "sources.list").write_text(source)
        try:
            _ask([*_APT_GET, "update"], here)
            return
        except NoVm as no:
            why = no
    raise why


def _sources(here: Path) -> Iterator[str]:
    # Asked with no lists of its own yet: a fresh machine has none either.
    asked = _ask(["apt-get", "-o", f"Dir::State={here}/state", "--print-uris", "update"])
    for uri, release in re.findall(r"'(\S+)/dists/([^/']+)/InRelease'", asked):
        # Not the updates or the security archive: those lack most packages.
        if "-" not in release:
            yield f"deb {_signed_by(uri)} {uri} {_SUITE} main\n"


def _signed_by(uri: str) -> str:
    """Return the option that names this mirror's keys. Without one apt takes its own."""
    names = ("one", "Dir::Etc::SourceList/f", "more", "Dir::Etc::SourceParts/d")
    one, more = map(Path, re.findall(r"'(.*)'", _ask(["apt-config", "shell", *names])))
    for file in [one, *sorted(more.glob("*.list")), *sorted(more.glob("*.sources"))]:
        between = r"\n\s*\n" if file.suffix == ".sources" else r"\n"
        for entry in re.split(between, file.read_text() if file.is_file() else ""):
            key = re.search(r"signed-by[=:]\s*(/[^\s\]]+)", entry, re.IGNORECASE)
            if key and uri in (word.rstrip("/") for word in entry.split()):
                return f"[signed-by={key[1]}]"
    return ""


def _ask(words: Sequence[str], here: Path | None = None) -> str:
    try:
        answer = subprocess.run(
            words,
            cwd=here,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
        )
    except OSError as why:  # a kernel without 32-bit programs
        raise NoVm(f"The small VM does not start here: {why}") from why
    except subprocess.CalledProcessError as why:
        raise NoVm(f"No small VM: {Path(words[0]).name} said: {why.stderr.strip()}") from why
    return answer.stdout
