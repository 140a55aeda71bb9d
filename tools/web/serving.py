# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A small server for the page, on this computer or for the phones in its network."""

import functools
import http.server
import socket
import webbrowser

_PORT = 8000
_TRIES = 20  # ports after it
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # one connection for all files,
    disable_nagle_algorithm = True  # on which a small file does not wait for the next
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}

    def end_headers(self):
        # A reload shows the newest build.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *how):
        pass


def server(folder, host="127.0.0.1", port=_PORT):
    """A server for this folder, on this port or the next one that is free."""
    handler = functools.partial(_Handler, directory=str(folder))
    for number in range(port, port + _TRIES):
        try:
            return http.server.ThreadingHTTPServer((host, number), handler)
        except OSError:
            continue
    raise OSError(f"no port from {port} on is free")


def serve(folder, everywhere):
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


def _address():
    """This computer's address in its own network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
            return line.getsockname()[0]
        except OSError:
            return socket.gethostname()
