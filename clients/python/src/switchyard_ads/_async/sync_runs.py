from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from typing_extensions import Unpack

from .._errors import (
    PreviewFailedError,
    SyncCancelledError,
    SyncFailedError,
    SyncNotCompletedError,
    SyncWaitTimeoutError,
    UsageError,
)
from .._generated.bodies import PlanRequest
from .._generated.models import Preview, Sync
from .._options import RequestOptions
from .._results import Response, SyncRun
from .._retries import retry_after_seconds
from .resources import AsyncSyncMethods

_DEFAULT_TIMEOUT_SECONDS = 1800.0
_FIRST_POLL_SECONDS = 1.0
_LONGEST_POLL_SECONDS = 10.0

_AT_WORK = ("queued", "in_progress", "stalled")
_COMPLETED = ("completed", "partial")
_NOT_COMPLETED = {"failed": SyncFailedError, "cancelled": SyncCancelledError}


class AsyncSyncRuns(AsyncSyncMethods):
    """Plans and syncs, with what waits for them."""

    async def wait_until_done(
        self,
        id: str,
        /,
        *,
        timeout: float = _DEFAULT_TIMEOUT_SECONDS,
        on_progress: Callable[[Sync], object] | None = None,
        options: RequestOptions | None = None,
    ) -> Sync:
        """The sync once it is `completed` or `partial`.

        Reads it again and again: after `Retry-After`, else after 1 s, 2 s, 4 s, up to 10 s.
        `on_progress` is called with every state that was read. Raises SyncFailedError,
        SyncCancelledError, and SyncWaitTimeoutError when it takes longer than `timeout` seconds.
        """
        wait = _Wait(timeout)
        while True:
            answer = await self.with_response.get(id, options=options)
            sync = answer.data
            if on_progress is not None:
                on_progress(sync)
            if sync.effective_status in _COMPLETED:
                return sync
            if _is_over(sync):
                raise _NOT_COMPLETED.get(sync.effective_status, SyncNotCompletedError)(sync)
            await self._transport.pause(wait.next_seconds(answer), "getSync")

    async def wait_until_planned(
        self,
        id: str,
        /,
        *,
        timeout: float = _DEFAULT_TIMEOUT_SECONDS,
        options: RequestOptions | None = None,
    ) -> Preview:
        """The plan once it is computed. Raises PreviewFailedError and SyncWaitTimeoutError."""
        wait = _Wait(timeout)
        while True:
            answer = await self.with_response.get_preview(id, options=options)
            if answer.data.status != "computing":
                if answer.data.plan_hash is None:
                    raise PreviewFailedError(answer.data)
                return answer.data
            await self._transport.pause(wait.next_seconds(answer), "getSyncPreview")

    async def run(
        self,
        *,
        approve: Callable[[Preview], bool],
        timeout: float = _DEFAULT_TIMEOUT_SECONDS,
        on_progress: Callable[[Sync], object] | None = None,
        options: RequestOptions | None = None,
        **scope: Unpack[PlanRequest],
    ) -> SyncRun:
        """Previews the scope, asks `approve`, triggers exactly that plan and waits for its end.

        Nothing is sent to a platform unless `approve` returns True. Raises SyncPlanDriftError when
        something changed after the preview, and what the waits raise.
        """
        if not callable(approve):
            raise UsageError("`approve` must be a function that sees the plan. It has no default.")
        reading = _without_key(options)
        asked = await self.preview(options=reading, **scope)
        plan = asked
        if asked.plan_hash is None:
            plan = await self.wait_until_planned(asked.id, timeout=timeout, options=reading)
        if plan.plan_hash is None or approve(plan) is not True:
            return SyncRun("not_approved", plan)
        triggered = await self.trigger(plan_hash=plan.plan_hash, options=options)
        if triggered.sync_id is None:
            return SyncRun("nothing_to_sync", plan)
        sync = await self.wait_until_done(
            triggered.sync_id, timeout=timeout, on_progress=on_progress, options=reading
        )
        return SyncRun("synced", plan, sync)


def _is_over(sync: Sync) -> bool:
    """An end that this version does not know is one once the sync has finished."""
    status = sync.effective_status
    return status in _NOT_COMPLETED or (status not in _AT_WORK and sync.finished_at is not None)


def _without_key(options: RequestOptions | None) -> RequestOptions | None:
    """The key of a run is that of its only write, the trigger."""
    if options is None:
        return None
    kept = options.copy()
    kept.pop("idempotency_key", None)
    return kept


class _Wait:
    """How long to wait between two polls, and in all."""

    def __init__(self, timeout: float) -> None:
        self._timeout = timeout
        self._until = monotonic() + timeout
        self._seconds = _FIRST_POLL_SECONDS

    def next_seconds(self, answer: Response[Sync] | Response[Preview]) -> float:
        """Raises SyncWaitTimeoutError when the next poll would be too late."""
        asked = retry_after_seconds(answer.headers)
        seconds = asked if asked else self._seconds
        self._seconds = min(self._seconds * 2, _LONGEST_POLL_SECONDS)
        if monotonic() + seconds > self._until:
            raise SyncWaitTimeoutError(answer.data, self._timeout)
        return seconds
