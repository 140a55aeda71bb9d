# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Names in a shared file: how each global of each of its modules is called there."""

import itertools
import re
from collections.abc import Mapping

from . import sharing
from .modules import Module, Project, Symbol


class Names:
    """Public names stay; private names and imports that collide get the module's name appended."""

    def __init__(self, project: Project, hosts: Mapping[str, str]) -> None:
        self.hosts = hosts
        self._project = project
        self._finals: dict[Symbol, str] = {}
        for members in sharing.files(project, hosts).values():
            self._name_globals([project.modules[name] for name in members])

    def final(self, module: str, name: str) -> str:
        """Return the name that this global of this module has in its file."""
        return self._finals.get((module, name), name)

    def is_shared(self, module: Module, name: str) -> bool:
        """Return whether a global comes, under its own name, from a module in the same file."""
        origin, attribute = self._project.symbol(module, name)
        return (
            name in module.imports
            and attribute == name
            and origin in self._project.modules
            and self.hosts[origin] == self.hosts[module.name]
        )

    def _name_globals(self, modules: list[Module]) -> None:
        words = {word for module in modules for word in re.findall(r"\w+", module.text)}
        builtins = {name: None for module in modules for name in module.builtins}
        meanings = {**builtins, **self._public(modules)}
        for module in modules:
            for name in sorted(module.globals):
                symbol = self._project.symbol(module, name)
                if symbol in self._project.constants:
                    continue
                if self.is_shared(module, name):
                    self._finals[module.name, name] = self.final(symbol[0], name)
                elif meanings.setdefault(name, symbol) != symbol:
                    new = _new_name(name, module, words)
                    self._finals[module.name, name] = new
                    words.add(new)

    def _public(self, modules: list[Module]) -> dict[str, Symbol]:
        return {
            name: (module.name, name)
            for module in modules
            for name in self._project.defined(module)
            if not name.startswith("_")
        }


def _new_name(name: str, module: Module, words: set[str]) -> str:
    """Return the name with the module's appended, changed until no source of the file has it."""
    if name in module.ambiguous:
        raise SyntaxError(f"{module.place}: {name} is both a global and a name of a class")
    stem = name + "_" + module.name.rpartition(".")[2]
    candidates = itertools.chain([stem], (f"{stem}{number}" for number in itertools.count(2)))
    return next(word for word in candidates if word not in words)
