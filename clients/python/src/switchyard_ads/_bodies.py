from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal
from typing import Any, cast

from pydantic import BaseModel

from ._errors import UsageError
from ._generated.wire import EXCLUSIVE, WIRE


def to_wire(value: object, table: str | None) -> Any:
    """A body or a query with the names of the API; members that were not given are not sent.

    `table` names the class of it. Names that the class does not have are sent as they are, so that
    a record which was read as JSON can be sent back. Raises UsageError when two members are given
    that exclude each other.
    """
    if isinstance(value, BaseModel):
        return to_wire(value.model_dump(by_alias=True, exclude_unset=True), None)
    if isinstance(value, Mapping):
        members = cast("Mapping[str, object]", value)
        if table is not None and table.startswith("*"):
            return {name: to_wire(one, table[1:]) for name, one in members.items()}
        return _object_to_wire(members, table)
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        return [to_wire(one, table) for one in cast("Sequence[object]", value)]
    return value


def _object_to_wire(members: Mapping[str, object], table: str | None) -> dict[str, Any]:
    names = WIRE.get(table or "", {})
    wire: dict[str, Any] = {}
    for name, value in members.items():
        called, nested = names.get(name, (name, None))
        if called in wire:
            raise UsageError(f"{table}: {called} is given twice.")
        wire[called] = to_wire(value, nested)
    for group in EXCLUSIVE.get(table or "", []):
        given = [name for name in group if wire.get(name) is not None]
        if len(given) > 1:
            raise UsageError(f"{table}: give only one of {', '.join(given)}.")
    return wire


def json_text(value: object) -> str:
    """JSON in which a `Decimal` is written with all its digits, never through a float."""
    return "".join(_json_parts(value, "body"))


def _json_parts(value: object, path: str) -> list[str]:
    if isinstance(value, Mapping):
        return _json_object(cast("Mapping[str, object]", value), path)
    if isinstance(value, (list, tuple)):
        items = cast("Sequence[object]", value)
        parts = [_json_parts(one, f"{path}/{at}") for at, one in enumerate(items)]
        return ["[", *_separated(parts), "]"]
    return [_json_scalar(value, path)]


def _json_object(members: Mapping[str, object], path: str) -> list[str]:
    parts = [
        [json.dumps(name, ensure_ascii=False), ":", *_json_parts(one, f"{path}/{name}")]
        for name, one in members.items()
    ]
    return ["{", *_separated(parts), "}"]


def _separated(parts: list[list[str]]) -> list[str]:
    return [text for at, part in enumerate(parts) for text in ([","] if at else []) + part]


def _json_scalar(value: object, path: str) -> str:
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise UsageError(f"{path} must be a finite number.")
        return format(value, "f")
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise UsageError(f"{path} must be a datetime with a time zone.")
        return json.dumps(value.isoformat())
    if isinstance(value, date):
        return json.dumps(value.isoformat())
    if isinstance(value, float) and not math.isfinite(value):
        raise UsageError(f"{path} must be a finite number.")
    try:
        return json.dumps(value, ensure_ascii=False)
    except TypeError:
        kind = type(value).__name__
        raise UsageError(f"{path} is a {kind}, which JSON cannot hold.") from None


def to_query(value: Mapping[str, object], table: str | None) -> dict[str, str]:
    """Query parameters as text: lists joined by commas, members that are None left out."""
    wire: dict[str, Any] = to_wire(value, table)
    return {name: _query_text(one) for name, one in wire.items() if one is not None}


def _query_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise UsageError("A datetime in a query must have a time zone.")
        return value.isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, list):
        return ",".join(_query_text(one) for one in cast("list[object]", value))
    return str(value)
