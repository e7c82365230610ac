# Made from the description of the API by `npm run openapi`. Not edited by hand.
from __future__ import annotations

from .._errors import APIError, InternalServerError, ValidationError, SyncPlanDriftError, LimitReachedError, BadRequestError, AuthenticationError, PaymentRequiredError, PermissionDeniedError, NotFoundError, MethodNotAllowedError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnprocessableEntityError, RateLimitError


__all__ = [
    "AccountEndingError",
    "AlreadyLinkedError",
    "ApiAccessNotInPlanError",
    "AssetAlreadyAttachedError",
    "AssetInUseError",
    "AssetTakesNoContentError",
    "AttemptNotReadyError",
    "BrakeEngagedError",
    "BrakeNotEngagedError",
    "BrakeStillSpentError",
    "BrakeUnderWayError",
    "BudgetTooSmallError",
    "BusinessInUseError",
    "CampaignNotRemovedError",
    "CampaignRemovedError",
    "ConnectionExistsError",
    "ConnectionInUseError",
    "ContentRefusedError",
    "ConversionActionInUseError",
    "ConversionActionMissingError",
    "CredentialsRefusedError",
    "EventNameTakenError",
    "ExternalKeyTakenError",
    "GrantInUseError",
    "IdempotencyInProgressError",
    "IdempotencyKeyReusedError",
    "InsufficientScopeError",
    "InternalError",
    "InvalidRequestError",
    "InvalidSignatureError",
    "InvalidTokenError",
    "KeywordTakenError",
    "LastOwnerError",
    "LeadStageTakenError",
    "MemberExistsError",
    "NameTakenError",
    "NoPerformanceDataError",
    "NotAMemberError",
    "NothingToDraftFromError",
    "NothingToReplayError",
    "OnlyExclusionsError",
    "OrderTakenError",
    "OriginNotAllowedError",
    "OutcomeUnknownError",
    "PlaceNotFoundError",
    "PlanAlreadyAppliedError",
    "PlanBlockedError",
    "PlanExpiredError",
    "PlanNotFoundError",
    "PlatformNotSetUpError",
    "PostConfirmedError",
    "PostHasRequirementsError",
    "PostNotReadyError",
    "QuestionsOpenError",
    "RadiusExclusionUnsupportedError",
    "RateLimitedError",
    "ReadOnlyModeError",
    "ReleasePendingError",
    "RevisionChangedError",
    "RoleTooLowError",
    "SourceExistsError",
    "SpaceNotFoundError",
    "SubscriptionExpiredError",
    "SubscriptionRequiredError",
    "SyncAlreadyActiveError",
    "SyncNotActiveError",
    "TooManyWindowsError",
    "UnavailableError",
]


class AccountEndingError(PermissionDeniedError):
    """The API answered 403 `ACCOUNT_ENDING`."""


class AlreadyLinkedError(ConflictError):
    """The API answered 409 `ALREADY_LINKED`."""


class ApiAccessNotInPlanError(PaymentRequiredError):
    """The API answered 402 `API_ACCESS_NOT_IN_PLAN`."""


class AssetAlreadyAttachedError(ConflictError):
    """The API answered 409 `ASSET_ALREADY_ATTACHED`."""


class AssetInUseError(ConflictError):
    """The API answered 409 `ASSET_IN_USE`."""


class AssetTakesNoContentError(ConflictError):
    """The API answered 409 `ASSET_TAKES_NO_CONTENT`."""


class AttemptNotReadyError(ConflictError):
    """The API answered 409 `ATTEMPT_NOT_READY`."""


class BrakeEngagedError(ConflictError):
    """The API answered 409 `BRAKE_ENGAGED`."""


class BrakeNotEngagedError(ConflictError):
    """The API answered 409 `BRAKE_NOT_ENGAGED`."""


class BrakeStillSpentError(ConflictError):
    """The API answered 409 `BRAKE_STILL_SPENT`."""


class BrakeUnderWayError(ConflictError):
    """The API answered 409 `BRAKE_UNDER_WAY`."""


class BudgetTooSmallError(ConflictError):
    """The API answered 409 `BUDGET_TOO_SMALL`."""


class BusinessInUseError(ConflictError):
    """The API answered 409 `BUSINESS_IN_USE`."""


class CampaignNotRemovedError(ConflictError):
    """The API answered 409 `CAMPAIGN_NOT_REMOVED`."""


class CampaignRemovedError(ConflictError):
    """The API answered 409 `CAMPAIGN_REMOVED`."""


class ConnectionExistsError(ConflictError):
    """The API answered 409 `CONNECTION_EXISTS`."""


class ConnectionInUseError(ConflictError):
    """The API answered 409 `CONNECTION_IN_USE`."""


class ContentRefusedError(UnprocessableEntityError):
    """The API answered 422 `CONTENT_REFUSED`."""


class ConversionActionInUseError(ConflictError):
    """The API answered 409 `CONVERSION_ACTION_IN_USE`."""


class ConversionActionMissingError(ConflictError):
    """The API answered 409 `CONVERSION_ACTION_MISSING`."""


class CredentialsRefusedError(ConflictError):
    """The API answered 409 `CREDENTIALS_REFUSED`."""


class EventNameTakenError(ConflictError):
    """The API answered 409 `EVENT_NAME_TAKEN`."""


class ExternalKeyTakenError(ConflictError):
    """The API answered 409 `EXTERNAL_KEY_TAKEN`."""


class GrantInUseError(ConflictError):
    """The API answered 409 `GRANT_IN_USE`."""


class IdempotencyInProgressError(ConflictError):
    """The API answered 409 `IDEMPOTENCY_IN_PROGRESS`."""


class IdempotencyKeyReusedError(UnprocessableEntityError):
    """The API answered 422 `IDEMPOTENCY_KEY_REUSED`."""


class InsufficientScopeError(PermissionDeniedError):
    """The API answered 403 `INSUFFICIENT_SCOPE`."""


class InternalError(InternalServerError):
    """The API answered 500 `INTERNAL_ERROR`."""


class InvalidRequestError(BadRequestError):
    """The API answered 400 `INVALID_REQUEST`."""


class InvalidSignatureError(AuthenticationError):
    """The API answered 401 `INVALID_SIGNATURE`."""


class InvalidTokenError(AuthenticationError):
    """The API answered 401 `INVALID_TOKEN`."""


class KeywordTakenError(ConflictError):
    """The API answered 409 `KEYWORD_TAKEN`."""


class LastOwnerError(ConflictError):
    """The API answered 409 `LAST_OWNER`."""


class LeadStageTakenError(ConflictError):
    """The API answered 409 `LEAD_STAGE_TAKEN`."""


class MemberExistsError(ConflictError):
    """The API answered 409 `MEMBER_EXISTS`."""


class NameTakenError(ConflictError):
    """The API answered 409 `NAME_TAKEN`."""


class NothingToDraftFromError(ConflictError):
    """The API answered 409 `NOTHING_TO_DRAFT_FROM`."""


class NothingToReplayError(ConflictError):
    """The API answered 409 `NOTHING_TO_REPLAY`."""


class NotAMemberError(PermissionDeniedError):
    """The API answered 403 `NOT_A_MEMBER`."""


class NoPerformanceDataError(ConflictError):
    """The API answered 409 `NO_PERFORMANCE_DATA`."""


class OnlyExclusionsError(BadRequestError):
    """The API answered 400 `ONLY_EXCLUSIONS`."""


class OrderTakenError(ConflictError):
    """The API answered 409 `ORDER_TAKEN`."""


class OriginNotAllowedError(PermissionDeniedError):
    """The API answered 403 `ORIGIN_NOT_ALLOWED`."""


class OutcomeUnknownError(ConflictError):
    """The API answered 409 `OUTCOME_UNKNOWN`."""


class PlaceNotFoundError(BadRequestError):
    """The API answered 400 `PLACE_NOT_FOUND`."""


class PlanAlreadyAppliedError(ConflictError):
    """The API answered 409 `PLAN_ALREADY_APPLIED`."""


class PlanBlockedError(ConflictError):
    """The API answered 409 `PLAN_BLOCKED`."""


class PlanExpiredError(ConflictError):
    """The API answered 409 `PLAN_EXPIRED`."""


class PlanNotFoundError(NotFoundError):
    """The API answered 404 `PLAN_NOT_FOUND`."""


class PlatformNotSetUpError(ConflictError):
    """The API answered 409 `PLATFORM_NOT_SET_UP`."""


class PostConfirmedError(ConflictError):
    """The API answered 409 `POST_CONFIRMED`."""


class PostHasRequirementsError(ConflictError):
    """The API answered 409 `POST_HAS_REQUIREMENTS`."""


class PostNotReadyError(ConflictError):
    """The API answered 409 `POST_NOT_READY`."""


class QuestionsOpenError(ConflictError):
    """The API answered 409 `QUESTIONS_OPEN`."""


class RadiusExclusionUnsupportedError(BadRequestError):
    """The API answered 400 `RADIUS_EXCLUSION_UNSUPPORTED`."""


class RateLimitedError(RateLimitError):
    """The API answered 429 `RATE_LIMITED`."""


class ReadOnlyModeError(PermissionDeniedError):
    """The API answered 403 `READ_ONLY_MODE`."""


class ReleasePendingError(ConflictError):
    """The API answered 409 `RELEASE_PENDING`."""


class RevisionChangedError(ConflictError):
    """The API answered 409 `REVISION_CHANGED`."""


class RoleTooLowError(PermissionDeniedError):
    """The API answered 403 `ROLE_TOO_LOW`."""


class SourceExistsError(ConflictError):
    """The API answered 409 `SOURCE_EXISTS`."""


class SpaceNotFoundError(NotFoundError):
    """The API answered 404 `SPACE_NOT_FOUND`."""


class SubscriptionExpiredError(PaymentRequiredError):
    """The API answered 402 `SUBSCRIPTION_EXPIRED`."""


class SubscriptionRequiredError(PaymentRequiredError):
    """The API answered 402 `SUBSCRIPTION_REQUIRED`."""


class SyncAlreadyActiveError(ConflictError):
    """The API answered 409 `SYNC_ALREADY_ACTIVE`."""


class SyncNotActiveError(ConflictError):
    """The API answered 409 `SYNC_NOT_ACTIVE`."""


class TooManyWindowsError(BadRequestError):
    """The API answered 400 `TOO_MANY_WINDOWS`."""


class UnavailableError(InternalServerError):
    """The API answered 503 `UNAVAILABLE`."""


BY_CODE: dict[str, type[APIError]] = {
    "ACCOUNT_ENDING": AccountEndingError,
    "ALREADY_LINKED": AlreadyLinkedError,
    "API_ACCESS_NOT_IN_PLAN": ApiAccessNotInPlanError,
    "ASSET_ALREADY_ATTACHED": AssetAlreadyAttachedError,
    "ASSET_IN_USE": AssetInUseError,
    "ASSET_TAKES_NO_CONTENT": AssetTakesNoContentError,
    "ATTEMPT_NOT_READY": AttemptNotReadyError,
    "BRAKE_ENGAGED": BrakeEngagedError,
    "BRAKE_NOT_ENGAGED": BrakeNotEngagedError,
    "BRAKE_STILL_SPENT": BrakeStillSpentError,
    "BRAKE_UNDER_WAY": BrakeUnderWayError,
    "BUDGET_TOO_SMALL": BudgetTooSmallError,
    "BUSINESS_IN_USE": BusinessInUseError,
    "CAMPAIGN_NOT_REMOVED": CampaignNotRemovedError,
    "CAMPAIGN_REMOVED": CampaignRemovedError,
    "CONNECTION_EXISTS": ConnectionExistsError,
    "CONNECTION_IN_USE": ConnectionInUseError,
    "CONTENT_REFUSED": ContentRefusedError,
    "CONVERSION_ACTION_IN_USE": ConversionActionInUseError,
    "CONVERSION_ACTION_MISSING": ConversionActionMissingError,
    "CREDENTIALS_REFUSED": CredentialsRefusedError,
    "EVENT_NAME_TAKEN": EventNameTakenError,
    "EXTERNAL_KEY_TAKEN": ExternalKeyTakenError,
    "GRANT_IN_USE": GrantInUseError,
    "IDEMPOTENCY_IN_PROGRESS": IdempotencyInProgressError,
    "IDEMPOTENCY_KEY_REUSED": IdempotencyKeyReusedError,
    "INSUFFICIENT_SCOPE": InsufficientScopeError,
    "INTERNAL_ERROR": InternalError,
    "INVALID_REQUEST": InvalidRequestError,
    "INVALID_SIGNATURE": InvalidSignatureError,
    "INVALID_TOKEN": InvalidTokenError,
    "KEYWORD_TAKEN": KeywordTakenError,
    "LAST_OWNER": LastOwnerError,
    "LEAD_STAGE_TAKEN": LeadStageTakenError,
    "LIMIT_REACHED": LimitReachedError,
    "MEMBER_EXISTS": MemberExistsError,
    "METHOD_NOT_ALLOWED": MethodNotAllowedError,
    "NAME_TAKEN": NameTakenError,
    "NOTHING_TO_DRAFT_FROM": NothingToDraftFromError,
    "NOTHING_TO_REPLAY": NothingToReplayError,
    "NOT_A_MEMBER": NotAMemberError,
    "NOT_FOUND": NotFoundError,
    "NO_PERFORMANCE_DATA": NoPerformanceDataError,
    "ONLY_EXCLUSIONS": OnlyExclusionsError,
    "ORDER_TAKEN": OrderTakenError,
    "ORIGIN_NOT_ALLOWED": OriginNotAllowedError,
    "OUTCOME_UNKNOWN": OutcomeUnknownError,
    "PAYLOAD_TOO_LARGE": PayloadTooLargeError,
    "PLACE_NOT_FOUND": PlaceNotFoundError,
    "PLAN_ALREADY_APPLIED": PlanAlreadyAppliedError,
    "PLAN_BLOCKED": PlanBlockedError,
    "PLAN_EXPIRED": PlanExpiredError,
    "PLAN_NOT_FOUND": PlanNotFoundError,
    "PLATFORM_NOT_SET_UP": PlatformNotSetUpError,
    "POST_CONFIRMED": PostConfirmedError,
    "POST_HAS_REQUIREMENTS": PostHasRequirementsError,
    "POST_NOT_READY": PostNotReadyError,
    "PRECONDITION_FAILED": PreconditionFailedError,
    "QUESTIONS_OPEN": QuestionsOpenError,
    "RADIUS_EXCLUSION_UNSUPPORTED": RadiusExclusionUnsupportedError,
    "RATE_LIMITED": RateLimitedError,
    "READ_ONLY_MODE": ReadOnlyModeError,
    "RELEASE_PENDING": ReleasePendingError,
    "REVISION_CHANGED": RevisionChangedError,
    "ROLE_TOO_LOW": RoleTooLowError,
    "SOURCE_EXISTS": SourceExistsError,
    "SPACE_NOT_FOUND": SpaceNotFoundError,
    "SUBSCRIPTION_EXPIRED": SubscriptionExpiredError,
    "SUBSCRIPTION_REQUIRED": SubscriptionRequiredError,
    "SYNC_ALREADY_ACTIVE": SyncAlreadyActiveError,
    "SYNC_NOT_ACTIVE": SyncNotActiveError,
    "SYNC_PLAN_DRIFT": SyncPlanDriftError,
    "TOO_MANY_WINDOWS": TooManyWindowsError,
    "UNAVAILABLE": UnavailableError,
    "VALIDATION_ERROR": ValidationError,
}
