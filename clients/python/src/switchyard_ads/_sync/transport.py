# Made from the file of this name in `_async` by `npm run openapi`. Not edited by hand.
from __future__ import annotations

import logging
import platform
import uuid
from dataclasses import dataclass
from time import monotonic
from typing import Any

import httpx
from time import sleep

from .._bodies import json_text, to_query, to_wire
from .._errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    MaybeAppliedError,
    PreconditionFailedError,
    UsageError,
)
from .._operations import AnyOperation
from .._options import RequestOptions, Settings, check_options
from .._refusals import code_of, error_of
from .._retries import (
    LONGEST_RETRY_AFTER_SECONDS,
    may_have_applied,
    may_repeat,
    pause_seconds,
    retry_after_seconds,
)
from .._version import __version__

_log = logging.getLogger("switchyard_ads")

# Requests that were refused a connection were never sent.
_NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


@dataclass(frozen=True)
class _Prepared:
    """A request that is sent the same way at every attempt."""

    operation_id: str
    request: httpx.Request
    has_if_match: bool


class Transport:
    """Sends requests, again where that is safe; knows nothing of what they mean."""

    def __init__(self, settings: Settings, http: httpx.Client) -> None:
        self._settings = settings
        self._http = http

    def send(
        self,
        operation: AnyOperation,
        ids: tuple[str, ...],
        *,
        query: Any = None,
        body: Any = None,
        content: tuple[str, bytes] | None = None,
        options: RequestOptions | None = None,
    ) -> httpx.Response:
        """The answer, which is a success. Raises SwitchyardError otherwise."""
        prepared = self._prepare(operation, ids, query, body, content, check_options(options))
        may_be_applied = False
        attempts = self._settings.max_retries + 1
        for attempt in range(1, attempts + 1):
            is_last = attempt == attempts
            result = self._attempt(prepared, attempt)
            if isinstance(result, httpx.Response):
                if result.is_success:
                    return result
                if is_last or not may_repeat(result.status_code, code_of(result)):
                    raise _refusal(result, prepared, may_be_applied)
                asked = retry_after_seconds(result.headers)
                if asked is not None and asked > LONGEST_RETRY_AFTER_SECONDS:
                    raise _refusal(result, prepared, may_be_applied)
                may_be_applied = may_be_applied or may_have_applied(result.status_code)
            else:
                if is_last:
                    raise _lost(result, prepared, attempts) from result
                asked = None
                may_be_applied = may_be_applied or not isinstance(result, _NEVER_SENT)
            self.pause(pause_seconds(attempt, asked), prepared.operation_id)
        raise AssertionError("The last attempt returns or raises.")

    def pause(self, seconds: float, operation_id: str) -> None:
        """Waits before the next request of an operation."""
        _log.info("%s: next request in %.2f s", operation_id, seconds)
        sleep(seconds)

    def _attempt(
        self, prepared: _Prepared, attempt: int
    ) -> httpx.Response | httpx.TransportError:
        request = prepared.request
        started = monotonic()
        try:
            response = self._http.send(request, follow_redirects=False)
        except (httpx.TransportError, httpx.DecodingError) as error:
            _log.info(
                "%s: attempt %d got no answer (%s)",
                prepared.operation_id,
                attempt,
                type(error).__name__,
            )
            if isinstance(error, httpx.TransportError):
                return error
            return httpx.RemoteProtocolError(str(error), request=request)
        _log.debug(
            "%s: %s %s answered %d in %.0f ms (request %s)",
            prepared.operation_id,
            request.method,
            request.url.path,
            response.status_code,
            (monotonic() - started) * 1000,
            response.headers.get("x-request-id", "without an id"),
        )
        return response

    def _prepare(
        self,
        operation: AnyOperation,
        ids: tuple[str, ...],
        query: Any,
        body: Any,
        content: tuple[str, bytes] | None,
        options: RequestOptions,
    ) -> _Prepared:
        headers = self._headers(operation, options)
        data: bytes | None = None
        if content is not None:
            headers["Content-Type"], data = content
        elif body is not None:
            headers["Content-Type"] = "application/json"
            data = json_text(to_wire(body, operation.body_table)).encode()
        request = self._http.build_request(
            operation.verb,
            f"{self._settings.base_url}{operation.path_of(ids)}",
            params=to_query(query, operation.query_table) if query else None,
            headers=headers,
            content=data,
            timeout=options.get("timeout", self._settings.timeout),
        )
        return _Prepared(operation.operation_id, request, "If-Match" in headers)

    def _headers(self, operation: AnyOperation, options: RequestOptions) -> dict[str, str]:
        headers = {
            "Authorization": f"Bearer {self._settings.token}",
            "Accept": "application/json",
            "User-Agent": f"switchyard-python/{__version__} Python/{platform.python_version()}",
        }
        space_id = options.get("space_id", self._settings.space_id)
        if space_id is not None:
            headers["X-Space-Id"] = space_id
        key = options.get("idempotency_key")
        if operation.verb == "POST":
            headers["Idempotency-Key"] = key or str(uuid.uuid4())
        elif key is not None:
            raise UsageError(f"{operation.operation_id} takes no `idempotency_key`.")
        match = options.get("if_match")
        if match is not None:
            if not operation.takes_if_match:
                raise UsageError(f"{operation.operation_id} takes no `if_match`.")
            headers["If-Match"] = match
        return headers


def _refusal(
    response: httpx.Response, prepared: _Prepared, may_be_applied: bool
) -> APIError | MaybeAppliedError:
    error = error_of(response)
    if isinstance(error, PreconditionFailedError) and prepared.has_if_match and may_be_applied:
        return MaybeAppliedError(error)
    return error


def _lost(error: httpx.TransportError, prepared: _Prepared, attempts: int) -> APIConnectionError:
    is_timeout = isinstance(error, httpx.TimeoutException)
    kind = APITimeoutError if is_timeout else APIConnectionError
    what = "no answer in time" if is_timeout else "no complete answer"
    times = "1 attempt" if attempts == 1 else f"{attempts} attempts"
    return kind(f"{prepared.operation_id}: {what} in {times} ({type(error).__name__}).")
