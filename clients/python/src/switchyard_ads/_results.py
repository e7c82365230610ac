from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

import httpx

from ._generated.models import BulkResult, Preview, Sync

T = TypeVar("T")
M = TypeVar("M")


@dataclass(frozen=True)
class Response(Generic[T]):
    """An answer with what came beside it."""

    data: T
    status: int
    headers: httpx.Headers

    @property
    def request_id(self) -> str | None:
        """Names the request to the people who run the API."""
        return self.headers.get("x-request-id")

    @property
    def etag(self) -> str | None:
        """What `if_match` of a later write takes."""
        return self.headers.get("etag")


@dataclass(frozen=True)
class Page(Generic[T, M]):
    """One page of a list."""

    data: list[T]
    meta: M
    headers: httpx.Headers

    @property
    def request_id(self) -> str | None:
        """Names the request to the people who run the API."""
        return self.headers.get("x-request-id")


@dataclass(frozen=True)
class BulkOutcome:
    """What became of each item; `index` is its place in all that was given."""

    results: list[BulkResult] = field(default_factory=lambda: [])

    @property
    def refused(self) -> list[BulkResult]:
        """The items that were not done, each with its `error`."""
        return [one for one in self.results if one.status == "failed"]

    @property
    def succeeded(self) -> int:
        """How many items were done."""
        return len(self.results) - self.failed

    @property
    def failed(self) -> int:
        """How many items were not done."""
        return len(self.refused)


@dataclass(frozen=True)
class SyncRun:
    """What `sync.run` came to. `sync` is there when something was sent."""

    outcome: Literal["synced", "not_approved", "nothing_to_sync"]
    plan: Preview
    sync: Sync | None = None
