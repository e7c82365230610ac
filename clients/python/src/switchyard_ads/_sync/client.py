# Made from the file of this name in `_async` by `npm run openapi`. Not edited by hand.
from __future__ import annotations

from types import TracebackType

import httpx
from typing_extensions import Self

from .._options import settings_of
from .members import Members
from .transport import Transport


class Switchyard(Members):
    """The synchronous client of the Switchyard API.

    `token` and `base_url` come from SWITCHYARD_TOKEN and SWITCHYARD_BASE_URL when they are not
    given. `timeout` is in seconds, for each attempt. `http_client` is yours to close; one that the
    client makes itself is closed by `close()` or at the end of `with`.
    """

    def __init__(
        self,
        *,
        token: str | None = None,
        base_url: str | None = None,
        space_id: str | None = None,
        max_retries: int = 2,
        timeout: float = 60.0,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._settings = settings_of(token, base_url, space_id, max_retries, timeout)
        self._http = http_client if http_client is not None else httpx.Client()
        self._closes_http = http_client is None
        self._transport = Transport(self._settings, self._http)

    def __repr__(self) -> str:
        return f"Switchyard(base_url={self._settings.base_url!r})"

    def close(self) -> None:
        """Closes the connections that the client opened itself."""
        if self._closes_http:
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
