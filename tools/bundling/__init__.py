# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bundles sources for the board; a bundle stays readable, and keeps its sources' lines.

Each module costs the board an object, a dictionary, a path and an entry for everything it imports;
each constant costs a name and an entry. So modules that are always in RAM together share one file,
and constants give way to their values. Nothing else changes: a source line stays one line, and
names stay, except private names and imports that would collide in a file.
"""

from collections.abc import Collection, Iterable

from . import namespaces, rewriting, sharing
from .modules import Project, Sources, Together
from .untyped import untyped

__all__ = ["Bundles", "bundle", "unloaded", "untyped"]


class Bundles:
    """`texts`: {place on the drive: text}; `lines`: {place: [(first line, source file), ...]};
    `reasons`: why modules have files of their own that could share one."""

    def __init__(self) -> None:
        self.reasons: list[str] = []
        self.texts: dict[str, str] = {}
        self.lines: dict[str, list[tuple[int, str]]] = {}

    def add(self, place: str, blocks: Iterable[tuple[str, str]]) -> None:
        """Add a file made of these blocks, (source file, text) each."""
        first, rows = 1, []
        for source, text in blocks:
            rows.append((first, source))
            first += text.count("\n")
        self.texts[place] = "".join(text for _, text in blocks)
        self.lines[place] = rows


def bundle(
    sources: Sources,
    together: Together | None = None,
    external: Sources | None = None,
    cores: Collection[str] = (),
) -> Bundles:
    """Return the files for the drive, made of a project's sources by place.

    `together` is {module: others that share its file though it does not import them}. `external`
    are sources that use the project from outside: they are made to fit, and change nothing in it.
    For the `cores` see Project.
    """
    made = Bundles()
    sources = {place: untyped(text, place) for place, text in sources.items()}
    external = {place: untyped(text, place) for place, text in (external or {}).items()}
    hosts, made.reasons = sharing.hosts(Project(sources, together, cores))
    project = Project({**sources, **external}, together, cores)
    hosts = {name: hosts.get(name, name) for name in project.modules}
    names = namespaces.Names(project, hosts)
    for host, members in sharing.files(project, hosts).items():
        blocks = [
            (project.modules[name].place, rewriting.rewritten(project, name, names))
            for name in members
        ]
        made.add(project.modules[host].place, blocks)
    _add_packages(made, project)
    return made


def _add_packages(made: Bundles, project: Project) -> None:
    """Give each folder of modules an __init__, which may be empty."""
    for module in project.modules.values():
        folder = module.place.removesuffix("__init__.py")
        if module.is_package and any(place.startswith(folder) for place in made.texts):
            made.texts.setdefault(module.place, "")
            made.lines.setdefault(module.place, [])


def unloaded(sources: Sources) -> set[str]:
    """Return the modules that no other module loads."""
    return {name for name, others in sharing.loaders(Project(sources)).items() if not others}
