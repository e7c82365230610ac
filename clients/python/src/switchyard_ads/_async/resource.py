from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from .._decoding import decode
from .._errors import BulkInterruptedError, SwitchyardError
from .._operations import BulkOperation, ListOperation, Operation
from .._options import RequestOptions
from .._results import BulkOutcome, Response
from .pages import AsyncPages
from .transport import AsyncTransport

T = TypeVar("T")
M = TypeVar("M")


class AsyncResource:
    """What the resources of a client are made of."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def _one(
        self,
        operation: Operation[T],
        ids: tuple[str, ...],
        *,
        query: Mapping[str, object] | None = None,
        body: Any = None,
        content: tuple[str, bytes] | None = None,
        options: RequestOptions | None = None,
    ) -> Response[T]:
        response = await self._transport.send(
            operation, ids, query=query, body=body, content=content, options=options
        )
        data = decode(response, operation.answer, "data")
        return Response(data, response.status_code, response.headers)

    def _list(
        self,
        operation: ListOperation[T, M],
        ids: tuple[str, ...],
        *,
        query: Mapping[str, object] | None = None,
        options: RequestOptions | None = None,
    ) -> AsyncPages[T, M]:
        return AsyncPages(self._transport, operation, ids, dict(query or {}), options)

    async def _bulk(
        self,
        operation: BulkOperation,
        ids: tuple[str, ...],
        *,
        items: Sequence[Any],
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        outcome = BulkOutcome()
        starts = range(0, len(items), operation.at_once)
        for number, start in enumerate(starts):
            body = {operation.member: items[start : start + operation.at_once]}
            part = _part_of(options, number, len(starts))
            try:
                response = await self._transport.send(operation, ids, body=body, options=part)
                results = decode(response, operation.answer, "data", is_list=True)
            except SwitchyardError as error:
                if number == 0:
                    raise
                raise BulkInterruptedError(outcome, start) from error
            outcome.results.extend(
                one.model_copy(update={"index": one.index + start}) for one in results
            )
        return outcome


def _part_of(options: RequestOptions | None, number: int, parts: int) -> RequestOptions | None:
    """Each request of a bulk change has a key of its own, the same when the whole is repeated."""
    if options is None or parts == 1 or "idempotency_key" not in options:
        return options
    return {**options, "idempotency_key": f"{options['idempotency_key']}-{number + 1}"}
