# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page as files for any static host, or as a single one."""

import base64
import gzip
import hashlib
import json
from collections.abc import Mapping

from tools import environment

from . import drive, icons, output, runtime, script

_POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {style}; {more}; "
    "base-uri 'none'; form-action 'none'"
)
_OWN = "img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'"
_HEAD = """\
<link rel="stylesheet" href="{style.css}">
<script type="module" src="{garden.js}" fetchpriority="high"></script>
<link rel="preload" href="{runtime.bin}" as="fetch" crossorigin>
<link rel="preload" href="{garden.bin}" as="fetch" crossorigin>
<link rel="manifest" href="manifest.webmanifest">
<link rel="icon" href="icon-192.png">
<link rel="apple-touch-icon" href="icon-180.png">"""


# What a browser runs; the rest is there for installing it.
_PARTS = ("style.css", "garden.js", "runtime.bin", "garden.bin")
_LANGUAGE = '\n<link rel="language" href="{}">'  # no browser loads it: page/pack.js does


def files() -> dict[str, bytes]:
    """Return {name: content} of the published page."""
    parts, worker = _parts()
    rest = {**icons.icons(), "manifest.webmanifest": _manifest()}
    addresses = {name: f"{name}?v={_digest(content)}" for name, content in parts.items()}
    languages = [addresses[name] for name in parts if _is_language(name)]
    version = _version(parts)
    index = _index(
        version,
        policy=_POLICY.format(script="'self'", style="'self'", more=_OWN),
        head=_filled(_HEAD, addresses) + "".join(map(_LANGUAGE.format, languages)),
    )
    # What the service worker keeps for offline is the whole page, as the page asks for it.
    kept = output.listed(["./", *addresses.values(), *sorted(rest)])
    worker = f"const VERSION = {json.dumps(version)};\n{kept}".encode() + worker
    return {**parts, **rest, "index.html": index, "worker.js": worker}


def single() -> bytes:
    """Return the page as one HTML file, which plays from a disk."""
    return single_of(files())


def single_of(parts: Mapping[str, bytes]) -> bytes:
    """Return the single file made of the files of a published page."""
    style, code = parts["style.css"].decode(), parts["garden.js"].decode()
    packed = "\n".join(
        f'<script type="text/plain" id="{name}">{base64.b64encode(parts[name]).decode()}</script>'
        for name in parts
        if name.endswith(".bin")
    )
    icon = base64.b64encode(parts["icon-192.png"]).decode()
    return _index(
        _version(parts),
        policy=_POLICY.format(script=_hash(code), style=_hash(style), more="img-src data:"),
        head=f'<link rel="icon" href="data:image/png;base64,{icon}">\n<style>{style}</style>',
        end=f'{packed}\n<script type="module">{code}</script>',
    )


def _parts() -> tuple[dict[str, bytes], bytes]:
    """Return {name: content} of what a browser runs, and the service worker's code."""
    micropython, wasm = runtime.files()
    parts = script.bundled(micropython)
    worker = parts.pop("worker.js")
    return {
        **parts,
        "runtime.bin": gzip.compress(wasm, 9, mtime=0),
        "garden.bin": drive.packed(),
        **drive.languages(),
    }, worker


def _version(parts: Mapping[str, bytes]) -> str:
    """Return our own version, and what tells two builds of it apart."""
    loaded = [parts[name] for name in sorted(parts) if name in _PARTS or _is_language(name)]
    return f"{environment.version()}-{_digest(b''.join(loaded))}"


def _is_language(name: str) -> bool:
    return name.startswith(drive.LANGUAGE)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:8]


def _index(version: str, policy: str, head: str, end: str = "") -> bytes:
    page = (script.PAGE / "index.html").read_text("utf-8")
    words = {"version": version, "policy": policy, "head": head, "end": end}
    return _filled(page, words).encode()


def _filled(text: str, words: Mapping[str, str]) -> str:
    """Put words in place of their {names}; unlike format(), what is put in may have braces."""
    for name in words:
        text = text.replace("{" + name + "}", words[name])
    return text


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _manifest() -> bytes:
    described = {
        "name": "Kitchen Garden",
        "short_name": "Garden",
        "description": "Three tabletop games to pass around: Veggies, Veggie Match, Cabbage!",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#1c5a3e",
        "theme_color": "#1c5a3e",
        "categories": ["games"],
        "icons": [
            {
                "src": name,
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "any maskable",
            }
            for name, (size, _) in icons.ICONS.items()
        ],
    }
    return json.dumps(described, indent=1).encode()
