from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 8.0
LONGEST_RETRY_AFTER_SECONDS = 60.0

_RUNNING = "IDEMPOTENCY_IN_PROGRESS"


def may_repeat(status: int, code: str | None) -> bool:
    """True for answers after which the same request can succeed; a 409 is a decision otherwise."""
    return status in (408, 429) or status >= 500 or (status == 409 and code == _RUNNING)


def may_have_applied(status: int) -> bool:
    """True when a write may have been done before this answer was made."""
    return status == 408 or status >= 500


def retry_after_seconds(headers: Mapping[str, str], now: datetime | None = None) -> float | None:
    """The wait that an answer asks for, in seconds; None when it asks for none."""
    text = (headers.get("retry-after") or "").strip()
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        when = parsedate_to_datetime(text)
    except ValueError:
        return None
    if when.tzinfo is None:
        when = when.replace(tzinfo=timezone.utc)
    return max(0.0, (when - (now or datetime.now(timezone.utc))).total_seconds())


def pause_seconds(
    attempt: int, asked: float | None, chance: Callable[[], float] = random.random
) -> float:
    """How long to wait before the attempt after this one, the first being 1.

    What the API asks for wins; else 0.5 s, doubled each time up to 8 s, less up to a quarter.
    """
    if asked is not None:
        return asked
    full = min(FIRST_PAUSE_SECONDS * 2 ** (attempt - 1), LONGEST_PAUSE_SECONDS)
    return full * (1 - chance() / 4)
