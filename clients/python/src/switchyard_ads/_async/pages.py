from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Generic, TypeVar

from .._decoding import decode
from .._operations import ListOperation
from .._options import RequestOptions
from .._results import Page
from .transport import AsyncTransport

T = TypeVar("T")
M = TypeVar("M")


class AsyncPages(Generic[T, M]):
    """A list that is read page by page while it is iterated. Each iteration starts anew."""

    def __init__(
        self,
        transport: AsyncTransport,
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

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.data:
                yield item

    async def pages(self) -> AsyncIterator[Page[T, M]]:
        """The pages, each with its `meta`."""
        cursor: str | None = None
        while True:
            page = await self.page(cursor)
            yield page
            following = getattr(page.meta, "next_cursor", None)
            if following is None:
                return
            cursor = str(following)

    async def page(self, cursor: str | None = None) -> Page[T, M]:
        """One page: the first, or the one that `cursor` (`meta.next_cursor`) names."""
        query = {**self._query, **({} if cursor is None else {"cursor": cursor})}
        response = await self._transport.send(
            self._operation, self._ids, query=query, options=self._options
        )
        return Page(
            decode(response, self._operation.answer, "data", is_list=True),
            decode(response, self._operation.meta, "meta"),
            response.headers,
        )

    async def to_list(self, *, limit: int | None = None) -> list[T]:
        """Everything, or the first `limit` items."""
        items: list[T] = []
        if limit is not None and limit <= 0:
            return items
        async for item in self:
            items.append(item)
            if limit is not None and len(items) >= limit:
                break
        return items
