"""The application: routes, the door in front of them, and the words for what goes wrong."""

from __future__ import annotations

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
from tafelrunde.server.api import ENDPOINTS, answered, serve
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.server import Server

log = getLogger(__name__)
access = getLogger("tafelrunde.access")
LOOPBACK = ("127.0.0.1", "::1")
HUNG_UP = 499  # in the log and the figures, as nginx has it
HSTS = (b"strict-transport-security", b"max-age=31536000")


def application(server: Server) -> Starlette:
    """The whole server as one ASGI application."""

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
        middleware=[Middleware(Porter, server=server)],
        exception_handlers={Rejected: refuse, HTTPException: astray},
    )
    app.state.server = server
    app.router.redirect_slashes = False
    return app


class Porter:
    """Stands at the door of every HTTP request: checks it, counts it, sets the headers and writes it down.

    What is written down is the route, never the address: ids of private tables are as good as keys.
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

        async def dressed(message: Message) -> None:
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
            await self.app(scope, receive, dressed)
        except Rejected as no:
            await refusal(no)(scope, receive, dressed)
        except ClientDisconnect:  # before the request was complete; nobody is there to be answered
            status = HUNG_UP
        except Exception:
            log.exception("a request went wrong")
            await refusal(Rejected("broken"))(scope, receive, dressed)
        route = getattr(scope.get("route"), "path", "-")
        self.server.metrics.requests.labels(route, str(status)).inc()
        took = round((perf_counter() - began) * 1000, 1)
        access.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})


# --- what is not about tables


async def describe(request: Request) -> Response:
    return Response(openapi.document(request.app.state.server.build), media_type="application/json")


async def health(request: Request) -> Response:
    """The process lives."""
    return answered({"ok": True})


async def ready(request: Request) -> Response:
    """The server is open, and what somebody did now would be stored."""
    server: Server = request.app.state.server
    if not server.open:
        raise Rejected("going-away")
    await server.store.probe()
    return answered({"ok": True})


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, only for this machine."""
    if client_address(request) not in LOOPBACK:
        raise Rejected("local-only")
    return Response(request.app.state.server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# --- what goes wrong


def refusal(no: Rejected) -> Response:
    return answered(no.problem(), no.status)


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Rejected)
    return refusal(error)


async def astray(request: Request, error: Exception) -> Response:
    """Starlette's own refusals: no such route, or not with this method."""
    assert isinstance(error, HTTPException)
    response = refusal(Rejected("no-method" if error.status_code == 405 else "no-page"))
    response.headers.update(error.headers or {})
    return response
