# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page in a real Firefox: a first visit, loaded saves, and offline."""

import pytest
from browsing import EN, ES, lacking, served
from firefox import Firefox, program


@pytest.fixture
def firefox(tmp_path):
    if not program():
        lacking("There is no Firefox here: install it (Debian: apt install firefox-esr).")
    (tmp_path / "profile").mkdir()
    with Firefox(tmp_path / "profile") as firefox:
        yield firefox


@pytest.mark.long
def test_firefox_starts_loads_saves_and_plays_offline(firefox, folder, saved):
    sent = []
    files = [saved("match"), saved("cabbage", language=1)]
    with served(folder, lambda path, status: status == 200 and sent.append(path)) as address:
        firefox.visit(address)
        firefox.reads(EN["settings"]).press("Tab", "ArrowDown", "z").reads(ES["settings"])
        for nth in range(4):
            firefox.press("F1").choose("#file", files[nth % 2])
            firefox.reads("?", "#answer").click("#answer button:nth-of-type(2)")
            firefox.reads((EN, ES)[nth % 2]["continue"])
        ready = "navigator.serviceWorker.ready.then(() => true)"
        assert firefox.evaluate(ready) is True
        assert len(sent) == len(set(sent)), "nothing is sent twice"
    firefox.visit("about:blank")
    firefox.visit(address)
    firefox.reads(ES["continue"]).press("z").reads(ES["ready"])
