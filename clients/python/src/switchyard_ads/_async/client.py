from __future__ import annotations

from types import TracebackType

import httpx
from typing_extensions import Self

from .._options import settings_of
from .members import AsyncMembers
from .transport import AsyncTransport


class AsyncSwitchyard(AsyncMembers):
    """The asynchronous client of the Switchyard API.

    `token` and `base_url` come from SWITCHYARD_TOKEN and SWITCHYARD_BASE_URL when they are not
    given. `timeout` is in seconds, for each attempt. `http_client` is yours to close; one that the
    client makes itself is closed by `aclose()` or at the end of `async with`.
    """

    def __init__(
        self,
        *,
        token: str | None = None,
        base_url: str | None = None,
        space_id: str | None = None,
        max_retries: int = 2,
        timeout: float = 60.0,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._settings = settings_of(token, base_url, space_id, max_retries, timeout)
        self._http = http_client if http_client is not None else httpx.AsyncClient()
        self._closes_http = http_client is None
        self._transport = AsyncTransport(self._settings, self._http)

    def __repr__(self) -> str:
        return f"AsyncSwitchyard(base_url={self._settings.base_url!r})"

    async def aclose(self) -> None:
        """Closes the connections that the client opened itself."""
        if self._closes_http:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()
