from __future__ import annotations

import os
import re
from dataclasses import dataclass, field

from typing_extensions import TypedDict

from ._errors import UsageError

_VISIBLE = re.compile(r"[\x21-\x7e]+")
_API = "/api/v1"


class RequestOptions(TypedDict, total=False):
    """What one call may set for itself."""

    idempotency_key: str
    """For a POST. A random one by default; give your own to repeat a request in another process."""
    if_match: str
    """The ETag that was read; the write is refused with 412 when the record changed since."""
    timeout: float
    """Seconds for each attempt."""
    space_id: str
    """The Space to work in."""


_OPTIONS = frozenset(RequestOptions.__annotations__)


@dataclass(frozen=True)
class Settings:
    """What a client was made with. The token is in no representation of it."""

    token: str = field(repr=False)
    base_url: str
    space_id: str | None
    max_retries: int
    timeout: float


def settings_of(
    token: str | None,
    base_url: str | None,
    space_id: str | None,
    max_retries: int,
    timeout: float,
) -> Settings:
    """Settings with what the environment has. Raises UsageError for what can never work."""
    secret = token or os.environ.get("SWITCHYARD_TOKEN") or ""
    if not secret:
        raise UsageError("No token: pass `token` or set SWITCHYARD_TOKEN.")
    if not _VISIBLE.fullmatch(secret):
        raise UsageError("`token` must consist of visible ASCII characters, without spaces.")
    address = base_url or os.environ.get("SWITCHYARD_BASE_URL") or ""
    if not address:
        raise UsageError("No address: pass `base_url` or set SWITCHYARD_BASE_URL.")
    if not re.match(r"https?://[^/@]+(/|$)", address):
        raise UsageError("`base_url` must be an address such as https://switchyard.example.")
    if max_retries < 0:
        raise UsageError("`max_retries` must be 0 or more.")
    check_timeout(timeout)
    if space_id is not None:
        check_header("space_id", space_id)
    return Settings(secret, address.rstrip("/").removesuffix(_API), space_id, max_retries, timeout)


def check_options(options: RequestOptions | None) -> RequestOptions:
    """The options of one call. Raises UsageError for an unknown or impossible one."""
    if options is None:
        return {}
    unknown = sorted(set(options) - _OPTIONS)
    if unknown:
        raise UsageError(
            f"Unknown options: {', '.join(unknown)}. A call takes {', '.join(sorted(_OPTIONS))}; "
            "a member of the body that is called `options` is given as `options_`."
        )
    for name in ("idempotency_key", "if_match", "space_id"):
        value = options.get(name)
        if value is not None:
            check_header(name, value)
    check_timeout(options.get("timeout", 1.0))
    return options


def check_header(name: str, value: str) -> None:
    """Raises UsageError for a value that no header can hold."""
    if not _VISIBLE.fullmatch(value):
        raise UsageError(f"`{name}` must consist of visible ASCII characters, without spaces.")


def check_timeout(seconds: float) -> None:
    if not seconds > 0:
        raise UsageError("`timeout` must be more than 0 seconds.")
