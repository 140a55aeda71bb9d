# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""README tells the truth: the messages it explains are said, the files it names are there."""

import ast
import re

import pytest

from tools.environment import ROOT

README = (ROOT / "README.md").read_text()
MESSAGES = re.findall(r"^\| `(.+?)` \|", README.split("## When something is wrong")[1], re.M)


def texts():
    """Yield every text in our sources, with … for each part that is filled in."""
    for folder in ("tools", "lib/garden/words", "."):
        for source in (ROOT / folder).glob("*.py" if folder == "." else "**/*.py"):
            for node in ast.walk(ast.parse(source.read_text())):
                if isinstance(node, ast.JoinedStr):
                    yield "".join(
                        part.value if isinstance(part, ast.Constant) else "…"
                        for part in node.values
                    )
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


SAID = "\n".join(texts())


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_it_explains_is_said_word_for_word(message):
    parts = [part for part in message.split("…") if part.strip(" .;")]
    assert parts
    for part in parts:
        assert part.strip() in SAID


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"(?:docs|tools|lib|firmware)/[\w/.-]+", README)))
)
def test_a_path_it_names_is_there(path):
    assert (ROOT / path.rstrip("./")).exists()
