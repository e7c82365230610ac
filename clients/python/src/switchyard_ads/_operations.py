from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from urllib.parse import quote

from ._errors import UsageError
from ._generated.models import BulkResult

T = TypeVar("T")
M = TypeVar("M")


@dataclass(frozen=True)
class Request:
    """The part of an operation that a request is made of."""

    operation_id: str
    verb: str
    path: str

    def path_of(self, ids: tuple[str, ...]) -> str:
        """The path with its ids. Raises UsageError for an empty one, which names another route."""
        path = self.path
        for value in ids:
            if not isinstance(value, str) or value.strip() in ("", ".", ".."):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise UsageError(f"{self.operation_id}: an id in the path is empty or no text.")
            start, end = path.index("{"), path.index("}") + 1
            path = path[:start] + quote(value, safe="") + path[end:]
        return path


@dataclass(frozen=True)
class Operation(Request, Generic[T]):
    """An operation that answers one thing, or nothing."""

    answer: type[T]
    body_table: str | None = None
    query_table: str | None = None
    takes_if_match: bool = False
    takes_idempotency_key: bool = False


@dataclass(frozen=True)
class ListOperation(Request, Generic[T, M]):
    """An operation that answers a page of a list."""

    answer: type[T]
    meta: type[M]
    body_table: str | None = None
    query_table: str | None = None
    takes_if_match: bool = False
    takes_idempotency_key: bool = False


@dataclass(frozen=True)
class BulkOperation(Request):
    """An operation on many records of one request, of which each is done or refused by itself."""

    answer: type[BulkResult]
    member: str
    at_once: int
    body_table: str | None = None
    query_table: str | None = None
    takes_if_match: bool = False
    takes_idempotency_key: bool = False


AnyOperation = Operation[Any] | ListOperation[Any, Any] | BulkOperation
