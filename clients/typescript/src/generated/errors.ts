/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */

import { AuthenticationError, BadRequestError, ConflictError, InternalServerError, NotFoundError, PaymentRequiredError, PermissionDeniedError, RateLimitError, UnprocessableEntityError, type BlockedCampaign, type Issue, type MovedPart } from '../errors.js';

/** 403 `ACCOUNT_ENDING`: The account of the token, or of the Space, will be deleted. Until then everything can be read and nothing changed. */
export class AccountEndingError extends PermissionDeniedError {
  override readonly name: string = 'AccountEndingError';
}

/** 409 `ALREADY_LINKED`: The campaign is linked to this platform through another connection. */
export class AlreadyLinkedError extends ConflictError {
  override readonly name: string = 'AlreadyLinkedError';
}

/** 402 `API_ACCESS_NOT_IN_PLAN`: The plan of the account does not include the API. */
export class ApiAccessNotInPlanError extends PaymentRequiredError {
  override readonly name: string = 'ApiAccessNotInPlanError';
}

/** 409 `ASSET_ALREADY_ATTACHED`: The asset has this role at this object already. */
export class AssetAlreadyAttachedError extends ConflictError {
  override readonly name: string = 'AssetAlreadyAttachedError';

  /** The attachment that is there. */
  get conflictingId(): string | null {
    return (this.details['conflictingId'] ?? null) as string | null;
  }
}

/** 409 `ASSET_IN_USE`: The asset is attached somewhere. */
export class AssetInUseError extends ConflictError {
  override readonly name: string = 'AssetInUseError';
}

/** 409 `ASSET_TAKES_NO_CONTENT`: Bytes were sent for an asset of a type that has none, such as a sitelink. */
export class AssetTakesNoContentError extends ConflictError {
  override readonly name: string = 'AssetTakesNoContentError';
}

/** 409 `ATTEMPT_NOT_READY`: The attempt to connect an ad account is not at this step. `details.status` says where it is. */
export class AttemptNotReadyError extends ConflictError {
  override readonly name: string = 'AttemptNotReadyError';
}

/** 409 `BRAKE_ENGAGED`: The Emergency Brake holds the campaign, so it cannot be enabled. */
export class BrakeEngagedError extends ConflictError {
  override readonly name: string = 'BrakeEngagedError';
}

/** 409 `BRAKE_NOT_ENGAGED`: The brake is to be released, but it holds nothing here. */
export class BrakeNotEngagedError extends ConflictError {
  override readonly name: string = 'BrakeNotEngagedError';
}

/** 409 `BRAKE_STILL_SPENT`: Releasing the brake at this amount would engage it again at once, because more was spent. */
export class BrakeStillSpentError extends ConflictError {
  override readonly name: string = 'BrakeStillSpentError';
}

/** 409 `BRAKE_UNDER_WAY`: The campaign is to move to another Space while the Emergency Brake is pausing it on a platform, or is enabling it again after a release. */
export class BrakeUnderWayError extends ConflictError {
  override readonly name: string = 'BrakeUnderWayError';
}

/** 409 `BUDGET_TOO_SMALL`: The budget cannot be split so that each platform gets its least amount. */
export class BudgetTooSmallError extends ConflictError {
  override readonly name: string = 'BudgetTooSmallError';
}

/** 409 `BUSINESS_IN_USE`: Campaigns or angles belong to the business that is to be deleted. */
export class BusinessInUseError extends ConflictError {
  override readonly name: string = 'BusinessInUseError';

  /** The campaigns of the business. */
  get campaignIds(): readonly string[] {
    return (this.details['campaignIds'] ?? []) as readonly string[];
  }

  /** The angles of the business. */
  get angleIds(): readonly string[] {
    return (this.details['angleIds'] ?? []) as readonly string[];
  }
}

/** 409 `CAMPAIGN_NOT_REMOVED`: A campaign is to be restored that is not deleted. */
export class CampaignNotRemovedError extends ConflictError {
  override readonly name: string = 'CampaignNotRemovedError';
}

/** 409 `CAMPAIGN_REMOVED`: The campaign is deleted, so neither it nor anything below it can be changed. `details.restorable` says whether it can be restored. */
export class CampaignRemovedError extends ConflictError {
  override readonly name: string = 'CampaignRemovedError';
}

/** 409 `CONNECTION_EXISTS`: The ad account is connected in this Space. `details.connectionId` names the connection. */
export class ConnectionExistsError extends ConflictError {
  override readonly name: string = 'ConnectionExistsError';

  /** The connection that is there. */
  get connectionId(): string | null {
    return (this.details['connectionId'] ?? null) as string | null;
  }
}

/** 409 `CONNECTION_IN_USE`: Campaigns still hold objects through this connection. */
export class ConnectionInUseError extends ConflictError {
  override readonly name: string = 'ConnectionInUseError';

  /** The campaigns that are linked. */
  get campaignIds(): readonly string[] {
    return (this.details['campaignIds'] ?? []) as readonly string[];
  }
}

/** 422 `CONTENT_REFUSED`: The bytes of a file cannot be used. `details.reason` has a code of [Files of assets](#files-of-assets). */
export class ContentRefusedError extends UnprocessableEntityError {
  override readonly name: string = 'ContentRefusedError';
}

/** 409 `CONVERSION_ACTION_IN_USE`: Campaigns bid on the conversion action that is to be deleted. */
export class ConversionActionInUseError extends ConflictError {
  override readonly name: string = 'ConversionActionInUseError';
}

/** 409 `CONVERSION_ACTION_MISSING`: The campaign is to move to another Space and bids for conversion actions that have no action of the same name there. `details.actions` lists them. */
export class ConversionActionMissingError extends ConflictError {
  override readonly name: string = 'ConversionActionMissingError';
}

/** 409 `CREDENTIALS_REFUSED`: The platform does not answer with the credentials of the connection: they ended, or they lack a permission. */
export class CredentialsRefusedError extends ConflictError {
  override readonly name: string = 'CredentialsRefusedError';
}

/** 409 `EVENT_NAME_TAKEN`: Another conversion action of the Space takes the events of this name. */
export class EventNameTakenError extends ConflictError {
  override readonly name: string = 'EventNameTakenError';
}

/** 409 `EXTERNAL_KEY_TAKEN`: Another object of the same parent has this `externalKey` already: a campaign or asset in the Space, an ad group in the campaign, an ad in the ad group. */
export class ExternalKeyTakenError extends ConflictError {
  override readonly name: string = 'ExternalKeyTakenError';
}

/** 409 `GRANT_IN_USE`: Connections use the grant. `details.connections` names them. */
export class GrantInUseError extends ConflictError {
  override readonly name: string = 'GrantInUseError';
}

/** 409 `IDEMPOTENCY_IN_PROGRESS`: A request with the same `Idempotency-Key` is still being worked on. */
export class IdempotencyInProgressError extends ConflictError {
  override readonly name: string = 'IdempotencyInProgressError';
}

/** 422 `IDEMPOTENCY_KEY_REUSED`: The `Idempotency-Key` was used before with another request. */
export class IdempotencyKeyReusedError extends UnprocessableEntityError {
  override readonly name: string = 'IdempotencyKeyReusedError';
}

/** 403 `INSUFFICIENT_SCOPE`: The token is valid but lacks a scope that the operation needs. `details.required` lists the scopes. */
export class InsufficientScopeError extends PermissionDeniedError {
  override readonly name: string = 'InsufficientScopeError';

  /** The scopes that the token lacks. */
  get required(): readonly string[] {
    return (this.details['required'] ?? []) as readonly string[];
  }
}

/** 500 `INTERNAL_ERROR`: Switchyard failed because of a fault of its own. Nothing about the request needs to change. */
export class InternalError extends InternalServerError {
  override readonly name: string = 'InternalError';
}

/** 400 `INVALID_REQUEST`: The request cannot be read: broken JSON, a wrong content type, a header that is missing or malformed, or text that cannot be stored. */
export class InvalidRequestError extends BadRequestError {
  override readonly name: string = 'InvalidRequestError';
}

/** 401 `INVALID_SIGNATURE`: A signed request has no valid signature of the secret that belongs to its receiver, or its time stamp is too old. */
export class InvalidSignatureError extends AuthenticationError {
  override readonly name: string = 'InvalidSignatureError';
}

/** 401 `INVALID_TOKEN`: The request has no access token, or the token is malformed, unknown, expired or revoked. The answer is the same in every case. */
export class InvalidTokenError extends AuthenticationError {
  override readonly name: string = 'InvalidTokenError';
}

/** 409 `KEYWORD_TAKEN`: The ad group has the same keyword with the same match type already. */
export class KeywordTakenError extends ConflictError {
  override readonly name: string = 'KeywordTakenError';

  /** The keyword that is there. */
  get conflictingId(): string | null {
    return (this.details['conflictingId'] ?? null) as string | null;
  }
}

/** 409 `LAST_OWNER`: The member is the last OWNER of the Space who is a user of its account. Without one no user could manage its members. */
export class LastOwnerError extends ConflictError {
  override readonly name: string = 'LastOwnerError';
}

/** 409 `LEAD_STAGE_TAKEN`: Another conversion action of the Space has this lead stage. */
export class LeadStageTakenError extends ConflictError {
  override readonly name: string = 'LeadStageTakenError';
}

/** 402 `LIMIT_REACHED`: The plan lacks the capability, its allowance is used up, its subscription has expired, or the plan no longer exists: `reason` says which. The body has no `error` envelope. */
export class LimitReachedError extends PaymentRequiredError {
  override readonly name: string = 'LimitReachedError';

  /** Why, such as `QUOTA_SPENT`. */
  get reason(): string {
    return (this.details['reason'] ?? '') as string;
  }

  /** What was refused. */
  get action(): string {
    return (this.details['action'] ?? '') as string;
  }

  /** How much the plan allows. */
  get cap(): number | null {
    return (this.details['cap'] ?? null) as number | null;
  }

  /** How much is used. */
  get currentUsage(): number | null {
    return (this.details['currentUsage'] ?? null) as number | null;
  }

  /** The name of the limit. */
  get capField(): string | null {
    return (this.details['capField'] ?? null) as string | null;
  }

  /** Unix time in milliseconds. */
  get resetAt(): number | null {
    return (this.details['resetAt'] ?? null) as number | null;
  }

  /** Where the plan can be changed. */
  get upgradeUrl(): string {
    return (this.details['upgradeUrl'] ?? '') as string;
  }
}

/** 409 `MEMBER_EXISTS`: The user is a member of the Space already. */
export class MemberExistsError extends ConflictError {
  override readonly name: string = 'MemberExistsError';
}

/** 409 `NAME_TAKEN`: Another object of the same kind has this name already. */
export class NameTakenError extends ConflictError {
  override readonly name: string = 'NameTakenError';

  /** What has the name. */
  get conflictingId(): string | null {
    return (this.details['conflictingId'] ?? null) as string | null;
  }
}

/** 409 `NOTHING_TO_DRAFT_FROM`: No source gave a fact and no question was answered, so that a draft could only be invented. `details.questionIds` names the questions that wait. */
export class NothingToDraftFromError extends ConflictError {
  override readonly name: string = 'NothingToDraftFromError';
}

/** 409 `NOTHING_TO_REPLAY`: No delivery of the conversion has failed in a way that can be sent again. */
export class NothingToReplayError extends ConflictError {
  override readonly name: string = 'NothingToReplayError';
}

/** 403 `NOT_A_MEMBER`: The user of the token is not a member of the Space that the request names. */
export class NotAMemberError extends PermissionDeniedError {
  override readonly name: string = 'NotAMemberError';
}

/** 409 `NO_PERFORMANCE_DATA`: As a refusal: no platform has figures to split the budget by. As a warning: one platform has none and gets the least amount. */
export class NoPerformanceDataError extends ConflictError {
  override readonly name: string = 'NoPerformanceDataError';
}

/** 400 `ONLY_EXCLUSIONS`: All rows of `geoTargets` are exclusions, so nothing would be left to show ads in. */
export class OnlyExclusionsError extends BadRequestError {
  override readonly name: string = 'OnlyExclusionsError';
}

/** 409 `ORDER_TAKEN`: The order was counted by another conversion since the delivery failed. */
export class OrderTakenError extends ConflictError {
  override readonly name: string = 'OrderTakenError';
}

/** 403 `ORIGIN_NOT_ALLOWED`: A website key was used from a page that is not one of its websites. */
export class OriginNotAllowedError extends PermissionDeniedError {
  override readonly name: string = 'OriginNotAllowedError';
}

/** 409 `OUTCOME_UNKNOWN`: The campaign is to move to another Space, and a platform never answered whether it created an object of it. */
export class OutcomeUnknownError extends ConflictError {
  override readonly name: string = 'OutcomeUnknownError';
}

/** 400 `PLACE_NOT_FOUND`: A location name in the request is not known. */
export class PlaceNotFoundError extends BadRequestError {
  override readonly name: string = 'PlaceNotFoundError';
}

/** 409 `PLAN_ALREADY_APPLIED`: A sync applied this plan before. `details.syncId` names it. */
export class PlanAlreadyAppliedError extends ConflictError {
  override readonly name: string = 'PlanAlreadyAppliedError';

  /** The sync that applies the plan, or has applied it. */
  get syncId(): string | null {
    return (this.details['syncId'] ?? null) as string | null;
  }
}

/** 409 `PLAN_BLOCKED`: Findings of the kind `requirement` block everything in the plan. */
export class PlanBlockedError extends ConflictError {
  override readonly name: string = 'PlanBlockedError';

  /** The campaigns and what they lack. */
  get blocked(): readonly BlockedCampaign[] {
    return (this.details['blocked'] ?? []) as readonly BlockedCampaign[];
  }
}

/** 409 `PLAN_EXPIRED`: The plan is older than a plan may be. */
export class PlanExpiredError extends ConflictError {
  override readonly name: string = 'PlanExpiredError';
}

/** 404 `PLAN_NOT_FOUND`: No preview of this Space returned this `planHash`. */
export class PlanNotFoundError extends NotFoundError {
  override readonly name: string = 'PlanNotFoundError';
}

/** 409 `PLATFORM_NOT_SET_UP`: The operator of this installation has not registered an application at the platform. */
export class PlatformNotSetUpError extends ConflictError {
  override readonly name: string = 'PlatformNotSetUpError';
}

/** 409 `POST_CONFIRMED`: The post is confirmed. It is what was approved, and is neither changed nor deleted. */
export class PostConfirmedError extends ConflictError {
  override readonly name: string = 'PostConfirmedError';
}

/** 409 `POST_HAS_REQUIREMENTS`: Findings of the kind `requirement` block the confirmation. `details.findings` lists them. */
export class PostHasRequirementsError extends ConflictError {
  override readonly name: string = 'PostHasRequirementsError';
}

/** 409 `POST_NOT_READY`: What was asked needs another status of the post, or the end of a step. `details` has `status` and `step`. */
export class PostNotReadyError extends ConflictError {
  override readonly name: string = 'PostNotReadyError';
}

/** 409 `QUESTIONS_OPEN`: Questions of the interview are open. `details.questionIds` names them. A draft is written after each was answered or declined. */
export class QuestionsOpenError extends ConflictError {
  override readonly name: string = 'QuestionsOpenError';
}

/** 400 `RADIUS_EXCLUSION_UNSUPPORTED`: A circle is to be excluded. Platforms exclude named places only. */
export class RadiusExclusionUnsupportedError extends BadRequestError {
  override readonly name: string = 'RadiusExclusionUnsupportedError';
}

/** 429 `RATE_LIMITED`: The caller, the account or the website key sent more requests than it may. `details.limit` says whether the minute or the day is used up. */
export class RateLimitedError extends RateLimitError {
  override readonly name: string = 'RateLimitedError';
}

/** 403 `READ_ONLY_MODE`: The plan of the account allows reading only. */
export class ReadOnlyModeError extends PermissionDeniedError {
  override readonly name: string = 'ReadOnlyModeError';
}

/** 409 `RELEASE_PENDING`: The campaign is to move to another Space, and what it was unlinked from is not paused, removed or renamed on the platform yet. `details.releases` lists the platforms and why the last attempt failed. */
export class ReleasePendingError extends ConflictError {
  override readonly name: string = 'ReleasePendingError';
}

/** 409 `REVISION_CHANGED`: The draft is another revision than the one that the request names. `details.revision` is the present one. */
export class RevisionChangedError extends ConflictError {
  override readonly name: string = 'RevisionChangedError';
}

/** 403 `ROLE_TOO_LOW`: The user's role in the Space does not allow this operation. */
export class RoleTooLowError extends PermissionDeniedError {
  override readonly name: string = 'RoleTooLowError';
}

/** 409 `SOURCE_EXISTS`: The Space has a conversion source with this id. */
export class SourceExistsError extends ConflictError {
  override readonly name: string = 'SourceExistsError';
}

/** 404 `SPACE_NOT_FOUND`: The Space that the request names does not exist. */
export class SpaceNotFoundError extends NotFoundError {
  override readonly name: string = 'SpaceNotFoundError';
}

/** 402 `SUBSCRIPTION_EXPIRED`: The subscription of the account has ended. */
export class SubscriptionExpiredError extends PaymentRequiredError {
  override readonly name: string = 'SubscriptionExpiredError';
}

/** 402 `SUBSCRIPTION_REQUIRED`: The account has no subscription, and this operation needs one. */
export class SubscriptionRequiredError extends PaymentRequiredError {
  override readonly name: string = 'SubscriptionRequiredError';
}

/** 409 `SYNC_ALREADY_ACTIVE`: Another sync of the Space is running. `details.syncId` names it. */
export class SyncAlreadyActiveError extends ConflictError {
  override readonly name: string = 'SyncAlreadyActiveError';

  /** The sync that is running. */
  get syncId(): string | null {
    return (this.details['syncId'] ?? null) as string | null;
  }
}

/** 409 `SYNC_NOT_ACTIVE`: The sync that is to be cancelled has ended. */
export class SyncNotActiveError extends ConflictError {
  override readonly name: string = 'SyncNotActiveError';
}

/** 409 `SYNC_PLAN_DRIFT`: Campaigns, settings or the platforms changed after the preview, so the plan no longer says what would happen. `details.changed` lists what moved. */
export class SyncPlanDriftError extends ConflictError {
  override readonly name: string = 'SyncPlanDriftError';

  /** What changed since the preview. */
  get changed(): readonly MovedPart[] {
    return (this.details['changed'] ?? []) as readonly MovedPart[];
  }
}

/** 400 `TOO_MANY_WINDOWS`: The ad schedule has more windows than one campaign can hold. */
export class TooManyWindowsError extends BadRequestError {
  override readonly name: string = 'TooManyWindowsError';
}

/** 503 `UNAVAILABLE`: The service, or its database, is starting, stopping or overloaded. */
export class UnavailableError extends InternalServerError {
  override readonly name: string = 'UnavailableError';
}

/** 400 `VALIDATION_ERROR`: The body, a query parameter or a header breaks a rule. `details.issues` lists every fault with its path and an issue code. */
export class ValidationError extends BadRequestError {
  override readonly name: string = 'ValidationError';

  /** Every fault, with the path of its field. */
  get issues(): readonly Issue[] {
    return (this.details['issues'] ?? []) as readonly Issue[];
  }
}
