# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tracebacks of a board lead to files and functions of the repository."""

import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from mpremote import transport_serial

from fakeboard import FakeBoard
from fakeboard.clock import CLOCK
from small_vm import need_vm
from tools import building, vm
from tools.building import manifest
from tools.bundling.lines import LineMap
from tools.flashing import title, wire
from tools.flashing.trouble import Trouble
from tools.tracebacks import Translator, Unreadable, board

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, str(ROOT / "tools" / "decode.py")]

ONE = """\
\"\"\"One.\"\"\"
from .two import fall

_DEEP = 3


def _go(far):
    return fall(far)


def main():
    return _go(
        _DEEP
    )
"""
TWO = """\
\"\"\"Two.\"\"\"


class Well:
    def _go(self, far):
        raise ValueError("too deep", far)


def _go(far):
    return Well()._go(far)


def fall(far):
    return _go(far)
"""
SOURCES = {"firmware/app.py": ONE, "firmware/two.py": TWO, "firmware/__init__.py": '"""All."""\n'}
_TWO, _APP = [2, "firmware/two.py"], [16, "firmware/app.py"]
REAL = """\
Traceback (most recent call last):
  File "firmware/app.py", line 11, in main
    def main():
  File "firmware/app.py", line 7, in _go
    def _go(far):
  File "firmware/two.py", line 13, in fall
    def fall(far):
  File "firmware/two.py", line 9, in _go
    def _go(far):
  or File "firmware/two.py", line 5, in _go
    def _go(self, far):
  or File "firmware/app.py", line 7, in _go
    def _go(far):
  File "firmware/two.py", line 9, in _go
    def _go(far):
  or File "firmware/two.py", line 5, in _go
    def _go(self, far):
  or File "firmware/app.py", line 7, in _go
    def _go(far):
ValueError: ('too deep', 3)
"""


@pytest.fixture
def small(tmp_path):
    """Return (drive, translator, folder) of a small project in one file."""
    for place, text in SOURCES.items():
        path = tmp_path / place
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    drive, lines = building.contents({place: tmp_path / place for place in SOURCES})
    assert lines.files["firmware.app"] == [[1, "firmware/__init__.py"], _TWO, _APP]
    return drive, Translator(lines, tmp_path), tmp_path


def raised(drive, folder):
    """Return what the small VM prints when the program of this drive breaks."""
    need_vm()
    compiled = {place: b"M" + content[1:] for place, content in drive.items()}
    building.write(compiled, folder / "drive")
    (folder / "drive" / "start.py").write_text("from firmware import app\napp.main()\n")
    return vm.run("start", drive=folder / "drive").stderr


def test_a_traceback_from_the_32_bit_vm_leads_to_files_and_functions(small):
    drive, translator, folder = small
    printed = raised(drive, folder)
    assert "@" in printed and "two.py" not in printed and "_go_app" in printed
    shown = translator.text("\n".join(printed.splitlines()[2:]))
    assert shown + "\n" == REAL.partition("\n")[2]


def text_of(translator, *frames):
    lines = [f'  File "{file}", line {line}, in {function}' for file, line, function in frames]
    return translator.text("\r\n".join(["Traceback (most recent call last):", *lines]))


def test_a_traceback_of_another_build_is_refused(small):
    translator = small[1]
    with pytest.raises(Unreadable, match="from build 12345678, but"):
        text_of(translator, ("firmware.app@12345678", 27, "main"))


def test_a_line_that_is_not_in_the_function_it_names_is_refused(small):
    translator = small[1]
    assert text_of(translator, ("firmware.app", 15 + 12, "main"))
    with pytest.raises(
        Unreadable, match="Line 11 of firmware/app.py is not in _go_app.*\n.*another build"
    ):
        text_of(translator, ("firmware.app", 15 + 11, "_go_app"))


def test_a_source_that_changed_since_the_build_is_refused(small):
    _, translator, folder = small
    (folder / "firmware" / "two.py").write_text("\n" + TWO)
    with pytest.raises(Unreadable, match="firmware/two.py has changed since the last build"):
        text_of(translator, ("firmware.app", 1 + 14, "fall"))


def test_a_file_that_was_not_built_is_named(small):
    with pytest.raises(Unreadable, match="No file of the last build is called firmware.gone"):
        text_of(small[1], ("firmware.gone", 1, "main"))


def test_without_a_line_map_it_says_how_to_get_one():
    with pytest.raises(Unreadable, match="no line map.*\n.*tools/build.py"):
        text_of(Translator(None, ROOT), ("firmware.app", 1, "main"))


def test_sources_on_the_drive_need_no_line_map():
    line = 1 + (ROOT / "code.py").read_text().splitlines().index("    app.main()")
    assert text_of(Translator(None, ROOT), ("/code.py", line, "<module>")).endswith("app.main()")


def test_a_frame_without_a_function_gets_its_name(small):
    shown = small[1].text('File "firmware.app", line 28')
    assert shown.splitlines()[0] == '  File "firmware/app.py", line 13, in main'


def test_a_text_without_a_traceback_is_told_so(small):
    with pytest.raises(Unreadable, match="no traceback in this text"):
        small[1].text("Kitchen Garden is ready\n")


def test_a_library_is_named_without_its_line():
    lines = LineMap("", {"adafruit_ticks": [[1, "lib/adafruit_ticks.py"]]}, {})
    shown = text_of(Translator(lines, ROOT), ("adafruit_ticks", 7, "ticks_ms"))
    assert shown.splitlines()[1:] == ['  File "lib/adafruit_ticks.py", line 7, in ticks_ms']


def test_every_file_of_the_build_has_its_lines_and_every_source_its_sum():
    drive, lines = building.contents(manifest.files())
    compiled = {place for place in drive if place.endswith(".mpy")}
    assert len(lines.files) == len(compiled)
    sources = {source for rows in lines.files.values() for _, source in rows}
    for source in sources:
        if source.startswith(manifest.BUNDLED):
            assert lines.sources[source] == zlib.crc32((ROOT / source).read_bytes())


# -- the command ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built():
    building.make()
    lines = LineMap.load(building.LINES)
    return next(row for row in lines.files["firmware.app"] if row[1] == "firmware/app.py")[0]


def frame(first, function="main"):
    source = (ROOT / "firmware" / "app.py").read_text("utf-8").splitlines()
    line = source.index(f"def {function}():") + 1
    return f'  File "firmware.app", line {first + line}, in {function}\n', line + 1


def command(*words, typed=""):
    done = subprocess.run([*COMMAND, *words], input=typed, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_the_command_reads_a_file_or_what_is_pasted(built, tmp_path):
    text, line = frame(built)
    (tmp_path / "traceback.txt").write_text(text)
    code, printed = command(str(tmp_path / "traceback.txt"))
    assert (code, printed.splitlines()[0]) == (0, f'  File "firmware/app.py", line {line}, in main')
    assert command(typed=text) == (0, printed)


def test_the_command_says_what_is_wrong_in_a_sentence(built, tmp_path):
    nowhere = str(tmp_path / "gone.txt")
    assert command(nowhere) == (1, f"Cannot read {nowhere}: No such file or directory.\n")
    assert command(typed="")[0] == 1
    code, printed = command("--port", str(tmp_path / "port"))
    assert code == 1 and printed.startswith("There is no serial port")


# -- a board ----------------------------------------------------------------------------------

FALLS = "def main():\n    raise ValueError('deep')\n"
BREAKS = FALLS + "main()\n"
BREAKS_LATER = f"""{FALLS}
import os, time
while "go" not in os.listdir("/"):
    print("not yet")
    time.sleep(0.01)
main()
"""


@pytest.fixture
def plugged_in(tmp_path):
    need_vm()
    with FakeBoard(tmp_path / "board") as made, CLOCK.ticking(wire, title, transport_serial):
        (made.drive / "boot.py").write_text("")
        (made.drive / "code.py").write_text(BREAKS)
        yield made.plug_in()


def test_a_board_tells_its_last_traceback(plugged_in):
    plugged_in.wait_for_the_end_of_code()
    text = board.last(str(plugged_in.port))
    assert "ValueError: deep" in text and "line 2, in main" in text


def test_a_board_that_remembers_none_is_told_so(plugged_in):
    (plugged_in.drive / "code.py").write_text("print('Kitchen Garden is ready')\n")
    plugged_in.plug_in().wait_for_the_end_of_code()
    with pytest.raises(Trouble, match="remembers no traceback"):
        board.last(str(plugged_in.port))


def test_what_a_board_prints_is_heard_line_by_line(plugged_in):
    (plugged_in.drive / "code.py").write_text(BREAKS_LATER)
    lines = board.listen(str(plugged_in.plug_in(asleep=True).port))
    heard = [next(lines)]
    (plugged_in.drive / "go").touch()
    while "ValueError: deep" not in heard:
        heard.append(next(lines))
    assert any(line.endswith(", line 2, in main") for line in heard)
