from __future__ import annotations

from typing import Any, Literal, TypeVar, cast, overload

import httpx
from pydantic import TypeAdapter, ValidationError

from ._answers import parse_json
from ._errors import UnexpectedAnswerError

T = TypeVar("T")

_adapters: dict[Any, TypeAdapter[Any]] = {}


@overload
def decode(response: httpx.Response, kind: type[T], member: str) -> T: ...


@overload
def decode(
    response: httpx.Response, kind: type[T], member: str, *, is_list: Literal[True]
) -> list[T]: ...


def decode(response: httpx.Response, kind: type[T], member: str, *, is_list: bool = False) -> Any:
    """A member of the envelope of an answer as its type.

    Raises UnexpectedAnswerError when the answer is no JSON or lacks what is always there.
    """
    if kind is type(None):
        return None
    try:
        body = parse_json(response.content)
        value = cast("dict[str, Any]", body)[member]
        return _adapter(list[kind] if is_list else kind).validate_python(value)
    except (ValidationError, ValueError, KeyError, TypeError) as error:
        request_id = response.headers.get("x-request-id")
        raise UnexpectedAnswerError(
            f"The answer {response.status_code} has no readable `{member}` "
            f"({type(error).__name__}; request {request_id}).",
            request_id,
        ) from error


def _adapter(kind: Any) -> TypeAdapter[Any]:
    found = _adapters.get(kind)
    if found is None:
        found = _adapters[kind] = TypeAdapter(kind)
    return found
