"""Access control: checks of host and origin before anything else happens, the session cookie, and client addresses.

A page of another origin can neither open a socket nor change anything here, since browsers send the origin with both.
Scripts send no origin, and no cookie of another person either. The host name is checked too, which stops foreign names
that point at this machine (DNS rebinding).
"""

from __future__ import annotations

from functools import cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tafelrunde.server.rejections import Rejected
from tafelrunde.server.settings import Settings

COOKIE = "tafelrunde"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SECURE_SCHEMES = ("https", "wss")
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)

POLICY = "content-security-policy"
HEADERS = {
    POLICY: (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def client_address(connection: HTTPConnection) -> str:
    """Return the address of a client; a trusted proxy names it."""
    return address_group(connection.client.host) if connection.client else "?"


def address_group(host: str) -> str:
    """Return the address under which clients are counted. IPv6 clients are grouped by /64: each has billions."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv4Address):
        return host
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return host if number.is_loopback else str(IPv6Network((number, 64), strict=False))


def is_local(connection: HTTPConnection, settings: Settings) -> bool:
    """Tell whether a client sits at the machine itself. Behind a proxy that is unknown, and the answer is no."""
    return settings.public_url is None and client_address(connection) in ("127.0.0.1", "::1")


def cookie_name(connection: HTTPConnection) -> str:
    """Return the cookie's name. It contains the port, since browsers share cookies among all ports of a machine."""
    port = connection.url.port
    return COOKIE if port is None else f"{COOKIE}-{port}"


def token_of(connection: HTTPConnection) -> str | None:
    """Return the session token of a client."""
    return connection.cookies.get(cookie_name(connection))


def device_name(connection: HTTPConnection) -> str:
    """Return browser and system in a word or two, by which people recognise their own devices."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    public = settings.public_url or ""
    return connection.url.scheme in SECURE_SCHEMES or public.startswith("https:")


def check_host_and_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Reject foreign hosts, and foreign origins wherever something could be changed."""
    host = connection.headers.get("host", "")
    if not is_known_host(host, settings):
        raise Rejected("host", host=host[:80])
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE_METHODS:
        return
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if site not in (None, "same-origin", "none") or (
        origin is not None and not _is_same_origin(origin, host, settings)
    ):
        raise Rejected("origin", origin=(origin or site or "")[:80])


def _is_same_origin(origin: str, host: str, settings: Settings) -> bool:
    if settings.public_url is not None and origin == _origin(settings.public_url):
        return True
    return origin in (f"http://{host}", f"https://{host}")


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def is_known_host(host: str, settings: Settings) -> bool:
    """Accept numeric addresses, the names of this machine and the public address."""
    name = _hostname(host)
    if name is None:
        return False
    public = _hostname(urlsplit(settings.public_url).netloc) if settings.public_url else None
    return _is_ip_address(name) or name in (settings.host.lower(), public, *_own_names())


def _hostname(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> tuple[str, ...]:
    own = gethostname().lower()
    return ("localhost", own, own.partition(".")[0], f"{own.partition('.')[0]}.local")
