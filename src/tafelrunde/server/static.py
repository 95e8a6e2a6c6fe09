"""The client's files as built by Vite: files with hashed names are cached for ever, the page is revalidated."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tafelrunde.server.access import HEADERS, POLICY
from tafelrunde.server.rejections import Rejected

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OWN_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
MISSING = """<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tafelrunde</title>
<h1>Tafelrunde</h1>
<p>Die Seite ist noch nicht gebaut: <code>make setup</code> baut sie. Die Schnittstelle läuft schon
(<a href="/api/openapi.json">OpenAPI</a>).</p>
<p lang="en">The page has not been built yet: <code>make setup</code> builds it. The interface is already running.</p>
</html>
"""


async def page(request: Request) -> Response:
    """Serve a file of the client; the page keeps its own addresses in the fragment."""
    root: Path = request.app.state.server.settings.static
    name = request.path_params.get("path") or "index.html"
    for_ever = name.startswith("assets/")
    found = (_kept if for_ever else _read)(root, name, "gzip" in request.headers.get("accept-encoding", ""))
    if found is None:
        if name == "index.html":
            return HTMLResponse(MISSING, headers={"cache-control": ASK_AGAIN})
        raise Rejected("no-page")
    body, packed = found
    headers = {"cache-control": FOR_EVER if for_ever else ASK_AGAIN, "vary": "accept-encoding"}
    if name == "index.html":
        headers[POLICY] = _policy((root / name).read_bytes())
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=guess_type(name)[0] or "application/octet-stream")


def _policy(html: bytes) -> str:
    """Return the content security policy, which also allows the page's inline scripts by their digests."""
    digests = [b64encode(sha256(script).digest()).decode() for script in OWN_SCRIPT.findall(html)]
    return HEADERS[POLICY].replace(
        "script-src 'self'", " ".join(["script-src 'self'", *(f"'sha256-{d}'" for d in digests)])
    )


def _read(root: Path, name: str, gzip: bool) -> tuple[bytes, bool] | None:
    """Return the contents of a file, and whether they are compressed."""
    file = _inside(root, name)
    if file is None:
        return None
    packed = file.with_name(file.name + ".gz")
    if gzip and packed.is_file():
        return packed.read_bytes(), True
    return file.read_bytes(), False


@lru_cache(200)
def _kept(root: Path, name: str, gzip: bool) -> tuple[bytes, bool] | None:
    """Read a file that never changes; cached, since a page asks for a dozen such files at once."""
    return _read(root, name, gzip)


def _inside(root: Path, name: str) -> Path | None:
    """Return a file below the folder; None for anything else, hidden files of the build included."""
    if "\0" in name or any(part.startswith(".") for part in name.split("/")):
        return None
    file = (root / name).resolve()
    try:
        return file if file.is_relative_to(root.resolve()) and file.is_file() else None
    except OSError:  # no disk knows such a name
        return None
