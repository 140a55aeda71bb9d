# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Play in a browser, here or on a phone, or make the page to publish: python3 tools/web.py."""

import argparse
import sys
from pathlib import Path

import environment

OUT = environment.ROOT / "build" / "web"


def main():
    chosen = _options().parse_args()
    environment.enter("test" if chosen.measure else "web")
    from web import serving, site
    from web.npm import NoPackage

    try:
        if chosen.measure:
            return _measure()
        if chosen.single:
            return _single(site, Path(chosen.single))
        folder = Path(chosen.out or OUT)
        print("Building ...", flush=True)
        site.write(site.files(), folder)
    except (NoPackage, SyntaxError) as trouble:
        sys.exit(str(trouble))
    print(f"Made {folder}: put it on any static host.")
    if not chosen.out:
        serving.serve(folder, chosen.host)
    return 0


def _options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--host", action="store_true", help="also for phones in this network")
    options.add_argument("--out", metavar="DIR", help="only build, into this folder")
    options.add_argument("--single", metavar="FILE", help="only make one HTML file of everything")
    options.add_argument("--measure", action="store_true", help="measure the page's budgets")
    return options


def _measure():
    from web import measure

    for line in measure.report():
        print(line, flush=True)
    return 0


def _single(site, file):
    content = site.single()
    file.write_bytes(content)
    print(f"Made {file}, {len(content) // 1024} KB: open it in a browser, or send it to a friend.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
