"""The OpenAPI document, made from the endpoints and the protocol's types."""

from __future__ import annotations

import re
from functools import cache
from inspect import getdoc
from typing import Any

import msgspec

from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.server.api import ENDPOINTS
from tafelrunde.server.calls import EmptyBody, Endpoint
from tafelrunde.server.protocol.table import Problem

REFS = "#/components/schemas/{name}"
PARAMETERS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]{8,64}$"},
    "slug": {"type": "string", "minLength": 1, "maxLength": 40},
    "digest": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "question": {"type": "string"},
    "n": {"type": "integer", "minimum": 0, "maximum": 99_999_999},
}


@cache
def document(version: str) -> bytes:
    """Return the whole document as JSON."""
    types = [kind for e in ENDPOINTS for kind in (e.takes, e.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REFS)
    schema_of = dict(zip(map(str, [*types, Problem]), schemas, strict=True))
    problem = _content(schema_of, Problem)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Tafelrunde",
                "version": version,
                "description": "Play over plain HTTP. POST /api/guest comes first: it sets the session cookie.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "responses": {"Problem": {"description": "Refused: nothing has changed", **problem}},
            },
        }
    )


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    given = _content(schema_of, endpoint.gives, endpoint.media) if endpoint.gives is not None else {}
    operation: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}{re.sub(r'[^a-z]+', '_', endpoint.path.lower()).rstrip('_')}",
        "summary": getdoc(endpoint.does),
        "responses": {
            "204" if endpoint.gives is None else "200": {"description": "Done", **given},
            "default": {"$ref": "#/components/responses/Problem"},
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {
            "name": name,
            "in": "query",
            "required": False,
            "description": about,
            "schema": PARAMETERS.get(name, PARAMETERS["n"]),
        }
        for name, about in endpoint.query.items()
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        needed = endpoint.takes is not EmptyBody
        operation["requestBody"] = {"required": needed, **_content(schema_of, endpoint.takes)}
    return operation


def _content(schema_of: dict[str, Any], kind: object, media: str = "application/json") -> dict[str, Any]:
    return {"content": {media: {"schema": schema_of[str(kind)]}}}
