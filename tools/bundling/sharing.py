# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Which modules share a file on the drive: those that are always in RAM together."""

import ast
import re
from collections.abc import Iterator, Mapping

from .modules import ANY, Module, Project


def hosts(project: Project) -> tuple[dict[str, str], list[str]]:
    """Return ({module: the module whose file it is in}, [why some have files of their own])."""
    apart = {name for name, module in project.modules.items() if module.alone}
    sharing = _Sharing(project)
    reasons = []
    while True:
        found = sharing.hosts(apart)
        clashes = [_clash(project, *file) for file in files(project, found).items()]
        for name, public, other in filter(None, clashes):
            apart.add(name)
            reasons.append(f"{name} has a file of its own: {other} has another {public}.")
        if not any(clashes):
            return found, reasons


def files(project: Project, hosts: Mapping[str, str]) -> dict[str, list[str]]:
    """Return {host: the modules in its file, each after those that it needs}."""
    return {
        host: [name for name in project.closure(host) if hosts[name] == host]
        for host in project.modules
        if hosts[host] == host
    }


def _clash(project: Project, host: str, members: list[str]) -> tuple[str, str, str] | None:
    """Find a public name that two modules of a file give different meanings.

    Return (module that must leave this file, public name, the other module), or None."""
    owners: dict[str, str] = {}
    for name in members:
        for public in sorted(project.defined(project.modules[name])):
            if not public.startswith("_") and owners.setdefault(public, name) != name:
                pair = (owners[public], name) if name == host else (name, owners[public])
                return pair[0], public, pair[1]
    for name in members:
        for public in sorted(project.modules[name].builtins & set(owners)):
            owner = owners[public]
            return (name, public, owner) if owner == host else (owner, public, name)
    return None


class _Sharing:
    def __init__(self, project: Project) -> None:
        self._project = project
        names = sorted(project.modules)
        self._closures = {name: project.closure(name) for name in names}
        self._loaders = loaders(project)
        late = {name for module in project.modules.values() for name in _late(project, module)}
        self._roots = late | {name for name in names if not self._loaders[name]}

    def hosts(self, apart: set[str]) -> dict[str, str]:
        """Return {module: its host}; those `apart` have a file of their own."""
        self._files = self._roots | apart
        while True:
            self._users = {name: self._files_that_need(name) for name in self._project.modules}
            self._always = self._always_there()
            hosts = {name: name if name in apart else self._host(name) for name in self._users}
            placed = {name: host for name, host in hosts.items() if host is not None}
            unplaced = hosts.keys() - placed
            if not unplaced:
                return placed
            # One of them gets a file of its own, in which others may then find room.
            needed = {other for name in unplaced for other in self._closures[name][:-1]}
            self._files.add(min(unplaced - needed))

    def _files_that_need(self, name: str) -> set[str]:
        return {file for file in self._files if name in self._closures[file]}

    def _always_there(self) -> dict[str, set[str]]:
        """Return {file: the files that are in RAM whenever it is}."""
        found = dict.fromkeys(self._files, self._files)
        while True:
            better = {file: self._there_with(file, found) for file in self._files}
            if better == found:
                return found
            found = better

    def _there_with(self, file: str, known: Mapping[str, set[str]]) -> set[str]:
        """Return the files that it imports, and those in RAM with every module that loads it."""
        imported = self._files.intersection(self._closures[file])
        users = {user for loader in self._loaders[file] for user in self._users[loader]}
        return imported | set.intersection(*map(known.__getitem__, users)) if users else imported

    def _host(self, name: str) -> str | None:
        """Return the file that is in RAM whenever this module is needed, or None."""
        if name in self._files:
            return name
        users = self._users[name]
        for file in sorted(users):
            if all(file in self._always[user] for user in users):
                return file
        return None


def loaders(project: Project) -> dict[str, list[str]]:
    """Return {module: the modules that load it, at once or later}."""
    found: dict[str, list[str]] = {name: [] for name in project.modules}
    for name, module in project.modules.items():
        for loaded in (*project.needs(name), *_late(project, module)):
            found[loaded].append(name)
    return found


def _late(project: Project, module: Module) -> Iterator[str]:
    """Yield the modules that this one loads by name when it needs them."""
    for pattern, wanted in module.later:
        for name, other in project.modules.items():
            if re.fullmatch(pattern, name) and (wanted == ANY or _has(other, wanted)):
                yield name
            elif wanted and re.fullmatch(rf"{pattern}\.{re.escape(wanted)}", name):
                yield name  # from a package


def _has(module: Module, wanted: str | None) -> bool:
    """Return whether the module has this name; without one, a screen: a class with a base and the
    name of its file."""
    screen = module.name.rpartition(".")[2].capitalize()
    return wanted in module.globals or any(
        isinstance(node, ast.ClassDef) and node.name == screen and node.bases
        for node in ([] if wanted else module.tree.body)
    )
