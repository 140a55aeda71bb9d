# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's budgets, measured: what is transferred, how soon the title is up, memory, rest."""

import gzip
import json
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

from . import runtime, serving, site

FRAMES = 30000
_STARTS = 5  # of which the median counts
_REST = 4000  # ms
_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
_SLOWED = 4  # times


def report():
    """Lines of a table: what, measured, to be."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        made = site.files()
        site.write(made, here / "site")
        for kind, content in zip(("mjs", "wasm"), runtime.files()):
            (here / f"micropython.{kind}").write_bytes(content)
        yield "| what | measured | to be |\n|---|---:|---:|"
        size = transferred(made) / 1024
        yield f"| all that is transferred, compressed | {size:.0f} KB | 450 KB |"
        yield from _evening(here)
        yield from _browser(here / "site")


def transferred(made):
    """Bytes of a first visit, as a host sends them: packed files cannot be packed any further."""
    return sum(
        len(content) if name.endswith(".bin") else len(gzip.compress(content, 9))
        for name, content in made.items()
    )


def _evening(here):
    node = shutil.which("node") or shutil.which("nodejs")
    if not node:
        yield "| frames and memory | no node here | |"
        return
    script = Path(__file__).with_suffix(".mjs")
    words = [node, str(script), str(here / "site"), str(here), str(FRAMES)]
    seen = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    memory = seen["memory"]
    yield f"| pictures composed in 10 s of rest | {seen['atRest']} | 0 |"
    frame = f"{seen['median']:.2f} / {seen['slow']:.1f} / {seen['slowest']:.0f} ms"
    yield f"| a frame, median / 99 % / most | {frame} | |"
    first, last = memory[len(memory) // 3] >> 10, memory[-1] >> 10
    grown = f"{first:,} / {last:,} KB"
    yield f"| memory after a third of {FRAMES:,} frames, and after all | {grown} | flat |"


def _browser(folder):
    program = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    if not program:
        yield "| in Chromium | none here | |"
        return
    from playwright.sync_api import sync_playwright

    with serving.server(folder, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://localhost:{server.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path=program, args=_ARGUMENTS)
        browser.new_page().goto(address)  # the program itself is warm
        for rate, most in ((1, 500), (_SLOWED, 1500)):
            starts = [_start(browser, address, rate) for _ in range(_STARTS)]
            told = f", slowed {rate} times" if rate > 1 else ""
            clock, work = (sorted(part)[_STARTS // 2] for part in zip(*starts))
            seen = f"{clock:.0f} ms, at work {work:.0f}"
            yield f"| start to title in Chromium{told} | {seen} | {most} ms |"
        yield f"| CPU at rest in Chromium | {_rest(browser, address):.1f} % | next to none |"
        browser.close()
        server.shutdown()


def _start(browser, address, rate):
    """(ms from the navigation until the title was painted, ms the page's thread worked)."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    line = _line(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto(address)
    page.wait_for_selector("#handheld:not([hidden])")
    at = page.evaluate("performance.getEntriesByName('title')[0].startTime")
    work = _worked(line)
    context.close()
    return at, 1000 * work


def _rest(browser, address):
    """Per cent of one core that the page's own thread works when nobody presses anything."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(address)
    page.wait_for_selector("#handheld:not([hidden])")
    page.keyboard.press("ArrowUp", delay=80)  # ends the blinking of a first start
    page.wait_for_timeout(1500)
    line = _line(page)
    before = _worked(line)
    page.wait_for_timeout(_REST)
    return 100 * (_worked(line) - before) / (_REST / 1000)


def _line(page):
    """A DevTools session with Chromium that counts the CPU time of the page's thread."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return line


def _worked(line):
    """Seconds that the page's thread has worked."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
