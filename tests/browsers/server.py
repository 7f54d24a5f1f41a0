"""The site as the flows are served it: what `serve.mjs` sends, and what goes wrong on the way when a flow says so.

The faults are made here, not in a browser, so that they are the same for every engine.
"""

from __future__ import annotations

import re
import subprocess
import threading
import urllib.error
import urllib.request
from contextlib import suppress
from enum import Enum, auto
from http.client import HTTPMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "widgets" / "runtime" / "serve.mjs"
HOST = "127.0.0.1"
OURS = {"cache-control", "connection", "content-length", "date", "etag", "keep-alive", "server", "transfer-encoding"}
"""Headers that are not passed on."""


class Fault(Enum):
    """What happens to a file on its way."""

    REFUSED = auto()  # an answer that is no file: 503
    CUT = auto()  # half of its bytes, then the connection ends
    SPOILT = auto()  # all of its bytes, the last one another


class _Unfollowed(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments: object) -> None:
        return None


class Server:
    """The built site on a port of this machine; `faults` maps patterns of paths to what goes wrong with them."""

    def __init__(self, folder: Path) -> None:
        command = ["node", str(SERVER), str(folder), "0"]
        self.behind = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.behind.stdout is not None
        self.source = self.behind.stdout.readline().strip()
        self.faults: dict[str, Fault] = {}
        self.port = 0
        self.listen()

    @property
    def address(self) -> str:
        """Where the site is, without a slash at the end."""
        return f"http://{HOST}:{self.port}"

    def listen(self) -> None:
        """Answer from now on; after `hang_up`, at the same address as before."""
        server = self

        class Handler(_Handler):
            site = server

        self.front = _Front((HOST, self.port), Handler)
        self.port = self.front.server_address[1]
        threading.Thread(target=self.front.serve_forever, args=(0.05,), daemon=True).start()

    def hang_up(self) -> None:
        """The network is down: nobody listens any more."""
        self.front.shutdown()
        self.front.server_close()

    def fetch(self, path: str, headers: dict[str, str]) -> tuple[int, HTTPMessage, bytes]:
        """The status, headers and body of what `serve.mjs` sends; redirections are not followed."""
        opener = urllib.request.build_opener(_Unfollowed, urllib.request.ProxyHandler({}))
        request = urllib.request.Request(self.source + path, headers=headers)
        try:
            with opener.open(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()

    def fault(self, path: str) -> Fault | None:
        """What goes wrong with that path, if anything."""
        return next((fault for pattern, fault in self.faults.items() if re.search(pattern, path)), None)

    def close(self) -> None:
        self.hang_up()
        self.behind.terminate()
        self.behind.communicate(timeout=10)


class _Front(ThreadingHTTPServer):
    request_queue_size = 128  # a browser that keeps the site asks for all of it at once


class _Handler(BaseHTTPRequestHandler):
    site: Server

    def do_GET(self) -> None:
        fault = self.site.fault(self.path)
        wished = {
            "Host": f"{HOST}:{self.site.port}",
            "Accept-Encoding": self.headers.get("Accept-Encoding", "identity"),
        }
        if fault is not None:
            wished["Accept-Encoding"] = "identity"  # a byte of the file itself is changed, not of what packs it
        status, headers, body = self.site.fetch(self.path, wished)
        if fault is Fault.REFUSED:
            status, body = 503, b""
        elif fault is Fault.SPOILT:
            body = body[:-1] + bytes([body[-1] ^ 1])
        self.send_response(status)
        for name, value in headers.items():
            if name.lower() not in OURS:
                self.send_header(name, value)
        self.send_header("Cache-Control", "no-store")  # what came before a fault must not hide it
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with suppress(ConnectionError):  # a page that is left asks for no more
            self.wfile.write(body[: len(body) // 2] if fault is Fault.CUT else body)

    def log_message(self, *arguments: object) -> None:
        """Say nothing."""
