# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sources made slim for the board: they do the same in less RAM, and only the compiler reads them.

The board keeps the text of every name, and something for every module. So constants become
numbers, modules that are always together become one, and names become such as the board has.
"""

from .bundles import bundles, loaders
from .constants import inline_constants
from .joining import joined
from .modules import Project
from .renaming import identifiers, rename
from .seldom import part

__all__ = ["identifiers", "slim", "unloaded"]


def slim(sources, known=(), free=(), together=None, guests=None, short=None):
    """{place: text} of a whole project, slim.

    `known` are names that are not ours to change; `free` those that ours may be called by.
    `together` is {module: others to be in its file}. Guests are sources that use the project
    from outside: they are made to fit, and change nothing in it. `short` is {how names of modules
    begin: how they begin on the board}.
    """
    sources, apart = part(sources)
    homes = bundles(Project(sources, together), apart)
    project = Project({**sources, **(guests or {})}, together)
    homes = {name: homes.get(name, name) for name in project.modules}
    numbers = inline_constants(project)
    renamed = rename(project, homes, numbers, apart, set(known), free)
    return joined(project, homes, renamed, short or {})


def unloaded(sources):
    """The modules that no other loads."""
    return {name for name, others in loaders(Project(sources)).items() if not others}
