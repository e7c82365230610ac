# Made from the description of the API by `npm run openapi`. Not edited by hand.
from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, Literal

from pydantic import Field

from .._answers import Answer


__all__ = [
    "AccessProblem",
    "ActionConflict",
    "ActionPlatform",
    "Ad",
    "AdAsset",
    "AdGroup",
    "AdText",
    "AdjustmentResults",
    "AdjustmentSupport",
    "AdvertiserIdentity",
    "Alert",
    "AlertCount",
    "AlertSubject",
    "Allowance",
    "Angle",
    "AnglePreflight",
    "AngleReadout",
    "AngleTransition",
    "ArrivedType",
    "Asset",
    "AssetChoice",
    "AssetFetch",
    "Assets",
    "Attachment",
    "Attempt",
    "BiddingRule",
    "BiddingStrategy",
    "Blocked",
    "Brake",
    "BrakeEvent",
    "BrakeLevel",
    "BrakePause",
    "Budget",
    "BulkError",
    "BulkErrorDetails",
    "BulkMeta",
    "BulkResult",
    "Business",
    "Campaign",
    "CampaignAsset",
    "CampaignBrake",
    "CampaignDetail",
    "CampaignHold",
    "CampaignTargeting",
    "Change",
    "CheckFinding",
    "ChoosableAccount",
    "ChosenAccounts",
    "ChosenResult",
    "Claim",
    "Concept",
    "ConceptAttributes",
    "Connection",
    "ConnectionCheck",
    "ConsentSignal",
    "ConversionAction",
    "ConversionAdjustment",
    "ConversionDelivery",
    "ConversionNeed",
    "ConversionResult",
    "ConversionResults",
    "ConversionSource",
    "ConversionTrace",
    "CreativeVocabulary",
    "CurrencySpend",
    "DailyQuota",
    "Declarations",
    "DeliveryPreview",
    "DeliveryReason",
    "DeliverySummary",
    "DeviceTarget",
    "Disapproval",
    "Draft",
    "Drift",
    "EveningOut",
    "ExpandedSchedule",
    "ExpandedWindow",
    "Fact",
    "Failure",
    "FieldChange",
    "FieldRule",
    "Finding",
    "FindingEntity",
    "GeoTarget",
    "GeoWarning",
    "Grant",
    "GrantConnection",
    "Identified",
    "InboxEntry",
    "InboxEntryDetail",
    "InboxReason",
    "Issue",
    "ItemWarning",
    "Keyword",
    "KnownClick",
    "LimitRule",
    "LinkedinFacets",
    "LinkedinTargeting",
    "ListMeta",
    "Manager",
    "Me",
    "MediaRequirements",
    "MediaRole",
    "MediaRule",
    "MediaTotal",
    "MediaTotalRule",
    "Member",
    "Metrics",
    "MissingScope",
    "NegativeKeyword",
    "Networks",
    "OfflineConversion",
    "Operation",
    "OperationError",
    "OperationWarning",
    "Overdelivery",
    "Pacing",
    "PerformanceRow",
    "PlaceAlternative",
    "Plan",
    "PlanOptions",
    "PlanScope",
    "PlanSummary",
    "PlanWarning",
    "Platform",
    "PlatformConversions",
    "PlatformDelivery",
    "PlatformLink",
    "PlatformPlan",
    "PlatformSetting",
    "PlatformSpend",
    "PlatformSummary",
    "PostFailure",
    "PostFinding",
    "PostRevision",
    "PostSource",
    "PreflightBasis",
    "Preview",
    "Question",
    "Quota",
    "QuotaLevel",
    "RateLimit",
    "ReachableAccount",
    "ReadSource",
    "ReadSources",
    "ReadValueSettings",
    "ReadyFor",
    "ReasonEntity",
    "Received",
    "Release",
    "ReplacedPart",
    "Replay",
    "ReplayedInbox",
    "ReportMeta",
    "Review",
    "ScheduleWarning",
    "ScheduleWindow",
    "ScheduledCampaign",
    "SocialPost",
    "SocialPostSummary",
    "Space",
    "SpaceSettings",
    "Spend",
    "SplitCampaign",
    "SplitWarning",
    "Stats",
    "StructuredSchedule",
    "Sync",
    "SyncCounts",
    "SyncProgress",
    "TargetedCampaign",
    "TextRequirement",
    "TraceStep",
    "TracedClickId",
    "TracedConversion",
    "TracedDelivery",
    "Triggered",
    "UnknownFor",
    "Unlinked",
    "UploadMeta",
    "UploadTotals",
    "Validation",
    "VocabularyAttribute",
    "VocabularyEntry",
    "WeekRange",
    "WriterSpend",
]


class Me(Answer):
    uid: str
    """The user."""
    email: str
    """The e-mail address."""
    account_id: str = Field(alias="accountId")
    """The account that owns the Space."""
    plan: Plan
    """The plan of that account."""
    scopes: list[Literal["campaigns:read", "campaigns:write", "ads:read", "ads:write", "keywords:read", "keywords:write", "assets:read", "assets:write", "businesses:read", "businesses:write", "reports:read", "sync:read", "sync:write"] | str]
    """What the token may do."""
    time_zone: str = Field(alias="timeZone")
    """IANA zone of the account, for its days and months."""
    currency: str
    """ISO 4217 of the account."""
    environment: Literal["live", "test"] | str
    """The environment."""
    space_id: str = Field(alias="spaceId")
    """The Space of this request."""
    alerts: AlertCount
    """Alerts of the account."""
    allowance: Allowance
    """What requests are counted against, in the account that the token was made in."""


class Space(Answer):
    id: str
    """Goes into X-Space-Id."""
    name: str
    """Its name."""
    type: Literal["PERSONAL", "SHARED"] | str
    """Personal, or shared with others."""
    settings: SpaceSettings
    """For its conversions."""
    role: Literal["OWNER", "EDITOR", "VIEWER"] | str
    """VIEWER reads, EDITOR changes, OWNER also manages."""
    campaign_count: int = Field(alias="campaignCount")
    """Campaigns in it that are not removed."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When it was last renamed."""
    version: int
    """+1 with every change; the ETag."""


class ListMeta(Answer):
    """Where the list goes on."""

    next_cursor: str | None = Field(alias="nextCursor")
    """For the next page; null on the last."""
    total: int
    """Items in this page."""


class Member(Answer):
    id: str
    """Stands in the path: the id of the user, or that of the invitation."""
    user_id: str | None = Field(alias="userId")
    """The user; null until the invitation is accepted."""
    email: str
    """The e-mail address."""
    role: Literal["OWNER", "EDITOR", "VIEWER"] | str
    """VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space."""
    status: Literal["ACTIVE", "INVITED"] | str
    """INVITED: becomes a member by accepting the invitation."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    expires_at: dt.datetime | None = Field(alias="expiresAt")
    """When the invitation ends; null for members."""


class Connection(Answer):
    id: str
    """The connection."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The ad platform."""
    external_account_id: str | None = Field(default=None, alias="externalAccountId")
    """The ad account's id on the platform. Absent for guests."""
    name: str
    """A name for people."""
    currency: str | None = None
    """ISO 4217 of the ad account. Absent for guests."""
    time_zone: str | None = Field(default=None, alias="timeZone")
    """IANA zone of the ad account. Absent for guests."""
    status: Literal["ACTIVE", "NEEDS_REAUTH", "DISABLED"] | str
    """NEEDS_REAUTH: the grant is gone; consent again, or send new credentials."""
    is_default: bool | None = Field(default=None, alias="isDefault")
    """Used by campaigns that name no connection of this platform. Absent for guests."""
    drift_policy: Literal["MERGE", "LOCAL_WINS", "REMOTE_WINS"] | str | None = Field(default=None, alias="driftPolicy")
    """Which side wins when a person edits on the platform. Absent for guests."""
    settings: dict[str, Any] | None = None
    """Settings of the platform. Absent for guests."""
    grant_id: str | None = Field(default=None, alias="grantId")
    """The grant through which it is reached. Null: it has credentials of its own. Absent for
    guests."""
    created_at: dt.datetime | None = Field(default=None, alias="createdAt")
    """When it was made. Absent for guests."""
    updated_at: dt.datetime | None = Field(default=None, alias="updatedAt")
    """When it last changed. Absent for guests."""
    version: int | None = None
    """+1 with every change; the ETag. Absent for guests."""


class Alert(Answer):
    id: str
    """The alert."""
    space_id: str | None = Field(alias="spaceId")
    """The Space it is about; null: the whole account."""
    kind: Literal["BRAKE_ENGAGED", "BRAKE_CONFIRMED", "BRAKE_NEAR", "BRAKE_BLIND", "CONNECTION_NEEDS_REAUTH", "GRANT_ENDS_SOON", "PLATFORM_VERSION_ENDS", "CONNECTION_CORRECTED", "SYNC_FAILED", "DISAPPROVED", "REMOVED_BUT_SERVING", "UNLINKED_BUT_SERVING", "RELEASE_ABANDONED", "CONSENT_MISSING", "DELIVERIES_FAILING", "WEBHOOK_REFUSED", "WEBHOOK_FAILED", "SYNC_STALLED", "WORKERS_ABSENT", "SOURCE_SILENT"] | str
    """What happened."""
    severity: Literal["CRITICAL", "WARNING", "INFO"] | str
    """CRITICAL: money or delivery is at stake now."""
    subject: AlertSubject
    """What it is about."""
    message: str
    """For people; may change."""
    fix: str
    """What to do about it."""
    details: dict[str, Any]
    """More about it, by kind."""
    read_at: dt.datetime | None = Field(alias="readAt")
    """When the caller marked it read; null: not yet."""
    settled_at: dt.datetime | None = Field(alias="settledAt")
    """When it was over; null while it lasts."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it happened."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When it last changed."""
    version: int
    """1 until the caller has read it, then 2; the ETag."""


class Business(Answer):
    id: str
    """The business."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    name: str
    """Its name."""
    url: str | None
    """Its website."""
    description: str | None
    """What it does."""
    industry: str | None
    """The line of business."""
    target_audiences: list[str] = Field(alias="targetAudiences")
    """Who it sells to."""
    seo_keywords: list[str] = Field(alias="seoKeywords")
    """Words people find it by."""
    brand_voice: str | None = Field(alias="brandVoice")
    """How it speaks."""
    logo_asset_id: str | None = Field(alias="logoAssetId")
    """Its logo."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class Campaign(Answer):
    id: str
    """The campaign."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str | None = Field(alias="businessId")
    """Its business."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique in the Space among campaigns not removed; case counts. Sent to no
    platform; a change needs no sync."""
    name: str
    """Unique in the Space among campaigns not removed."""
    type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str
    """Fixed after creation."""
    objective: Literal["TRAFFIC", "LEADS", "SALES", "AWARENESS"] | str
    """What it is for."""
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str]
    """Where it runs."""
    connection_ids: dict[str, str] = Field(alias="connectionIds")
    """Ad account per platform, where chosen or pinned."""
    status: Literal["PAUSED", "ENABLED", "REMOVED"] | str
    """REMOVED: deleted here; a sync removes it on the platforms."""
    platform_status: dict[str, Literal["ENABLED", "PAUSED"] | str] = Field(alias="platformStatus")
    """On or off per platform."""
    budget: Decimal
    """Per day, in major units of `currency`."""
    currency: str
    """ISO 4217."""
    platform_budgets: dict[str, Decimal] | None = Field(alias="_platformBudgets")
    """Split of the budget; sums to it exactly."""
    bidding_strategy: BiddingStrategy = Field(alias="biddingStrategy")
    """How it bids."""
    ad_schedule: Literal["ALL_HOURS_ALL_DAYS", "BUSINESS_HOURS", "CUSTOM"] | str | StructuredSchedule = Field(alias="adSchedule")
    """When ads show, as it was last written."""
    ad_schedule_structured: ExpandedSchedule = Field(alias="adScheduleStructured")
    """`adSchedule` expanded."""
    schedule_zone: Literal["account", "searcher"] | str = Field(alias="scheduleZone")
    """Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the
    platform supports it."""
    geo_targets: list[GeoTarget] = Field(alias="geoTargets")
    """Where ads show; none means everywhere."""
    location_intent: Literal["PRESENCE", "PRESENCE_OR_INTEREST"] | str = Field(alias="locationIntent")
    """People in the places, or also those interested in them."""
    targeting: CampaignTargeting
    """Devices and audiences."""
    languages: list[str]
    """Languages to reach; none means all."""
    networks: Networks
    """Where ads of a search network show."""
    negative_keywords: list[NegativeKeyword] = Field(alias="negativeKeywords")
    """Searches it must not show on."""
    start_date: dt.date | None = Field(alias="startDate")
    """First day, in the account's zone."""
    end_date: dt.date | None = Field(alias="endDate")
    """Last day, in the account's zone."""
    final_url: str | None = Field(alias="finalUrl")
    """Default landing page of its ads."""
    tracking_template: str | None = Field(alias="trackingTemplate")
    """Tracking template."""
    conversion_action_ids: list[str] = Field(alias="conversionActionIds")
    """What it bids for."""
    declarations: Declarations | None
    """Declarations that laws and platforms require."""
    platform_links: dict[str, PlatformLink] = Field(alias="platformLinks")
    """What ties it to each platform."""
    hold: CampaignHold | None
    """Set while the brake holds it."""
    delivery_summary: DeliverySummary = Field(alias="deliverySummary")
    """Whether it serves and, when not, why."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class ScheduledCampaign(Answer):
    id: str
    """The campaign."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str | None = Field(alias="businessId")
    """Its business."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique in the Space among campaigns not removed; case counts. Sent to no
    platform; a change needs no sync."""
    name: str
    """Unique in the Space among campaigns not removed."""
    type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str
    """Fixed after creation."""
    objective: Literal["TRAFFIC", "LEADS", "SALES", "AWARENESS"] | str
    """What it is for."""
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str]
    """Where it runs."""
    connection_ids: dict[str, str] = Field(alias="connectionIds")
    """Ad account per platform, where chosen or pinned."""
    status: Literal["PAUSED", "ENABLED", "REMOVED"] | str
    """REMOVED: deleted here; a sync removes it on the platforms."""
    platform_status: dict[str, Literal["ENABLED", "PAUSED"] | str] = Field(alias="platformStatus")
    """On or off per platform."""
    budget: Decimal
    """Per day, in major units of `currency`."""
    currency: str
    """ISO 4217."""
    platform_budgets: dict[str, Decimal] | None = Field(alias="_platformBudgets")
    """Split of the budget; sums to it exactly."""
    bidding_strategy: BiddingStrategy = Field(alias="biddingStrategy")
    """How it bids."""
    ad_schedule: Literal["ALL_HOURS_ALL_DAYS", "BUSINESS_HOURS", "CUSTOM"] | str | StructuredSchedule = Field(alias="adSchedule")
    """When ads show, as it was last written."""
    ad_schedule_structured: ExpandedSchedule = Field(alias="adScheduleStructured")
    """`adSchedule` expanded."""
    schedule_zone: Literal["account", "searcher"] | str = Field(alias="scheduleZone")
    """Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the
    platform supports it."""
    geo_targets: list[GeoTarget] = Field(alias="geoTargets")
    """Where ads show; none means everywhere."""
    location_intent: Literal["PRESENCE", "PRESENCE_OR_INTEREST"] | str = Field(alias="locationIntent")
    """People in the places, or also those interested in them."""
    targeting: CampaignTargeting
    """Devices and audiences."""
    languages: list[str]
    """Languages to reach; none means all."""
    networks: Networks
    """Where ads of a search network show."""
    negative_keywords: list[NegativeKeyword] = Field(alias="negativeKeywords")
    """Searches it must not show on."""
    start_date: dt.date | None = Field(alias="startDate")
    """First day, in the account's zone."""
    end_date: dt.date | None = Field(alias="endDate")
    """Last day, in the account's zone."""
    final_url: str | None = Field(alias="finalUrl")
    """Default landing page of its ads."""
    tracking_template: str | None = Field(alias="trackingTemplate")
    """Tracking template."""
    conversion_action_ids: list[str] = Field(alias="conversionActionIds")
    """What it bids for."""
    declarations: Declarations | None
    """Declarations that laws and platforms require."""
    platform_links: dict[str, PlatformLink] = Field(alias="platformLinks")
    """What ties it to each platform."""
    hold: CampaignHold | None
    """Set while the brake holds it."""
    delivery_summary: DeliverySummary = Field(alias="deliverySummary")
    """Whether it serves and, when not, why."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""
    warnings: list[ScheduleWarning]
    """What its writer should know."""


class AdGroup(Answer):
    id: str
    """The ad group."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign; fixed after creation."""
    name: str
    """Unique in the campaign."""
    status: Literal["ENABLED", "PAUSED"] | str
    """On or off."""
    max_cpc: Decimal | None = Field(alias="maxCpc")
    """Maximum per click, in the campaign's currency."""
    context_hints: list[str] = Field(alias="contextHints")
    """Conversations it fits."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no
    sync."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class BulkResult(Answer):
    """What became of one item."""

    index: int
    """Place of the item in the request."""
    status: Literal["created", "updated", "deleted", "failed"] | str
    """What was done."""
    id: str | None = None
    """The record, where there is one."""
    error: BulkError | None = None


class BulkMeta(Answer):
    """How many items came through."""

    succeeded: int
    """Items done."""
    failed: int
    """Items refused."""


class Ad(Answer):
    id: str
    """The ad."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign."""
    ad_group_id: str = Field(alias="adGroupId")
    """Its ad group; fixed after creation."""
    type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str
    """Fixed after creation."""
    status: Literal["ENABLED", "PAUSED"] | str
    """On or off."""
    headlines: list[AdText]
    """Headlines."""
    descriptions: list[AdText]
    """Descriptions."""
    long_headline: str | None = Field(alias="longHeadline")
    """A long headline."""
    business_name: str | None = Field(alias="businessName")
    """The name that the ad shows."""
    final_url: str = Field(alias="finalUrl")
    """Where it leads."""
    path1: str | None
    """First part of the shown path."""
    path2: str | None
    """Second part of the shown path."""
    call_to_action: str | None = Field(alias="callToAction")
    """What the button says."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no
    sync."""
    angle_id: str | None = Field(alias="angleId")
    """Stays when the angle is deleted."""
    concept_id: str | None = Field(alias="conceptId")
    """Stays when the concept is deleted."""
    stamp_provenance: Literal["user"] | str | None = Field(alias="stampProvenance")
    """Who put angle and concept on; null without them."""
    review: dict[str, Review]
    """What each platform decided about it."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class Keyword(Answer):
    id: str
    """The keyword."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign."""
    ad_group_id: str = Field(alias="adGroupId")
    """Its ad group; fixed after creation."""
    text: str
    """Unique in the ad group with matchType and negative; case and blanks do not count."""
    match_type: Literal["EXACT", "PHRASE", "BROAD"] | str = Field(alias="matchType")
    """How searches must match."""
    status: Literal["ENABLED", "PAUSED"] | str
    """On or off."""
    negative: bool
    """Whether ads must not show on it."""
    max_cpc: Decimal | None = Field(alias="maxCpc")
    """Maximum per click, in the campaign's currency."""
    review: dict[str, Review]
    """What each platform decided about it."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class Angle(Answer):
    id: str
    """The angle."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str = Field(alias="businessId")
    """Its business."""
    name: str
    """A name for people."""
    angle_type: Literal["PRICE", "QUALITY", "SPEED", "CONVENIENCE", "TRUST", "SOCIAL_PROOF", "AUTHORITY", "SCARCITY", "NOVELTY", "RISK_REVERSAL", "PAIN", "ASPIRATION", "IDENTITY", "COMPARISON"] | str = Field(alias="angleType")
    """Kind of claim; see `/creative-vocabulary`."""
    claim: str
    """The claim in words."""
    status: Literal["ACTIVE", "PAUSED", "ARCHIVED"] | str
    """Whether it is in use; ads keep their own status."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class Concept(Answer):
    """One way to show an angle."""

    id: str
    """The concept."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    angle_id: str = Field(alias="angleId")
    """Its angle; fixed after creation."""
    name: str
    """A name for people."""
    attributes: ConceptAttributes
    """How it makes the claim; see `/creative-vocabulary`."""
    status: Literal["ACTIVE", "PAUSED", "ARCHIVED"] | str
    """Whether it is in use; ads keep their own status."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class CreativeVocabulary(Answer):
    angle_types: list[VocabularyEntry] = Field(alias="angleTypes")
    """What an angle can be."""
    concept_attributes: list[VocabularyAttribute] = Field(alias="conceptAttributes")
    """The attributes of a concept."""


class TargetedCampaign(Answer):
    id: str
    """The campaign."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str | None = Field(alias="businessId")
    """Its business."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique in the Space among campaigns not removed; case counts. Sent to no
    platform; a change needs no sync."""
    name: str
    """Unique in the Space among campaigns not removed."""
    type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str
    """Fixed after creation."""
    objective: Literal["TRAFFIC", "LEADS", "SALES", "AWARENESS"] | str
    """What it is for."""
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str]
    """Where it runs."""
    connection_ids: dict[str, str] = Field(alias="connectionIds")
    """Ad account per platform, where chosen or pinned."""
    status: Literal["PAUSED", "ENABLED", "REMOVED"] | str
    """REMOVED: deleted here; a sync removes it on the platforms."""
    platform_status: dict[str, Literal["ENABLED", "PAUSED"] | str] = Field(alias="platformStatus")
    """On or off per platform."""
    budget: Decimal
    """Per day, in major units of `currency`."""
    currency: str
    """ISO 4217."""
    platform_budgets: dict[str, Decimal] | None = Field(alias="_platformBudgets")
    """Split of the budget; sums to it exactly."""
    bidding_strategy: BiddingStrategy = Field(alias="biddingStrategy")
    """How it bids."""
    ad_schedule: Literal["ALL_HOURS_ALL_DAYS", "BUSINESS_HOURS", "CUSTOM"] | str | StructuredSchedule = Field(alias="adSchedule")
    """When ads show, as it was last written."""
    ad_schedule_structured: ExpandedSchedule = Field(alias="adScheduleStructured")
    """`adSchedule` expanded."""
    schedule_zone: Literal["account", "searcher"] | str = Field(alias="scheduleZone")
    """Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the
    platform supports it."""
    geo_targets: list[GeoTarget] = Field(alias="geoTargets")
    """Where ads show; none means everywhere."""
    location_intent: Literal["PRESENCE", "PRESENCE_OR_INTEREST"] | str = Field(alias="locationIntent")
    """People in the places, or also those interested in them."""
    targeting: CampaignTargeting
    """Devices and audiences."""
    languages: list[str]
    """Languages to reach; none means all."""
    networks: Networks
    """Where ads of a search network show."""
    negative_keywords: list[NegativeKeyword] = Field(alias="negativeKeywords")
    """Searches it must not show on."""
    start_date: dt.date | None = Field(alias="startDate")
    """First day, in the account's zone."""
    end_date: dt.date | None = Field(alias="endDate")
    """Last day, in the account's zone."""
    final_url: str | None = Field(alias="finalUrl")
    """Default landing page of its ads."""
    tracking_template: str | None = Field(alias="trackingTemplate")
    """Tracking template."""
    conversion_action_ids: list[str] = Field(alias="conversionActionIds")
    """What it bids for."""
    declarations: Declarations | None
    """Declarations that laws and platforms require."""
    platform_links: dict[str, PlatformLink] = Field(alias="platformLinks")
    """What ties it to each platform."""
    hold: CampaignHold | None
    """Set while the brake holds it."""
    delivery_summary: DeliverySummary = Field(alias="deliverySummary")
    """Whether it serves and, when not, why."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""
    warnings: list[GeoWarning]
    """What its writer should know."""
    sentence: str
    """Where ads show, in plain words."""


class Asset(Answer):
    id: str
    """The asset."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    type: Literal["IMAGE", "LOGO", "VIDEO", "YOUTUBE_VIDEO", "SITELINK", "CALLOUT", "STRUCTURED_SNIPPET", "CALL"] | str
    """Decides its members; fixed after creation."""
    name: str
    """A name for people."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    source_url: str | None = Field(alias="sourceUrl")
    """Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only
    of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed)."""
    link_text: str | None = Field(alias="linkText")
    """What the link says. Only of SITELINK (needed)."""
    description1: str | None
    """First line below the link. Only of SITELINK."""
    description2: str | None
    """Second line below the link. Only of SITELINK."""
    final_url: str | None = Field(alias="finalUrl")
    """Where the link leads. Only of SITELINK (needed)."""
    callout_text: str | None = Field(alias="calloutText")
    """What is called out. Only of CALLOUT (needed)."""
    header: Literal["Amenities", "Brands", "Courses", "Degree programs", "Destinations", "Featured hotels", "Insurance coverage", "Models", "Neighborhoods", "Service catalog", "Shows", "Styles", "Types"] | str | None
    """What the values are. Only of STRUCTURED_SNIPPET (needed)."""
    values: list[str] | None
    """The values. Only of STRUCTURED_SNIPPET (needed)."""
    phone_number: str | None = Field(alias="phoneNumber")
    """A telephone number, national or international. Only of CALL (needed)."""
    country_code: str | None = Field(alias="countryCode")
    """The country of the number, ISO 3166-1. Only of CALL (needed)."""
    fetch: AssetFetch
    """Whether all that it needs is here."""
    size: int | None
    """Bytes; null while there are none."""
    width: int | None
    """Width in pixels; null for videos and while there are no bytes."""
    height: int | None
    """Height in pixels; null for videos and while there are no bytes."""
    mime_type: str | None = Field(alias="mimeType")
    """The media type that the bytes show."""
    sha256: str | None
    """Their digest in hexadecimal."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class Attachment(Answer):
    id: str
    """The campaign asset (cas_…) or ad asset (ada_…)."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    scope: Literal["CAMPAIGN", "AD_GROUP", "AD"] | str
    """At what."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign."""
    ad_group_id: str | None = Field(alias="adGroupId")
    """The ad group; null unless it is attached to one."""
    ad_id: str | None = Field(alias="adId")
    """The ad; null unless it is attached to one."""
    asset_id: str = Field(alias="assetId")
    """The asset; fixed after creation."""
    role: Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO", "SITELINK", "CALLOUT", "STRUCTURED_SNIPPET", "CALL"] | str
    """Its use; must fit the asset type."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class CampaignAsset(Answer):
    id: str
    """The campaign asset."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    asset_id: str = Field(alias="assetId")
    """The asset; fixed after creation."""
    role: Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO", "SITELINK", "CALLOUT", "STRUCTURED_SNIPPET", "CALL"] | str
    """Its use; must fit the asset type."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class AdAsset(Answer):
    id: str
    """The ad asset."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    scope: Literal["AD", "AD_GROUP"] | str
    """At an ad, or at an ad group for all its ads."""
    ad_id: str | None = Field(alias="adId")
    """The ad; null at an ad group."""
    ad_group_id: str | None = Field(alias="adGroupId")
    """The ad group; null at an ad."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign."""
    asset_id: str = Field(alias="assetId")
    """The asset; fixed after creation."""
    role: Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str
    """Its use; must fit the asset type."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""


class Budget(Answer):
    global_budget: Decimal | None = Field(alias="globalBudget")
    """For the whole account and a period; null while no amount is set."""
    period: Literal["daily", "monthly"] | str
    """Days and months of the account's zone."""
    currency: str
    """ISO 4217."""
    rates: dict[str, Decimal]
    """Units of `currency` per unit of another one."""
    emergency_brake: bool = Field(alias="emergencyBrake")
    """Whether to pause campaigns when the amount is spent."""
    alert_threshold_percent: int = Field(alias="alertThresholdPercent")
    """Percent of the amount that causes an alert."""
    campaign_brakes: list[CampaignBrake] = Field(alias="campaignBrakes")
    """Amounts of single campaigns."""
    pacing: Pacing
    """How spending goes. Read-only."""
    created_at: dt.datetime | None = Field(alias="createdAt")
    """When it was first written."""
    updated_at: dt.datetime | None = Field(alias="updatedAt")
    """When it last changed."""
    version: int
    """+1 with every change; 0 before the first write. The ETag."""


class Brake(Answer):
    armed: bool
    """Whether it is switched on and has an amount to watch."""
    engaged: bool
    """Whether any level holds campaigns."""
    data_as_of: dt.datetime | None = Field(alias="dataAsOf")
    """How fresh the oldest figure is; null before anything was read."""
    stale: bool
    """Whether the figures are older than 6 hours: current spending is unknown."""
    levels: list[BrakeLevel]
    """The account's amount first, then those of single campaigns."""
    events: list[BrakeEvent]
    """Newest first."""


class SplitCampaign(Answer):
    id: str
    """The campaign."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str | None = Field(alias="businessId")
    """Its business."""
    external_key: str | None = Field(alias="externalKey")
    """Your own key, unique in the Space among campaigns not removed; case counts. Sent to no
    platform; a change needs no sync."""
    name: str
    """Unique in the Space among campaigns not removed."""
    type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str
    """Fixed after creation."""
    objective: Literal["TRAFFIC", "LEADS", "SALES", "AWARENESS"] | str
    """What it is for."""
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str]
    """Where it runs."""
    connection_ids: dict[str, str] = Field(alias="connectionIds")
    """Ad account per platform, where chosen or pinned."""
    status: Literal["PAUSED", "ENABLED", "REMOVED"] | str
    """REMOVED: deleted here; a sync removes it on the platforms."""
    platform_status: dict[str, Literal["ENABLED", "PAUSED"] | str] = Field(alias="platformStatus")
    """On or off per platform."""
    budget: Decimal
    """Per day, in major units of `currency`."""
    currency: str
    """ISO 4217."""
    platform_budgets: dict[str, Decimal] | None = Field(alias="_platformBudgets")
    """Split of the budget; sums to it exactly."""
    bidding_strategy: BiddingStrategy = Field(alias="biddingStrategy")
    """How it bids."""
    ad_schedule: Literal["ALL_HOURS_ALL_DAYS", "BUSINESS_HOURS", "CUSTOM"] | str | StructuredSchedule = Field(alias="adSchedule")
    """When ads show, as it was last written."""
    ad_schedule_structured: ExpandedSchedule = Field(alias="adScheduleStructured")
    """`adSchedule` expanded."""
    schedule_zone: Literal["account", "searcher"] | str = Field(alias="scheduleZone")
    """Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the
    platform supports it."""
    geo_targets: list[GeoTarget] = Field(alias="geoTargets")
    """Where ads show; none means everywhere."""
    location_intent: Literal["PRESENCE", "PRESENCE_OR_INTEREST"] | str = Field(alias="locationIntent")
    """People in the places, or also those interested in them."""
    targeting: CampaignTargeting
    """Devices and audiences."""
    languages: list[str]
    """Languages to reach; none means all."""
    networks: Networks
    """Where ads of a search network show."""
    negative_keywords: list[NegativeKeyword] = Field(alias="negativeKeywords")
    """Searches it must not show on."""
    start_date: dt.date | None = Field(alias="startDate")
    """First day, in the account's zone."""
    end_date: dt.date | None = Field(alias="endDate")
    """Last day, in the account's zone."""
    final_url: str | None = Field(alias="finalUrl")
    """Default landing page of its ads."""
    tracking_template: str | None = Field(alias="trackingTemplate")
    """Tracking template."""
    conversion_action_ids: list[str] = Field(alias="conversionActionIds")
    """What it bids for."""
    declarations: Declarations | None
    """Declarations that laws and platforms require."""
    platform_links: dict[str, PlatformLink] = Field(alias="platformLinks")
    """What ties it to each platform."""
    hold: CampaignHold | None
    """Set while the brake holds it."""
    delivery_summary: DeliverySummary = Field(alias="deliverySummary")
    """Whether it serves and, when not, why."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change by a caller."""
    version: int
    """The ETag; +1 with every change by a caller."""
    warnings: list[SplitWarning]
    """What its writer should know."""


class PerformanceRow(Answer):
    impressions: int
    """How often it was shown."""
    clicks: int
    """How often it was clicked."""
    conversions: Decimal | None
    """May be fractions. Of the platforms that report them at this level; null where none does."""
    unknown_for: UnknownFor = Field(alias="unknownFor")
    """Platforms that do not report conversions, or their value: these figures, and ratios of
    them, are those of the others. Empty where all report."""
    ctr: Decimal | None
    """Clicks per impression; null without impressions."""
    currency: str
    """ISO 4217 of the amounts."""
    spend: Decimal
    """What was spent."""
    conversion_value: Decimal | None = Field(alias="conversionValue")
    """What conversions are worth. Of the platforms that report it at this level; null where
    none does."""
    avg_cpc: Decimal | None = Field(alias="avgCpc")
    """Spend per click; null without clicks."""
    cpa: Decimal | None
    """Spend per conversion, where platforms report them; null without conversions."""
    roas: Decimal | None
    """Conversion value per spend, where platforms report it; null without spend."""
    day: dt.date | None = None
    """The day, in the ad account's zone."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str | None = None
    """The platform that reported it."""
    campaign_id: str | None = Field(default=None, alias="campaignId")
    """The campaign."""
    ad_group_id: str | None = Field(default=None, alias="adGroupId")
    """The ad group."""
    ad_id: str | None = Field(default=None, alias="adId")
    """The ad."""
    keyword_id: str | None = Field(default=None, alias="keywordId")
    """The keyword."""
    angle_id: str | None = Field(default=None, alias="angleId")
    """The claim that the ads argue now; it may be deleted. Null: none."""


class ReportMeta(Answer):
    next_cursor: str | None = Field(alias="nextCursor")
    """For the next page; null on the last."""
    total: int
    """Items in this page."""
    data_as_of: dt.datetime | None = Field(alias="dataAsOf")
    """When the platform with the oldest figures was asked; null: never."""
    unconverted: list[str]
    """Currencies that no rate leads from to the one asked for; they are added to nothing."""


class Stats(Answer):
    impressions: int
    """How often it was shown."""
    clicks: int
    """How often it was clicked."""
    conversions: Decimal | None
    """May be fractions. Of the platforms that report them at this level; null where none does."""
    unknown_for: UnknownFor = Field(alias="unknownFor")
    """Platforms that do not report conversions, or their value: these figures, and ratios of
    them, are those of the others. Empty where all report."""
    ctr: Decimal | None
    """Clicks per impression; null without impressions."""
    currency: str | None
    """ISO 4217 of the amounts; null in several currencies."""
    spend: Decimal | None
    """What was spent; null in several currencies."""
    conversion_value: Decimal | None = Field(alias="conversionValue")
    """What conversions are worth; null in several currencies."""
    avg_cpc: Decimal | None = Field(alias="avgCpc")
    """Spend per click; null without clicks or in several currencies."""
    cpa: Decimal | None
    """Spend per conversion, where platforms report them; null without conversions or in several
    currencies."""
    roas: Decimal | None
    """Conversion value per spend, where platforms report it; null without spend or in several
    currencies."""
    by_currency: list[Metrics] = Field(alias="byCurrency")
    """By currency."""
    data_as_of: dt.datetime | None = Field(alias="dataAsOf")
    """When the platform with the oldest figures was asked; null: never."""


class Disapproval(Answer):
    entity: Literal["ad", "keyword"] | str
    """What it is."""
    id: str
    """The ad or keyword."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform that decided."""
    review_status: Literal["DISAPPROVED", "LIMITED"] | str = Field(alias="reviewStatus")
    """DISAPPROVED: does not serve. LIMITED: not everywhere, or not to everybody."""
    reasons: list[str]
    """Why, in the words of the platform."""
    affected_markets: list[str] = Field(alias="affectedMarkets")
    """Where it holds; empty where the platform does not say."""


class ConversionAdjustment(Answer):
    id: str
    """The adjustment."""
    adjustment_type: Literal["RETRACTION", "RESTATEMENT", "ENHANCEMENT"] | str = Field(alias="adjustmentType")
    """What it does to its original."""
    conversion_action_id: str = Field(alias="conversionActionId")
    """Its action."""
    order_id: str | None = Field(alias="orderId")
    """The order of the original."""
    gclid: str | None
    """Google's click id of the original."""
    msclkid: str | None
    """Microsoft's click id of the original."""
    original_conversion_date_time: dt.datetime | None = Field(alias="originalConversionDateTime")
    """When the original happened."""
    value: Decimal | None
    """The new total."""
    currency: str | None
    """ISO 4217; null is the original's."""
    occurred_at: dt.datetime = Field(alias="occurredAt")
    """When it was adjusted."""
    door: Literal["offline", "event", "website", "source"] | str
    """The way in."""
    source: str | None
    """The source, or its type."""
    original_id: str | None = Field(alias="originalId")
    """Its original; null while that is not known."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str
    """The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a
    delivery has; `parked` while the original is not known."""
    reason: str | None
    """Why: `ORIGINAL_UNKNOWN` while parked, `ORIGINAL_NEVER_CAME` 90 days later, or that of a
    delivery."""
    parked_until: dt.datetime | None = Field(alias="parkedUntil")
    """Until when it waits for its original."""
    joined_at: dt.datetime | None = Field(alias="joinedAt")
    """When its original was found."""
    deliveries: list[ConversionDelivery]
    """One for each platform of the original."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was taken."""


class AdjustmentResults(Answer):
    accepted: int
    """Items that are kept and will be sent."""
    duplicates: int
    """Items that were counted already."""
    rejected: int
    """Items that nothing was kept of."""
    results: list[ConversionResult]
    """One for each item, in their order."""
    replaced: list[ReplacedPart] | None = None
    """Parts that cannot be stored and were replaced; absent when none."""
    parked: int
    """Items that wait for their original, not known yet."""


class ConversionAction(Answer):
    id: str
    """The conversion action."""
    space_id: str = Field(alias="spaceId")
    """The Space that it lives in."""
    name: str
    """Unique in the Space; case does not count."""
    type: Literal["WEBPAGE", "AD_CALL", "WEBSITE_CALL", "UPLOAD_CLICKS", "UPLOAD_CALLS"] | str
    """The upload types are for conversions reported here. Fixed after creation."""
    category: Literal["PURCHASE", "ADD_TO_CART", "BEGIN_CHECKOUT", "SUBSCRIBE_PAID", "SUBMIT_LEAD_FORM", "SIGNUP", "CONTACT", "BOOK_APPOINTMENT", "REQUEST_QUOTE", "GET_DIRECTIONS", "PAGE_VIEW", "DOWNLOAD", "PHONE_CALL_LEAD", "ENGAGEMENT", "DEFAULT"] | str
    """What the conversion is."""
    status: Literal["ENABLED", "PAUSED"] | str
    """A paused action records nothing."""
    counting_type: Literal["ONE_PER_CLICK", "MANY_PER_CLICK"] | str = Field(alias="countingType")
    """Google takes gbraid and wbraid on MANY_PER_CLICK only."""
    value_settings: ReadValueSettings = Field(alias="valueSettings")
    """What it is worth."""
    click_through_lookback_window_days: int | None = Field(alias="clickThroughLookbackWindowDays")
    """Days after a click; platforms cap it at 30 unless it is about calls."""
    view_through_lookback_window_days: int | None = Field(alias="viewThroughLookbackWindowDays")
    """Days after a view."""
    attribution_model: Literal["DATA_DRIVEN", "LAST_CLICK"] | str | None = Field(alias="attributionModel")
    """How a platform shares a conversion among clicks."""
    enhanced_conversions_for_leads: bool = Field(alias="enhancedConversionsForLeads")
    """Matches uploads that have a hashed email or phone only."""
    lead_stage: Literal["signup", "trial_started", "qualified_lead", "paid", "expansion"] | str | None = Field(alias="leadStage")
    """Events with this `event` count for it; one action per stage."""
    event_name: str | None = Field(alias="eventName")
    """Events of this name count for it; one action per name. Not with `leadStage`."""
    platform_events: dict[str, str] | None = Field(alias="platformEvents")
    """What a platform shall call it, instead of its usual name for it."""
    routing: Literal["lastClick", "allMatching"] | str | None
    """Which platforms get its conversions; null: as the Space sets it."""
    default_event_value: Decimal | None = Field(alias="defaultEventValue")
    """The value of events without one."""
    include_in_conversions_metric: bool = Field(alias="includeInConversionsMetric")
    """Whether the platform optimises for it and counts it among its headline conversions."""
    platforms: list[ActionPlatform]
    """Where it is: from the first conversion that goes there."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When a caller last changed it."""
    version: int
    """+1 with every change of what a caller can write; the ETag."""


class TracedConversion(Answer):
    id: str
    """`cve_…`, or `off_…` of an offline upload."""
    door: Literal["offline", "event", "website", "source"] | str
    """The way in."""
    source: str | None
    """The source, or its type."""
    conversion_action_id: str = Field(alias="conversionActionId")
    """Its action."""
    occurred_at: dt.datetime = Field(alias="occurredAt")
    """When it happened."""
    value: Decimal | None
    """What it counts for."""
    currency: str | None
    """ISO 4217."""
    order_id: str | None = Field(alias="orderId")
    """The order."""
    click_ids: list[TracedClickId] = Field(alias="clickIds")
    """The most recent first."""
    matched: Literal["clickId", "email", "phone", "externalId", "none"] | str
    """What it was matched by."""
    consent: ConsentSignal | None
    """As it was when accepted; null: none stated. With the reason `CONSENT_DENIED` a delivery
    was withheld for it, or for less agreed to later."""
    claim: Literal["unverified", "confirmed"] | str | None
    """Of a website's sale: whether a server reported it too."""
    confirmed_by: str | None = Field(alias="confirmedBy")
    """The conversion that confirmed the claim."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str
    """The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a
    delivery has. A claim is `unverified` until a server confirms it, then `skipped`: what
    confirmed it is sent instead."""
    reason: str | None
    """Why: that of the first such delivery, `NOT_CONFIRMED` or `CLAIM_CONFIRMED` of a claim,
    `NO_PLATFORM` where none could match it."""
    deliveries: list[ConversionDelivery]
    """One for each platform."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was accepted."""


class ConversionResults(Answer):
    accepted: int
    """Items that are kept and will be sent."""
    duplicates: int
    """Items that were counted already."""
    rejected: int
    """Items that nothing was kept of."""
    results: list[ConversionResult]
    """One for each item, in their order."""
    replaced: list[ReplacedPart] | None = None
    """Parts that cannot be stored and were replaced; absent when none."""


class Identified(Answer):
    matched: bool
    """Whether this address or id was known before. Always false for a website."""
    click_ids: list[KnownClick] = Field(alias="clickIds")
    """Of the last 90 days, the most recent first. A website gets only its own."""
    first_seen_at: dt.datetime = Field(alias="firstSeenAt")
    """When it was first seen."""
    last_seen_at: dt.datetime = Field(alias="lastSeenAt")
    """When it was last seen."""
    warnings: list[ItemWarning] | None = None
    """What was taken otherwise than sent; the first 20."""


class OfflineConversion(Answer):
    id: str
    """The conversion."""
    conversion_action_id: str = Field(alias="conversionActionId")
    """Its action."""
    occurred_at: dt.datetime = Field(alias="occurredAt")
    """When it happened."""
    value: Decimal | None
    """What it counts for."""
    currency: str | None
    """ISO 4217."""
    order_id: str | None = Field(alias="orderId")
    """The order."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where it goes."""
    connection_id: str | None = Field(alias="connectionId")
    """Its connection; null while the platform is not connected."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str
    """How far it is."""
    reason: str | None
    """Why it is skipped, failed before it was sent, or is not sent yet."""
    until: dt.datetime | None
    """While it waits: the platform takes it from then on."""
    attempts: int
    """How often it was sent."""
    platform_error: dict[str, Any] | None = Field(alias="platformError")
    """What the platform answered: `code` and `message`."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was accepted."""


class UploadMeta(Answer):
    next_cursor: str | None = Field(alias="nextCursor")
    """For the next page; null on the last."""
    total: int
    """Items of this page."""
    totals: UploadTotals
    """What all pages come to."""


class ConversionSource(Answer):
    id: str
    """Yours, unique in the Space: letters, digits, `_` and `-`. Else its type."""
    space_id: str = Field(alias="spaceId")
    """The Space that it lives in."""
    type: Literal["stripe", "webhook", "hubspot", "salesforce", "ga4", "shopify", "woocommerce"] | str
    """Whose payloads it takes. Fixed after creation."""
    config: dict[str, Any]
    """How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name
    or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, `orderId`.
    `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`:
    `organizationId`. `ga4`: `stages`, `currency`, `customData`. `webhook`: dotted paths of
    members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`.
    docs/conversions/ explains them, a page per type."""
    receive_url: str = Field(alias="receiveUrl")
    """Where the provider posts to, on this service."""
    has_credentials: bool = Field(alias="hasCredentials")
    """Whether `credentials` are set."""
    previous_secret_until: dt.datetime | None = Field(alias="previousSecretUntil")
    """Until when the secret before this one is valid."""
    last_received_at: dt.datetime | None = Field(alias="lastReceivedAt")
    """When a signed request last arrived."""
    last_error: dict[str, Any] | None = Field(alias="lastError")
    """The last thing wrong: `code`, `message`, `at`. It stays until the next; compare `at` with
    `lastReceivedAt`."""
    event_types: list[ArrivedType] | None = Field(default=None, alias="eventTypes")
    """Of Stripe: the types to select for the endpoint."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When a caller last changed it."""
    version: int
    """+1 with every change of what a caller can write; the ETag."""


class Received(Answer):
    received: bool
    """Taken, known already or never to be taken: do not send it again."""
    replaced: list[ReplacedPart] | None = None
    """Parts that cannot be stored and were replaced; absent when none."""


class InboxEntry(Answer):
    id: str
    """The entry."""
    source_id: str = Field(alias="sourceId")
    """Its source."""
    received_at: dt.datetime = Field(alias="receivedAt")
    """When it arrived."""
    provider_event_id: str | None = Field(alias="providerEventId")
    """The provider's id."""
    type: str | None
    """The provider's kind."""
    status: Literal["taken", "ignored", "waiting", "failed", "refused", "ping"] | str
    """What became of it."""
    reasons: list[InboxReason]
    """Why."""
    made_ids: list[str] = Field(alias="madeIds")
    """Conversions and adjustments that it made."""
    size: int
    """Bytes of the request."""
    wait_until: dt.datetime | None = Field(alias="waitUntil")
    """Waits until."""


class InboxEntryDetail(Answer):
    id: str
    """The entry."""
    source_id: str = Field(alias="sourceId")
    """Its source."""
    received_at: dt.datetime = Field(alias="receivedAt")
    """When it arrived."""
    provider_event_id: str | None = Field(alias="providerEventId")
    """The provider's id."""
    type: str | None
    """The provider's kind."""
    status: Literal["taken", "ignored", "waiting", "failed", "refused", "ping"] | str
    """What became of it."""
    reasons: list[InboxReason]
    """Why."""
    made_ids: list[str] = Field(alias="madeIds")
    """Conversions and adjustments that it made."""
    size: int
    """Bytes of the request."""
    wait_until: dt.datetime | None = Field(alias="waitUntil")
    """Waits until."""
    payload: Any
    """Personal data masked; null: none kept, or no JSON."""


class ReplayedInbox(Answer):
    """What became of entries that were read again."""

    entries: list[InboxEntry]
    """The oldest 200; replay what is left with a later `since`."""


class ConversionTrace(Answer):
    id: str
    """`cve_…`, or `off_…` of an offline upload."""
    door: Literal["offline", "event", "website", "source"] | str
    """The way in."""
    source: str | None
    """The source, or its type."""
    conversion_action_id: str = Field(alias="conversionActionId")
    """Its action."""
    occurred_at: dt.datetime = Field(alias="occurredAt")
    """When it happened."""
    value: Decimal | None
    """What it counts for."""
    currency: str | None
    """ISO 4217."""
    order_id: str | None = Field(alias="orderId")
    """The order."""
    click_ids: list[TracedClickId] = Field(alias="clickIds")
    """The most recent first."""
    matched: Literal["clickId", "email", "phone", "externalId", "none"] | str
    """What it was matched by."""
    consent: ConsentSignal | None
    """As it was when accepted; null: none stated. With the reason `CONSENT_DENIED` a delivery
    was withheld for it, or for less agreed to later."""
    claim: Literal["unverified", "confirmed"] | str | None
    """Of a website's sale: whether a server reported it too."""
    confirmed_by: str | None = Field(alias="confirmedBy")
    """The conversion that confirmed the claim."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str
    """The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a
    delivery has. A claim is `unverified` until a server confirms it, then `skipped`: what
    confirmed it is sent instead."""
    reason: str | None
    """Why: that of the first such delivery, `NOT_CONFIRMED` or `CLAIM_CONFIRMED` of a claim,
    `NO_PLATFORM` where none could match it."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was accepted."""
    deliveries: list[TracedDelivery]
    """One for each platform."""
    steps: list[TraceStep]
    """By time."""
    adjustments: list[ConversionAdjustment]
    """By time."""


class Replay(Answer):
    id: str
    """The conversion or adjustment."""
    deliveries: list[ConversionDelivery]
    """What had failed, as it is now."""


class Attempt(Answer):
    id: str
    """The attempt."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The ad platform."""
    status: Literal["WAITING", "CHOOSE", "DONE", "FAILED"] | str
    """WAITING: for the person or the worker. CHOOSE: from `accounts`. FAILED: see `problem`.
    DONE: over."""
    problem: AccessProblem | None
    """Why it is FAILED; null otherwise."""
    connect_url: str = Field(alias="connectUrl")
    """Where a user of the account signs in and consents."""
    grant_id: str | None = Field(alias="grantId")
    """Its grant; null before."""
    renews_grant_id: str | None = Field(alias="renewsGrantId")
    """The grant to renew; null: a new one."""
    is_other_person: bool = Field(alias="isOtherPerson")
    """The person differs from that of the grant to renew: choosing accounts makes a grant of
    its own."""
    person: str | None
    """Who consented, as the platform names them; null while unknown."""
    accounts: list[ChoosableAccount]
    """Ad accounts to choose from, once it is CHOOSE or DONE."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was started."""
    expires_at: dt.datetime = Field(alias="expiresAt")
    """From then on no consent is taken."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When it last changed."""


class ChosenAccounts(Answer):
    connections: list[ChosenResult]
    """One item for each chosen ad account."""


class Grant(Answer):
    id: str
    """The grant."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The ad platform."""
    person: str
    """Who consented, as the platform names them; empty when unknown."""
    status: Literal["ACTIVE", "NEEDS_REAUTH"] | str
    """NEEDS_REAUTH: the person must consent again, at `renewUrl`."""
    scopes: list[str]
    """What the person allowed, in the platform's own words."""
    missing_scopes: list[MissingScope] = Field(alias="missingScopes")
    """What the person did not allow."""
    connections: list[GrantConnection]
    """Connections that use it."""
    ends_at: dt.datetime | None = Field(alias="endsAt")
    """When it ends unless the person consents again; null: by no date."""
    renew_url: str = Field(alias="renewUrl")
    """Where the person consents again."""
    withdraw_at: str | None = Field(alias="withdrawAt")
    """Where the person takes the consent back at the platform; null for keys."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When it last changed."""
    version: int
    """+1 with every consent and status; the ETag."""


class Assets(Answer):
    assets: list[AssetChoice]
    """Pages, pixels, tags and whatever else settings name."""


class SocialPostSummary(Answer):
    id: str
    """The post."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str = Field(alias="businessId")
    """Whom it is for; fixed after creation."""
    channel: Literal["linkedin", "x", "facebook", "instagram", "reddit", "threads"] | str
    """Where a person will publish it."""
    topic: str
    """What it is about."""
    goal: str
    """What it is to achieve."""
    template: Literal["announce", "explain", "prove", "offer", "invite"] | str
    """The order of the draft, and what is asked. Chosen by the words of `goal` if left out."""
    language: str
    """ISO 639-1."""
    status: Literal["researching", "interviewing", "drafted", "in_review", "changes_requested", "confirmed", "failed"] | str
    """Where it is."""
    step: Literal["research", "draft", "check"] | str | None
    """What is under way; null: nothing."""
    failure: PostFailure | None
    """With `failed`: why. `retry` tries again."""
    draft: Draft | None
    """Of the writer, or of a person (PATCH)."""
    findings: list[PostFinding]
    """Of sources and draft."""
    revision: int
    """Of the draft; 0: there is none."""
    changes_note: str | None = Field(alias="changesNote")
    """What a reviewer wants changed."""
    confirmed_at: dt.datetime | None = Field(alias="confirmedAt")
    """When it was confirmed."""
    confirmed_by: str | None = Field(alias="confirmedBy")
    """Who confirmed it."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change."""
    version: int
    """The ETag; +1 with every change, also by the worker."""


class SocialPost(Answer):
    """A post, its draft and what the checks say of it."""

    id: str
    """The post."""
    space_id: str = Field(alias="spaceId")
    """Its Space."""
    business_id: str = Field(alias="businessId")
    """Whom it is for; fixed after creation."""
    channel: Literal["linkedin", "x", "facebook", "instagram", "reddit", "threads"] | str
    """Where a person will publish it."""
    topic: str
    """What it is about."""
    goal: str
    """What it is to achieve."""
    template: Literal["announce", "explain", "prove", "offer", "invite"] | str
    """The order of the draft, and what is asked. Chosen by the words of `goal` if left out."""
    language: str
    """ISO 639-1."""
    sources: list[PostSource]
    """Read by the worker. Null titles and texts are the same as left out."""
    status: Literal["researching", "interviewing", "drafted", "in_review", "changes_requested", "confirmed", "failed"] | str
    """Where it is."""
    step: Literal["research", "draft", "check"] | str | None
    """What is under way; null: nothing."""
    failure: PostFailure | None
    """With `failed`: why. `retry` tries again."""
    facts: list[Fact]
    """What the sources say."""
    questions: list[Question]
    """What the goal needs beyond the facts."""
    draft: Draft | None
    """Of the writer, or of a person (PATCH)."""
    findings: list[PostFinding]
    """Of sources and draft."""
    revision: int
    """Of the draft; 0: there is none."""
    changes_note: str | None = Field(alias="changesNote")
    """What a reviewer wants changed."""
    confirmed_at: dt.datetime | None = Field(alias="confirmedAt")
    """When it was confirmed."""
    confirmed_by: str | None = Field(alias="confirmedBy")
    """Who confirmed it."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """Last change."""
    version: int
    """The ETag; +1 with every change, also by the worker."""


class ReadSources(Answer):
    sources: list[ReadSource]
    """In the order of `sources`."""


class PostRevision(Answer):
    revision: int
    """Its number."""
    draft: Draft
    """The draft."""
    findings: list[PostFinding]
    """Of the check."""
    user_id: str | None = Field(alias="userId")
    """Who wrote it; null: the writer."""
    spend: WriterSpend | None
    """Of the writer."""
    note: str | None
    """What a reviewer wanted changed."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was made."""


class Preview(Answer):
    id: str
    """The preview."""
    status: Literal["computing", "ready", "failed"] | str
    """Poll while it is `computing`."""
    plan_hash: str | None = Field(alias="planHash")
    """For `POST /sync`; null until the plan is ready."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was asked for."""
    expires_at: dt.datetime = Field(alias="expiresAt")
    """Until then it can be triggered; it can be read for 30 days."""
    scope: PlanScope
    """What was asked for."""
    summary: PlanSummary | None
    """Counts; null until the plan is ready."""
    platforms: list[PlatformPlan]
    """Changes per ad account."""
    drift: list[Drift]
    """Edits on platforms that wait for `resolve`. The first 1000; `summary` counts all."""
    blocked: list[Blocked]
    """What is blocked, and why. The first 1000; `summary` counts all."""
    spend: Spend | None
    """Null when no campaign takes part."""
    warnings: list[PlanWarning]
    """What several platforms warn of alike is one warning, counted by `summary` once per
    platform. The first 1000."""
    sync_id: str | None = Field(alias="syncId")
    """The sync that applied it."""
    failure: Failure | None = None
    """Why there is no plan."""


class Change(Answer):
    action: Literal["create", "update", "replace", "remove", "adopt", "import", "release", "forget"] | str
    """`replace`: the platform cannot change a field in place; review and history are lost.
    `import`: we take over what was changed on the platform. `release`: an unlinked campaign is
    paused or removed there. `forget`: the platform has it no more."""
    entity: Literal["campaign", "adGroup", "ad", "keyword"] | str
    """What kind of object it is."""
    id: str
    """Our id of the object."""
    campaign_id: str = Field(alias="campaignId")
    """Its campaign."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where."""
    name: str
    """Its name or words."""
    fields: list[FieldChange]
    """What changes in it."""
    reason: str
    """Why, for people."""


class Sync(Answer):
    id: str
    """The sync."""
    status: Literal["queued", "in_progress", "stalled", "completed", "partial", "failed", "cancelled"] | str
    """As recorded; a stalled sync is still `in_progress`."""
    effective_status: Literal["queued", "in_progress", "stalled", "completed", "partial", "failed", "cancelled"] | str = Field(alias="effectiveStatus")
    """Poll until `completed`, `partial`, `failed` or `cancelled`. `partial`: also when
    something was blocked. `stalled`: no progress for over 10 minutes."""
    plan_hash: str | None = Field(alias="planHash")
    """The plan; null until it is made."""
    scope: PlanScope
    """What was asked for."""
    requested_by: str = Field(alias="requestedBy")
    """Who triggered it."""
    created_at: dt.datetime = Field(alias="createdAt")
    """When it was triggered."""
    started_at: dt.datetime | None = Field(alias="startedAt")
    """When a worker took it up."""
    finished_at: dt.datetime | None = Field(alias="finishedAt")
    """When it was over."""
    counts: SyncCounts
    """What became of its operations."""
    platform_calls: dict[str, int] = Field(alias="platformCalls")
    """How many requests each platform got."""
    resumes_at: dt.datetime | None = Field(alias="resumesAt")
    """When deferred operations go on."""
    progress: SyncProgress
    """How far it is."""
    failure: Failure | None = None
    """Why it ended before there was a plan."""


class Triggered(Answer):
    sync_id: str | None = Field(alias="syncId")
    """The sync to poll; null: nothing to do."""
    status: Literal["started", "nothing_to_sync"] | str
    """Whether anything is being done."""


class Operation(Answer):
    id: str
    """The operation."""
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    entity: Literal["campaign", "adGroup", "ad", "keyword"] | str
    """What kind of object it is."""
    entity_id: str = Field(alias="entityId")
    """Our id of the object."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where."""
    action: Literal["create", "update", "replace", "remove", "adopt", "import", "release", "forget"] | str
    """What is done."""
    status: Literal["pending", "started", "succeeded", "failed", "uncertain", "skipped", "drifted", "deferred"] | str
    """`uncertain`: the answer was lost, the next sync finds out. `drifted`: not sent, edited
    there. `deferred`: waits for a quota."""
    attempts: int
    """How often it was sent."""
    fields: list[str]
    """Which fields it changes."""
    remote_id: str | None = Field(alias="remoteId")
    """The platform's id of the object."""
    error: OperationError | None
    """Why it was not done."""
    warnings: list[OperationWarning]
    """Edits on the platform between the last look and the write, overwritten. Only Meta shows
    them, for campaigns and ad groups."""
    updated_at: dt.datetime = Field(alias="updatedAt")
    """When its status last changed."""


class ConnectionCheck(Answer):
    ok: bool
    """The same as `readyFor.campaigns`."""
    ready_for: ReadyFor = Field(alias="readyFor")
    """Campaigns: without an ERROR needed for them. Conversions: without any finding needed for
    them."""
    findings: list[CheckFinding]
    """What is wrong, or may be."""
    accounts: list[ReachableAccount]
    """Ad accounts that the credentials reach."""


class Validation(Answer):
    valid: bool
    """True when no `requirement` is left."""
    findings: list[Finding]
    """By platform, the campaign first, then what is below it. What several platforms say alike
    is one finding, at the first of them."""


class Unlinked(Answer):
    results: dict[str, Literal["unlinked", "not_linked"] | str]
    """By campaign. Without `campaignIds` only those that were linked."""
    releases: list[Release]
    """What became of what they gave up last. Send the same call again to see how far it is."""


class PlatformSummary(Answer):
    id: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform."""
    name: str
    """Its name for people."""
    campaign_types: dict[str, Literal["native", "translated", "clamped", "dropped", "unsupported"] | str] = Field(alias="campaignTypes")
    """`unsupported` ones are not sent."""
    ad_types: dict[str, Literal["native", "translated", "clamped", "dropped", "unsupported"] | str] = Field(alias="adTypes")
    """`unsupported` ones are not sent."""


class Platform(Answer):
    id: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform."""
    name: str
    """Its name for people."""
    campaign_types: dict[str, Literal["native", "translated", "clamped", "dropped", "unsupported"] | str] = Field(alias="campaignTypes")
    """`unsupported` ones are not sent."""
    ad_types: dict[str, Literal["native", "translated", "clamped", "dropped", "unsupported"] | str] = Field(alias="adTypes")
    """`unsupported` ones are not sent."""
    levels: list[Literal["campaign", "adGroup", "ad", "keyword"] | str]
    """Levels that are objects there; others are kept on the parent, or nowhere."""
    rate_limits: list[RateLimit] = Field(alias="rateLimits")
    """Of one ad account, by all workers together; empty where the platform publishes none."""
    daily_quota: DailyQuota | None = Field(alias="dailyQuota")
    """Of one application, over all ad accounts; null: no limit."""
    overdelivery: Overdelivery
    """Spend past a daily budget; plans include it."""
    fields: list[FieldRule]
    """What becomes of each field."""
    limits: list[LimitRule]
    """Limits that Validate checks."""
    bidding: list[BiddingRule]
    """What becomes of each bidding strategy."""
    media: list[MediaRule]
    """Rules for files; `GET /media-requirements` has them per type of campaign."""
    media_totals: list[MediaTotalRule] = Field(alias="mediaTotals")
    """Files of several roles counted together."""
    calls_to_action: list[str] = Field(alias="callsToAction")
    """What `callToAction` may be; empty: no choice."""
    one_domain_per_ad_group: bool = Field(alias="oneDomainPerAdGroup")
    """Whether ads of an ad group must lead to one domain."""
    languages: list[str]
    """Languages that can be targeted."""
    requires_political_declaration: bool = Field(alias="requiresPoliticalDeclaration")
    """Whether `declarations.politicalAdvertising` is needed."""
    negative_match_types: list[Literal["EXACT", "PHRASE", "BROAD"] | str] = Field(alias="negativeMatchTypes")
    """Match types of negative keywords."""
    place_key: Literal["criterionId", "msLocationId", "redditLocationId", "metaLocationId", "openaiLocationId", "linkedinLocationId"] | str | None = Field(alias="placeKey")
    """Member that an AREA row needs; null: none."""
    settings_required: list[PlatformSetting] = Field(alias="settingsRequired")
    """What `settings` of a connection must hold."""
    credentials_required: list[str] = Field(alias="credentialsRequired")
    """What `credentials` of a connection must hold."""
    conversions: PlatformConversions
    """What it takes of conversions."""


class MediaRequirements(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The ad platform."""
    campaign_type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str = Field(alias="campaignType")
    """The type of campaign."""
    roles: list[MediaRole]
    """By the type of ad that takes them."""
    totals: list[MediaTotal]
    """Files of several roles counted together."""
    texts: list[TextRequirement]
    """By the type of ad that has them."""


class AngleReadout(Answer):
    angle_id: str = Field(alias="angleId")
    """The angle; it may be deleted."""
    business_id: str | None = Field(alias="businessId")
    """Its business."""
    name: str | None
    """Its name; null once deleted."""
    status: Literal["ACTIVE", "PAUSED", "ARCHIVED"] | str | None
    """Its status; null once deleted."""
    state: Literal["collecting", "ahead", "decided", "no_difference"] | str
    """`ahead` is the leader alone; `decided` and `no_difference` are all angles of a test."""
    is_leader: bool = Field(alias="isLeader")
    """Whether its expected rate is the highest."""
    probability_best: Decimal | None = Field(alias="probabilityBest")
    """P(its rate is the highest); null without successes."""
    expected_monthly_loss: Decimal | None = Field(alias="expectedMonthlyLoss")
    """The part of a month's spend on it that the best angle would have saved, in `currency`.
    Null without successes or spend, or in several currencies."""
    measure: Literal["CONVERSIONS_PER_CLICK", "CLICKS_PER_IMPRESSION"] | str
    """What angles are compared by."""
    impressions: int
    """How often its ads were shown."""
    clicks: int
    """Clicks on its ads."""
    conversions: Decimal | None
    """May be fractions. Of the platforms that report them at this level; null where none does."""
    unknown_for: UnknownFor = Field(alias="unknownFor")
    """Platforms that do not report conversions, or their value: these figures, and ratios of
    them, are those of the others. Empty where all report."""
    spend: Decimal | None
    """What was spent; null in several currencies (`GET /reports/performance?groupBy=angle` has
    each)."""
    currency: str | None
    """ISO 4217; null in several currencies or without spend."""
    flags: list[Literal["SKEWED_DELIVERY", "STARVED", "PLATFORM_MIX_DIVERGES", "TRACKING_MISSING"] | str]
    """What may make the comparison unfair or slow."""
    last_transition: AngleTransition | None = Field(alias="lastTransition")
    """Its last change of state; null: none."""
    from_: dt.date = Field(alias="from")
    """The first day, in the account's zone."""
    to: dt.date
    """The last day: today."""
    data_as_of: dt.datetime | None = Field(alias="dataAsOf")
    """When the platform with the oldest figures was asked; null: never."""


class AnglePreflight(Answer):
    count: int
    """How many angles."""
    resolvable: bool
    """Whether four in five such tests are decided within 26 weeks."""
    weeks: WeekRange | None
    """Null when it is not resolvable."""
    advice: str | None
    """What would make it resolvable; null when it is."""
    basis: PreflightBasis
    """What it is computed from."""


class Plan(Answer):
    id: Literal["free", "starter", "pro", "enterprise", "readonly", "no_api"] | str
    """The plan."""
    name: str
    """A name for people."""


class AlertCount(Answer):
    unread: int
    """Alerts that the caller has not read."""


class Allowance(Answer):
    per_minute: int = Field(alias="perMinute")
    """Requests per minute of this token."""
    per_day: int = Field(alias="perDay")
    """Requests per day (UTC) of the account; 0 is unlimited."""
    used_today: int = Field(alias="usedToday")
    """Requests of the account since midnight (UTC), this one included."""
    resets_at: dt.datetime = Field(alias="resetsAt")
    """When the next day begins."""


class SpaceSettings(Answer):
    default_country: str | None = Field(default=None, alias="defaultCountry")
    """Of phone numbers without a country code."""
    region: str | None = None
    """Country of persons for whom none is stated."""
    time_zone: str | None = Field(default=None, alias="timeZone")
    """Of times without a zone; else the account's."""
    routing: Literal["lastClick", "allMatching"] | str | None = None
    """`lastClick` (default): the platform of the click alone. `allMatching`: every platform
    that may match."""
    custom_events: bool | None = Field(default=None, alias="customEvents")
    """Take events of names that are not in the table of event names."""


class AlertSubject(Answer):
    type: Literal["connection", "grant", "campaign", "ad", "keyword", "sync", "brake", "source", "account"] | str
    """What kind of object."""
    id: str
    """Its id; for the brake `global` or `campaign:<id>`."""


class BiddingStrategy(Answer):
    type: Literal["MANUAL_CPC", "ENHANCED_CPC", "MAXIMIZE_CLICKS", "MAXIMIZE_CONVERSIONS", "MAXIMIZE_CONVERSION_VALUE", "TARGET_CPA", "TARGET_ROAS", "TARGET_IMPRESSION_SHARE"] | str
    """What it aims for."""
    target_cpa: Decimal | None = Field(default=None, alias="targetCpa")
    """Cost per conversion; TARGET_CPA only, and needed there."""
    target_roas: Decimal | None = Field(default=None, alias="targetRoas")
    """Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there."""
    target_impression_share: Decimal | None = Field(default=None, alias="targetImpressionShare")
    """Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there."""
    impression_share_location: Literal["ANYWHERE", "TOP", "ABSOLUTE_TOP"] | str | None = Field(default=None, alias="impressionShareLocation")
    """Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out."""
    max_cpc_bid_ceiling: Decimal | None = Field(default=None, alias="maxCpcBidCeiling")
    """Maximum per click."""


class StructuredSchedule(Answer):
    windows: list[ScheduleWindow]
    """When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None
    means always."""
    timezone: str | None = None
    """IANA zone of the hours; the account's when left out."""


class ExpandedSchedule(Answer):
    windows: list[ExpandedWindow]
    """Monday first."""
    timezone: str
    """IANA zone of the hours."""


class GeoTarget(Answer):
    id: str | None = None
    """Stable id of the row, chosen by you; made when left out."""
    kind: Literal["AREA", "RADIUS"] | str
    """A named place, or a circle."""
    name: str
    """Display name."""
    negative: bool
    """Excludes the place. Circles cannot be excluded."""
    bid_adjustment: Decimal | None = Field(default=None, alias="bidAdjustment")
    """Percent of change of bids; included rows only."""
    reach: Decimal | None = None
    """Audience estimate of the platform, if given."""
    criterion_id: str | None = Field(default=None, alias="criterionId")
    """Areas: geo id on google-ads."""
    ms_location_id: str | None = Field(default=None, alias="msLocationId")
    """Areas: location id on microsoft-ads."""
    reddit_location_id: str | None = Field(default=None, alias="redditLocationId")
    """Areas: what reddit-ads calls it, once asked."""
    meta_location_id: str | None = Field(default=None, alias="metaLocationId")
    """Areas: kind and key on meta-ads, once asked."""
    openai_location_id: str | None = Field(default=None, alias="openaiLocationId")
    """Areas: what openai-ads calls it, once asked."""
    linkedin_location_id: str | None = Field(default=None, alias="linkedinLocationId")
    """Areas: what linkedin-ads calls it, once asked."""
    canonical_id: str | None = Field(default=None, alias="canonicalId")
    """Areas: platform-independent id of the place."""
    type: Literal["COUNTRY", "REGION", "METRO", "CITY", "DISTRICT", "POSTAL_CODE", "AIRPORT", "UNIVERSITY", "GLOBAL"] | str | None = None
    """Areas: what kind of place."""
    country_code: str | None = Field(default=None, alias="countryCode")
    """Areas: ISO 3166-1 country code."""
    lat: Decimal | None = None
    """Circles: latitude of the centre."""
    lng: Decimal | None = None
    """Circles: longitude of the centre."""
    radius: Decimal | None = None
    """Circles: in `unit`; clamped to 1 to 500 when pushed."""
    unit: Literal["km", "mi"] | str | None = None
    """Circles: unit of the radius; km when left out."""


class CampaignTargeting(Answer):
    schedule: list[ExpandedWindow] | None = None
    """The stored windows."""
    devices: dict[str, DeviceTarget] | None = None
    """Per kind of device."""
    linkedin: LinkedinTargeting | None = None
    """The audience on linkedin-ads."""


class Networks(Answer):
    search: bool
    """Result pages of the network itself."""
    search_partners: bool = Field(alias="searchPartners")
    """Result pages of its partners."""
    display: bool
    """Other websites."""


class NegativeKeyword(Answer):
    text: str
    """The words."""
    match_type: Literal["EXACT", "PHRASE", "BROAD"] | str = Field(alias="matchType")
    """How searches must match."""


class Declarations(Answer):
    political_advertising: Literal["NONE", "POLITICAL"] | str | None = Field(default=None, alias="politicalAdvertising")
    """Whether the ads are political."""
    special_ad_categories: list[str] | None = Field(default=None, alias="specialAdCategories")
    """Special ad categories."""
    advertiser_identity: AdvertiserIdentity | None = Field(default=None, alias="advertiserIdentity")
    """Who pays for the ads, and whom they are for."""


class PlatformLink(Answer):
    connection_id: str = Field(alias="connectionId")
    """Its connection."""
    remote_id: str | None = Field(alias="remoteId")
    """Its id there; null when the platform refused to make it."""
    remote_status: str | None = Field(alias="remoteStatus")
    """The platform's own word; null when there is nothing."""
    linked_at: dt.datetime | None = Field(alias="linkedAt")
    """Since when; null when there is nothing."""
    last_synced_at: dt.datetime | None = Field(alias="lastSyncedAt")
    """When a sync last touched it."""
    last_error: str | None = Field(alias="lastError")
    """What went wrong in the last sync: the platform's code and words; null when nothing."""


class CampaignHold(Answer):
    since: dt.datetime
    """Since when."""
    event_id: str = Field(alias="eventId")
    """The brake event."""


class DeliverySummary(Answer):
    serving: bool
    """Whether ads show."""
    status: Literal["SERVING", "LIMITED", "NOT_SERVING", "PENDING", "UNKNOWN"] | str
    """In one word."""
    checked_at: dt.datetime | None = Field(alias="checkedAt")
    """When the platform was last asked; null when never."""
    reasons: list[DeliveryReason]
    """Why not, or why less."""
    platforms: dict[str, PlatformDelivery]
    """The same per platform."""


class ScheduleWarning(Answer):
    code: Literal["WINDOWS_OVERLAP", "DST_SHIFT_AHEAD", "ZONE_ROUNDED", "SEARCHER_ZONE_UNSUPPORTED", "SCHEDULE_UNSUPPORTED", "BID_MODIFIER_UNSUPPORTED"] | str
    """Stable."""
    message: str
    """For people."""
    path: str | None = None
    """JSON pointer into the body."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str | None = None
    """The platform it is about."""
    date: dt.date | None = None
    """The day it is about."""


class BulkError(Answer):
    """Why the item failed."""

    code: str
    """Stable; `x-error-codes` of the operation lists them, docs/errors.md explains each."""
    message: str
    """For people; may change."""
    request_id: str | None = Field(default=None, alias="requestId")
    """As in X-Request-Id."""
    details: BulkErrorDetails | None = None
    """What the code needs beside itself."""


class AdText(Answer):
    text: str
    """The words. Limits of each platform are findings of Validate."""
    pinned: int | None = None
    """The place it is pinned to, from 1."""


class Review(Answer):
    status: Literal["PENDING", "APPROVED", "LIMITED", "DISAPPROVED", "UNKNOWN"] | str
    """The verdict."""
    reasons: list[str]
    """Why, in the words of the platform."""
    affected_markets: list[str] = Field(alias="affectedMarkets")
    """Where it counts."""


class ConceptAttributes(Answer):
    format: Literal["STATEMENT", "QUESTION", "LIST", "STORY", "TESTIMONIAL", "DEMONSTRATION", "BEFORE_AFTER", "HOW_TO"] | str | None = None
    """The shape that the message takes."""
    hook: Literal["PROBLEM", "BENEFIT", "CURIOSITY", "STATISTIC", "NEWS", "CONTRADICTION", "DEADLINE", "AUDIENCE"] | str | None = None
    """What the first words catch attention with."""
    tone: Literal["NEUTRAL", "FRIENDLY", "EXPERT", "PLAYFUL", "URGENT", "REASSURING", "BOLD", "PREMIUM"] | str | None = None
    """How it sounds."""
    proof: Literal["NONE", "REVIEW", "NUMBERS", "CASE_STUDY", "EXPERT", "AWARD", "GUARANTEE", "DEMONSTRATION"] | str | None = None
    """What makes it believable."""
    offer: Literal["NONE", "DISCOUNT", "FREE_TRIAL", "FREE_SHIPPING", "GIFT", "BUNDLE", "MONEY_BACK", "CONSULTATION"] | str | None = None
    """What the reader is offered beside the product itself."""


class VocabularyEntry(Answer):
    id: str
    """As records spell it."""
    meaning: str
    """What it means."""


class VocabularyAttribute(Answer):
    id: str
    """The member of `attributes`."""
    meaning: str
    """What it says of a concept."""
    values: list[VocabularyEntry]
    """All that it can be."""


class GeoWarning(Answer):
    code: Literal["AMBIGUOUS_PLACE", "RADIUS_CLAMPED_TO_MIN", "RADIUS_CLAMPED_TO_MAX"] | str
    """Stable."""
    path: str
    """JSON pointer into the body."""
    message: str
    """For people."""
    alternatives: list[PlaceAlternative] | None = None
    """AMBIGUOUS_PLACE: what else it could have meant, likeliest first."""


class AssetFetch(Answer):
    status: Literal["PENDING", "READY", "FAILED"] | str
    """PENDING until the bytes are here; READY; FAILED when they will not come."""
    code: str | None
    """Stable; why it is PENDING or FAILED."""
    reason: str | None
    """The same for people."""


class CampaignBrake(Answer):
    campaign_id: str = Field(alias="campaignId")
    """The campaign, in any Space of the account."""
    amount: Decimal
    """Per period, in the currency of the budget."""


class Pacing(Answer):
    spent: Decimal | None
    """In this period; null until the platforms' figures are read, and while some of it has no
    rate."""
    projected: Decimal | None
    """At the end of the period, by the mean of the last seven complete days; null with fewer
    than three, and with figures older than a day."""
    status: Literal["ON_TRACK", "AT_RISK", "OVER", "UNKNOWN"] | str
    """OVER: amount passed. AT_RISK: projection above it. UNKNOWN: no amount or no projection."""
    data_as_of: dt.datetime | None = Field(alias="dataAsOf")
    """How fresh it is."""


class BrakeLevel(Answer):
    scope: str
    """`global`, or `campaign:` with the id of a campaign."""
    state: Literal["ARMED", "ALERTED", "ENGAGED", "OVERRULED", "DISARMED"] | str
    """ALERTED: threshold reached. ENGAGED: amount passed, campaigns are held until a user
    releases them. OVERRULED: released with `resume`, ARMED again after `overruledUntil`.
    DISARMED: the brake is off."""
    budget: Decimal | None
    """Per period, in the currency of the budget; null while engaged after its amount is gone."""
    spend: Decimal
    """In the running period, as far as the platforms reported."""
    overruled_until: dt.datetime | None = Field(default=None, alias="overruledUntil")
    """The end of the overruled period."""


class BrakeEvent(Answer):
    id: str
    """The event."""
    scope: str
    """`global`, or `campaign:` with the id of a campaign."""
    engaged_at: dt.datetime = Field(alias="engagedAt")
    """When it engaged."""
    released_at: dt.datetime | None = Field(default=None, alias="releasedAt")
    """When a user released it."""
    confirmed_at: dt.datetime | None = Field(default=None, alias="confirmedAt")
    """When platforms had first confirmed every pause; absent until then."""
    release_mode: Literal["raise", "resume"] | str | None = Field(default=None, alias="releaseMode")
    """How it was released."""
    budget: Decimal
    """The amount that was passed."""
    spend: Decimal
    """What had been spent."""
    currency: str
    """ISO 4217."""
    paused_campaigns: list[str] = Field(alias="pausedCampaigns")
    """Campaigns that it paused, of Spaces that you may see."""
    hidden_campaigns: int = Field(alias="hiddenCampaigns")
    """How many more it paused in other Spaces."""
    pauses: list[BrakePause]
    """Until it is released: what platforms say of its campaigns, of Spaces that you may see. A
    platform not listed was not asked yet."""


class SplitWarning(Answer):
    code: Literal["SHARE_RAISED_TO_MINIMUM", "NO_PERFORMANCE_DATA"] | str
    """Stable."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform it is about."""
    message: str
    """For people."""


class UnknownFor(Answer):
    conversions: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str] | None = None
    """Platforms that report no conversions at this level; absent where all do."""
    conversion_value: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str] | None = Field(default=None, alias="conversionValue")
    """Platforms that report no value of conversions at this level; absent where all do."""


class Metrics(Answer):
    impressions: int
    """How often it was shown."""
    clicks: int
    """How often it was clicked."""
    conversions: Decimal | None
    """May be fractions. Of the platforms that report them at this level; null where none does."""
    unknown_for: UnknownFor = Field(alias="unknownFor")
    """Platforms that do not report conversions, or their value: these figures, and ratios of
    them, are those of the others. Empty where all report."""
    ctr: Decimal | None
    """Clicks per impression; null without impressions."""
    currency: str
    """ISO 4217 of the amounts."""
    spend: Decimal
    """What was spent."""
    conversion_value: Decimal | None = Field(alias="conversionValue")
    """What conversions are worth. Of the platforms that report it at this level; null where
    none does."""
    avg_cpc: Decimal | None = Field(alias="avgCpc")
    """Spend per click; null without clicks."""
    cpa: Decimal | None
    """Spend per conversion, where platforms report them; null without conversions."""
    roas: Decimal | None
    """Conversion value per spend, where platforms report it; null without spend."""


class ConversionDelivery(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where it goes."""
    connection_id: str | None = Field(alias="connectionId")
    """Its connection; null while the platform is not connected."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str
    """How far it is."""
    reason: str | None
    """Why it is skipped, failed before it was sent, or is not sent yet."""
    until: dt.datetime | None
    """While it waits: the platform takes it from then on."""
    attempts: int
    """How often it was sent."""
    platform_error: dict[str, Any] | None = Field(alias="platformError")
    """What the platform answered: `code` and `message`."""
    sent_at: dt.datetime | None = Field(alias="sentAt")
    """When it last left."""
    settled_at: dt.datetime | None = Field(alias="settledAt")
    """When its outcome was certain."""


class ConversionResult(Answer):
    index: int
    """Its place in the request."""
    status: Literal["accepted", "duplicate", "parked", "rejected"] | str
    """`duplicate`: counted already, as `id`."""
    id: str | None = None
    """The conversion."""
    matched: Literal["clickId", "email", "phone", "externalId", "none"] | str | None = None
    """What it was matched by; events only."""
    error: dict[str, Any] | None = None
    """`code`, `message` and `details`, as in an error."""
    warnings: list[ItemWarning] | None = None
    """What was taken otherwise than sent; the first 20."""
    preview: list[DeliveryPreview] | None = None
    """Of a dry run: what each platform would be sent."""


class ReplacedPart(Answer):
    path: str
    """JSON pointer into the body as sent."""
    reason: Literal["NUL", "LONE_SURROGATE", "NOT_UTF8", "TOO_LARGE", "TOO_DEEP", "FORBIDDEN_NAME"] | str
    """What was there. A character becomes U+FFFD; a number, or what is nested too deeply, null;
    a member with a forbidden name is left out."""


class ReadValueSettings(Answer):
    type: Literal["noValue", "fixedValue", "variableValue"] | str
    """Whether conversions have a value, and whose."""
    default_value: Decimal | None = Field(default=None, alias="defaultValue")
    """The fixed value, or the fallback."""
    currency_code: str | None = Field(default=None, alias="currencyCode")
    """ISO 4217; the account's currency without one."""


class ActionPlatform(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform."""
    connection_id: str = Field(alias="connectionId")
    """The connection."""
    remote_id: str = Field(alias="remoteId")
    """Its id there, or the name of an event."""
    usable_from: dt.datetime | None = Field(alias="usableFrom")
    """The platform takes it from then on; null: now."""
    conflicts: list[ActionConflict]
    """What the platform holds otherwise, or in part."""
    checked_at: dt.datetime = Field(alias="checkedAt")
    """When it was last checked."""


class TracedClickId(Answer):
    kind: Literal["gclid", "gbraid", "wbraid", "msclkid", "fbclid", "li_fat_id", "rdt_cid", "oppref"] | str
    """Whose click id it is."""
    value: str
    """The click id."""


class ConsentSignal(Answer):
    ad_user_data: Literal["GRANTED", "DENIED", "UNKNOWN"] | str | None = None
    """To send their data to platforms."""
    ad_personalization: Literal["GRANTED", "DENIED", "UNKNOWN"] | str | None = None
    """To personalise ads."""


class KnownClick(Answer):
    kind: str
    """Which kind of click id."""
    value: str
    """The click id."""
    seen_at: dt.datetime = Field(alias="seenAt")
    """When it was first seen."""


class ItemWarning(Answer):
    path: str
    """JSON pointer into the body."""
    code: Literal["VALUE_NOT_COUNTED", "PHONE_DROPPED", "EMAIL_DROPPED", "EXTERNAL_ID_DROPPED", "IP_DROPPED", "BIRTH_DATE_DROPPED", "MEMBER_DROPPED", "READ_AS_TEXT", "READ_AS_AMOUNT", "READ_AS_CURRENCY", "READ_AS_TIME", "READ_IN_SPACE_ZONE", "READ_AS_NATIONAL_PHONE", "TEXT_REPLACED", "ACTION_SOURCE_CHANGED", "CONSENT_NOT_RAISED", "CONSENT_MISSING", "NO_ORDER_AND_EVENT_ID", "TAX_NOT_KNOWN"] | str
    """What was taken otherwise than sent, or is not counted."""
    message: str
    """For people; may change."""


class UploadTotals(Answer):
    count: int
    """Conversions."""
    value: Decimal | None
    """Their sum; null without values or in several currencies."""
    currency: str | None
    """ISO 4217 of `value`."""
    last_upload_at: dt.datetime | None = Field(alias="lastUploadAt")
    """When the last one was accepted."""


class ArrivedType(Answer):
    type: str
    """The provider's name."""
    last_received_at: dt.datetime | None = Field(alias="lastReceivedAt")
    """When one last arrived; null: never."""


class InboxReason(Answer):
    code: str
    """Stable."""
    message: str
    """For people; may change."""
    path: str | None = None
    """In the payload."""


class TracedDelivery(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where it goes."""
    connection_id: str | None = Field(alias="connectionId")
    """Its connection; null while the platform is not connected."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str
    """How far it is."""
    reason: str | None
    """Why it is skipped, failed before it was sent, or is not sent yet."""
    until: dt.datetime | None
    """While it waits: the platform takes it from then on."""
    attempts: int
    """How often it was sent."""
    platform_error: dict[str, Any] | None = Field(alias="platformError")
    """What the platform answered: `code` and `message`."""
    sent_at: dt.datetime | None = Field(alias="sentAt")
    """When it last left."""
    settled_at: dt.datetime | None = Field(alias="settledAt")
    """When its outcome was certain."""
    sent_body: dict[str, Any] | None = Field(default=None, alias="sentBody")
    """What was last sent, masked; for 30 days."""
    would_send: DeliveryPreview | None = Field(default=None, alias="wouldSend")
    """Not sent yet: what would be."""


class TraceStep(Answer):
    step: Literal["consent", "accepted", "matched", "deduplicated", "claimed", "claimConfirmed", "sent", "verdict", "adjusted"] | str
    """`consent` (member, state, saidBy, door), `accepted` (door, source), `matched` (by),
    `deduplicated`: the same order again (door, value, currency, times, firstAt), `claimed` by a
    website, `claimConfirmed` by a server (conversionId), `sent` (platform, attempts,
    consentEffect), `verdict` of a platform, or what is waited for (platform, status, reason,
    until, platformError), `adjusted` (adjustmentId, adjustmentType, value, currency). Steps of
    an adjustment have its adjustmentId."""
    at: dt.datetime
    """When."""
    door: Literal["offline", "event", "website", "source"] | str | None = None
    """The way in."""
    member: Literal["ad_user_data", "ad_personalization"] | str | None = None
    """What the consent is for."""
    state: Literal["GRANTED", "DENIED", "UNKNOWN"] | str | None = None
    """The stated consent."""
    said_by: Literal["server", "website"] | str | None = Field(default=None, alias="saidBy")
    """Who stated it."""
    consent_effect: Literal["sent", "sentWithoutPerson", "optedOut", "limited"] | str | None = Field(default=None, alias="consentEffect")
    """How consent let it go."""
    source: str | None = None
    """The source, or its type."""
    by: Literal["clickId", "email", "phone", "externalId", "none"] | str | None = None
    """What it was matched by."""
    value: Decimal | None = None
    """What came with it."""
    currency: str | None = None
    """ISO 4217."""
    times: int | None = None
    """How often."""
    first_at: dt.datetime | None = Field(default=None, alias="firstAt")
    """When it came first."""
    conversion_id: str | None = Field(default=None, alias="conversionId")
    """The other conversion."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str | None = None
    """Where."""
    attempts: int | None = None
    """How often it was sent."""
    status: Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"] | str | None = None
    """`sent`: the platform took it."""
    reason: str | None = None
    """Why."""
    until: dt.datetime | None = None
    """The platform takes it from then on."""
    platform_error: dict[str, Any] | None = Field(default=None, alias="platformError")
    """What the platform answered: `code` and `message`."""
    adjustment_id: str | None = Field(default=None, alias="adjustmentId")
    """The adjustment."""
    adjustment_type: Literal["RETRACTION", "RESTATEMENT", "ENHANCEMENT"] | str | None = Field(default=None, alias="adjustmentType")
    """What it does."""


class AccessProblem(Answer):
    code: Literal["ACCESS_DENIED", "ADMIN_CONSENT_REQUIRED", "APP_NOT_ACCEPTED", "APP_NOT_APPROVED", "CODE_REFUSED", "CONSENT_EXPIRED", "ENDED_AT_PLATFORM", "KEY_REFUSED", "NO_ADS_USER", "NO_ANSWER", "SCOPE_MISSING"] | str
    """Stable code."""
    message: str
    """For people; may change."""
    fix: str
    """What to do."""


class ChoosableAccount(Answer):
    external_account_id: str = Field(alias="externalAccountId")
    """The ad account's id on the platform."""
    name: str
    """Its name there."""
    currency: str | None
    """ISO 4217; null when the platform does not say."""
    time_zone: str | None = Field(alias="timeZone")
    """Its IANA zone; null when the platform does not say."""
    status: Literal["ACTIVE", "SUSPENDED", "CLOSED", "UNDER_REVIEW"] | str
    """What the platform says of it."""
    is_test: bool = Field(alias="isTest")
    """It spends no money, and its ads show nowhere."""
    is_read_only: bool = Field(alias="isReadOnly")
    """The person may read it and not change it."""
    manager_path: list[Manager] = Field(alias="managerPath")
    """Managers above it, the highest first."""
    connection_id: str | None = Field(alias="connectionId")
    """Its connection; null without one."""
    is_of_this_grant: bool = Field(alias="isOfThisGrant")
    """That connection uses this grant."""
    is_preselected: bool = Field(alias="isPreselected")
    """Proposed: not test, suspended, read-only or connected."""


class ChosenResult(Answer):
    external_account_id: str = Field(alias="externalAccountId")
    """The ad account's id on the platform."""
    connection_id: str = Field(alias="connectionId")
    """Its connection."""
    outcome: Literal["CREATED", "TAKEN_OVER", "UNCHANGED"] | str
    """UNCHANGED: this grant served it before."""


class MissingScope(Answer):
    scope: str
    """The platform's own word."""
    needed_for: Literal["always", "campaigns", "conversions"] | str = Field(alias="neededFor")
    """What does not work without it."""
    meaning: str
    """For people: what cannot be done."""


class GrantConnection(Answer):
    id: str
    """The connection."""
    name: str
    """Its name."""


class AssetChoice(Answer):
    setting: str
    """Member of the connection's `settings`."""
    needed_for: Literal["campaigns", "conversions"] | str = Field(alias="neededFor")
    """What the setting is needed for."""
    value: str
    """What the setting is to hold."""
    name: str
    """Its name there."""
    is_usable: bool = Field(alias="isUsable")
    """False: it cannot be taken; `note` says why."""
    note: str
    """What to know; may be empty."""


class PostFailure(Answer):
    step: Literal["research", "draft", "check"] | str
    """Which."""
    code: str
    """Stable."""
    message: str
    """For people."""
    spend: WriterSpend | None
    """Null: nothing was spent."""


class Draft(Answer):
    text: str
    """Without hashtags."""
    hashtags: list[str] | None = None
    """Added after the text."""
    claims: list[Claim] | None = None
    """The checker finds them anew; what a caller sends is a hint."""


class PostFinding(Answer):
    kind: Literal["requirement", "recommendation"] | str
    """`requirement`: blocks confirmation."""
    code: Literal["SOURCE_UNREADABLE", "DRAFT_REFUSED_BY_PLAN", "UNGROUNDED_CLAIM", "UNKNOWN_NUMBER", "UNKNOWN_NAME", "UNKNOWN_DATE", "UNKNOWN_LINK", "QUOTE_NOT_LITERAL", "TEXT_TOO_LONG", "TOO_MANY_HASHTAGS", "TOO_MANY_LINKS", "LINK_NOT_FOLLOWED", "SUPERLATIVE", "REGULATED_WORD", "OTHER_LANGUAGE"] | str
    """Stable."""
    field: str
    """Of the post."""
    message: str
    """For people; may change."""
    fix: str
    """What to do."""


class PostSource(Answer):
    url: str | None = None
    """A page, PDF or text to fetch; not with `text`."""
    title: str | None = None
    """How drafts name it. Needed with `text`; of a page its own otherwise."""
    text: str | None = None
    """The text itself; not with `url`."""


class Fact(Answer):
    id: str
    """Within the post."""
    statement: str
    """What it says."""
    source_index: int = Field(alias="sourceIndex")
    """Of `sources`, from 0."""
    quote: str
    """The words of the source."""
    start: int
    """Where the quote starts in what was read."""
    end: int
    """Where it ends."""


class Question(Answer):
    id: str
    """Within the post."""
    kind: Literal["who", "proof", "number", "offer", "date"] | str
    """What is missing."""
    question: str
    """For a person."""
    reason: str
    """Why the goal needs it."""
    answer: str | None
    """Null: none yet, or declined."""
    declined: bool
    """There will be no answer; the draft does without."""


class ReadSource(Answer):
    index: int
    """Of `sources`."""
    status: Literal["pending", "read", "failed"] | str
    """What came of it."""
    url: str | None
    """Its address."""
    title: str | None
    """Given, or its own."""
    content: str | None
    """What facts are quoted from."""
    truncated: bool
    """Whether the document goes on."""
    problem_code: str | None = Field(alias="problemCode")
    """Why it could not be read."""
    read_at: dt.datetime | None = Field(alias="readAt")
    """When."""


class WriterSpend(Answer):
    writer: Literal["embedded", "openai", "anthropic"] | str
    """Who wrote."""
    model: str | None
    """The vendor's name."""
    requests: int
    """Sent to the vendor."""
    input_tokens: int = Field(alias="inputTokens")
    """Read."""
    output_tokens: int = Field(alias="outputTokens")
    """Written."""


class PlanScope(Answer):
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str] | None
    """Only these platforms; null: all."""
    campaign_ids: list[str] | None = Field(alias="campaignIds")
    """Only these campaigns; null: all."""
    force: bool
    """Whether unchanged values are sent again."""
    options: PlanOptions
    """Which levels take part."""


class PlanSummary(Answer):
    imports: int
    """Objects that take over changes of a platform."""
    exports: int
    """Objects created, updated, replaced or released."""
    removals: int
    """Objects removed, without what goes with them."""
    drift: int
    """Fields that drifted and are left alone."""
    blocked: int
    """Campaigns, per platform, that nothing is sent for."""
    unchanged: int
    """Objects that stay as they are."""
    warnings: int
    """Things to know."""


class PlatformPlan(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The ad platform."""
    connection_id: str = Field(alias="connectionId")
    """The ad account."""
    changes: list[Change]
    """The first 100 changes."""
    more: int
    """How many more there are; `/changes` lists all."""
    quota: Quota
    """What it takes."""


class Drift(Answer):
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where it was changed."""
    entity: Literal["campaign", "adGroup", "ad", "keyword"] | str
    """What kind of object it is."""
    id: str
    """Our id of the object."""
    field: str
    """As `resolve` takes it."""
    applied: Any
    """What we last applied, money in major units."""
    local: Any
    """What we want it to be."""
    remote: Any
    """What the platform has."""


class Blocked(Answer):
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    name: str
    """Its name."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where it is blocked."""
    findings: list[Finding]
    """What it still needs."""


class Spend(Answer):
    currency: str
    """ISO 4217 of the sums: the budget's, where it has a rate."""
    per_platform: list[PlatformSpend] = Field(alias="perPlatform")
    """Daily budgets of what is enabled."""
    worst_case_month_to_end: Decimal = Field(alias="worstCaseMonthToEnd")
    """Most spend from now to the end of the month, as platforms go past daily budgets
    (`overdelivery` of `GET /platforms/{id}`)."""
    per_currency: list[CurrencySpend] = Field(alias="perCurrency")
    """By currency of the ad accounts."""
    account_budget: Decimal | None = Field(default=None, alias="accountBudget")
    """What the account may spend: its monthly budget, or its daily one times the days left of
    the month. Absent without a budget."""
    headroom: Decimal | None = None
    """What is left of it after the amount spent and the worst case; null while the amount spent
    is unknown. Excludes other campaigns."""


class PlanWarning(Answer):
    code: str
    """Stable code."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str | None
    """The first of `platforms`; null: the whole plan."""
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str]
    """Platforms that it holds for; empty: the whole plan."""
    campaign_id: str | None = Field(alias="campaignId")
    """The campaign; null: the whole plan."""
    entity: Literal["campaign", "adGroup", "ad", "keyword"] | str | None
    """What kind of object it is; null: the whole plan."""
    id: str | None
    """Our id of the object; null: the whole plan."""
    field: str | None
    """Our field path; null: the whole object."""
    message: str
    """For people; may change."""


class Failure(Answer):
    code: str
    """Stable code."""
    message: str
    """For people; may change."""


class FieldChange(Answer):
    field: str
    """Our field, or a path such as `targeting/devices`."""
    before: Any
    """Money in major units; null when it was not set."""
    after: Any
    """Its value after."""
    owner: Literal["local", "remote", "both"] | str
    """Who changed it since the last sync."""


class SyncCounts(Answer):
    imported: int
    """Taken over from a platform."""
    exported: int
    """Created, updated or replaced on a platform."""
    removed: int
    """Removed from a platform."""
    failed: int
    """Failed, or of unknown outcome."""
    skipped: int
    """Not sent: a parent failed, the sync was cancelled or the object was edited."""
    deferred: int
    """Waiting for a quota."""
    blocked: int
    """Campaigns, per platform, that nothing is sent for."""


class SyncProgress(Answer):
    total: int
    """Operations."""
    done: int
    """Operations that are over."""
    campaign_details: list[CampaignDetail] = Field(alias="campaignDetails")
    """Per campaign and platform."""


class OperationError(Answer):
    code: str
    """Stable code."""
    message: str
    """For people, mostly the platform's words."""
    field: str | None
    """Our field path; null: the whole object."""
    platform_code: str | None = Field(alias="platformCode")
    """The platform's own code."""
    platform_request_id: str | None = Field(alias="platformRequestId")
    """The platform's id of the request."""
    retryable: bool
    """Whether another sync may succeed unchanged."""
    cause: str | None = None
    """Our id of the object whose failure was the cause."""


class OperationWarning(Answer):
    code: str
    """Stable code."""
    field: str
    """Our field."""
    local: Any
    """Sent; money in major units."""
    remote: Any
    """Set on the platform."""
    message: str
    """For people; may change."""


class ReadyFor(Answer):
    campaigns: bool
    """Campaigns can be sent."""
    conversions: bool
    """Conversions can be reported."""


class CheckFinding(Answer):
    code: str
    """Stable code."""
    severity: Literal["ERROR", "WARNING"] | str
    """ERROR: it cannot be used as it is."""
    needed_for: Literal["always", "campaigns", "conversions"] | str = Field(alias="neededFor")
    """What an ERROR prevents; `always`: everything."""
    message: str
    """For people; may change."""
    fix: str
    """What to change."""


class ReachableAccount(Answer):
    external_account_id: str = Field(alias="externalAccountId")
    """Its id on the platform."""
    name: str
    """Its name there."""
    currency: str | None
    """ISO 4217; null when the platform does not say."""
    time_zone: str | None = Field(alias="timeZone")
    """IANA zone; null when the platform does not say."""


class Finding(Answer):
    kind: Literal["requirement", "unsupported", "degraded", "recommendation"] | str
    """`requirement`: nothing is sent until it is met. `unsupported`: left out. `degraded`:
    sent, not quite as asked for. `recommendation`: sent as it is."""
    source: Literal["platform", "switchyard"] | str
    """Whose rule it is."""
    code: str
    """Stable code."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The first of `platforms`."""
    platforms: list[Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str]
    """Platforms that it holds for."""
    entity: FindingEntity
    """What it is about."""
    field: str | None
    """Our field path; null: the whole object. Missing or surplus files are at the ad or
    campaign, as `assets` or `assets/<role>`."""
    message: str
    """For people; may change."""
    limit: Any = None
    """What the platform takes."""
    actual: Any = None
    """What was found."""
    fix: str
    """What to change."""


class Release(Answer):
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where."""
    status: Literal["pending", "confirmed", "failed"] | str
    """`confirmed`: done there, or nothing to do. `failed`: the last try failed; it is tried
    again while the connection exists."""
    error: str | None
    """Why the last try failed."""


class RateLimit(Answer):
    name: str
    """Its name."""
    requests: int
    """Requests."""
    per_seconds: int = Field(alias="perSeconds")
    """In so many seconds."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class DailyQuota(Answer):
    counts: Literal["operations", "requests"] | str
    """What is counted."""
    per_day: int | None = Field(alias="perDay")
    """The published figure; null: none."""
    levels: list[QuotaLevel]
    """Figures by access level."""
    resets: str
    """`sliding`: the last 24 hours count. Else the zone whose midnight resets it."""
    note: str
    """What it means."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class Overdelivery(Answer):
    day_percent: int = Field(alias="dayPercent")
    """The most on one day, in percent of a daily budget."""
    evens_out: EveningOut | None = Field(alias="evensOut")
    """Null when nothing evens out."""
    note: str
    """What it means."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class FieldRule(Answer):
    entity: Literal["campaign", "adGroup", "ad", "keyword"] | str
    """The kind of object."""
    field: str
    """Our field; a dot leads into an object or every entry of a list."""
    support: Literal["native", "translated", "clamped", "dropped", "unsupported"] | str
    """What becomes of it."""
    campaign_types: list[Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str] | None = Field(default=None, alias="campaignTypes")
    """Only on these types of campaign; absent: on all."""
    ad_types: list[Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str] | None = Field(default=None, alias="adTypes")
    """Only for these types of ad; absent: for all."""
    note: str
    """What happens, and why."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class LimitRule(Answer):
    entity: Literal["campaign", "adGroup", "ad", "keyword"] | str
    """The kind of object."""
    field: str
    """Our field; a dot leads into an object or every entry of a list."""
    kind: Literal["maxLength", "shortestMaxLength", "minCount", "maxCount", "min", "max", "maxWords", "forbiddenPattern"] | str
    """How it is measured."""
    value: Any
    """A number, or a pattern that texts must not match."""
    counts: Literal["units", "bytes", "shownUnits", "shownWide"] | str | None = None
    """`units`: UTF-16, `bytes`: UTF-8, `shownUnits`: UTF-16 with dynamic text by its default,
    `shownWide`: the same, wide East Asian characters as two. Absent: characters."""
    distinct: bool | None = None
    """True when equal texts count once."""
    ad_type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str | None = Field(default=None, alias="adType")
    """Only for ads of this type."""
    campaign_types: list[Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str] | None = Field(default=None, alias="campaignTypes")
    """Only on these types of campaign; absent: on all."""
    strategies: list[Literal["MANUAL_CPC", "ENHANCED_CPC", "MAXIMIZE_CLICKS", "MAXIMIZE_CONVERSIONS", "MAXIMIZE_CONVERSION_VALUE", "TARGET_CPA", "TARGET_ROAS", "TARGET_IMPRESSION_SHARE"] | str] | None = None
    """Only where the campaign bids by one of these."""
    first: int | None = None
    """Only so many first entries of a list; others are left out."""
    code: str
    """Code of the finding when it is broken."""
    fix: str
    """What to change then."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class BiddingRule(Answer):
    strategy: Literal["MANUAL_CPC", "ENHANCED_CPC", "MAXIMIZE_CLICKS", "MAXIMIZE_CONVERSIONS", "MAXIMIZE_CONVERSION_VALUE", "TARGET_CPA", "TARGET_ROAS", "TARGET_IMPRESSION_SHARE"] | str
    """The strategy."""
    campaign_types: list[Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str] | None = Field(default=None, alias="campaignTypes")
    """Only on these types of campaign; absent: on all."""
    support: Literal["native", "translated", "clamped", "dropped", "unsupported"] | str
    """What becomes of it."""
    requires: list[Literal["targetCpa", "targetRoas", "targetImpressionShare", "maxCpcBidCeiling"] | str]
    """Members of `biddingStrategy` that must be set."""
    requires_settings: list[str] | None = Field(default=None, alias="requiresSettings")
    """Members of the connection's `settings` that must be set."""
    becomes: Literal["MANUAL_CPC", "ENHANCED_CPC", "MAXIMIZE_CLICKS", "MAXIMIZE_CONVERSIONS", "MAXIMIZE_CONVERSION_VALUE", "TARGET_CPA", "TARGET_ROAS", "TARGET_IMPRESSION_SHARE"] | str | None = None
    """What it becomes, when not native."""
    note: str
    """What happens, and why."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class MediaRule(Answer):
    role: Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str
    """The role of the file."""
    ad_type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str | None = Field(alias="adType")
    """Its type of ad; null: it belongs to the campaign."""
    required: bool
    """Whether nothing goes there without one."""
    one_of: list[Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str] | None = Field(default=None, alias="oneOf")
    """Roles of which one file is enough and shown, the first that is there; absent when a role
    counts by itself."""
    min: int
    """Least files of an ad, or of the campaign."""
    max: int
    """Most files."""
    aspect_ratio: Decimal | None = Field(alias="aspectRatio")
    """Width over height; null: any."""
    ratio_tolerance: Decimal = Field(alias="ratioTolerance")
    """How far a file may be from it, as a part of it."""
    min_width: int | None = Field(alias="minWidth")
    """Least width."""
    min_height: int | None = Field(alias="minHeight")
    """Least height."""
    max_width: int | None = Field(alias="maxWidth")
    """Most width; null: none."""
    max_height: int | None = Field(alias="maxHeight")
    """Most height; null: none."""
    recommended_width: int | None = Field(alias="recommendedWidth")
    """Recommended width."""
    recommended_height: int | None = Field(alias="recommendedHeight")
    """Recommended height."""
    max_bytes: int | None = Field(alias="maxBytes")
    """Most bytes."""
    mime_types: list[str] = Field(alias="mimeTypes")
    """Empty when there is no file (videos on YouTube)."""
    campaign_type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str = Field(alias="campaignType")
    """The type of campaign."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class MediaTotalRule(Answer):
    ad_type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str | None = Field(alias="adType")
    """Its type of ad; null: it belongs to the campaign."""
    roles: list[Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str]
    """Roles counted together."""
    max: int
    """Files of all of them."""
    campaign_type: Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"] | str = Field(alias="campaignType")
    """The type of campaign."""
    source: str
    """The platform's document that says so."""
    unverified: bool
    """True when no document proves it."""


class PlatformSetting(Answer):
    name: str
    """Member of `settings`."""
    meaning: str
    """What it is."""


class PlatformConversions(Answer):
    batch: int
    """Conversions of one request."""
    click_ids: list[Literal["gclid", "gbraid", "wbraid", "msclkid", "fbclid", "li_fat_id", "rdt_cid", "oppref"] | str] = Field(alias="clickIds")
    """Click ids that it matches by, by preference."""
    identifiers: list[Literal["email", "phone", "externalId"] | str]
    """What else it matches by."""
    oldest_hours: int = Field(alias="oldestHours")
    """Hours after which a conversion is too old."""
    new_action_hours: int = Field(alias="newActionHours")
    """Hours that conversions of a new action wait."""
    consent: Literal["sent", "required"] | str
    """`sent`: the platform has a field for consent; denied ones go there with a click id,
    without the person. `required`: it has none, and nothing goes there of a person whose
    `ad_user_data` is `DENIED` or `UNKNOWN`."""
    adjustments: AdjustmentSupport
    """What becomes of adjustments."""
    needs: list[ConversionNeed]
    """What a connection must hold; conversions wait without."""


class MediaRole(Answer):
    role: Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str
    """The role of the file."""
    ad_type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str | None = Field(alias="adType")
    """Its type of ad; null: it belongs to the campaign."""
    required: bool
    """Whether nothing goes there without one."""
    one_of: list[Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str] | None = Field(default=None, alias="oneOf")
    """Roles of which one file is enough and shown, the first that is there; absent when a role
    counts by itself."""
    min: int
    """Least files of an ad, or of the campaign."""
    max: int
    """Most files."""
    aspect_ratio: Decimal | None = Field(alias="aspectRatio")
    """Width over height; null: any."""
    ratio_tolerance: Decimal = Field(alias="ratioTolerance")
    """How far a file may be from it, as a part of it."""
    min_width: int | None = Field(alias="minWidth")
    """Least width."""
    min_height: int | None = Field(alias="minHeight")
    """Least height."""
    max_width: int | None = Field(alias="maxWidth")
    """Most width; null: none."""
    max_height: int | None = Field(alias="maxHeight")
    """Most height; null: none."""
    recommended_width: int | None = Field(alias="recommendedWidth")
    """Recommended width."""
    recommended_height: int | None = Field(alias="recommendedHeight")
    """Recommended height."""
    max_bytes: int | None = Field(alias="maxBytes")
    """Most bytes."""
    mime_types: list[str] = Field(alias="mimeTypes")
    """Empty when there is no file (videos on YouTube)."""


class MediaTotal(Answer):
    ad_type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str | None = Field(alias="adType")
    """Its type of ad; null: it belongs to the campaign."""
    roles: list[Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"] | str]
    """Roles counted together."""
    max: int
    """Files of all of them."""


class TextRequirement(Answer):
    field: str
    """Member of the ad."""
    ad_type: Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"] | str | None = Field(alias="adType")
    """Its type of ad; null: it belongs to the campaign."""
    min: int
    """Least texts."""
    max: int
    """Most texts."""
    max_length: int = Field(alias="maxLength")
    """Characters of each."""


class AngleTransition(Answer):
    from_: Literal["collecting", "ahead", "decided", "no_difference"] | str = Field(alias="from")
    """The state before."""
    to: Literal["collecting", "ahead", "decided", "no_difference"] | str
    """The state since."""
    at: dt.datetime
    """When the daily evaluation found it (90 days, all platforms)."""


class WeekRange(Answer):
    p20: int
    """By then one in five tests is decided."""
    p80: int
    """By then four in five tests are decided."""


class PreflightBasis(Answer):
    measure: Literal["CONVERSIONS_PER_CLICK", "CLICKS_PER_IMPRESSION"] | str
    """What angles are compared by."""
    days: int
    """Days of these means: from the first to the last with figures, of the last 90."""
    clicks_per_day: Decimal = Field(alias="clicksPerDay")
    """Clicks a day."""
    cvr: Decimal | None
    """Conversions per click, where platforms report them; null without clicks there."""
    spend_per_day: Decimal | None = Field(alias="spendPerDay")
    """Spend a day; null in several currencies."""
    cpc: Decimal | None
    """Spend per click; null without clicks or in several currencies."""
    currency: str | None
    """ISO 4217; null in several currencies or without spend."""
    assumed_lift: Decimal = Field(alias="assumedLift")
    """How much better the best angle is assumed to be."""


class ScheduleWindow(Answer):
    day: Literal["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] | str
    """The day of the week."""
    start_hour: int = Field(alias="startHour")
    """The hour it starts, in the schedule's zone."""
    start_minute: Literal["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"] | str | None = Field(default=None, alias="startMinute")
    """Minutes past that hour."""
    end_hour: int = Field(alias="endHour")
    """The hour it ends; 24 is the end of the day."""
    end_minute: Literal["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"] | str | None = Field(default=None, alias="endMinute")
    """Minutes past that hour."""
    bid_modifier: Decimal | None = Field(default=None, alias="bidModifier")
    """Multiplies bids; 1 changes nothing. Clamped to the range of the platform."""


class ExpandedWindow(Answer):
    day: Literal["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] | str
    """The day of the week."""
    start_hour: int = Field(alias="startHour")
    """The hour it starts."""
    start_minute: Literal["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"] | str = Field(alias="startMinute")
    """Minutes past that hour."""
    end_hour: int = Field(alias="endHour")
    """The hour it ends; 24 is the end of the day."""
    end_minute: Literal["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"] | str = Field(alias="endMinute")
    """Minutes past that hour."""
    bid_modifier: Decimal = Field(alias="bidModifier")
    """Multiplies bids; 1 changes nothing."""


class DeviceTarget(Answer):
    enabled: bool
    """Whether ads show there."""
    bid_adjustment: Decimal | None = Field(default=None, alias="bidAdjustment")
    """Percent by which bids change."""


class LinkedinTargeting(Answer):
    include: LinkedinFacets | None = None
    """Who to reach."""
    exclude: LinkedinFacets | None = None
    """Who to leave out."""
    matching: Literal["ANY", "ALL"] | str | None = None
    """Whether one facet is enough."""
    audience_expansion: bool | None = Field(default=None, alias="audienceExpansion")
    """Lets the platform add similar people."""


class AdvertiserIdentity(Answer):
    payer: str | None = None
    """Who pays."""
    beneficiary: str | None = None
    """Whom the ads are for."""


class DeliveryReason(Answer):
    code: Literal["NEVER_SYNCED", "LAST_SYNC_FAILED", "CAMPAIGN_PAUSED", "BRAKE_ENGAGED", "BRAKE_BLIND", "NOT_STARTED", "ENDED", "OUTSIDE_SCHEDULE", "NO_ENABLED_AD_GROUP", "NO_ENABLED_AD", "NO_ENABLED_KEYWORD", "ADS_UNDER_REVIEW", "ADS_DISAPPROVED", "BUDGET_EXHAUSTED", "BILLING_PROBLEM", "BID_TOO_LOW", "LOCAL_CHANGES_NOT_SYNCED", "REMOVED_BUT_SERVING", "UNLINKED_BUT_SERVING", "REMOTE_MISSING", "REMOTE_DRIFT", "CONNECTION_NEEDS_REAUTH", "PLATFORM_REASON"] | str
    """Stable code."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform."""
    severity: Literal["BLOCKING", "LIMITING", "INFO"] | str
    """How much it matters."""
    message: str
    """For people."""
    entity: ReasonEntity
    """What it is about."""
    since: dt.datetime | None = None
    """Since when, where known."""
    fix: str
    """What to do about it."""


class PlatformDelivery(Answer):
    serving: bool
    """Whether ads show."""
    status: Literal["SERVING", "LIMITED", "NOT_SERVING", "PENDING", "UNKNOWN"] | str
    """In one word."""
    checked_at: dt.datetime | None = Field(alias="checkedAt")
    """When the platform was last asked; null when never."""
    reasons: list[DeliveryReason]
    """Why not, or why less."""


class BulkErrorDetails(Answer):
    """What the code needs beside itself."""

    issues: list[Issue] | None = None
    """With VALIDATION_ERROR: every issue at once."""


class PlaceAlternative(Answer):
    name: str
    """Leads to it, given its type and country."""
    type: Literal["COUNTRY", "REGION", "METRO", "CITY", "DISTRICT", "POSTAL_CODE", "AIRPORT", "UNIVERSITY", "GLOBAL"] | str
    """What kind of place."""
    country_code: str = Field(alias="countryCode")
    """ISO 3166-1 code."""
    region: str | None
    """Its region."""
    canonical_id: str = Field(alias="canonicalId")
    """Platform-independent id."""


class BrakePause(Answer):
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform."""
    connection_id: str = Field(alias="connectionId")
    """Its connection."""
    confirmed: bool
    """Whether the platform confirmed that it is paused or gone. It is asked again until it
    does."""
    since: dt.datetime
    """When it was confirmed, else first asked."""
    reason: str | None
    """Why it is not confirmed, in the platform's words; null when it is."""


class DeliveryPreview(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The platform."""
    connection_id: str | None = Field(alias="connectionId")
    """Its connection."""
    verdict: dict[str, Any]
    """`outcome` (`send`, or why not now), `code`, `message`."""
    request: dict[str, Any] | None
    """The body: hashes cut, clear personal data masked, `sealed` where only known."""


class ActionConflict(Answer):
    field: str
    """Our field."""
    code: str
    """What is the matter."""
    message: str
    """In words."""


class Manager(Answer):
    id: str
    """Its id there."""
    name: str
    """Its name there."""


class Claim(Answer):
    text: str
    """A part of `text`."""
    fact_ids: list[str] | None = Field(default=None, alias="factIds")
    """Facts."""
    question_ids: list[str] | None = Field(default=None, alias="questionIds")
    """Answered questions."""


class PlanOptions(Answer):
    include_ad_groups: bool = Field(alias="includeAdGroups")
    """Whether ad groups and all below them take part; else they are neither sent nor removed."""
    include_keywords: bool = Field(alias="includeKeywords")
    """Whether keywords take part; else they are neither sent nor removed."""
    include_ads: bool = Field(alias="includeAds")
    """Whether ads take part; else they are neither sent nor removed."""


class Quota(Answer):
    read_calls: int = Field(alias="readCalls")
    """Requests that only read."""
    calls: int
    """Requests that write."""
    operations: int
    """Operations as the platform's quota counts them."""
    daily_limit: int | None = Field(default=None, alias="dailyLimit")
    """The installation's daily limit, where known."""
    left_today: int | None = Field(default=None, alias="leftToday")
    """What was left of it for the plan; the whole application draws on it."""
    days: int
    """Days under that limit, today included, with all that this plan does through the
    application."""


class PlatformSpend(Answer):
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """The ad platform."""
    daily_before: Decimal = Field(alias="dailyBefore")
    """A day, before the plan: what is enabled on the platforms, drift included."""
    daily_after: Decimal = Field(alias="dailyAfter")
    """A day, after it; what is blocked stays."""


class CurrencySpend(Answer):
    currency: str
    """ISO 4217 of the ad accounts."""
    daily_before: Decimal = Field(alias="dailyBefore")
    """A day, before the plan: what is enabled on the platforms, drift included."""
    daily_after: Decimal = Field(alias="dailyAfter")
    """A day, after it; what is blocked stays."""
    worst_case_month_to_end: Decimal = Field(alias="worstCaseMonthToEnd")
    """Most spend from now to the end of the month, as platforms go past daily budgets
    (`overdelivery` of `GET /platforms/{id}`)."""
    added: bool
    """False: the budget has no rate for it; no sum has it."""


class CampaignDetail(Answer):
    campaign_id: str = Field(alias="campaignId")
    """The campaign."""
    name: str
    """Its name."""
    platform: Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"] | str
    """Where."""
    status: Literal["pending", "in_progress", "completed", "partial", "failed", "skipped", "drifted", "deferred", "blocked"] | str
    """`blocked`: nothing was sent, requirements are not met."""
    error: str | None
    """Stable code of the first error."""
    error_details: OperationError | None = Field(alias="errorDetails")
    """The first error; `/operations?status=failed` lists all."""


class FindingEntity(Answer):
    type: str
    """`asset`: about one file, sitelink, callout, structured snippet or call, wherever
    attached."""
    id: str
    """Its id."""


class QuotaLevel(Answer):
    name: str
    """The access level."""
    per_day: int | None = Field(alias="perDay")
    """How much; null: no limit."""


class EveningOut(Answer):
    over: Literal["week", "month"] | str
    """Over what."""
    percent: int
    """The most in it, in percent of a daily budget."""


class AdjustmentSupport(Answer):
    retraction: Literal["native", "degraded", "unsupported"] | str = Field(alias="RETRACTION")
    """What becomes of retractions; `degraded` ones become a restatement."""
    restatement: Literal["native", "degraded", "unsupported"] | str = Field(alias="RESTATEMENT")
    """What becomes of restatements; `degraded` ones become a restatement."""
    enhancement: Literal["native", "degraded", "unsupported"] | str = Field(alias="ENHANCEMENT")
    """What becomes of enhancements; `degraded` ones become a restatement."""


class ConversionNeed(Answer):
    member: str
    """Its path."""
    meaning: str
    """What it is."""


class LinkedinFacets(Answer):
    job_titles: list[str] | None = Field(default=None, alias="jobTitles")
    """Job titles, as URNs."""
    job_functions: list[str] | None = Field(default=None, alias="jobFunctions")
    """Job functions, as URNs."""
    seniorities: list[str] | None = None
    """Seniorities, as URNs."""
    industries: list[str] | None = None
    """Industries, as URNs."""
    company_sizes: list[str] | None = Field(default=None, alias="companySizes")
    """Company sizes, as URNs."""
    skills: list[str] | None = None
    """Skills, as URNs."""
    member_groups: list[str] | None = Field(default=None, alias="memberGroups")
    """Groups, as URNs."""


class ReasonEntity(Answer):
    type: str
    """What kind of object."""
    id: str
    """Its id."""


class Issue(Answer):
    """One thing wrong with a request."""

    path: str
    """JSON pointer into the body, or `query.<name>` or `header.<name>`."""
    code: Literal["REQUIRED", "UNKNOWN_FIELD", "READ_ONLY", "TOO_LONG", "TOO_SHORT", "OUT_OF_RANGE", "NOT_ONE_OF", "WRONG_TYPE", "BAD_FORMAT", "TOO_PRECISE", "TOO_MANY", "TOO_FEW", "DUPLICATE", "CONFLICT", "NOT_ALLOWED", "SUM_MISMATCH"] | str
    """Stable; docs/errors.md explains each."""
    message: str
    """For people; may change."""
