# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Short texts stay out of the table of names, and a program does the same without them there."""

import pytest

from small_vm import need_vm
from tools import building, vm
from tools.building import literals, manifest, mpy
from tools.bundling.modules import dotted
from tools.circuitpython import interning
from tools.circuitpython.mpyfile import MpyFile

PROGRAM = """
def told(mood, extra="plus"):
    return {"glad": "yes", "sad": "no"}[mood] + extra

class Row:
    kind = "row"
    def __init__(self, **named):
        for name in named:
            setattr(self, name, named[name])

def total():
    count = 0
    for word in ("one", "two"):
        try:
            count += len(word) if word != "two" else int("x7")
        except ValueError:
            count += 100
    return count

row = Row(width=3, mood="glad")
print(told(row.mood), told("sad", extra="."), row.kind, row.width, getattr(row, "mood"), total())
print([letter for letter in "abc" if letter != "b"], "%s-%s" % ("left", "right"), "é" * 2)
"""
TOLD = "yesplus no. row 3 glad 103\n['a', 'c'] left-right éé\n"


def compiled():
    return mpy.compile_text(PROGRAM, "program.py")


def test_texts_leave_the_table_of_names_and_names_stay():
    before = interning.in_mpy(compiled())
    after = interning.in_mpy(literals.keep_out_of_names(compiled(), PROGRAM))
    assert {"glad", "yes", "sad", "row", "plus"} & after == {"row"}  # row is a name, too
    assert before - after >= {"glad", "yes", "sad", "plus"}
    assert {"told", "mood", "extra", "width", "total"} <= after


@pytest.mark.parametrize(
    "make", [lambda made: made, lambda made: literals.keep_out_of_names(made, PROGRAM)]
)
def test_a_program_does_the_same_without_its_texts_among_the_names(make, tmp_path):
    need_vm()
    (tmp_path / "program.mpy").write_bytes(b"M" + make(compiled())[1:])
    done = vm.run("program", drive=tmp_path)
    assert (done.stdout, done.stderr) == (TOLD, "")


CALLS = """
def add(first, second, third=3, *, fourth=4):
    return first + second + third + fourth

class Box:
    def __init__(self, width, height):
        self.width = width
        self.area = lambda times: width * height * times

print(add(1, 2), add(1, second=5), add(1, 2, fourth=6), Box(2, height=3).area(2), Box(4, 5).width)
"""


def test_parameters_that_no_call_names_are_nameless_on_the_board(tmp_path):
    need_vm()
    made = mpy.compile_text(CALLS, "calls.py")
    nameless = literals.nameless_parameters([made], [CALLS])
    assert nameless == {"first", "third", "times"}  # width is an attribute, too
    without = literals.without_parameters(made, nameless)
    assert interning.in_mpy(made) - interning.in_mpy(without) == nameless
    (tmp_path / "calls.mpy").write_bytes(b"M" + without[1:])
    done = vm.run("calls", drive=tmp_path)
    assert (done.stdout, done.stderr) == ("10 13 12 12 4\n", "")


def test_no_parameter_that_another_file_names_is_nameless():
    files = [mpy.compile_text(text, "some.py") for text in (CALLS, "x.first = 1")]
    assert "first" not in literals.nameless_parameters(files, [])
    files = files[:1]
    assert "first" in literals.nameless_parameters(files, [])
    assert "first" not in literals.nameless_parameters(files, ["add(first=1, second=2)"])


def test_a_file_is_read_to_its_last_byte_and_written_as_it_was():
    file = MpyFile(compiled())
    assert file.functions[-1].end == len(file.content)
    assert all(list(file.instructions(each))[-1][2] == each.end for each in file.functions)
    assert literals._assembled(file, bytearray(file.content), [], ()) == file.content


def test_only_files_that_never_share_the_heap_with_a_table_are_changed():
    drive = building.build()
    modules = {dotted(place.removesuffix(".mpy") + ".py") for place in drive if ".mpy" in place}
    away = {module for module in modules if manifest.is_away_from_table(module)}
    assert {"firmware.screens.title", "firmware.games.match.score"} <= away
    assert not away & {"firmware.app", "firmware.screens.table", "firmware.games.match.view"}
    assert "new_game" not in interning.in_mpy(drive["firmware/screens/title.mpy"])
