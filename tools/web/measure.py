# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's budgets, measured: what is transferred, how soon the title is up, memory, rest."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from itertools import filterfalse
from pathlib import Path
from typing import TYPE_CHECKING

from . import chromium, drive, output, runtime, serving, site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

# What, measured, budget, whether it is met; None if there is no budget.
_Row = tuple[str, object, str, bool | None]

FRAMES = 30000
_STARTS = 5  # of which the median counts
_REST = 4000  # ms
_SLOWED = 4  # times
_MOST = 450  # KB
_GROWN = 64 << 10  # bytes of JavaScript's heap that are no leak: code that got hot, mostly
_NEXT_TO_NONE = 2  # per cent of one core
# Resolves with the ms at which the browser first painted anything: the game, unless it was so late
# that the sentence for slow starts came before it.
_PAINTED = """new Promise((resolve) => new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName("first-contentful-paint");
  const [title] = performance.getEntriesByName("title");
  if (paint && title) resolve(Math.max(paint.startTime, title.startTime));
}).observe({type: "paint", buffered: true}))"""


def report() -> Iterator[str]:
    """Yield the lines of a table: what is measured, the figure, the budget, whether it is met."""
    yield "| what | measured | to be | met |\n|---|---:|---:|---|"
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        output.write_folder(site.files(), here / "site")
        for kind, content in zip(("mjs", "wasm"), runtime.files()):
            (here / f"micropython.{kind}").write_bytes(content)
        for what, seen, budget, met in rows(here):
            verdict = "" if met is None else "yes" if met else "no"
            yield f"| {what} | {seen} | {budget} | {verdict} |"


def rows(here: Path) -> Iterator[_Row]:
    """Yield (what, measured, budget, whether it is met) of every budget.

    In this folder lie the page, in `site`, and MicroPython's own two files.
    """
    yield from size(here / "site")
    yield from evening(here)
    yield from _browser(here / "site")


def size(folder: Path) -> Iterator[_Row]:
    """Yield the row of the page's size, with the largest of the languages."""
    names = [file.name for file in folder.iterdir()]
    languages = [transferred(folder, [name]) / 1024 for name in names if _is_language(name)]
    kilobytes = transferred(folder, filterfalse(_is_language, names)) / 1024 + max(languages)
    title = "the page's files, compressed, with one language beside English"
    seen = f"{kilobytes:.0f} KB; all other languages {sum(languages) - max(languages):.0f} KB"
    yield title, seen, f"{_MOST} KB", kilobytes < _MOST


def _is_language(path: str) -> bool:
    """Return whether a path is that of a language, which nobody waits for until it is spoken."""
    return _name(path).startswith(drive.LANGUAGE)


def transferred(folder: Path, paths: Iterable[str]) -> int:
    """Return the bytes of these answers as a host sends them. Packed files are not packed again."""
    return sum(
        len(content) if name.endswith(".bin") else len(gzip.compress(content, 9))
        for name, content in ((name, (folder / name).read_bytes()) for name in map(_name, paths))
    )


def _name(path: str) -> str:
    """Return the file that this path of an address means."""
    return path.partition("?")[0].strip("/") or "index.html"


def evening(here: Path) -> Iterator[_Row]:
    """Measure frames and memory of a long evening in node, and its rest."""
    node = shutil.which("node") or shutil.which("nodejs")
    if not node:
        yield "frames and memory", "no node here", "", None
        return
    script = Path(__file__).with_suffix(".mjs")
    words = [node, "--expose-gc", str(script), str(here / "site"), str(here), str(FRAMES)]
    seen = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    composed = seen["atRest"]
    yield "pictures composed in 10 s of rest", composed, "0", composed == 0
    frame = f"{seen['median']:.2f} / {seen['slow']:.1f} / {seen['slowest']:.0f} ms"
    yield "a frame, median / 99 % / most", frame, "", None
    early, late = seen["early"], seen["late"]
    for what, key, most in (("the VM's", "vm", 0), ("JavaScript's", "beside", _GROWN)):
        title = f"{what} memory after a third of {FRAMES:,} frames, and after all"
        grown = f"{early[key] >> 10:,} / {late[key] >> 10:,} KB"
        yield title, grown, "flat", late[key] - early[key] <= most


def _browser(folder: Path) -> Iterator[_Row]:
    program = chromium.program()
    if not program:
        yield "in Chromium", "none here", "", None
        return
    from playwright.sync_api import sync_playwright

    sent: list[tuple[str, int]] = []
    with (
        serving.server(folder, port=0, on_answer=lambda *answer: sent.append(answer)) as server,
        sync_playwright() as playwright,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://localhost:{server.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        yield _first_visit(browser, address, folder, sent)  # and the program itself is warm
        for rate, most in ((1, 500), (_SLOWED, 1500)):
            starts = [_start(browser, address, rate) for _ in range(_STARTS)]
            slowed = f", slowed {rate} times" if rate > 1 else ""
            clock, work = (sorted(part)[_STARTS // 2] for part in zip(*starts))
            seen = f"{clock:.0f} ms, at work {work:.0f}"
            yield f"start to title in Chromium{slowed}", seen, f"{most} ms", clock < most
        rest = _rest(browser, address)
        yield "CPU at rest in Chromium", f"{rest:.1f} %", "next to none", rest < _NEXT_TO_NONE
        browser.close()
        server.shutdown()


def _first_visit(browser: Browser, address: str, folder: Path, sent: list[tuple[str, int]]) -> _Row:
    """Return the row of what the server sends to somebody who comes for the first time."""
    page = browser.new_context().new_page()
    page.goto(address)
    page.wait_for_selector("#handheld:not([hidden])")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    whole = [path for path, status in sent if status == 200 and not _is_language(path)]
    kilobytes = transferred(folder, whole) / 1024
    seen = f"{kilobytes:.0f} KB, {len(whole)} files"
    return "sent for a first visit, compressed", seen, f"{_MOST} KB", kilobytes < _MOST


def _start(browser: Browser, address: str, rate: int) -> tuple[float, float]:
    """Return (ms until the title was painted, ms the page's thread worked)."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    line = _line(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto(address)
    page.wait_for_selector("#handheld:not([hidden])")
    at = page.evaluate(_PAINTED)
    work = _worked(line)
    context.close()
    return at, 1000 * work


def _rest(browser: Browser, address: str) -> float:
    """Return the per cent of a core that the page's thread works while nobody presses."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(address)
    page.wait_for_selector("#handheld:not([hidden])")
    page.keyboard.press("ArrowUp", delay=80)  # ends the blinking of a first start
    page.wait_for_timeout(1500)
    line = _line(page)
    before = _worked(line)
    page.wait_for_timeout(_REST)
    return 100 * (_worked(line) - before) / (_REST / 1000)


def _line(page: Page) -> CDPSession:
    """Open a DevTools session that counts the CPU time of the page's thread."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return line


def _worked(line: CDPSession) -> float:
    """Return the seconds that the page's thread has worked."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
