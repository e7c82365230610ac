from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from ._generated.models import Preview, Sync
    from ._results import BulkOutcome


class SwitchyardError(Exception):
    """Everything that this package raises. No message holds a token."""


class UsageError(SwitchyardError, ValueError):
    """The call can never be right. Nothing was sent."""


class APIConnectionError(SwitchyardError):
    """No complete answer came, after all attempts. A write may have been applied."""


class APITimeoutError(APIConnectionError):
    """No answer came in time, after all attempts. A write may have been applied."""


class UnexpectedAnswerError(SwitchyardError):
    """The answer of a request that succeeded cannot be read as what the API describes."""

    def __init__(self, message: str, request_id: str | None) -> None:
        super().__init__(message)
        self.request_id = request_id


class MaybeAppliedError(SwitchyardError):
    """A write with `if_match` was sent again and answered 412.

    The first attempt may have been applied: read the record to see.
    """

    def __init__(self, refused: PreconditionFailedError) -> None:
        super().__init__(
            "The record changed between two attempts of this request, maybe by the first of them. "
            "Read it before you repeat the change."
        )
        self.request_id = refused.request_id
        self.refused = refused


class Refusal(NamedTuple):
    """What the API answered in place of a result."""

    status: int
    code: str | None
    message: str
    details: Any
    request_id: str | None
    headers: Mapping[str, str]
    body: Any


class APIError(SwitchyardError):
    """The API refused the request. `code` is stable; `message` is for people and may change."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.status = refusal.status
        self.code = refusal.code
        self.message = refusal.message
        self.details = refusal.details
        self.request_id = refusal.request_id
        self.headers = refusal.headers
        self.body = refusal.body

    def __str__(self) -> str:
        code = f" {self.code}" if self.code else ""
        request = f" (request {self.request_id})" if self.request_id else ""
        return f"{self.status}{code}: {self.message}{request}"

    def __reduce__(self) -> tuple[type[APIError], tuple[Refusal]]:
        return type(self), (
            Refusal(
                self.status,
                self.code,
                self.message,
                self.details,
                self.request_id,
                dict(self.headers),
                self.body,
            ),
        )

    def _detail(self, name: str) -> list[Any]:
        details: Any = self.details
        if not isinstance(details, dict):
            return []
        return _list_of(cast("dict[str, Any]", details).get(name))


def _list_of(value: object) -> list[Any]:
    return cast("list[Any]", value) if isinstance(value, list) else []


class BadRequestError(APIError):
    """The API answered 400."""


class AuthenticationError(APIError):
    """The API answered 401."""


class PaymentRequiredError(APIError):
    """The API answered 402."""


class PermissionDeniedError(APIError):
    """The API answered 403."""


class NotFoundError(APIError):
    """The API answered 404."""


class MethodNotAllowedError(APIError):
    """The API answered 405."""


class RequestTimeoutError(APIError):
    """The API answered 408."""


class ConflictError(APIError):
    """The API answered 409."""


class PreconditionFailedError(APIError):
    """The API answered 412: the record has changed since it was read."""


class PayloadTooLargeError(APIError):
    """The API answered 413."""


class UnsupportedMediaTypeError(APIError):
    """The API answered 415."""


class UnprocessableEntityError(APIError):
    """The API answered 422."""


class RateLimitError(APIError):
    """The API answered 429."""


class InternalServerError(APIError):
    """The API answered with a status of 500 or more."""


class Issue(NamedTuple):
    """One thing that is wrong with a body or a query."""

    path: str
    code: str
    message: str


class ValidationError(BadRequestError):
    """The API answered 400 `VALIDATION_ERROR`."""

    @property
    def issues(self) -> list[Issue]:
        """Every issue at once; `path` is a JSON pointer such as `/name`."""
        rows = [cast("dict[str, Any]", one) for one in self._detail("issues") if isinstance(one, dict)]
        return [
            Issue(
                str(row.get("path", "")),
                str(row.get("code", "")),
                str(row.get("message", "")),
            )
            for row in rows
        ]


class ChangedPart(NamedTuple):
    """One object that is no longer as it was when a plan was made."""

    part: str
    """Where it changed, such as `desired` (here) or `remote`."""
    entity: str
    id: str
    fields: list[str]


class SyncPlanDriftError(ConflictError):
    """The API answered 409 `SYNC_PLAN_DRIFT`: the plan is no longer the one that was previewed."""

    @property
    def changed(self) -> list[ChangedPart]:
        """What changed since the plan was made."""
        rows = [cast("dict[str, Any]", one) for one in self._detail("changed") if isinstance(one, dict)]
        return [
            ChangedPart(
                str(row.get("part", "")),
                str(row.get("entity", "")),
                str(row.get("id", "")),
                [str(field) for field in _list_of(row.get("fields"))],
            )
            for row in rows
        ]


class LimitReachedError(PaymentRequiredError):
    """The API answered 402 `LIMIT_REACHED`: the plan lacks something or its allowance is spent."""

    def _member(self, name: str) -> Any:
        body: Any = self.body
        return cast("dict[str, Any]", body).get(name) if isinstance(body, dict) else None

    @property
    def reason(self) -> str | None:
        """`NOT_IN_PLAN`, `QUOTA_SPENT`, `SUBSCRIPTION_EXPIRED`, `PLAN_UNAVAILABLE` or a new one."""
        return self._member("reason")

    @property
    def action(self) -> str | None:
        """The metered action that was refused."""
        return self._member("action")

    @property
    def cap(self) -> int | None:
        """The allowance; 0 means unlimited."""
        return self._member("cap")

    @property
    def current_usage(self) -> int | None:
        """Use so far in the period."""
        return self._member("currentUsage")

    @property
    def cap_field(self) -> str | None:
        """The plan field that the action is metered against."""
        return self._member("capField")

    @property
    def reset_at(self) -> int | None:
        """Epoch milliseconds; only with `QUOTA_SPENT`."""
        return self._member("resetAt")

    @property
    def upgrade_url(self) -> str | None:
        """Where to change the plan."""
        return self._member("upgradeUrl")


class BulkInterruptedError(SwitchyardError):
    """A later request of a bulk change failed; `done` is what the earlier ones did.

    The failure itself is the cause.
    """

    def __init__(self, done: BulkOutcome, sent: int) -> None:
        super().__init__(f"The bulk change stopped after {sent} items; see `done` and the cause.")
        self.done = done
        self.sent = sent


class PreviewFailedError(SwitchyardError):
    """The plan of a sync could not be computed; `preview` says why."""

    def __init__(self, preview: Preview) -> None:
        super().__init__(f"Preview {preview.id} could not be computed.")
        self.preview = preview


class SyncNotCompletedError(SwitchyardError):
    """A sync ended without doing its work; `sync` says how far it came."""

    def __init__(self, sync: Sync) -> None:
        super().__init__(f"Sync {sync.id} ended as {sync.effective_status}.")
        self.sync = sync


class SyncFailedError(SyncNotCompletedError):
    """A sync ended as `failed`."""


class SyncCancelledError(SyncNotCompletedError):
    """A sync ended as `cancelled`."""


class SyncWaitTimeoutError(SwitchyardError):
    """The time to wait is over; the API goes on. `last` is the state that was read last."""

    def __init__(self, last: Sync | Preview, seconds: float) -> None:
        super().__init__(f"{last.id} was not over after {seconds:g} seconds.")
        self.last = last
