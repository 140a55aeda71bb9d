# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Which modules share a file on the drive: those that are always in RAM together.

Each module takes room for itself there: an object, a dictionary, its path, its name and one more
entry for everything it imports.
"""

import re


def bundles(project, apart):
    """{module: the module whose file it is in}; `apart` is as seldom.part has it."""
    return _Bundles(project, apart).homes


class _Bundles:
    def __init__(self, project, apart):
        self._project = project
        names = sorted(project.modules)
        self._closures = {name: project.closure(name) for name in names}
        self._loads = {
            name: [other for other in others if apart.get(other) != name]
            for name, others in loaders(project).items()
        }
        late = {name for module in project.modules.values() for name in _late(project, module)}
        alone = {name for name in names if project.modules[name].stays}
        self._files = late | alone | {name for name in names if not self._loads[name]}
        self.homes = self._settle(alone)

    def _settle(self, alone):
        """Give every module a home; who finds none gets a file of its own, and so on."""
        while True:
            self._ends = {name: self._files_that_need(name) for name in self._project.modules}
            self._there = self._always_there()
            homes = {name: name if name in alone else self._home(name) for name in self._ends}
            homeless = [name for name in homes if homes[name] is None]
            if not homeless:
                return homes
            # One at a time, the first that others of them are needed by.
            needed = {m for name in homeless for m in self._closures[name][:-1]}
            self._files.add(min(set(homeless) - needed))

    def _files_that_need(self, name):
        return {file for file in self._files if name in self._closures[file]}

    def _always_there(self):
        """(file, other): whenever the other is in RAM, so is this file."""
        there = {(file, other) for file in self._files for other in self._files}
        while True:
            wrong = {pair for pair in there if not self._holds(there, *pair)}
            if not wrong:
                return there
            there -= wrong

    def _holds(self, there, file, other):
        if file in self._closures[other]:
            return True
        loaders = self._loads[other]
        return bool(loaders) and all(
            (file, end) in there for loader in loaders for end in self._ends[loader]
        )

    def _home(self, name):
        """The file that is there for everybody who needs this module."""
        ends = self._ends[name]
        if name in self._files:
            return name
        for file in sorted(ends):
            if all((file, end) in self._there for end in ends):
                return file
        return None


def loaders(project):
    """{module: those that load it, now or later}."""
    found = {name: [] for name in project.modules}
    for name, module in project.modules.items():
        for loaded in (*project.needs(name), *_late(project, module)):
            found[loaded].append(name)
    return found


def _late(project, module):
    """What this module loads by name when it is needed."""
    for pattern, wanted in module.later():
        for name, other in project.modules.items():
            # A screen's class is called as its file is.
            known = wanted or name.rpartition(".")[2].capitalize()
            if re.fullmatch(pattern, name) and known in other.globals:
                yield name
