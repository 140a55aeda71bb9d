# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What can be seen in a source without running it: each check returns its complaints."""

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from typing import TypeGuard

from tools.circuitpython import stubs

# On every board of CircuitPython, so no board's own list names them.
EVERYWHERE = {"gc", "micropython"}
# What the rules may lean on: nothing that knows a clock, a file, a screen or other chance.
PURE = {"array", "binascii", "collections", "gc", "json", "micropython", "struct", "sys"}

POSIX = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"}
IMPORTS = (ast.Import, ast.ImportFrom)

# Methods and names, whatever they hang on.
LACKING = {
    "bit_count",
    "removeprefix",
    "removesuffix",
    "ljust",
    "rjust",
    "zfill",
    "casefold",
    "swapcase",
    "format_map",
    "isidentifier",
    "tobytes",
    "frombytes",
    "tolist",
    "ilistdir",
    "defaultdict",
    "native",
    "viper",
}
LACKING_IN = {"os": {"path"}, "random": {"shuffle", "sample"}}
LACKING_SYNTAX = (ast.Match, ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
GROWING = (ast.Add, ast.Sub, ast.Mult, ast.Pow, ast.LShift, ast.BitOr)

HEADER = """\
# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""
HOST = re.compile(r"(?<![\w.@-])(?:[a-z0-9-]+\.)+(?:org|com|net|io)(?![\w(.-])", re.IGNORECASE)
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home|Users)/[\w.]+|[A-Z]:\\Users\b")


def header(source: str) -> list[str]:
    """Ask for two SPDX lines, then a docstring that begins with a sentence."""
    if not source.startswith(HEADER):
        return ["does not open with the two SPDX lines"]
    sentence = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
    if not source[len(HEADER) :].startswith('"""') or not sentence.endswith((".", "!")):
        return ["does not say in one sentence what it is"]
    return []


def places(text: str, known: Collection[str] = ()) -> list[str]:
    """Find hosts other than the known ones, and paths of somebody's own machine."""
    hosts = [host for host in HOST.findall(text) if host.lower() not in known]
    return [f"names {place}" for place in hosts + MACHINE.findall(text)]


def imports(source: str, allowed: Collection[str]) -> list[str]:
    """Find modules that this file may not import."""
    return [
        f"line {line} imports {module}"
        for line, module, _ in _imported(ast.parse(source))
        if module.partition(".")[0] not in allowed
    ]


def posix_imports(source: str) -> list[str]:
    """Find imports at the top of a file that fail on Windows."""
    top = ast.Module([node for node in ast.parse(source).body if isinstance(node, IMPORTS)], [])
    return [
        f"line {line}: Windows has no {module}"
        for line, module, _ in _imported(top)
        if module in POSIX
    ]


def board_modules(board: str) -> set[str]:
    """Return the modules this board's CircuitPython is built with, as its makers list them."""
    return stubs.board_modules(board) | EVERYWHERE


def unknown_names(source: str, board: str) -> list[str]:
    """Find members of CircuitPython's own modules that its makers' stubs do not have."""
    tree = ast.parse(source)
    modules: dict[str, set[str]] = {}
    used: list[tuple[int, str, str]] = []
    for line, module, names in _imported(tree):
        modules[module] = members(module, board)
        used += [(line, module, name) for name in names]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used.append((node.lineno, node.value.id, node.attr))
    return [
        f"line {line}: there is no {module}.{name}"
        for line, module, name in used
        if modules.get(module) and name not in modules[module]
    ]


def lacking(source: str) -> list[str]:
    """Find what CPython has and CircuitPython has not."""
    tree = ast.parse(source)
    found = [(line, n) for line, _, names in _imported(tree) for n in names if n in LACKING]
    for node in ast.walk(tree):
        if isinstance(node, LACKING_SYNTAX):
            found.append((node.lineno, type(node).__name__))
        elif isinstance(node, ast.Attribute):
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            if node.attr in LACKING | LACKING_IN.get(owner, set()):
                found.append((node.lineno, node.attr))
    return [f"line {line} uses {name}" for line, name in found]


def sort_keys(source: str) -> list[str]:
    """Find sorts with a key, which may leave equals: on the board they come in any order."""
    return [
        f"line {node.lineno} sorts with a key: sort tuples that end in what tells equals apart"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and (getattr(node.func, "id", "") == "sorted" or getattr(node.func, "attr", "") == "sort")
        and any(keyword.arg == "key" for keyword in node.keywords)
    ]


def big_ints(source: str) -> list[str]:
    """Find whole numbers, written out or worked out by the compiler, that are no small ints."""
    numbers = [node for node in ast.walk(ast.parse(source)) if _is_number(node)]
    parts = {part for number in numbers for part in ast.iter_child_nodes(number)}
    return [
        f"line {number.lineno}: {ast.unparse(number)} is above 30 bits"
        for number in numbers
        if number not in parts and not -(2**30) <= eval(ast.unparse(number)) < 2**30
    ]


def recursion(source: str) -> list[str]:
    """Find functions, and methods that a class calls on itself, that come back to themselves."""
    calls = _calls(ast.parse(source))
    ways = [way for way in (_way_back(calls, start) for start in sorted(calls)) if way]
    return [" -> ".join(way) for way in ways if way[0] == min(way)]


def _imported(tree: ast.AST) -> Iterator[tuple[int, str, list[str]]]:
    """Yield the line of each import, its module, and the names taken from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module, [alias.name for alias in node.names]


def members(module: str, board: str) -> set[str]:
    """Return the names in a module's stub; none where CircuitPython has no stub for it."""
    folder = stubs.board_folder(board) if module == "board" else stubs.folder() / f"{module}-stubs"
    if not folder.is_dir():
        return set()
    # By line, not by ast: the stubs are written for newer Pythons than ours.
    stub = (folder / "__init__.pyi").read_text(encoding="utf-8")
    defined = re.findall(r"^(?:def |class )?(\w+)", stub, re.MULTILINE)
    imported = re.findall(r"\w+", " ".join(re.findall(r"^(?:from|import) .*", stub, re.MULTILINE)))
    return {*defined, *imported, *(inner.name for inner in folder.iterdir())}


def _is_number(node: ast.AST) -> TypeGuard[ast.expr]:
    if isinstance(node, ast.Constant):
        return type(node.value) is int
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, (ast.USub, ast.Invert)) and _is_number(node.operand)
    if isinstance(node, ast.BinOp) and isinstance(node.op, GROWING):
        return _is_number(node.left) and _is_number(node.right)
    return False


def _calls(tree: ast.AST) -> dict[str, set[str]]:
    """Return who calls whom, by name: functions as f, methods as Class.f."""
    classes = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    owners = {method: name for name, node in classes.items() for method in node.body}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    names = {function: _full(owners.get(function), function.name) for function in functions}
    properties = {f.name for f in functions if "property" in map(ast.unparse, f.decorator_list)}
    calls: dict[str, set[str]] = defaultdict(set)
    for function in functions:
        mine = owners.get(function)
        itself = {mine, *(argument.arg for argument in function.args.args[:1])} if mine else set()
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and node.attr in properties:
                reached = _reached(node, mine, itself, classes)
            elif isinstance(node, ast.Call):
                reached = _reached(node.func, mine, itself, classes)
            else:
                continue
            calls[names[function]].update(set(names.values()).intersection(reached))
    return calls


def _full(owner: str | None, name: str) -> str:
    return f"{owner}.{name}" if owner else name


def _reached(
    called: ast.expr, mine: str | None, itself: Collection[str], classes: Mapping[str, ast.ClassDef]
) -> list[str]:
    """Return the names this may lead to: f, Class, self.f or Class.f."""
    if isinstance(called, ast.Name):
        name = mine if mine and called.id in itself else called.id
        return [f"{name}.__init__" if name in classes else name]
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        owner = mine if called.value.id in itself else called.value.id
        return [f"{name}.{called.attr}" for name in _family(owner, classes)]
    return []


def _family(name: str | None, classes: Mapping[str, ast.ClassDef]) -> list[str]:
    """Return a class and the ones of this module it is made from."""
    family = [name] if name and name in classes else []
    for member in family:
        bases = [ast.unparse(base) for base in classes[member].bases]
        family += [base for base in bases if base in classes and base not in family]
    return family


def _way_back(calls: Mapping[str, set[str]], start: str) -> list[str] | None:
    ways: list[list[str]] = [[start]]
    seen: set[str] = set()
    for way in ways:
        for called in sorted(calls.get(way[-1], ())):
            if called == start:
                return [*way, start]
            if called not in seen:
                seen.add(called)
                ways.append([*way, called])
    return None
