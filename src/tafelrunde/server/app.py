"""The ASGI application: routes, the middleware in front of them, and the answers to errors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from time import perf_counter

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server import boards, openapi, sockets, static
from tafelrunde.server.access import HEADERS, SECURE_SCHEMES, check_host_and_origin, client_address
from tafelrunde.server.api import ENDPOINTS, json_response, serve
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.server import Server

log = getLogger(__name__)
access = getLogger("tafelrunde.access")
LOOPBACK = ("127.0.0.1", "::1")
CLIENT_CLOSED_REQUEST = 499  # in the log and the metrics, as nginx has it
HSTS = (b"strict-transport-security", b"max-age=31536000")


def application(server: Server) -> Starlette:
    """Return the whole server as one ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    routes = [
        *(Route(endpoint.path, serve(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
        Route("/api/games/{slug}/board/{digest}/{name}", boards.board_file, methods=["GET"]),
        Route("/api/openapi.json", describe, methods=["GET"]),
        Route("/api/health", health, methods=["GET"]),
        Route("/api/ready", ready, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
        WebSocketRoute("/api/socket", sockets.endpoint),
        Route("/{path:path}", static.page, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(RequestGate, server=server)],
        exception_handlers={Rejected: refuse, HTTPException: refuse_route},
    )
    app.state.server = server
    app.router.redirect_slashes = False
    return app


class RequestGate:
    """The middleware of all HTTP requests: checks, rate limits, headers, metrics and the access log.

    The log names the route, never the address: the id of a private table is as good as a key.
    """

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 500
        connection = HTTPConnection(scope)
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if connection.url.scheme in SECURE_SCHEMES:
            headers.append(HSTS)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name for name, _ in message["headers"]}
                fresh = [] if b"cache-control" in given else [(b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *(h for h in headers if h[0] not in given), *fresh]
            await send(message)

        try:
            check_host_and_origin(connection, self.server.settings)
            self.server.requests.take(client_address(connection))
            await self.app(scope, receive, send_with_headers)
        except Rejected as no:
            await refusal(no)(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the request outlasts the grace time of a shutdown
            if self.server.open:
                raise
            await refusal(Rejected("going-away"))(scope, receive, send_with_headers)
        except ClientDisconnect:  # before the request was complete: there is no client to answer
            status = CLIENT_CLOSED_REQUEST
        except Exception:
            log.exception("a request failed")
            await refusal(Rejected("broken"))(scope, receive, send_with_headers)
        route = getattr(scope.get("route"), "path", "-")
        self.server.metrics.requests.labels(route, str(status)).inc()
        took = round((perf_counter() - began) * 1000, 1)
        access.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})


# --- endpoints of the server itself


async def describe(request: Request) -> Response:
    return Response(openapi.document(request.app.state.server.build), media_type="application/json")


async def health(request: Request) -> Response:
    """Answer that the process runs."""
    return json_response({"ok": True})


async def ready(request: Request) -> Response:
    """Answer that the server is open, and that its store can be written to."""
    server: Server = request.app.state.server
    if not server.open:
        raise Rejected("going-away")
    try:
        async with asyncio.timeout(server.settings.ready_timeout_s):
            await server.store.probe()
    except TimeoutError:
        raise Rejected("store") from None
    return json_response({"ok": True})


async def metrics(request: Request) -> Response:
    """Return the metrics for Prometheus, only to this machine."""
    if client_address(request) not in LOOPBACK:
        raise Rejected("local-only")
    return Response(request.app.state.server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# --- errors


def refusal(no: Rejected) -> Response:
    return json_response(no.problem(), no.status)


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Rejected)
    return refusal(error)


async def refuse_route(request: Request, error: Exception) -> Response:
    """Answer Starlette's own errors: an unknown route, or a method that it does not have."""
    assert isinstance(error, HTTPException)
    response = refusal(Rejected("no-method" if error.status_code == 405 else "no-page"))
    response.headers.update(error.headers or {})
    return response
