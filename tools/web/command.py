# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The command tools/web.py: play in a browser, here or on a phone, or make the page to publish."""

import argparse
import sys
from pathlib import Path

from tools import environment

OUT = environment.ROOT / "build" / "web"


def main() -> int:
    """Make, serve or measure the page."""
    chosen = _options().parse_args()
    environment.enter("test" if chosen.measure else "web")
    from tools.outputs import Refused
    from tools.web.npm import NoPackage
    from tools.web.serving import NoPort

    try:
        if chosen.measure:
            _measure()
        elif chosen.single:
            _make_file(Path(chosen.single))
        elif chosen.out:
            _make_folder(Path(chosen.out))
        else:
            _make_folder(OUT)
            _serve(chosen.host)
    except (NoPackage, NoPort, Refused, SyntaxError) as trouble:
        sys.exit(str(trouble))
    return 0


def _options() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(
        description="Play in a browser, here or on a phone, or make the page to publish."
    )
    options.add_argument("--host", action="store_true", help="also for phones in this network")
    one = options.add_mutually_exclusive_group()
    one.add_argument("--out", metavar="DIR", help="only build, into this folder")
    one.add_argument("--single", metavar="FILE", help="only make one HTML file of everything")
    one.add_argument("--measure", action="store_true", help="measure the page's budgets")
    return options


def _measure() -> None:
    from tools.web import measure

    for line in measure.report():
        print(line, flush=True)


def _make_folder(folder: Path) -> None:
    from tools.web import output, site

    output.check_folder(folder)
    print("Building ...", flush=True)
    output.write_folder(site.files(), folder)
    print(f"Made {folder}: put it on any static host.")


def _make_file(file: Path) -> None:
    from tools.web import output, site

    output.check_file(file)
    content = site.single()
    output.write_file(content, file)
    print(f"Made {file}, {len(content) // 1024} KB: open it in a browser, or send it to a friend.")


def _serve(everywhere: bool) -> None:
    from tools.web import serving

    serving.serve(OUT, everywhere)
