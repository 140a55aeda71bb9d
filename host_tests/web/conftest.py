# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page, built once for all tests of it; and what they need that may not be here.

Without npm, node or Chromium these tests are skipped and say so; with WEB_TESTS=required, as in
the workflows that install all three, a skip is a failure.
"""

import contextlib
import json
import shutil
import subprocess
from pathlib import Path

import browsing
import pytest
from browsing import lacking

from tools.web import chromium, drive, npm, output, runtime, site

HERE = Path(__file__).parent


@contextlib.contextmanager
def alone(folder):
    """Yield one worker at a time."""
    try:
        import fcntl
    except ImportError:  # Windows: at worst the page is built twice
        yield
        return
    with open(folder / "web.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def built(tmp_path_factory, worker_id):
    """Return the folder of the published page, with the single file and MicroPython's beside it."""
    folder = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        folder = folder.parent  # all workers' own
    out = folder / "page"
    with alone(folder):
        if not out.exists():
            try:
                micropython, wasm = runtime.files()
                made = site.files()
            except npm.NoPackage as why:
                lacking(str(why))
            part = folder / "part"
            output.write_folder(made, part / "site")
            (part / "micropython.mjs").write_bytes(micropython)
            (part / "micropython.wasm").write_bytes(wasm)
            (part / "garden.bin").write_bytes(drive.pack(drive.contents()))  # in all languages
            (part / "single.html").write_bytes(site.single_of(made))
            part.rename(out)
    return out


@pytest.fixture(scope="session")
def node():
    found = shutil.which("node") or shutil.which("nodejs")
    if not found:
        lacking("There is no node here: install it (Debian and Ubuntu: apt install nodejs).")
    return found


@pytest.fixture
def play(node, built, tmp_path):
    """Play evenings on MicroPython, each a dict as play.mjs takes it."""

    def play(*evenings):
        file = tmp_path / "evenings.json"
        file.write_text(json.dumps(evenings))
        words = [node, str(HERE / "play.mjs"), str(built), str(file)]
        done = subprocess.run(words, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-3000:]
        return json.loads(done.stdout)

    return play


@pytest.fixture(scope="session")
def launch():
    """Yield a function that starts a Chromium, with arguments of its own."""
    program = chromium.program()
    if not program:
        lacking("There is no Chromium here: install it (Debian and Ubuntu: apt install chromium).")
    from playwright.sync_api import Error, sync_playwright

    def launch(*more):
        try:
            return playwright.chromium.launch(
                executable_path=program, args=(*chromium.ARGUMENTS, *more)
            )
        except Error as why:
            lacking(f"Chromium does not start here: {why}")

    with sync_playwright() as playwright:
        yield launch


@pytest.fixture(scope="session")
def browser(launch):
    """Yield a Chromium for all tests of this worker."""
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture
def context(browser):
    """Yield a function that makes a new visitor's context, with an empty storage."""
    contexts = []

    def context(**how):
        contexts.append(browser.new_context(**{"service_workers": "block", **how}))
        return contexts[-1]

    yield context
    for one in contexts:
        one.close()


@pytest.fixture
def folder(built, tmp_path):
    """Return a published page of this test's own, to be damaged or replaced."""
    return Path(shutil.copytree(built / "site", tmp_path / "site"))


@pytest.fixture(scope="session")
def address(built):
    with browsing.served(built / "site") as address:
        yield address


@pytest.fixture(scope="session")
def saved(tmp_path_factory):
    """Return a function that makes a file of a board on which this game waits."""

    def saved(game, **settings):
        file = tmp_path_factory.mktemp("saves") / "garden.sav"
        (content,) = browsing.waiting(game, (0, 0), **settings).values()
        file.write_bytes(content)
        return file

    return saved
