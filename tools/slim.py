# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sources made slim for the board, line by line the same.

The board keeps the text of every name for good, and an imported constant takes room in the
module that imports it. So constants of other files are put in as numbers, and private names
become short; files use the same short ones, unless a class of one is built on a class of another.
"""

import ast
import contextlib
import io
import itertools
import re
import string
import tokenize

_PRIVATE = re.compile(r"\b_[A-Za-z]\w*")


def slim(sources):
    """{place: text} of a whole project, slim."""
    trees = {place: ast.parse(text, place) for place, text in sources.items()}
    constants = {_module(place): _constants(tree) for place, tree in trees.items()}
    sources = {place: _inlined(place, text, constants) for place, text in sources.items()}
    for family in _families(sources):
        sources.update(_shortened({place: sources[place] for place in family}))
    return sources


def _module(place):
    return (
        place.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    )


def _origin(place, node):
    """The module that a `from ... import` names."""
    if not node.level:
        return node.module
    around = place.removeprefix("lib/").split("/")[: -node.level]
    return ".".join(around + ([node.module] if node.module else []))


# -- constants --------------------------------------------------------------------------------


def _constants(tree):
    """NAME = const(number), at the top of a module."""
    found = {}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("const"), [number])):
                with contextlib.suppress(ValueError):  # no plain number: it stays a name
                    found[name] = ast.literal_eval(number)
    return found


def _inlined(place, text, constants):
    tree = ast.parse(text)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    numbers = {}
    for node in imports:
        there = constants.get(_origin(place, node), {})
        for alias in node.names:
            if alias.name in there:
                numbers[alias.asname or alias.name] = there[alias.name]
    for name in _not_to_touch(tree):
        numbers.pop(name, None)
    edits = [(node, _without(node, numbers)) for node in imports]
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in numbers:
            edits.append((node, f"{numbers[node.id]}"))
    return _edited(text, edits)


def _not_to_touch(tree):
    """Names that a file also gives away itself, or uses where we cannot see their place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.JoinedStr):
            yield from (inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name))


def _without(node, names):
    """This import but for those names."""
    kept = [alias for alias in node.names if (alias.asname or alias.name) not in names]
    left = ast.ImportFrom(node.module, kept, node.level)
    # as many lines as before
    return (ast.unparse(left) if kept else "pass") + "\n" * (node.end_lineno - node.lineno)


def _edited(text, edits):
    lines = text.encode().splitlines(keepends=True)
    starts = [0, *itertools.accumulate(map(len, lines))]
    content = text.encode()

    def place(node):
        return starts[node.lineno - 1] + node.col_offset

    for node, new in sorted(edits, key=lambda edit: place(edit[0]), reverse=True):
        end = starts[node.end_lineno - 1] + node.end_col_offset
        content = content[: place(node)] + new.encode() + content[end:]
    return content.decode()


# -- private names ----------------------------------------------------------------------------


def _families(sources):
    """Places together whose classes are built on each other: they share their private names."""
    modules = {_module(place): place for place in sources}
    family = {place: [place] for place in sources}
    for place, text in sources.items():
        for other in _bases(place, ast.parse(text)):
            if other in modules and family[modules[other]] is not family[place]:
                joined = family[place] + family[modules[other]]
                family.update(dict.fromkeys(joined, joined))
    return {id(places): places for places in family.values()}.values()


def _bases(place, tree):
    """The modules that classes of this one get their base classes from."""
    origins = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            origins.update(
                {alias.asname or alias.name: _origin(place, node) for alias in node.names}
            )
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (origins.get(getattr(base, "id", None)) for base in node.bases)


def _shortened(family):
    tokens = {place: _names(text) for place, text in family.items()}
    used = sorted(name for places in tokens.values() for name, _, _ in places)
    own = {name for text in family.values() for name in _bound(ast.parse(text))}
    strange = set(used) - own
    if strange:
        places = [place for place in family if strange & {name for name, _, _ in tokens[place]}]
        raise SyntaxError(f"{places[0]} uses a private name of another file: {min(strange)}")
    names = sorted(own, key=lambda name: (-used.count(name), name))
    short = dict(zip(names, _short_names()))
    return {place: _renamed(text, tokens[place], short) for place, text in family.items()}


def _short_names():
    for letters in (1, 2):
        for name in itertools.product(string.ascii_letters, repeat=letters):
            yield "_" + "".join(name)


def _names(text):
    """Every private name in a source: (name, row, column)."""
    found = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and _PRIVATE.fullmatch(token.string):
            found.append((token.string, *token.start))
        elif token.type == tokenize.STRING and "f" in token.string[:2].lower():
            row, column = token.start
            for part in re.finditer(r"\{[^}]*\}", token.string):
                for name in _PRIVATE.finditer(part[0]):
                    found.append((name[0], row, column + part.start() + name.start()))
    return found


def _bound(tree):
    """The private names that a source gives to something."""
    for node in ast.walk(tree):
        name = None
        if isinstance(node, ast.Name | ast.Attribute) and not isinstance(node.ctx, ast.Load):
            name = node.id if isinstance(node, ast.Name) else node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.arg):
            name = node.arg
        if name and _PRIVATE.fullmatch(name):
            yield name


def _renamed(text, names, short):
    lines = text.splitlines(keepends=True)
    for name, row, column in sorted(names, key=lambda found: found[1:], reverse=True):
        line = lines[row - 1]
        lines[row - 1] = line[:column] + short[name] + line[column + len(name) :]
    return "".join(lines)
