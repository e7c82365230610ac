# Made from the file of this name in `_async` by `npm run openapi`. Not edited by hand.
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from .._decoding import decode
from .._operations import ListOperation
from .._options import RequestOptions
from .._results import Page
from .transport import Transport

T = TypeVar("T")
M = TypeVar("M")


class Pages(Generic[T, M]):
    """A list that is read page by page while it is iterated. Each iteration starts anew."""

    def __init__(
        self,
        transport: Transport,
        operation: ListOperation[T, M],
        ids: tuple[str, ...],
        query: dict[str, Any],
        options: RequestOptions | None,
    ) -> None:
        self._transport = transport
        self._operation = operation
        self._ids = ids
        self._query = query
        self._options = options

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            for item in page.data:
                yield item

    def pages(self) -> Iterator[Page[T, M]]:
        """The pages, each with its `meta`."""
        cursor: str | None = None
        while True:
            page = self.page(cursor)
            yield page
            following = getattr(page.meta, "next_cursor", None)
            if following is None:
                return
            cursor = str(following)

    def page(self, cursor: str | None = None) -> Page[T, M]:
        """One page: the first, or the one that `cursor` (`meta.next_cursor`) names."""
        query = {**self._query, **({} if cursor is None else {"cursor": cursor})}
        response = self._transport.send(
            self._operation, self._ids, query=query, options=self._options
        )
        return Page(
            decode(response, self._operation.answer, "data", is_list=True),
            decode(response, self._operation.meta, "meta"),
            response.headers,
        )

    def to_list(self, *, limit: int | None = None) -> list[T]:
        """Everything, or the first `limit` items."""
        items: list[T] = []
        if limit is not None and limit <= 0:
            return items
        for item in self:
            items.append(item)
            if limit is not None and len(items) >= limit:
                break
        return items
