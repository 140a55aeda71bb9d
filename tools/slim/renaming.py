# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Gives everything in a project its new name.

A name stays if the board knows it, or if some text says it: it may be asked for by that text.
"""

import ast
from collections import defaultdict

from .names import Names, is_private
from .scopes import FUNCTIONS, bound
from .uses import uses


def rename(project, homes, numbers, apart, known, free):
    """Renames in place; returns what joining has to know. `apart` is as seldom.part has it."""
    return _Renaming(project, homes, numbers, apart, known, free)


class _Renaming:
    """`finals`: file -> {symbol: its name there}; `swaps`: what to put in place of some nodes;
    `passing`: file -> the names in it that nobody needs once it is loaded."""

    def __init__(self, project, homes, numbers, apart, known, free):
        self._project, self._homes, self._numbers = project, homes, numbers
        self._apart = apart
        self._uses = {name: uses(project, module) for name, module in project.modules.items()}
        trees = [module.tree for module in project.modules.values()]
        self._said = texts(project)
        self._stay = known | self._said | set(self._names_of_others())
        self._names = Names(free, self._said.union(*map(identifiers, trees)))
        self.swaps = {}
        self._keywords = {
            node.arg
            for tree in trees
            for node in ast.walk(tree)
            if isinstance(node, ast.keyword) and node.arg
        }
        self._attributes = self._name_attributes()
        self.finals = {file: self._name_globals(file) for file in sorted(set(homes.values()))}
        self._late = {
            project.origin(*late)
            for module in project.modules.values()
            for late in module.late_imports()
        }
        self.passing = {file: self._passing(file) for file in self.finals}
        for name in project.modules:
            self._rename(name)

    def _names_of_others(self):
        """What is asked of modules that are not ours."""
        for name, module in self._project.modules.items():
            whole = {id(u.node) for u in self._uses[name] if u.symbol and u.symbol[1] is None}
            nodes = list(ast.walk(module.tree))
            late = {a.asname or a.name for n in nodes if isinstance(n, ast.Import) for a in n.names}
            for node in nodes:
                owner = getattr(node, "value", None)
                if isinstance(node, ast.Attribute) and (
                    id(owner) in whole or getattr(owner, "id", "") in late
                ):
                    yield node.attr

    def _stays(self, name):
        return name in self._stay or name.startswith("__")

    # -- attributes: of objects, of classes, and arguments that are given by name -----------------

    def _name_attributes(self):
        """By module: {old: new}. Public ones are alike everywhere, private ones in a family."""
        found = {name: self._attributes_in(name) for name in sorted(self._project.modules)}
        public = {old: None for olds in found.values() for old in olds if not is_private(old)}
        shared = self._names.give([old for old in public if not self._stays(old)])
        named = {}
        for family in self._families():
            olds = {old: None for name in family for old in found[name] if is_private(old)}
            self._check_private(family, olds)
            private = self._names.give([o for o in olds if not self._stays(o)], len(shared))
            named.update(dict.fromkeys(family, {**shared, **private}))
        return named

    def _attributes_in(self, name):
        through = {id(use.node) for use in self._uses[name] if use.field is None}
        found = {}
        for node in ast.walk(self._project.modules[name].tree):
            if isinstance(node, ast.Attribute) and id(node) not in through:
                found[node.attr] = None
            elif isinstance(node, ast.keyword) and node.arg:
                found[node.arg] = None
        for use in self._uses[name]:
            if isinstance(use.scope, ast.ClassDef):
                found[use.name] = None
        return found

    def _families(self):
        """Modules together whose classes are built on each other."""
        family = {name: [name] for name in sorted(self._project.modules)}
        for name in family.copy():
            for other in (self._apart.get(name), *self._bases(name)):
                if other in family and family[other] is not family[name]:
                    joint = family[name] + family[other]
                    family.update(dict.fromkeys(joint, joint))
        return {id(names): names for names in family.values()}.values()

    def _bases(self, name):
        """The modules that classes of this one have their bases from."""
        symbols = {id(use.node): use.symbol for use in self._uses[name]}
        for node in ast.walk(self._project.modules[name].tree):
            for base in getattr(node, "bases", ()):
                if symbol := symbols.get(id(base)):
                    yield symbol[0]

    def _check_private(self, family, used):
        bound = set()
        for name in family:
            for node in ast.walk(self._project.modules[name].tree):
                if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                    bound.add(node.attr)
            bound |= {u.name for u in self._uses[name] if isinstance(u.scope, ast.ClassDef)}
        for strange in sorted(used.keys() - bound):
            place = self._project.modules[family[0]].place
            raise SyntaxError(f"{place} uses a private name of another file: {strange}")

    # -- globals ----------------------------------------------------------------------------------

    def _name_globals(self, file):
        """{symbol: new name} of all that a file has or imports."""
        used = defaultdict(bool)  # whether a class's body asks for it
        for name in self._project.modules:
            if self._homes[name] == file:
                for use in self._uses[name]:
                    if use.symbol and use.symbol not in self._numbers:
                        used[use.symbol] |= use.in_class
        asked = {symbol: symbol[1] for symbol in used if self._is_asked_for(file, symbol)}
        attributes = self._attributes[file].values()
        given = {*asked.values(), *[self._attributes[file].get(word) for word in self._keywords]}
        strict = [symbol for symbol in used if used[symbol] and symbol not in asked]
        plain = [symbol for symbol in used if not used[symbol] and symbol not in asked]
        named = {**asked, **self._names.give(strict, 0, {*given, *attributes})}
        return {**named, **self._names.give(plain, 0, {*given, *named.values()})}

    def _is_asked_for(self, file, symbol):
        """Whether somebody may ask this file for it by a text."""
        as_the_file = file.rpartition(".")[2].capitalize()
        return symbol[0] == file and (symbol[1] in self._stay or symbol[1] == as_the_file)

    def _passing(self, file):
        """Tables' makers, bases of classes, what was imported for them: gone once it is loaded."""
        wanted = {
            use.symbol
            for name, found in self._uses.items()
            for use in found
            if use.later or self._homes[name] != file
        }
        return [
            final
            for symbol, final in self.finals[file].items()
            if not (symbol in wanted or symbol in self._late or final == symbol[1])
            and self._is_surely_there(*symbol)
        ]

    def _is_surely_there(self, module, name):
        """Not only if this or that was the case when it was loaded."""
        if module not in self._project.modules:
            return True
        body = self._project.modules[module].tree.body
        plain = (ast.Assign, ast.FunctionDef, ast.ClassDef)
        return name in bound(node for node in body if isinstance(node, plain))

    # -- all of them ------------------------------------------------------------------------------

    def _rename(self, name):
        attributes = self._attributes[name]
        file = self._homes[name]
        own = _Own(self._project.modules[name].tree, self._names)
        through = {id(use.node) for use in self._uses[name] if use.field is None}
        for use in self._uses[name]:
            if isinstance(use.scope, ast.ClassDef):
                use.rename(attributes.get(use.name, use.name))
            elif use.scope and use.name in self._keywords and own.is_argument(use):
                use.rename(attributes.get(use.name, use.name))
            elif use.scope:
                use.rename(own.name(use))
            elif use.symbol in self._numbers:
                self.swaps[id(use.node)] = _number(self._numbers[use.symbol])
            elif use.field is None:
                self.swaps[id(use.node)] = ast.Name(self.finals[file][use.symbol], ast.Load())
            elif use.symbol in self.finals[file]:
                use.rename(self.finals[file][use.symbol])
        for node in ast.walk(self._project.modules[name].tree):
            if isinstance(node, ast.Attribute) and id(node) not in through:
                node.attr = attributes.get(node.attr, node.attr)
            elif isinstance(node, ast.keyword) and node.arg:
                node.arg = attributes.get(node.arg, node.arg)


class _Own:
    """The names of what belongs to functions: only arguments are called anything on the board."""

    def __init__(self, tree, names):
        self._names = names
        self._outermost = {}
        self._arguments = {}
        self._numbers = defaultdict(dict)
        self._walk(tree, None)

    def _walk(self, node, outer):
        for inner in ast.iter_child_nodes(node):
            self._outermost[inner] = outer or (inner if isinstance(inner, FUNCTIONS) else None)
            if isinstance(given := getattr(inner, "args", None), ast.arguments):
                self._arguments[inner] = {
                    argument.arg for argument in ast.walk(given) if isinstance(argument, ast.arg)
                }
            self._walk(inner, self._outermost[inner])

    def is_argument(self, use):
        return use.name in self._arguments.get(use.scope, ())

    def name(self, use):
        """A new one, with its number: an inner function's come behind those of the outer."""
        is_argument = self.is_argument(use)
        numbers = self._numbers[self._outermost[use.scope], is_argument]
        number = numbers.setdefault((use.scope, use.name), len(numbers))
        return self._names.own(number) if is_argument else f"_{number}"


def _number(number):
    positive = ast.Constant(abs(number))
    return positive if number >= 0 else ast.UnaryOp(ast.USub(), positive)


def texts(project):
    """Every text in the sources: it may be a name by which something is asked for."""
    return {
        node.value
        for module in project.modules.values()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def identifiers(source):
    """Every name in a source or its tree, whatever it is for."""
    found = set()
    for node in ast.walk(ast.parse(source) if isinstance(source, str) else source):
        for field in ("id", "attr", "arg", "name", "asname"):
            if isinstance(value := getattr(node, field, None), str):
                found.add(value)
    return found
