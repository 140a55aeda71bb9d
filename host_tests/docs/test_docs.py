# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The documents keep up with the code: rulings are defined, sessions run, links lead somewhere."""

import functools
import io
import re
import subprocess
import sys
import tokenize

import pytest

from tools.environment import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
SOURCES = [
    source
    for folder in ("lib", "firmware", "tools", "host_tests")
    for source in (ROOT / folder).rglob("*.py")
    # written by hand: no caches, no builds
    if not {"__pycache__", ".venv"} & set(source.parts)
]
LETTER = r"(?<![A-Za-z0-9])([VMCT])(\d{1,2})(?![A-Za-z0-9@+-])"


def prose(source):
    """Yield the comments and docstrings of a file, and the names of its tests."""
    for token in tokenize.generate_tokens(io.StringIO(source.read_text()).readline):
        if token.string.startswith(("#", '"""', "test_")):
            yield token.string


def cited(text):
    """Yield every ruling and position that a text names, including those in "V1 to V13"."""
    for kind, first, last in re.findall(r"([VMCT])(\d+) to \1(\d+)", text):
        yield from (f"{kind}{number}" for number in range(int(first), int(last) + 1))
    for kind, number in re.findall(LETTER, text):
        yield kind + number


def citations():
    return {letter for source in SOURCES for text in prose(source) for letter in cited(text)}


def test_every_ruling_that_is_cited_is_defined_once():
    defined = re.findall(r"\*\*([VMCT]\d+)\*\*", (ROOT / "docs/rules.md").read_text())
    assert len(defined) == len(set(defined))
    assert {"V1", "V13", "C9", "T6"} <= citations() <= set(defined)


def test_a_letter_is_found_where_code_cites_it():
    assert set(cited("# V1, V2: three on the market")) == {"V1", "V2"}
    assert set(cited("test_C9_there_are_always")) == {"C9"}
    assert set(cited("rulings M1 to M3.")) == {"M1", "M2", "M3"}
    assert set(cited("T2@1,3 T+3 RC5")) == set()


def test_the_session_of_the_protocol_runs_as_it_is_printed():
    text = (ROOT / "docs/protocol.md").read_text()
    lines = re.search(r"```\n(new .*?)```", text, re.S)[1].splitlines()
    command = [sys.executable, str(ROOT / "tools/engine.py")]
    asked = "\n".join(lines[::2]) + "\n"
    ran = subprocess.run(command, input=asked, capture_output=True, text=True, timeout=60)
    assert ran.stdout.splitlines() == lines[1::2]


def test_the_protocol_document_names_every_command():
    from tools import engine

    table = (ROOT / "docs/protocol.md").read_text().split("## Moves")[0]
    for command in [*engine.Engine()._commands, "quit"]:
        assert re.search(rf"`{command}\b", table), command


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_to_files_that_are_there(document):
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text()):
        assert (document.parent / target).exists(), target


# -- commands -----------------------------------------------------------------------------------


def commands():
    """Yield (tool, words after it) of every command in the documents."""
    for document in DOCUMENTS:
        for tool, words in re.findall(
            r"python3 tools/(\w+)\.py([^`\n#]*)", document.read_text(encoding="utf-8")
        ):
            yield tool, words.split()


@functools.cache
def options(tool):
    """Return the options that this tool explains."""
    command = [sys.executable, str(ROOT / f"tools/{tool}.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return set(re.findall(r"--[a-z-]+", done.stdout))


def test_every_command_in_the_documents_is_there_with_its_options():
    for tool, words in commands():
        named = {word for word in words if word.startswith("--")}
        assert named <= options(tool), (tool, words)
    assert len({tool for tool, _ in commands()}) > 7


def test_every_file_that_a_test_command_names_is_there():
    for tool, words in commands():
        for word in words if tool == "test" else ():
            assert not word.startswith("host_tests") or (ROOT / word).exists(), word


def test_every_option_in_the_readme_is_an_option_of_a_tool_it_names():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    tools = set(re.findall(r"tools/(\w+)\.py", text))
    named = set(re.findall(r"`(--[a-z-]+)", text))
    assert len(named) > 5 and named <= set().union(*map(options, tools))


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 150
