# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A small server for the page, on this computer or for the phones in its network."""

import functools
import http.server
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

_PORT = 8000
_TRIES = 20  # ports after it
_PATIENCE = 30  # seconds that a client may say nothing, or take nothing
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


OnAnswer = Callable[[str, int], object]  # called with a path and a status


class NoPort(Exception):
    """No port is free; the message says which were tried."""


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # one connection for all files,
    disable_nagle_algorithm = True  # on which a small file does not wait for the next
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}

    def __init__(self, *how: Any, patience: float, on_answer: OnAnswer | None, **more: Any) -> None:
        self.timeout = patience  # type: ignore[misc]  # this server's own, not the class's
        self._on_answer = on_answer
        super().__init__(*how, **more)

    def send_head(self) -> Any:
        # A name with a zero byte is no name of a file; open() would raise ValueError.
        if "\0" in self.translate_path(self.path):
            return self.send_error(http.HTTPStatus.NOT_FOUND)
        return super().send_head()

    def end_headers(self) -> None:
        # A reload shows the newest build.
        self.send_header("Cache-Control", "no-cache")
        # In a sandboxed frame the page's own files come from another origin.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if self._on_answer:
            self._on_answer(self.path, int(code))

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        # A client that went away is no fault of ours.
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


def server(
    folder: Path,
    host: str = "127.0.0.1",
    port: int = _PORT,
    patience: float = _PATIENCE,
    on_answer: OnAnswer | None = None,
) -> Server:
    """Make a server for this folder, on this port or the next one that is free.

    `on_answer(path, status)` is called with every answer.
    """
    handler = functools.partial(
        _Handler, directory=str(folder), patience=patience, on_answer=on_answer
    )
    for number in range(port, port + _TRIES):
        try:
            return Server((host, number), handler)
        except OSError:
            continue
    raise NoPort(f"No port from {port} to {port + _TRIES - 1} is free: close another server first.")


def serve(folder: Path, everywhere: bool) -> None:
    """Serve until Ctrl-C; with `everywhere` also to other machines in the network."""
    with server(folder, "" if everywhere else "127.0.0.1") as serving:
        port = serving.server_address[1]
        print(f"Kitchen Garden is at http://localhost:{port}/ until you press Ctrl-C.")
        if everywhere:
            print(f"For a phone in this network: http://{_address()}:{port}/")
            print("Browsers install pages and keep them for offline only from https addresses.")
        webbrowser.open(f"http://localhost:{port}/")
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            print()


def _address() -> str:
    """Return this computer's address in its own network. No packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
            return line.getsockname()[0]
        except OSError:
            return socket.gethostname()
