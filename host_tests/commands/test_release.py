# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A release: one version number, which the changelog and the title know."""

import re

import pytest

from tools import building, environment
from tools.building import manifest, release
from tools.environment import ROOT
from tools.sim import Sim

VERSION = environment.version()


def test_the_changelog_has_a_section_for_our_version():
    notes = release.notes(f"v{VERSION}")
    assert notes.strip() and "\n## " not in notes


@pytest.mark.parametrize("tag", [VERSION, "v1.0.0", f"v{VERSION}-rc1", ""])
def test_a_tag_of_another_version_is_refused(tag):
    with pytest.raises(release.NoRelease, match=f"pyproject.toml says {VERSION}: tag v{VERSION}."):
        release.notes(tag)


@pytest.mark.parametrize("text", ["", "## 1.0\n\n- All.\n", "## {}\n\n## 1.0\n\n- All.\n"])
def test_a_version_without_a_section_is_refused(tmp_path, monkeypatch, text):
    monkeypatch.setattr(release, "_CHANGELOG", tmp_path / "CHANGELOG.md")
    (tmp_path / "CHANGELOG.md").write_text(text.format(VERSION))
    with pytest.raises(release.NoRelease, match="CHANGELOG.md has no section for"):
        release.notes(f"v{VERSION}")


def test_the_version_is_written_in_one_place():
    folders = [ROOT / name for name in ("lib", "firmware", "tools", "host_tests")]
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    assert [path for path in sources if f'"{VERSION}"' in path.read_text("utf-8")] == []


@pytest.mark.parametrize("source", [False, True])
def test_the_build_writes_the_version_where_the_title_reads_it(source):
    drive = building.build(source)
    place = manifest.VERSIONED if source else manifest.VERSIONED.replace(".py", ".mpy")
    assert VERSION.encode() in drive[place]


def test_the_title_shows_the_version():
    assert VERSION in " ".join(Sim().texts())


def test_the_workflow_refuses_before_it_builds_anything_else():
    text = (ROOT / ".github/workflows/release.yml").read_text()
    runs = re.findall(r"run: (.+)", text)
    assert runs[0] == 'python3 tools/build.py --release "$GITHUB_REF_NAME"'
