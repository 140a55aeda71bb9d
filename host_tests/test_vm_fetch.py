# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How the small VM is fetched: whole or not at all, once, and from the machine's own mirror."""

import os
import platform
import stat
from concurrent.futures import ThreadPoolExecutor

import pytest
import vm

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the package client is stood in for by sh")

# A package client that keeps a diary, and an unpacker whose MicroPython always starts.
APT_GET = """#!/bin/sh
case "$*" in
indextargets*)
    echo "stable main https://shop.example/deb/ $SOURCES:1"
    echo "bookworm-updates main https://mirror.example/debian/ $SOURCES:2"
    echo "bookworm main https://mirror.example/debian/ $SOURCES:2" ;;
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
DPKG_DEB = """#!/bin/sh
mkdir -p whole/usr/lib
echo "#!/bin/sh" > whole/usr/lib/ld-linux.so.2
chmod +x whole/usr/lib/ld-linux.so.2
"""
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
    """A made-up machine: its folder, with the VM's cache and the client's diary in it."""
    monkeypatch.setattr(vm, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    for name, text in (("apt-get", APT_GET), ("dpkg-deb", DPKG_DEB)):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(text)
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    monkeypatch.setenv("DIARY", str(tmp_path / "diary"))
    monkeypatch.setenv("LAST", "libmbedx509-7")
    sources = tmp_path / "a.sources"
    sources.write_text(SOURCES)
    monkeypatch.setenv("SOURCES", str(sources))
    return tmp_path


def test_two_who_ask_at_once_fetch_it_once(machine):
    with ThreadPoolExecutor() as workers:
        found = list(workers.map(lambda _: vm.path(), range(4)))
    assert set(found) == {machine / "cache" / "trixie-i386"}
    assert (machine / "diary").read_text().count("mirror.example") == 1


@pytest.mark.parametrize("name, text", [("a.sources", SOURCES), ("a.list", LIST)])
def test_the_mirror_and_its_keys_are_the_machines_own(machine, monkeypatch, name, text):
    (machine / name).write_text(text)
    monkeypatch.setenv("SOURCES", str(machine / name))
    vm.path()
    asked = (machine / "diary").read_text().splitlines()[-1]
    assert asked == "deb [signed-by=/keys/archive.gpg] https://mirror.example/debian/ trixie main"


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
