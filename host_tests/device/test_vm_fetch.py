# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How the small VM is fetched: whole or not at all, once, and from the machine's own mirror."""

import os
import platform
import stat
from concurrent.futures import ThreadPoolExecutor

import pytest

from tools import vm

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the package client is stood in for by sh")

# A package client that keeps a diary, and an unpacker whose MicroPython always starts.
APT_GET = """#!/bin/sh
case "$*" in
*--print-uris*)
    echo "'https://shop.example/deb/dists/stable/InRelease' shop 0"
    echo "'https://mirror.example/debian/dists/bookworm-updates/InRelease' updates 0"
    echo "'https://mirror.example/debian/dists/bookworm/InRelease' main 0" ;;
*update)
    cat sources.list >> "$DIARY"
    grep -q mirror.example sources.list ;;
*download*)
    for package in micropython libc6 libffi8 libmbedcrypto16 libmbedtls21 $LAST
    do touch "${package}_1_i386.deb"; done
    echo "packages are gone" >&2
    test -n "$LAST" ;;
esac
"""
APT_CONFIG = """#!/bin/sh
echo "one='$ETC/sources.list'"
echo "more='$ETC/sources.list.d/'"
"""
DPKG_DEB = """#!/bin/sh
mkdir -p whole/usr/lib
echo "#!/bin/sh" > whole/usr/lib/ld-linux.so.2
chmod +x whole/usr/lib/ld-linux.so.2
"""
PROGRAMS = {"apt-get": APT_GET, "apt-config": APT_CONFIG, "dpkg-deb": DPKG_DEB}
SOURCES = """
Types: deb
URIs: https://shop.example/deb
Signed-By: /keys/shop.gpg

Types: deb
URIs: https://mirror.example/debian
Suites: bookworm bookworm-updates
Signed-By: /keys/archive.gpg
"""
LIST = """
deb [signed-by=/keys/shop.gpg] https://shop.example/deb stable main
deb [arch=amd64 signed-by=/keys/archive.gpg] https://mirror.example/debian bookworm main
"""


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Return a made-up machine: its folder, with the VM's cache and the client's diary in it."""
    monkeypatch.setattr(vm, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    for name, text in PROGRAMS.items():
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(text)
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    monkeypatch.setenv("DIARY", str(tmp_path / "diary"))
    monkeypatch.setenv("LAST", "libmbedx509-7")
    monkeypatch.setenv("ETC", str(tmp_path))
    (tmp_path / "sources.list.d").mkdir()
    return tmp_path


def test_two_who_ask_at_once_fetch_it_once(machine):
    with ThreadPoolExecutor() as workers:
        found = list(workers.map(lambda _: vm.path(), range(4)))
    assert set(found) == {machine / "cache" / "trixie-i386"}
    assert (machine / "diary").read_text().count("mirror.example") == 1


@pytest.mark.parametrize(
    "name, text",
    [
        ("sources.list", LIST),
        ("sources.list.d/a.list", LIST),
        ("sources.list.d/a.sources", SOURCES),
    ],
)
def test_the_mirror_and_its_keys_are_the_machines_own(machine, name, text):
    (machine / name).write_text(text)
    vm.path()
    asked = (machine / "diary").read_text().splitlines()[-1]
    assert asked == "deb [signed-by=/keys/archive.gpg] https://mirror.example/debian trixie main"


def test_a_mirror_without_keys_of_its_own_is_held_against_those_of_apt(machine):
    vm.path()
    asked = (machine / "diary").read_text().splitlines()[-1]
    assert asked.split() == ["deb", "https://mirror.example/debian", "trixie", "main"]


def test_a_fetch_cut_short_is_never_taken_for_whole(machine, monkeypatch):
    monkeypatch.setenv("LAST", "")
    with pytest.raises(vm.NoVm, match="packages are gone"):
        vm.path()
    assert [left.name for left in (machine / "cache").iterdir()] == ["lock"]
    monkeypatch.setenv("LAST", "libmbedx509-7")
    assert vm.path().is_dir()


def test_a_vm_that_does_not_start_is_not_kept(machine):
    unpacker = machine / "bin" / "dpkg-deb"
    unpacker.write_text(DPKG_DEB.replace('#!/bin/sh" >', '32-bit" >').replace("echo", "printf"))
    with pytest.raises(vm.NoVm, match="does not start here"):
        vm.path()
    assert [left.name for left in (machine / "cache").iterdir()] == ["lock"]


def test_a_machine_of_another_kind_is_told_why_not(machine, monkeypatch):
    monkeypatch.setattr(platform, "system", lambda: "Darwin")
    with pytest.raises(vm.NoVm, match="needs Linux"):
        vm.path()
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setenv("PATH", str(machine))
    with pytest.raises(vm.NoVm, match="no apt-get"):
        vm.path()
