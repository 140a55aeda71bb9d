# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Functions marked @seldom move into a file beside their own, and are fetched for each call."""

import ast

from .modules import Project, dotted
from .names import is_private
from .scopes import Scopes, bound

MARK = ("garden.shelf", "seldom")
_FETCH = "fetch"


def part(sources):
    """({place: text} with the marked functions apart, {module they are in: where they were})."""
    project = Project(sources)
    modules = project.modules.values()
    asked = {origin for module in modules for origin in _asked(project, module)}
    attributes = {module: _attributes(module.tree) for module in modules}
    made, origins = dict(sources), {}
    for module in modules:
        others = (found for other, found in attributes.items() if other is not module)
        moving = _Moving(module, asked, set().union(*others))
        if moving.marked:
            place = _beside(module)
            made[place], made[module.place] = moving.apart(), moving.left()
            origins[dotted(place)] = module.name
    return made, origins


def _asked(project, module):
    """What a module has from others."""
    for origin in module.imports.values():
        yield project.origin(*origin)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            whole = module.imports.get(node.value.id)
            if whole:
                yield project.origin(project.origin(*whole)[0], node.attr)


def _beside(module):
    return module.place.removesuffix("__init__.py").removesuffix(".py") + "_.py"


class _Moving:
    """A module and those of its functions that go. Others ask it for names that are `asked`, and
    have these attributes `elsewhere`."""

    def __init__(self, module, asked, elsewhere):
        self._module, self._asked, self._elsewhere = module, asked, elsewhere
        self._mark = next((n for n, origin in module.imports.items() if origin == MARK), None)
        self._found = list(self._functions())
        self.marked = [found for found in self._found if self._is_marked(found[0])]

    def _functions(self):
        """(function, its class or None, the body it stands in)."""
        for node in self._module.tree.body:
            if isinstance(node, ast.FunctionDef):
                yield node, None, self._module.tree.body
            elif isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef):
                        yield inner, node, node.body

    def _is_marked(self, function):
        return any(getattr(d, "id", "") == self._mark for d in function.decorator_list)

    def apart(self):
        """The source of the file they go to."""
        helpers = self._helpers()
        methods = {function.name for function, owner, _ in helpers if owner}
        going = [*helpers, *self.marked]
        moved = [self._moved(*found[:2], number, methods) for number, found in enumerate(going)]
        for function, _, body in helpers:
            body.remove(function)
        tables = self._tables(moved)
        names = [function.name for function in moved[len(helpers) :]]
        code = ast.Tuple([ast.Name(name, ast.Load()) for name in names], ast.Load())
        body = [*tables, *moved, ast.Assign([ast.Name("code", ast.Store())], code)]
        tree = ast.fix_missing_locations(ast.Module(body, []))
        return ast.unparse(ast.Module([*self._imports(tree), *tree.body], []))

    def left(self):
        """The source that stays."""
        name = dotted(_beside(self._module))
        for number, (function, _, body) in enumerate(self.marked):
            body[body.index(function)] = self._stub(function, name, number)
        self._module.tree.body.insert(0, ast.ImportFrom(MARK[0], [ast.alias(_FETCH)], 0))
        return ast.unparse(ast.fix_missing_locations(self._module.tree))

    def _moved(self, function, owner, number, methods):
        """As a function of the new file; helpers keep their names, and are no methods any more."""
        name = f"_{number}" if self._is_marked(function) else function.name
        made = ast.FunctionDef(name, function.args, function.body, [])
        plain = ast.parse(ast.unparse(ast.fix_missing_locations(made))).body[0]
        for node in ast.walk(plain):
            if isinstance(node, ast.Yield | ast.YieldFrom | ast.Global):
                raise SyntaxError(f"{self._module.place}: {function.name} cannot be seldom")
            if not isinstance(node, ast.Call):
                continue
            if getattr(node.func, "id", "") == "super":
                # Outside its class it has to be told what it stands in.
                node.args = [ast.Name(n, ast.Load()) for n in (owner.name, plain.args.args[0].arg)]
            elif getattr(node.func, "attr", "") in methods:
                node.args.insert(0, node.func.value)
                node.func = ast.Name(node.func.attr, ast.Load())
        if self._is_marked(function):
            plain.args.defaults = []  # what stays fills them in
        return plain

    def _stub(self, function, name, number):
        given = [ast.Name(argument.arg, ast.Load()) for argument in function.args.args]
        if function.args.kwonlyargs or function.args.vararg or function.args.kwarg:
            raise SyntaxError(f"{self._module.place}: {function.name} cannot be seldom")
        words = [ast.Constant(name), ast.Constant(number), *given]
        marks = [d for d in function.decorator_list if getattr(d, "id", "") != self._mark]
        call = ast.Call(ast.Name(_FETCH, ast.Load()), words, [])
        return ast.FunctionDef(function.name, function.args, [ast.Return(call)], marks)

    def _helpers(self):
        """Functions, and private methods, that only those who go call: they go along."""
        going = list(self.marked)
        while True:
            more = [found for found in self._found if found not in going]
            more = [found for found in more if self._is_only_for(*found[:2], going)]
            if not more:
                return going[len(self.marked) :]
            going += more[:1]

    def _is_only_for(self, function, owner, going):
        name = function.name
        if function.decorator_list or (self._module.name, name) in self._asked:
            return False
        if owner and (not is_private(name) or name in self._elsewhere):
            return False
        uses = list(_uses(self._module.tree, name, bool(owner), _ids(going) | {id(function)}))
        return bool(uses) and all(uses)

    def _tables(self, moved):
        """Plain private things that only those who go need: they go along, too."""
        tables = []
        for node in list(self._module.tree.body):
            match node:
                case ast.Assign([ast.Name(name)], value) if is_private(name) and _is_plain(value):
                    left = list(_uses(self._module.tree, name, False, _ids(self.marked)))
                    there = any(list(_uses(part, name, False, ())) for part in moved)
                    # Once it is made itself; all the others are with those who go.
                    if there and left.count(False) == 1:
                        self._module.tree.body.remove(node)
                        tables.append(node)
        return tables

    def _imports(self, tree):
        """All that these functions know from around them."""
        wanted = {}

        def found(node, field, name, scope, around):
            if scope is None and name in self._module.globals:
                wanted[name] = None

        Scopes(tree, found)
        own = bound(tree.body)
        for name in [name for name in wanted if name not in own]:
            origin, attribute = self._module.imports.get(name, (self._module.name, name))
            if attribute is None:
                yield ast.Import([ast.alias(origin, name)])
            else:
                yield ast.ImportFrom(origin, [ast.alias(attribute, name)], 0)


def _ids(found):
    return {id(function) for function, _, _ in found}


def _is_plain(value):
    """Numbers and texts, and tuples of them."""
    parts = ast.walk(value)
    return all(
        isinstance(part, ast.Constant | ast.Tuple | ast.Load | ast.UnaryOp | ast.USub)
        for part in parts
    )


def _attributes(tree):
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def _uses(tree, name, is_method, going):
    """For each place that has this name: whether it is a call from one of those who go."""
    waiting = [(tree, False, None)]
    while waiting:
        node, gone, around = waiting.pop()
        gone = gone or id(node) in going
        if is_method and getattr(node, "attr", None) == name:
            called = isinstance(around, ast.Call) and around.func is node
            yield gone and called and isinstance(node.value, ast.Name)
        elif not is_method and getattr(node, "id", None) == name:
            yield gone
        waiting += [(inner, gone, node) for inner in ast.iter_child_nodes(node)]
