# Made from the description of the API by `npm run openapi`. Not edited by hand.
from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal, Union

from typing_extensions import Required, TypedDict


__all__ = [
    "ActionCategory",
    "ActionSource",
    "ActionType",
    "AdAssetCreate",
    "AdAssetRole",
    "AdAssetScope",
    "AdAssetUpdate",
    "AdBulkUpdate",
    "AdCreate",
    "AdGroupBulkUpdate",
    "AdGroupCreate",
    "AdGroupUpdate",
    "AdGroupsCreate",
    "AdGroupsUpdate",
    "AdTextInput",
    "AdType",
    "AdUpdate",
    "Address",
    "AdjustmentType",
    "Adoption",
    "AdsCreate",
    "AdsUpdate",
    "AdvertiserIdentityInput",
    "AlertKind",
    "AngleCreate",
    "AngleType",
    "AngleUpdate",
    "AnswerPost",
    "AssetCreate",
    "AssetType",
    "AssetUpdate",
    "Attach",
    "AttributionModel",
    "BiddingStrategyInput",
    "BiddingStrategyPatch",
    "BiddingStrategyType",
    "BrakeReleaseMode",
    "BudgetPeriod",
    "BudgetSplit",
    "BudgetSplitMode",
    "BulkDelete",
    "BusinessCreate",
    "BusinessUpdate",
    "CallAssetCreate",
    "CalloutAssetCreate",
    "CampaignAssetCreate",
    "CampaignAssetRole",
    "CampaignAssetUpdate",
    "CampaignBrakeInput",
    "CampaignCreate",
    "CampaignObjective",
    "CampaignStatus",
    "CampaignTargetingInput",
    "CampaignType",
    "CampaignUpdate",
    "ChangeAction",
    "ChooseAccounts",
    "ChosenAccount",
    "ClaimInput",
    "ClickIdType",
    "ConceptAttributesInput",
    "ConceptCreate",
    "ConceptFormat",
    "ConceptHook",
    "ConceptOffer",
    "ConceptProof",
    "ConceptTone",
    "ConceptUpdate",
    "ConfirmPost",
    "ConnectionCreate",
    "ConnectionSwitch",
    "ConnectionUpdate",
    "Consent",
    "ConsentSignalInput",
    "ConversionActionCreate",
    "ConversionActionUpdate",
    "ConversionAdjustmentItem",
    "ConversionAdjustments",
    "ConversionEvent",
    "ConversionEvents",
    "ConversionItem",
    "ConversionSourceCreate",
    "ConversionSourceUpdate",
    "ConversionUpload",
    "ConvertedItem",
    "CountingType",
    "CreativeStatus",
    "CurrencyCode",
    "DeclarationsInput",
    "DeleteAssetQuery",
    "DeleteConversionActionQuery",
    "DeliveryStatus",
    "DetachAssetQuery",
    "DeviceKind",
    "DeviceTargetInput",
    "DraftInput",
    "DriftField",
    "DriftPolicy",
    "DriftSide",
    "EnterKey",
    "ExpandedWindowInput",
    "GeoTargetInput",
    "GeoTargetKind",
    "GeoTargetPatch",
    "GetStatsQuery",
    "HoursPreset",
    "Identify",
    "ImageAssetCreate",
    "ImpressionShareLocation",
    "InboxStatus",
    "InviteMember",
    "KeywordBulkUpdate",
    "KeywordCreate",
    "KeywordUpdate",
    "KeywordsCreate",
    "KeywordsUpdate",
    "LeadStage",
    "LinkedinFacetsInput",
    "LinkedinMatching",
    "LinkedinTargetingInput",
    "ListAdAssetsQuery",
    "ListAdGroupsQuery",
    "ListAdsQuery",
    "ListAlertsQuery",
    "ListAnglesQuery",
    "ListAssetAttachmentsQuery",
    "ListAssetsQuery",
    "ListBusinessesQuery",
    "ListCampaignAssetsQuery",
    "ListCampaignsQuery",
    "ListConceptsQuery",
    "ListConnectionsQuery",
    "ListConversionActionsQuery",
    "ListConversionAdjustmentsQuery",
    "ListConversionEventsQuery",
    "ListConversionSourcesQuery",
    "ListDisapprovalsQuery",
    "ListGrantsQuery",
    "ListInboxEntriesQuery",
    "ListKeywordsQuery",
    "ListMediaRequirementsQuery",
    "ListMembersQuery",
    "ListOfflineConversionsQuery",
    "ListPerformanceQuery",
    "ListPlatformsQuery",
    "ListPostRevisionsQuery",
    "ListPostsQuery",
    "ListSpacesQuery",
    "ListSyncOperationsQuery",
    "ListSyncPreviewChangesQuery",
    "ListSyncsQuery",
    "LocationIntent",
    "LocationType",
    "LogoAssetCreate",
    "MatchType",
    "MemberUpdate",
    "MoveCampaign",
    "NamedArea",
    "NegativeKeywordInput",
    "NetworksInput",
    "NetworksPatch",
    "OperationStatus",
    "PlanOptionsInput",
    "PlanRequest",
    "PlatformId",
    "PoliticalAdvertising",
    "PostAd",
    "PostAdType",
    "PostAnswer",
    "PostReviewDecision",
    "PostSourceInput",
    "PostStatus",
    "PreflightAnglesQuery",
    "QuarterHour",
    "RadiusInput",
    "RadiusUnit",
    "ReadOutAnglesQuery",
    "ReleaseBrake",
    "ReplayInbox",
    "ReplayedStatus",
    "ReportDimension",
    "Resolution",
    "ReviewPost",
    "Routing",
    "ScheduleDay",
    "SchedulePreset",
    "ScheduleWindowInput",
    "ScheduleWindowPatch",
    "ServingStatus",
    "SetAdSchedule",
    "SetAdScheduleWindow",
    "SetBudget",
    "SetGeoTargeting",
    "SitelinkAssetCreate",
    "SnippetHeader",
    "SocialChannel",
    "SocialPostCreate",
    "SocialPostUpdate",
    "SocialTemplate",
    "SourceType",
    "SpaceCreate",
    "SpaceRole",
    "SpaceSettingsInput",
    "SpaceUpdate",
    "StartAttempt",
    "StructuredScheduleInput",
    "StructuredSchedulePatch",
    "StructuredSnippetAssetCreate",
    "TriggerSync",
    "Unlink",
    "UnlinkEffect",
    "ValidateCampaign",
    "ValueSettings",
    "ValueSettingsPatch",
    "ValueType",
    "VideoAssetCreate",
    "Weekday",
    "YoutubeVideoAssetCreate",
]


class SpaceCreate(TypedDict, total=False):
    name: Required[str]
    """A name for people."""


class SpaceUpdate(TypedDict, total=False):
    name: str
    """A name for people."""
    settings: SpaceSettingsInput
    """For its conversions."""


class InviteMember(TypedDict, total=False):
    email: Required[str]
    """Becomes a member by accepting within 7 days, or by registering and confirming the
    address."""
    role: Required[SpaceRole]
    """VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space."""


class MemberUpdate(TypedDict, total=False):
    role: Required[SpaceRole]
    """VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space."""


class ConnectionCreate(TypedDict, total=False):
    platform: Required[PlatformId]
    """The ad platform."""
    external_account_id: Required[str]
    """The ad account's id on the platform."""
    name: Required[str]
    """A name for people."""
    currency: Required[str]
    """ISO 4217 of the ad account."""
    time_zone: Required[str]
    """IANA zone of the ad account."""
    is_default: bool
    """Used by campaigns that name no connection of this platform. The first one always is."""
    drift_policy: DriftPolicy
    """Which side wins when a person edits on the platform."""
    settings: Mapping[str, Any]
    """Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`;
    `consentPolicy`: require, eea (default) or signal."""
    credentials: Required[Mapping[str, Any]]
    """Secrets of the platform. Sealed on receipt, never answered."""


class ConnectionUpdate(TypedDict, total=False):
    name: str
    """A name for people."""
    currency: str
    """ISO 4217 of the ad account."""
    time_zone: str
    """IANA zone of the ad account."""
    is_default: bool
    """Used by campaigns that name no connection of this platform. The first one always is."""
    drift_policy: DriftPolicy
    """Which side wins when a person edits on the platform."""
    settings: Mapping[str, Any]
    """Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`;
    `consentPolicy`: require, eea (default) or signal."""
    credentials: Mapping[str, Any]
    """Secrets of the platform. Sealed on receipt, never answered."""
    status: ConnectionSwitch
    """DISABLED stops every call to the platform."""


class BusinessCreate(TypedDict, total=False):
    name: Required[str]
    """Its name."""
    url: str | None
    """Its website."""
    description: str | None
    """What it does."""
    industry: str | None
    """The line of business."""
    target_audiences: Sequence[str]
    """Who it sells to."""
    seo_keywords: Sequence[str]
    """Words people find it by."""
    brand_voice: str | None
    """How it speaks."""
    logo_asset_id: str | None
    """Its logo."""


class BusinessUpdate(TypedDict, total=False):
    name: str
    """Its name."""
    url: str | None
    """Its website."""
    description: str | None
    """What it does."""
    industry: str | None
    """The line of business."""
    target_audiences: Sequence[str]
    """Who it sells to."""
    seo_keywords: Sequence[str]
    """Words people find it by."""
    brand_voice: str | None
    """How it speaks."""
    logo_asset_id: str | None
    """Its logo."""


class CampaignCreate(TypedDict, total=False):
    business_id: str | None
    """Its business."""
    external_key: str | None
    """Your own key, unique in the Space among campaigns not removed; case counts. Sent to no
    platform; a change needs no sync."""
    name: Required[str]
    """Unique in the Space among campaigns not removed; case does not count."""
    type: Required[CampaignType]
    """Fixed after creation."""
    objective: CampaignObjective
    """What it is for."""
    platforms: Sequence[PlatformId]
    """Where it runs."""
    connection_ids: Mapping[PlatformId, str]
    """Ad account per platform; where absent, the default one, pinned at the first export."""
    status: ServingStatus
    """Created PAUSED; PATCH enables it."""
    platform_status: Mapping[PlatformId, ServingStatus]
    """On or off per platform; ENABLED where absent."""
    budget: Required[Decimal | float]
    """Per day, in major units of `currency`."""
    currency: str
    """ISO 4217; the account's when left out."""
    platform_budgets: Mapping[PlatformId, Decimal | float] | None
    """Split of the budget; sums to it exactly. Replaced whole."""
    bidding_strategy: BiddingStrategyInput
    """How it bids. Replaced whole."""
    ad_schedule: SchedulePreset | StructuredScheduleInput
    """When ads show: a preset name or a weekly schedule."""
    geo_targets: Sequence[GeoTargetInput]
    """Where ads show; none means everywhere."""
    location_intent: LocationIntent
    """People in the places, or also those interested in them."""
    targeting: CampaignTargetingInput | None
    """Devices and audiences."""
    languages: Sequence[str]
    """Languages to reach; none means all."""
    networks: NetworksInput
    """Where ads of a search network show."""
    negative_keywords: Sequence[NegativeKeywordInput]
    """Searches it must not show on."""
    start_date: dt.date | str | None
    """First day, in the account's zone."""
    end_date: dt.date | str | None
    """Last day, in the account's zone."""
    final_url: str | None
    """Default landing page of its ads."""
    tracking_template: str | None
    """Tracking template."""
    conversion_action_ids: Sequence[str]
    """What it bids for."""
    declarations: DeclarationsInput | None
    """Declarations that laws and platforms require; else those of the connection."""


class CampaignUpdate(TypedDict, total=False):
    business_id: str | None
    """Its business."""
    external_key: str | None
    """Your own key, unique in the Space among campaigns not removed; case counts. Sent to no
    platform; a change needs no sync."""
    name: str
    """Unique in the Space among campaigns not removed; case does not count."""
    objective: CampaignObjective
    """What it is for."""
    platforms: Sequence[PlatformId]
    """Where it runs."""
    connection_ids: Mapping[PlatformId, str]
    """Ad account per platform; where absent, the default one, pinned at the first export."""
    status: ServingStatus
    """Created PAUSED; PATCH enables it."""
    platform_status: Mapping[PlatformId, ServingStatus]
    """On or off per platform; ENABLED where absent."""
    budget: Decimal | float
    """Per day, in major units of `currency`."""
    currency: str
    """ISO 4217; the account's when left out."""
    platform_budgets: Mapping[PlatformId, Decimal | float] | None
    """Split of the budget; sums to it exactly. Replaced whole."""
    bidding_strategy: BiddingStrategyPatch
    """How it bids. Replaced whole."""
    ad_schedule: SchedulePreset | StructuredSchedulePatch
    """When ads show: a preset name or a weekly schedule."""
    geo_targets: Sequence[GeoTargetPatch]
    """Where ads show; none means everywhere."""
    location_intent: LocationIntent
    """People in the places, or also those interested in them."""
    targeting: CampaignTargetingInput | None
    """Devices and audiences."""
    languages: Sequence[str]
    """Languages to reach; none means all."""
    networks: NetworksPatch
    """Where ads of a search network show."""
    negative_keywords: Sequence[NegativeKeywordInput]
    """Searches it must not show on."""
    start_date: dt.date | str | None
    """First day, in the account's zone."""
    end_date: dt.date | str | None
    """Last day, in the account's zone."""
    final_url: str | None
    """Default landing page of its ads."""
    tracking_template: str | None
    """Tracking template."""
    conversion_action_ids: Sequence[str]
    """What it bids for."""
    declarations: DeclarationsInput | None
    """Declarations that laws and platforms require; else those of the connection."""


class SetAdSchedule(TypedDict, total=False):
    preset: HoursPreset
    """Mon–Fri 09:00–17:00 (BUSINESS_HOURS), every day 22:00–06:00 (OVERNIGHT), Sat and Sun
    (WEEKENDS), Mon–Fri 08:00–20:00 and Sat 09:00–18:00 (PHARMACY_OPEN_HOURS)."""
    windows: Sequence[SetAdScheduleWindow]
    """Hours beside those of the preset. Where modifiers differ the later one applies
    (WINDOWS_OVERLAP). None and no preset means always."""
    timezone: str
    """`local` (that of the viewer where the platform supports it; else account time and a
    warning), `UTC` or an IANA name; the account's when left out. Another zone is converted to
    account time by present offsets, anew every day."""
    platform: PlatformId
    """Whose rules about zones apply. When left out: the only one, or the first of `platforms`
    that takes weekly hours."""
    dry_run: bool
    """True: answers the same and changes nothing."""


class AdGroupCreate(TypedDict, total=False):
    campaign_id: Required[str]
    """Its campaign; fixed after creation."""
    name: Required[str]
    """Unique in the campaign; case does not count."""
    status: ServingStatus
    """On or off."""
    max_cpc: Decimal | float | None
    """Maximum per click, in the campaign's currency."""
    context_hints: Sequence[str]
    """Conversations it fits, for platforms without keywords."""
    external_key: str | None
    """Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no
    sync."""


class AdGroupUpdate(TypedDict, total=False):
    name: str
    """Unique in the campaign; case does not count."""
    status: ServingStatus
    """On or off."""
    max_cpc: Decimal | float | None
    """Maximum per click, in the campaign's currency."""
    context_hints: Sequence[str]
    """Conversations it fits, for platforms without keywords."""
    external_key: str | None
    """Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no
    sync."""


class AdGroupsCreate(TypedDict, total=False):
    items: Required[Sequence[AdGroupCreate]]
    """Independent of each other."""


class AdGroupsUpdate(TypedDict, total=False):
    items: Required[Sequence[AdGroupBulkUpdate]]
    """Independent of each other."""


class BulkDelete(TypedDict, total=False):
    ids: Required[Sequence[str]]
    """Independent of each other."""


class AdCreate(TypedDict, total=False):
    ad_group_id: Required[str]
    """Its ad group; fixed after creation."""
    type: Required[AdType]
    """Fixed after creation."""
    status: ServingStatus
    """On or off."""
    headlines: Sequence[AdTextInput]
    """Headlines."""
    descriptions: Sequence[AdTextInput]
    """Descriptions."""
    long_headline: str | None
    """A long headline."""
    business_name: str | None
    """The name that the ad shows."""
    final_url: Required[str]
    """Where it leads."""
    path1: str | None
    """First part of the shown path."""
    path2: str | None
    """Second part of the shown path; needs path1."""
    call_to_action: str | None
    """What the button says."""
    external_key: str | None
    """Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no
    sync."""
    angle_id: str | None
    """Sent to no platform. A stored one stays when the angle is deleted; a new one must exist."""
    concept_id: str | None
    """A concept of `angleId`. Written without another `angleId`, it sets its own angle. A
    stored one stays when the concept is deleted."""


class AdUpdate(TypedDict, total=False):
    status: ServingStatus
    """On or off."""
    headlines: Sequence[AdTextInput]
    """Headlines."""
    descriptions: Sequence[AdTextInput]
    """Descriptions."""
    long_headline: str | None
    """A long headline."""
    business_name: str | None
    """The name that the ad shows."""
    final_url: str
    """Where it leads."""
    path1: str | None
    """First part of the shown path."""
    path2: str | None
    """Second part of the shown path; needs path1."""
    call_to_action: str | None
    """What the button says."""
    external_key: str | None
    """Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no
    sync."""
    angle_id: str | None
    """Sent to no platform. A stored one stays when the angle is deleted; a new one must exist."""
    concept_id: str | None
    """A concept of `angleId`. Written without another `angleId`, it sets its own angle. A
    stored one stays when the concept is deleted."""


class AdsCreate(TypedDict, total=False):
    items: Required[Sequence[AdCreate]]
    """Independent of each other."""


class AdsUpdate(TypedDict, total=False):
    items: Required[Sequence[AdBulkUpdate]]
    """Independent of each other."""


class KeywordCreate(TypedDict, total=False):
    ad_group_id: Required[str]
    """Its ad group; fixed after creation."""
    text: Required[str]
    """Unique in the ad group with matchType and negative; case and blanks do not count."""
    match_type: Required[MatchType]
    """How searches must match."""
    status: ServingStatus
    """On or off."""
    negative: bool
    """Whether ads must not show on it."""
    max_cpc: Decimal | float | None
    """Maximum per click, in the campaign's currency; not on negative keywords."""


class KeywordUpdate(TypedDict, total=False):
    text: str
    """Unique in the ad group with matchType and negative; case and blanks do not count."""
    match_type: MatchType
    """How searches must match."""
    status: ServingStatus
    """On or off."""
    negative: bool
    """Whether ads must not show on it."""
    max_cpc: Decimal | float | None
    """Maximum per click, in the campaign's currency; not on negative keywords."""


class KeywordsCreate(TypedDict, total=False):
    items: Required[Sequence[KeywordCreate]]
    """Independent of each other."""


class KeywordsUpdate(TypedDict, total=False):
    items: Required[Sequence[KeywordBulkUpdate]]
    """Independent of each other."""


class AngleCreate(TypedDict, total=False):
    business_id: Required[str]
    """Its business."""
    name: Required[str]
    """A name for people."""
    angle_type: Required[AngleType]
    """Kind of claim; see `/creative-vocabulary`."""
    claim: Required[str]
    """The claim in words."""
    status: CreativeStatus
    """Whether it is in use; ads keep their own status."""


class AngleUpdate(TypedDict, total=False):
    business_id: str
    """Its business."""
    name: str
    """A name for people."""
    angle_type: AngleType
    """Kind of claim; see `/creative-vocabulary`."""
    claim: str
    """The claim in words."""
    status: CreativeStatus
    """Whether it is in use; ads keep their own status."""


class ConceptCreate(TypedDict, total=False):
    angle_id: Required[str]
    """Its angle; fixed after creation."""
    name: Required[str]
    """A name for people."""
    attributes: ConceptAttributesInput
    """How it makes the claim; see `/creative-vocabulary`."""
    status: CreativeStatus
    """Whether it is in use; ads keep their own status."""


class ConceptUpdate(TypedDict, total=False):
    name: str
    """A name for people."""
    attributes: ConceptAttributesInput
    """How it makes the claim; see `/creative-vocabulary`."""
    status: CreativeStatus
    """Whether it is in use; ads keep their own status."""


class SetGeoTargeting(TypedDict, total=False):
    geo_targets: Sequence[GeoTargetInput]
    """Replaces the stored list. Rows without an id of their place are looked up by name."""
    include: Sequence[str | NamedArea]
    """Places to show ads in. Replaced together with `exclude` and `radii`; what is left out is
    empty."""
    exclude: Sequence[str | NamedArea]
    """Places left out of the included ones."""
    radii: Sequence[RadiusInput]
    """Circles to show ads in."""
    location_intent: LocationIntent
    """People in the places, or also those interested in them. Sent alone it changes only that."""
    dry_run: bool
    """True: answers the resolved rows and the sentence, and changes nothing."""


class AssetUpdate(TypedDict, total=False):
    name: str
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    source_url: str | None
    """Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only
    of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed)."""
    link_text: str | None
    """What the link says. Only of SITELINK (needed)."""
    description1: str | None
    """First line below the link. Only of SITELINK."""
    description2: str | None
    """Second line below the link. Only of SITELINK."""
    final_url: str | None
    """Where the link leads. Only of SITELINK (needed)."""
    callout_text: str | None
    """What is called out. Only of CALLOUT (needed)."""
    header: SnippetHeader | None
    """What the values are. Only of STRUCTURED_SNIPPET (needed)."""
    values: Sequence[str] | None
    """The values. Only of STRUCTURED_SNIPPET (needed)."""
    phone_number: str | None
    """A telephone number, national or international. Only of CALL (needed)."""
    country_code: str | None
    """The country of the number, ISO 3166-1. Only of CALL (needed)."""


class Attach(TypedDict, total=False):
    campaign_id: str | None
    """The campaign."""
    ad_group_id: str | None
    """The ad group."""
    ad_id: str | None
    """The ad."""
    role: Required[CampaignAssetRole]
    """Its use; must fit the asset type."""


class CampaignAssetCreate(TypedDict, total=False):
    campaign_id: Required[str]
    """The campaign; fixed after creation."""
    asset_id: Required[str]
    """The asset; fixed after creation."""
    role: Required[CampaignAssetRole]
    """Its use; must fit the asset type."""


class CampaignAssetUpdate(TypedDict, total=False):
    role: CampaignAssetRole
    """Its use; must fit the asset type."""


class AdAssetCreate(TypedDict, total=False):
    scope: AdAssetScope
    """Follows from adId or adGroupId."""
    ad_id: str | None
    """The ad; instead of adGroupId."""
    ad_group_id: str | None
    """The ad group, for all its ads; instead of adId."""
    asset_id: Required[str]
    """The asset; fixed after creation."""
    role: Required[AdAssetRole]
    """Its use; must fit the asset type."""


class AdAssetUpdate(TypedDict, total=False):
    role: AdAssetRole
    """Its use; must fit the asset type."""


class SetBudget(TypedDict, total=False):
    global_budget: Required[Decimal | float]
    """For the whole account and a period, in `currency`."""
    period: BudgetPeriod
    """Days and months of the account's zone."""
    currency: str
    """ISO 4217; the account's when left out."""
    rates: Mapping[CurrencyCode, Decimal | float]
    """Units of `currency` per unit of another one. Spending in a currency without a rate is not
    counted."""
    emergency_brake: bool
    """Whether to pause campaigns when the amount is spent."""
    alert_threshold_percent: int
    """Percent of the amount that causes an alert."""
    campaign_brakes: Sequence[CampaignBrakeInput]
    """Amounts of single campaigns."""


class ReleaseBrake(TypedDict, total=False):
    mode: Required[BrakeReleaseMode]
    """`raise`: watch on by the present amount; refused while more was spent. `resume`: watch
    again from the next period on."""
    scope: str
    """One level only. Default: all that are engaged."""
    event_id: str
    """One event only."""


class BudgetSplit(TypedDict, total=False):
    mode: Required[BudgetSplitMode]
    """EQUAL: the same for each. SHARES: in the ratio of `shares`. AMOUNTS: `amounts`.
    PERFORMANCE: by conversions per spend of the last 30 days, at least 10 % each."""
    shares: Mapping[PlatformId, Decimal | float]
    """For SHARES: one weight per platform of the campaign."""
    amounts: Mapping[PlatformId, Decimal | float]
    """For AMOUNTS: one per platform of the campaign; sums to the budget exactly."""
    dry_run: bool
    """True: answers the same and changes nothing."""


class ConversionAdjustments(TypedDict, total=False):
    adjustment_type: AdjustmentType
    """`RETRACTION` takes the conversion back, `RESTATEMENT` sets its value, `ENHANCEMENT` adds
    to what is known of the person."""
    conversion_action: str
    """Name or id of the conversion action."""
    order_id: str
    """The order of the original; excludes a click id, except that an `ENHANCEMENT` needs it and
    may add `gclid`. No e-mail address."""
    gclid: str
    """Google's click id of the original, with `originalConversionDateTime`."""
    msclkid: str
    """Microsoft's click id of the original, with `originalConversionDateTime`."""
    original_conversion_date_time: dt.datetime | str
    """When the original happened, to the second."""
    value: Decimal | float
    """The new total, in major units; `RESTATEMENT` only."""
    currency: str
    """ISO 4217 of the original, which is the default; `RESTATEMENT` only."""
    occurred_at: dt.datetime | str
    """When it was adjusted: not before the original, not in the future; else now."""
    consent: ConsentSignalInput
    """What the person agreed to."""
    adjustments: Sequence[ConversionAdjustmentItem]
    """Several, instead of the members of one."""


class ConversionActionCreate(TypedDict, total=False):
    name: Required[str]
    """Unique in the Space; case does not count."""
    type: Required[ActionType]
    """The upload types are for conversions reported here. Fixed after creation."""
    category: Required[ActionCategory]
    """What the conversion is."""
    status: ServingStatus
    """A paused action records nothing."""
    counting_type: CountingType
    """Google takes gbraid and wbraid on MANY_PER_CLICK only."""
    value_settings: ValueSettings
    """What it is worth."""
    click_through_lookback_window_days: int | None
    """Days after a click; platforms cap it at 30 unless it is about calls."""
    view_through_lookback_window_days: int | None
    """Days after a view."""
    attribution_model: AttributionModel | None
    """How a platform shares a conversion among clicks."""
    enhanced_conversions_for_leads: bool
    """Matches uploads that have a hashed email or phone only."""
    lead_stage: LeadStage | None
    """Events with this `event` count for it; one action per stage."""
    event_name: str | None
    """Events of this name count for it; one action per name. Not with `leadStage`."""
    platform_events: Mapping[PlatformId, str] | None
    """What a platform shall call it, instead of its usual name for it."""
    routing: Routing | None
    """Which platforms get its conversions; null: as the Space sets it."""
    default_event_value: Decimal | float | None
    """The value of events without one."""
    include_in_conversions_metric: bool
    """Whether the platform optimises for it and counts it among its headline conversions."""


class ConversionActionUpdate(TypedDict, total=False):
    name: str
    """Unique in the Space; case does not count."""
    category: ActionCategory
    """What the conversion is."""
    status: ServingStatus
    """A paused action records nothing."""
    counting_type: CountingType
    """Google takes gbraid and wbraid on MANY_PER_CLICK only."""
    value_settings: ValueSettingsPatch
    """What it is worth."""
    click_through_lookback_window_days: int | None
    """Days after a click; platforms cap it at 30 unless it is about calls."""
    view_through_lookback_window_days: int | None
    """Days after a view."""
    attribution_model: AttributionModel | None
    """How a platform shares a conversion among clicks."""
    enhanced_conversions_for_leads: bool
    """Matches uploads that have a hashed email or phone only."""
    lead_stage: LeadStage | None
    """Events with this `event` count for it; one action per stage."""
    event_name: str | None
    """Events of this name count for it; one action per name. Not with `leadStage`."""
    platform_events: Mapping[PlatformId, str] | None
    """What a platform shall call it, instead of its usual name for it."""
    routing: Routing | None
    """Which platforms get its conversions; null: as the Space sets it."""
    default_event_value: Decimal | float | None
    """The value of events without one."""
    include_in_conversions_metric: bool
    """Whether the platform optimises for it and counts it among its headline conversions."""


class ConversionEvents(TypedDict, total=False):
    email: str
    """E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept."""
    external_id: str
    """Your own id of the person."""
    phone: str
    """With country code, or its SHA-256 in hex."""
    first_name: str
    """Or its SHA-256 in hex."""
    last_name: str
    """Or its SHA-256 in hex."""
    date_of_birth: str
    """Or the SHA-256 of `19900228`."""
    gender: str
    """`f` or `m`."""
    address: Address
    """Where the person is."""
    gclid: str
    """Click id of Google."""
    gbraid: str
    """Click id of Google, from an app."""
    wbraid: str
    """Click id of Google, from an app to the web."""
    msclkid: str
    """Click id of Microsoft."""
    fbclid: str
    """Click id of Meta."""
    li_fat_id: str
    """Click id of LinkedIn."""
    rdt_cid: str
    """Click id of Reddit."""
    oppref: str
    """Click id of OpenAI."""
    fbc: str
    """Meta's cookie _fbc."""
    fbp: str
    """Meta's cookie _fbp."""
    rdt_uuid: str
    """Reddit's cookie _rdt_uuid."""
    obref: str
    """OpenAI's cookie __obref."""
    ip: str
    """Of the person; of a website from the request."""
    user_agent: str
    """Of the person; of a website from the request."""
    page_url: str
    """Click ids are read from its query; only origin and path are kept."""
    referrer: str
    """Page before; only origin and path are kept."""
    event_id: str
    """Your own id of the event, as your pixel sends it."""
    value: Decimal | float
    """In major units; the action says what counts without it."""
    currency: str
    """ISO 4217; else the action's currency."""
    order_id: str
    """An order is counted once per action, whatever door it comes through. No e-mail address."""
    items: Sequence[ConvertedItem]
    """What was bought."""
    custom_data: Mapping[str, Any]
    """At most 30 texts, numbers or flags of your own; nothing about a person."""
    action_source: ActionSource
    """Where it happened."""
    consent: ConsentSignalInput
    """What the person agreed to; overrides Identify."""
    event: str
    """signup, trial_started, qualified_lead, paid, expansion, lead, subscribe, contact,
    schedule, add_to_cart, begin_checkout, add_payment_info, view_item, page_view, search, or a
    usual other name such as purchase. Its conversion action is made on first use."""
    conversion_action: str
    """Name or id, instead of `event`."""
    occurred_at: dt.datetime | str
    """When it happened; not in the future. Else now."""
    events: Sequence[ConversionEvent]
    """Several, instead of the members of one; the body may be the list itself. At most 20 from
    a website."""
    source: str
    """Whose payload it is: stripe, webhook, hubspot, salesforce, ga4, shopify, woocommerce, or
    the id of a conversion source, whose configuration then counts. Not from a website."""
    payload: Any
    """The provider's own payload, with `source`. Not from a website."""
    config: Mapping[str, Any]
    """Mappings of this call; they override those of the source."""
    dry_run: bool
    """Show in `preview` what platforms would be sent. Nothing is kept or sent."""
    test: bool
    """Let platforms check it and count nothing; what they cannot check is not sent."""
    confirm_test: bool
    """With `test`: also send it to Meta, which counts its tests."""


class Identify(TypedDict, total=False):
    email: str
    """E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept."""
    external_id: str
    """Your own id of the person."""
    phone: str
    """With country code, or its SHA-256 in hex."""
    first_name: str
    """Or its SHA-256 in hex."""
    last_name: str
    """Or its SHA-256 in hex."""
    date_of_birth: str
    """Or the SHA-256 of `19900228`."""
    gender: str
    """`f` or `m`."""
    address: Address
    """Where the person is."""
    gclid: str
    """Click id of Google."""
    gbraid: str
    """Click id of Google, from an app."""
    wbraid: str
    """Click id of Google, from an app to the web."""
    msclkid: str
    """Click id of Microsoft."""
    fbclid: str
    """Click id of Meta."""
    li_fat_id: str
    """Click id of LinkedIn."""
    rdt_cid: str
    """Click id of Reddit."""
    oppref: str
    """Click id of OpenAI."""
    fbc: str
    """Meta's cookie _fbc."""
    fbp: str
    """Meta's cookie _fbp."""
    rdt_uuid: str
    """Reddit's cookie _rdt_uuid."""
    obref: str
    """OpenAI's cookie __obref."""
    ip: str
    """Of the person; of a website from the request."""
    user_agent: str
    """Of the person; of a website from the request."""
    page_url: str
    """Click ids are read from its query; only origin and path are kept."""
    referrer: str
    """Page before; only origin and path are kept."""
    click_id: str
    """A click id, with `clickIdType`."""
    click_id_type: ClickIdType
    """What `clickId` is."""
    landing_url: str
    """Page of the visit. Click ids are read from its query; only origin and path are kept."""
    utm: Mapping[str, Any]
    """UTM parameters; click ids are read from them too."""
    consent: ConsentSignalInput
    """What the person agreed to."""


class ConversionUpload(TypedDict, total=False):
    email: str
    """E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept."""
    external_id: str
    """Your own id of the person."""
    phone: str
    """With country code, or its SHA-256 in hex."""
    first_name: str
    """Or its SHA-256 in hex."""
    last_name: str
    """Or its SHA-256 in hex."""
    date_of_birth: str
    """Or the SHA-256 of `19900228`."""
    gender: str
    """`f` or `m`."""
    address: Address
    """Where the person is."""
    fbc: str
    """Meta's cookie _fbc."""
    fbp: str
    """Meta's cookie _fbp."""
    rdt_uuid: str
    """Reddit's cookie _rdt_uuid."""
    obref: str
    """OpenAI's cookie __obref."""
    ip: str
    """Of the person; of a website from the request."""
    user_agent: str
    """Of the person; of a website from the request."""
    page_url: str
    """Click ids are read from its query; only origin and path are kept."""
    referrer: str
    """Page before; only origin and path are kept."""
    event_id: str
    """Your own id of the event, as your pixel sends it."""
    value: Decimal | float
    """In major units; the action says what counts without it."""
    currency: str
    """ISO 4217; else the action's currency."""
    order_id: str
    """An order is counted once per action, whatever door it comes through. No e-mail address."""
    items: Sequence[ConvertedItem]
    """What was bought."""
    custom_data: Mapping[str, Any]
    """At most 30 texts, numbers or flags of your own; nothing about a person."""
    action_source: ActionSource
    """Where it happened."""
    consent: ConsentSignalInput
    """What the person agreed to; overrides Identify."""
    conversion_action: str
    """Name or id of the conversion action."""
    occurred_at: dt.datetime | str
    """When it happened; not in the future."""
    gclid: str
    """Click id of Google. Exactly one is needed."""
    gbraid: str
    """Click id of Google, from an app. Exactly one is needed."""
    wbraid: str
    """Click id of Google, from an app to the web. Exactly one is needed."""
    msclkid: str
    """Click id of Microsoft. Exactly one is needed."""
    fbclid: str
    """Click id of Meta. Exactly one is needed."""
    li_fat_id: str
    """Click id of LinkedIn. Exactly one is needed."""
    rdt_cid: str
    """Click id of Reddit. Exactly one is needed."""
    oppref: str
    """Click id of OpenAI. Exactly one is needed."""
    account_id: str
    """The ad account to upload to: id of the connection or number of the account."""
    platform_id: PlatformId
    """Overrides the platform of the click id."""
    conversions: Sequence[ConversionItem]
    """Several, instead of the members of one."""
    dry_run: bool
    """Show in `preview` what platforms would be sent. Nothing is kept or sent."""
    test: bool
    """Let platforms check it and count nothing; what they cannot check is not sent."""
    confirm_test: bool
    """With `test`: also send it to Meta, which counts its tests."""


class ConversionSourceCreate(TypedDict, total=False):
    type: Required[SourceType]
    """Whose payloads it takes. Fixed after creation."""
    id: str
    """Yours, unique in the Space: letters, digits, `_` and `-`. Else its type."""
    config: Mapping[str, Any]
    """How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name
    or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, `orderId`.
    `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`:
    `organizationId`. `ga4`: `stages`, `currency`, `customData`. `webhook`: dotted paths of
    members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`.
    docs/conversions/ explains them, a page per type."""
    account_ref: str | None
    """What the provider signs with: of Stripe the whole `whsec_…`, of HubSpot and Shopify the
    client secret, else one you chose. Sealed, never answered. Without it `receiveUrl` refuses
    everything. The one before it stays valid for 24 hours; null removes both."""
    credentials: Mapping[str, Any] | None
    """HubSpot: `accessToken` of a private app, to read deals and contacts. Sealed."""


class ConversionSourceUpdate(TypedDict, total=False):
    config: Mapping[str, Any]
    """How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name
    or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, `orderId`.
    `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`:
    `organizationId`. `ga4`: `stages`, `currency`, `customData`. `webhook`: dotted paths of
    members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`.
    docs/conversions/ explains them, a page per type."""
    account_ref: str | None
    """What the provider signs with: of Stripe the whole `whsec_…`, of HubSpot and Shopify the
    client secret, else one you chose. Sealed, never answered. Without it `receiveUrl` refuses
    everything. The one before it stays valid for 24 hours; null removes both."""
    credentials: Mapping[str, Any] | None
    """HubSpot: `accessToken` of a private app, to read deals and contacts. Sealed."""


class ReplayInbox(TypedDict, total=False):
    status: Required[ReplayedStatus]
    """Entries of this status."""
    since: Required[dt.datetime | str]
    """Received at or after it."""


class StartAttempt(TypedDict, total=False):
    platform: Required[PlatformId]
    """The ad platform."""
    grant_id: str
    """The grant to renew. Without it any person will do."""


class ChooseAccounts(TypedDict, total=False):
    accounts: Required[Sequence[ChosenAccount]]
    """What to connect: all of them, or none when one is refused."""


class EnterKey(TypedDict, total=False):
    platform: Required[PlatformId]
    """The ad platform."""
    api_key: str
    """Sealed on receipt, never answered."""
    service_account: Mapping[str, Any]
    """As its JSON file has it. Sealed on receipt, never answered."""
    grant_id: str
    """The grant to renew. Without it any person will do."""


class SocialPostCreate(TypedDict, total=False):
    business_id: Required[str]
    """Whom it is for; fixed after creation."""
    channel: Required[SocialChannel]
    """Where a person will publish it."""
    topic: Required[str]
    """What it is about."""
    goal: Required[str]
    """What it is to achieve."""
    template: SocialTemplate | None
    """The order of the draft, and what is asked. Chosen by the words of `goal` if left out."""
    language: Required[str]
    """ISO 639-1."""
    sources: Sequence[PostSourceInput]
    """Read by the worker. Null titles and texts are the same as left out."""


class SocialPostUpdate(TypedDict, total=False):
    channel: SocialChannel
    """Where a person will publish it."""
    topic: str
    """What it is about."""
    goal: str
    """What it is to achieve."""
    template: SocialTemplate | None
    """The order of the draft, and what is asked. Chosen by the words of `goal` if left out."""
    language: str
    """ISO 639-1."""
    sources: Sequence[PostSourceInput]
    """Read by the worker. Null titles and texts are the same as left out."""
    draft: DraftInput
    """Of the writer, or of a person (PATCH)."""


class AnswerPost(TypedDict, total=False):
    answers: Required[Sequence[PostAnswer]]
    """Of any number of questions."""


class ReviewPost(TypedDict, total=False):
    decision: Required[PostReviewDecision]
    """`approve` confirms the post; `changes` needs `note`."""
    note: str | None
    """What is to be changed."""
    revision: int | None
    """The revision that was read; another one is refused with REVISION_CHANGED."""


class ConfirmPost(TypedDict, total=False):
    revision: int | None
    """The revision that was read; another one is refused with REVISION_CHANGED."""


class PostAd(TypedDict, total=False):
    ad_group_id: Required[str]
    """Where the ad goes."""
    type: Required[PostAdType]
    """What it becomes."""
    status: ServingStatus
    """On or off."""
    headline: str | None
    """Else the first line of the post, or its topic."""
    description: str | None
    """Else the post, or its first claim that fits."""
    final_url: str | None
    """Else the business's `url`."""
    external_key: str | None
    """Your own key."""
    angle_id: str | None
    """An angle."""
    concept_id: str | None
    """A concept of it."""


class PlanRequest(TypedDict, total=False):
    platforms: Sequence[PlatformId]
    """Only these platforms."""
    campaign_ids: Sequence[str]
    """Only these campaigns."""
    force: bool
    """Send unchanged values again, nothing else."""
    options_: PlanOptionsInput
    """Which levels take part."""
    resolve: Sequence[Resolution]
    """What to do about `drift` of an earlier preview."""
    adopt: Sequence[Adoption]
    """Takes over campaigns not made here, with all below them. Nothing is sent. Only for users
    of the account that owns the Space. `blocked` lists the others."""


class TriggerSync(TypedDict, total=False):
    platforms: Sequence[PlatformId]
    """Only these platforms."""
    campaign_ids: Sequence[str]
    """Only these campaigns."""
    force: bool
    """Send unchanged values again, nothing else."""
    options_: PlanOptionsInput
    """Which levels take part."""
    resolve: Sequence[Resolution]
    """What to do about `drift` of an earlier preview."""
    adopt: Sequence[Adoption]
    """Takes over campaigns not made here, with all below them. Nothing is sent. Only for users
    of the account that owns the Space. `blocked` lists the others."""
    plan_hash: str
    """Applies exactly this plan. Goes with no other member."""


class ValidateCampaign(TypedDict, total=False):
    platforms: Sequence[PlatformId]
    """Platforms, connected or not; else those of the campaign."""


class Unlink(TypedDict, total=False):
    platform: Required[PlatformId]
    """The platform to unlink from."""
    campaign_ids: Sequence[str]
    """The campaigns; else all that are linked there."""
    remote: UnlinkEffect
    """What happens there at once: `PAUSE` what still runs, `REMOVE` it, or `LEAVE` it alone.
    What is left keeps its name until the campaign is created anew; that plan renames it where
    the platform wants unique names."""


class MoveCampaign(TypedDict, total=False):
    space_id: Required[str]
    """A Space of the account in which the caller is EDITOR or OWNER."""


class SpaceSettingsInput(TypedDict, total=False):
    default_country: str | None
    """Of phone numbers without a country code."""
    region: str | None
    """Country of persons for whom none is stated."""
    time_zone: str | None
    """Of times without a zone; else the account's."""
    routing: Routing | None
    """`lastClick` (default): the platform of the click alone. `allMatching`: every platform
    that may match."""
    custom_events: bool | None
    """Take events of names that are not in the table of event names."""


class BiddingStrategyInput(TypedDict, total=False):
    type: BiddingStrategyType
    """What it aims for."""
    target_cpa: Decimal | float | None
    """Cost per conversion; TARGET_CPA only, and needed there."""
    target_roas: Decimal | float | None
    """Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there."""
    target_impression_share: Decimal | float | None
    """Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there."""
    impression_share_location: ImpressionShareLocation | None
    """Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out."""
    max_cpc_bid_ceiling: Decimal | float | None
    """Maximum per click."""


class StructuredScheduleInput(TypedDict, total=False):
    windows: Required[Sequence[ScheduleWindowInput]]
    """When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None
    means always."""
    timezone: str
    """IANA zone of the hours; the account's when left out."""


class GeoTargetInput(TypedDict, total=False):
    id: str
    """Stable id of the row, chosen by you; made when left out."""
    kind: Required[GeoTargetKind]
    """A named place, or a circle."""
    name: Required[str]
    """Display name."""
    negative: bool
    """Excludes the place. Circles cannot be excluded."""
    bid_adjustment: Decimal | float | None
    """Percent of change of bids; included rows only."""
    reach: Decimal | float
    """Audience estimate of the platform, if given."""
    criterion_id: str | None
    """Areas: geo id on google-ads."""
    ms_location_id: str | None
    """Areas: location id on microsoft-ads."""
    reddit_location_id: str
    """Areas: what reddit-ads calls it, once asked."""
    meta_location_id: str
    """Areas: kind and key on meta-ads, once asked."""
    openai_location_id: str
    """Areas: what openai-ads calls it, once asked."""
    linkedin_location_id: str
    """Areas: what linkedin-ads calls it, once asked."""
    canonical_id: str | None
    """Areas: platform-independent id of the place."""
    type: LocationType | None
    """Areas: what kind of place."""
    country_code: str | None
    """Areas: ISO 3166-1 country code."""
    lat: Decimal | float | None
    """Circles: latitude of the centre."""
    lng: Decimal | float | None
    """Circles: longitude of the centre."""
    radius: Decimal | float | None
    """Circles: in `unit`; clamped to 1 to 500 when pushed."""
    unit: RadiusUnit | None
    """Circles: unit of the radius; km when left out."""


class CampaignTargetingInput(TypedDict, total=False):
    schedule: Sequence[ExpandedWindowInput]
    """The stored windows."""
    devices: Mapping[DeviceKind, DeviceTargetInput]
    """Per kind of device."""
    linkedin: LinkedinTargetingInput
    """The audience on linkedin-ads."""


class NetworksInput(TypedDict, total=False):
    search: bool
    """Result pages of the network itself."""
    search_partners: bool
    """Result pages of its partners."""
    display: bool
    """Other websites."""


class NegativeKeywordInput(TypedDict, total=False):
    text: Required[str]
    """The words."""
    match_type: Required[MatchType]
    """How searches must match."""


class DeclarationsInput(TypedDict, total=False):
    political_advertising: PoliticalAdvertising
    """Whether the ads are political."""
    special_ad_categories: Sequence[str]
    """Special ad categories."""
    advertiser_identity: AdvertiserIdentityInput
    """Who pays for the ads, and whom they are for."""


class BiddingStrategyPatch(TypedDict, total=False):
    type: BiddingStrategyType
    """What it aims for."""
    target_cpa: Decimal | float | None
    """Cost per conversion; TARGET_CPA only, and needed there."""
    target_roas: Decimal | float | None
    """Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there."""
    target_impression_share: Decimal | float | None
    """Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there."""
    impression_share_location: ImpressionShareLocation | None
    """Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out."""
    max_cpc_bid_ceiling: Decimal | float | None
    """Maximum per click."""


class StructuredSchedulePatch(TypedDict, total=False):
    windows: Required[Sequence[ScheduleWindowPatch]]
    """When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None
    means always."""
    timezone: str
    """IANA zone of the hours; the account's when left out."""


class GeoTargetPatch(TypedDict, total=False):
    id: str
    """Stable id of the row, chosen by you; made when left out."""
    kind: Required[GeoTargetKind]
    """A named place, or a circle."""
    name: Required[str]
    """Display name."""
    negative: bool
    """Excludes the place. Circles cannot be excluded."""
    bid_adjustment: Decimal | float | None
    """Percent of change of bids; included rows only."""
    reach: Decimal | float
    """Audience estimate of the platform, if given."""
    criterion_id: str | None
    """Areas: geo id on google-ads."""
    ms_location_id: str | None
    """Areas: location id on microsoft-ads."""
    reddit_location_id: str
    """Areas: what reddit-ads calls it, once asked."""
    meta_location_id: str
    """Areas: kind and key on meta-ads, once asked."""
    openai_location_id: str
    """Areas: what openai-ads calls it, once asked."""
    linkedin_location_id: str
    """Areas: what linkedin-ads calls it, once asked."""
    canonical_id: str | None
    """Areas: platform-independent id of the place."""
    type: LocationType | None
    """Areas: what kind of place."""
    country_code: str | None
    """Areas: ISO 3166-1 country code."""
    lat: Decimal | float | None
    """Circles: latitude of the centre."""
    lng: Decimal | float | None
    """Circles: longitude of the centre."""
    radius: Decimal | float | None
    """Circles: in `unit`; clamped to 1 to 500 when pushed."""
    unit: RadiusUnit | None
    """Circles: unit of the radius; km when left out."""


class NetworksPatch(TypedDict, total=False):
    search: bool
    """Result pages of the network itself."""
    search_partners: bool
    """Result pages of its partners."""
    display: bool
    """Other websites."""


class SetAdScheduleWindow(TypedDict, total=False):
    days: Required[Sequence[ScheduleDay]]
    """On which days it starts."""
    start: Required[str]
    """`HH:MM`; minutes are 00, 15, 30 or 45."""
    end: Required[str]
    """`HH:MM` or `24:00`. At or before `start`: on the next day, split at midnight."""
    bid_modifier: Decimal | float
    """Multiplies bids; 1 changes nothing."""


class AdGroupBulkUpdate(TypedDict, total=False):
    name: str
    """Unique in the campaign; case does not count."""
    status: ServingStatus
    """On or off."""
    max_cpc: Decimal | float | None
    """Maximum per click, in the campaign's currency."""
    context_hints: Sequence[str]
    """Conversations it fits, for platforms without keywords."""
    external_key: str | None
    """Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no
    sync."""
    id: Required[str]
    """The ad group."""
    version: int
    """The version read; PRECONDITION_FAILED when the record changed since."""


class AdTextInput(TypedDict, total=False):
    text: Required[str]
    """The words. Limits of each platform are findings of Validate."""
    pinned: int | None
    """The place it is pinned to, from 1."""


class AdBulkUpdate(TypedDict, total=False):
    status: ServingStatus
    """On or off."""
    headlines: Sequence[AdTextInput]
    """Headlines."""
    descriptions: Sequence[AdTextInput]
    """Descriptions."""
    long_headline: str | None
    """A long headline."""
    business_name: str | None
    """The name that the ad shows."""
    final_url: str
    """Where it leads."""
    path1: str | None
    """First part of the shown path."""
    path2: str | None
    """Second part of the shown path; needs path1."""
    call_to_action: str | None
    """What the button says."""
    external_key: str | None
    """Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no
    sync."""
    angle_id: str | None
    """Sent to no platform. A stored one stays when the angle is deleted; a new one must exist."""
    concept_id: str | None
    """A concept of `angleId`. Written without another `angleId`, it sets its own angle. A
    stored one stays when the concept is deleted."""
    id: Required[str]
    """The ad."""
    version: int
    """The version read; PRECONDITION_FAILED when the record changed since."""


class KeywordBulkUpdate(TypedDict, total=False):
    text: str
    """Unique in the ad group with matchType and negative; case and blanks do not count."""
    match_type: MatchType
    """How searches must match."""
    status: ServingStatus
    """On or off."""
    negative: bool
    """Whether ads must not show on it."""
    max_cpc: Decimal | float | None
    """Maximum per click, in the campaign's currency; not on negative keywords."""
    id: Required[str]
    """The keyword."""
    version: int
    """The version read; PRECONDITION_FAILED when the record changed since."""


class ConceptAttributesInput(TypedDict, total=False):
    format: ConceptFormat | None
    """The shape that the message takes."""
    hook: ConceptHook | None
    """What the first words catch attention with."""
    tone: ConceptTone | None
    """How it sounds."""
    proof: ConceptProof | None
    """What makes it believable."""
    offer: ConceptOffer | None
    """What the reader is offered beside the product itself."""


class NamedArea(TypedDict, total=False):
    name: Required[str]
    """In any language; what it lies in may follow a comma: `Springfield, IL`."""
    type: LocationType
    """What kind of place."""
    country_code: str
    """ISO 3166-1 code of its country."""


class RadiusInput(TypedDict, total=False):
    radius: Required[Decimal | float]
    """In `unit`; clamped to 1 to 500 when pushed."""
    unit: RadiusUnit
    """Unit of the radius."""
    lat: Decimal | float
    """Latitude of the centre."""
    lng: Decimal | float
    """Longitude of the centre."""
    around: str
    """A city, district, airport or postal code in the centre."""
    name: str
    """Display name; says where the circle is when left out."""
    country_code: str
    """ISO 3166-1 code of its country."""


class ImageAssetCreate(TypedDict, total=False):
    type: Required[Literal["IMAGE"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    source_url: str | None
    """Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only
    of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed)."""


class LogoAssetCreate(TypedDict, total=False):
    type: Required[Literal["LOGO"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    source_url: str | None
    """Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only
    of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed)."""


class VideoAssetCreate(TypedDict, total=False):
    type: Required[Literal["VIDEO"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    source_url: str | None
    """Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only
    of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed)."""


class YoutubeVideoAssetCreate(TypedDict, total=False):
    type: Required[Literal["YOUTUBE_VIDEO"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    source_url: Required[str]
    """Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only
    of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed)."""


class SitelinkAssetCreate(TypedDict, total=False):
    type: Required[Literal["SITELINK"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    link_text: Required[str]
    """What the link says. Only of SITELINK (needed)."""
    description1: str | None
    """First line below the link. Only of SITELINK."""
    description2: str | None
    """Second line below the link. Only of SITELINK."""
    final_url: Required[str]
    """Where the link leads. Only of SITELINK (needed)."""


class CalloutAssetCreate(TypedDict, total=False):
    type: Required[Literal["CALLOUT"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    callout_text: Required[str]
    """What is called out. Only of CALLOUT (needed)."""


class StructuredSnippetAssetCreate(TypedDict, total=False):
    type: Required[Literal["STRUCTURED_SNIPPET"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    header: Required[SnippetHeader]
    """What the values are. Only of STRUCTURED_SNIPPET (needed)."""
    values: Required[Sequence[str]]
    """The values. Only of STRUCTURED_SNIPPET (needed)."""


class CallAssetCreate(TypedDict, total=False):
    type: Required[Literal["CALL"]]
    """Decides its members; fixed after creation."""
    name: Required[str]
    """A name for people."""
    external_key: str | None
    """Your own key, unique among assets of the Space; case counts. Sent to no platform; a
    change needs no sync."""
    phone_number: Required[str]
    """A telephone number, national or international. Only of CALL (needed)."""
    country_code: Required[str]
    """The country of the number, ISO 3166-1. Only of CALL (needed)."""


class CampaignBrakeInput(TypedDict, total=False):
    campaign_id: Required[str]
    """The campaign, in any Space of the account."""
    amount: Required[Decimal | float]
    """Per period, in the currency of the budget."""


class ConsentSignalInput(TypedDict, total=False):
    ad_user_data: Consent
    """To send their data to platforms."""
    ad_personalization: Consent
    """To personalise ads."""


class ConversionAdjustmentItem(TypedDict, total=False):
    adjustment_type: Required[AdjustmentType]
    """`RETRACTION` takes the conversion back, `RESTATEMENT` sets its value, `ENHANCEMENT` adds
    to what is known of the person."""
    conversion_action: Required[str]
    """Name or id of the conversion action."""
    order_id: str
    """The order of the original; excludes a click id, except that an `ENHANCEMENT` needs it and
    may add `gclid`. No e-mail address."""
    gclid: str
    """Google's click id of the original, with `originalConversionDateTime`."""
    msclkid: str
    """Microsoft's click id of the original, with `originalConversionDateTime`."""
    original_conversion_date_time: dt.datetime | str
    """When the original happened, to the second."""
    value: Decimal | float
    """The new total, in major units; `RESTATEMENT` only."""
    currency: str
    """ISO 4217 of the original, which is the default; `RESTATEMENT` only."""
    occurred_at: dt.datetime | str
    """When it was adjusted: not before the original, not in the future; else now."""
    consent: ConsentSignalInput
    """What the person agreed to."""


class ValueSettings(TypedDict, total=False):
    type: ValueType
    """Whether conversions have a value, and whose."""
    default_value: Decimal | float | None
    """The fixed value, or the fallback."""
    currency_code: str | None
    """ISO 4217; the account's currency without one."""


class ValueSettingsPatch(TypedDict, total=False):
    type: ValueType
    """Whether conversions have a value, and whose."""
    default_value: Decimal | float | None
    """The fixed value, or the fallback."""
    currency_code: str | None
    """ISO 4217; the account's currency without one."""


class Address(TypedDict, total=False):
    city: str
    """City."""
    region: str
    """State or region."""
    postal_code: str
    """Postal code."""
    country_code: str
    """ISO 3166-1 alpha-2."""


class ConvertedItem(TypedDict, total=False):
    id: str
    """Your id of it."""
    name: str
    """Its name."""
    category: str
    """Its category."""
    quantity: Decimal | float
    """How many."""
    price: Decimal | float
    """Of one, in major units."""


class ConversionEvent(TypedDict, total=False):
    email: str
    """E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept."""
    external_id: str
    """Your own id of the person."""
    phone: str
    """With country code, or its SHA-256 in hex."""
    first_name: str
    """Or its SHA-256 in hex."""
    last_name: str
    """Or its SHA-256 in hex."""
    date_of_birth: str
    """Or the SHA-256 of `19900228`."""
    gender: str
    """`f` or `m`."""
    address: Address
    """Where the person is."""
    gclid: str
    """Click id of Google."""
    gbraid: str
    """Click id of Google, from an app."""
    wbraid: str
    """Click id of Google, from an app to the web."""
    msclkid: str
    """Click id of Microsoft."""
    fbclid: str
    """Click id of Meta."""
    li_fat_id: str
    """Click id of LinkedIn."""
    rdt_cid: str
    """Click id of Reddit."""
    oppref: str
    """Click id of OpenAI."""
    fbc: str
    """Meta's cookie _fbc."""
    fbp: str
    """Meta's cookie _fbp."""
    rdt_uuid: str
    """Reddit's cookie _rdt_uuid."""
    obref: str
    """OpenAI's cookie __obref."""
    ip: str
    """Of the person; of a website from the request."""
    user_agent: str
    """Of the person; of a website from the request."""
    page_url: str
    """Click ids are read from its query; only origin and path are kept."""
    referrer: str
    """Page before; only origin and path are kept."""
    event_id: str
    """Your own id of the event, as your pixel sends it."""
    value: Decimal | float
    """In major units; the action says what counts without it."""
    currency: str
    """ISO 4217; else the action's currency."""
    order_id: str
    """An order is counted once per action, whatever door it comes through. No e-mail address."""
    items: Sequence[ConvertedItem]
    """What was bought."""
    custom_data: Mapping[str, Any]
    """At most 30 texts, numbers or flags of your own; nothing about a person."""
    action_source: ActionSource
    """Where it happened."""
    consent: ConsentSignalInput
    """What the person agreed to; overrides Identify."""
    event: str
    """signup, trial_started, qualified_lead, paid, expansion, lead, subscribe, contact,
    schedule, add_to_cart, begin_checkout, add_payment_info, view_item, page_view, search, or a
    usual other name such as purchase. Its conversion action is made on first use."""
    conversion_action: str
    """Name or id, instead of `event`."""
    occurred_at: dt.datetime | str
    """When it happened; not in the future. Else now."""


class ConversionItem(TypedDict, total=False):
    email: str
    """E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept."""
    external_id: str
    """Your own id of the person."""
    phone: str
    """With country code, or its SHA-256 in hex."""
    first_name: str
    """Or its SHA-256 in hex."""
    last_name: str
    """Or its SHA-256 in hex."""
    date_of_birth: str
    """Or the SHA-256 of `19900228`."""
    gender: str
    """`f` or `m`."""
    address: Address
    """Where the person is."""
    fbc: str
    """Meta's cookie _fbc."""
    fbp: str
    """Meta's cookie _fbp."""
    rdt_uuid: str
    """Reddit's cookie _rdt_uuid."""
    obref: str
    """OpenAI's cookie __obref."""
    ip: str
    """Of the person; of a website from the request."""
    user_agent: str
    """Of the person; of a website from the request."""
    page_url: str
    """Click ids are read from its query; only origin and path are kept."""
    referrer: str
    """Page before; only origin and path are kept."""
    event_id: str
    """Your own id of the event, as your pixel sends it."""
    value: Decimal | float
    """In major units; the action says what counts without it."""
    currency: str
    """ISO 4217; else the action's currency."""
    order_id: str
    """An order is counted once per action, whatever door it comes through. No e-mail address."""
    items: Sequence[ConvertedItem]
    """What was bought."""
    custom_data: Mapping[str, Any]
    """At most 30 texts, numbers or flags of your own; nothing about a person."""
    action_source: ActionSource
    """Where it happened."""
    consent: ConsentSignalInput
    """What the person agreed to; overrides Identify."""
    conversion_action: Required[str]
    """Name or id of the conversion action."""
    occurred_at: Required[dt.datetime | str]
    """When it happened; not in the future."""
    gclid: str
    """Click id of Google. Exactly one is needed."""
    gbraid: str
    """Click id of Google, from an app. Exactly one is needed."""
    wbraid: str
    """Click id of Google, from an app to the web. Exactly one is needed."""
    msclkid: str
    """Click id of Microsoft. Exactly one is needed."""
    fbclid: str
    """Click id of Meta. Exactly one is needed."""
    li_fat_id: str
    """Click id of LinkedIn. Exactly one is needed."""
    rdt_cid: str
    """Click id of Reddit. Exactly one is needed."""
    oppref: str
    """Click id of OpenAI. Exactly one is needed."""
    account_id: str
    """The ad account to upload to: id of the connection or number of the account."""
    platform_id: PlatformId
    """Overrides the platform of the click id."""


class ChosenAccount(TypedDict, total=False):
    external_account_id: Required[str]
    """As the attempt lists it."""
    settings: Mapping[str, Any]
    """Settings of the connection, e.g. `pageId`. What follows from the way to the ad account is
    set by itself."""
    take_over: bool
    """True: this grant takes over an ad account that is connected otherwise."""


class PostSourceInput(TypedDict, total=False):
    url: str | None
    """A page, PDF or text to fetch; not with `text`."""
    title: str | None
    """How drafts name it. Needed with `text`; of a page its own otherwise."""
    text: str | None
    """The text itself; not with `url`."""


class DraftInput(TypedDict, total=False):
    text: Required[str]
    """Without hashtags."""
    hashtags: Sequence[str]
    """Added after the text."""
    claims: Sequence[ClaimInput]
    """The checker finds them anew; what a caller sends is a hint."""


class PostAnswer(TypedDict, total=False):
    question_id: Required[str]
    """Of `questions`."""
    answer: str | None
    """Not with `declined`."""
    declined: bool
    """There will be no answer."""


class PlanOptionsInput(TypedDict, total=False):
    include_ad_groups: bool
    """Whether ad groups and all below them take part; else they are neither sent nor removed."""
    include_keywords: bool
    """Whether keywords take part; else they are neither sent nor removed."""
    include_ads: bool
    """Whether ads take part; else they are neither sent nor removed."""


class Resolution(TypedDict, total=False):
    campaign_id: Required[str]
    """Its campaign."""
    platform: Required[PlatformId]
    """Where it drifted."""
    field: Required[DriftField]
    """The field as `drift` names it."""
    take: Required[DriftSide]
    """`local` sends our value; `remote` takes over the platform's."""


class Adoption(TypedDict, total=False):
    platform: Required[PlatformId]
    """Where they are."""
    connection_id: str
    """The ad account; else the platform's default connection."""
    remote_ids: Required[Sequence[str]]
    """Their ids on the platform."""


class ScheduleWindowInput(TypedDict, total=False):
    day: Required[Weekday]
    """The day of the week."""
    start_hour: Required[int]
    """The hour it starts, in the schedule's zone."""
    start_minute: QuarterHour
    """Minutes past that hour."""
    end_hour: Required[int]
    """The hour it ends; 24 is the end of the day."""
    end_minute: QuarterHour
    """Minutes past that hour."""
    bid_modifier: Decimal | float
    """Multiplies bids; 1 changes nothing. Clamped to the range of the platform."""


class ExpandedWindowInput(TypedDict, total=False):
    day: Required[Weekday]
    """The day of the week."""
    start_hour: Required[int]
    """The hour it starts."""
    start_minute: Required[QuarterHour]
    """Minutes past that hour."""
    end_hour: Required[int]
    """The hour it ends; 24 is the end of the day."""
    end_minute: Required[QuarterHour]
    """Minutes past that hour."""
    bid_modifier: Required[Decimal | float]
    """Multiplies bids; 1 changes nothing."""


class DeviceTargetInput(TypedDict, total=False):
    enabled: Required[bool]
    """Whether ads show there."""
    bid_adjustment: Decimal | float
    """Percent by which bids change."""


class LinkedinTargetingInput(TypedDict, total=False):
    include: LinkedinFacetsInput
    """Who to reach."""
    exclude: LinkedinFacetsInput
    """Who to leave out."""
    matching: LinkedinMatching
    """Whether one facet is enough."""
    audience_expansion: bool
    """Lets the platform add similar people."""


class AdvertiserIdentityInput(TypedDict, total=False):
    payer: str
    """Who pays."""
    beneficiary: str
    """Whom the ads are for."""


class ScheduleWindowPatch(TypedDict, total=False):
    day: Required[Weekday]
    """The day of the week."""
    start_hour: Required[int]
    """The hour it starts, in the schedule's zone."""
    start_minute: QuarterHour
    """Minutes past that hour."""
    end_hour: Required[int]
    """The hour it ends; 24 is the end of the day."""
    end_minute: QuarterHour
    """Minutes past that hour."""
    bid_modifier: Decimal | float
    """Multiplies bids; 1 changes nothing. Clamped to the range of the platform."""


class ClaimInput(TypedDict, total=False):
    text: Required[str]
    """A part of `text`."""
    fact_ids: Sequence[str]
    """Facts."""
    question_ids: Sequence[str]
    """Answered questions."""


class LinkedinFacetsInput(TypedDict, total=False):
    job_titles: Sequence[str]
    """Job titles, as URNs."""
    job_functions: Sequence[str]
    """Job functions, as URNs."""
    seniorities: Sequence[str]
    """Seniorities, as URNs."""
    industries: Sequence[str]
    """Industries, as URNs."""
    company_sizes: Sequence[str]
    """Company sizes, as URNs."""
    skills: Sequence[str]
    """Skills, as URNs."""
    member_groups: Sequence[str]
    """Groups, as URNs."""


AlertKind = Literal["BRAKE_ENGAGED", "BRAKE_CONFIRMED", "BRAKE_NEAR", "BRAKE_BLIND", "CONNECTION_NEEDS_REAUTH", "GRANT_ENDS_SOON", "PLATFORM_VERSION_ENDS", "CONNECTION_CORRECTED", "SYNC_FAILED", "DISAPPROVED", "REMOVED_BUT_SERVING", "UNLINKED_BUT_SERVING", "RELEASE_ABANDONED", "CONSENT_MISSING", "DELIVERIES_FAILING", "WEBHOOK_REFUSED", "WEBHOOK_FAILED", "SYNC_STALLED", "WORKERS_ABSENT", "SOURCE_SILENT"]

CampaignType = Literal["SEARCH", "DISPLAY", "PERFORMANCE_MAX", "VIDEO", "SHOPPING", "DEMAND_GEN", "SOCIAL", "CONVERSATIONAL"]

CampaignStatus = Literal["PAUSED", "ENABLED", "REMOVED"]

PlatformId = Literal["google-ads", "microsoft-ads", "reddit-ads", "meta-ads", "openai-ads", "linkedin-ads"]

ServingStatus = Literal["ENABLED", "PAUSED"]

AdType = Literal["RESPONSIVE_SEARCH", "RESPONSIVE_DISPLAY", "SINGLE_IMAGE", "CHAT_CARD", "ASSET_GROUP"]

MatchType = Literal["EXACT", "PHRASE", "BROAD"]

AngleType = Literal["PRICE", "QUALITY", "SPEED", "CONVENIENCE", "TRUST", "SOCIAL_PROOF", "AUTHORITY", "SCARCITY", "NOVELTY", "RISK_REVERSAL", "PAIN", "ASPIRATION", "IDENTITY", "COMPARISON"]

CreativeStatus = Literal["ACTIVE", "PAUSED", "ARCHIVED"]

AssetType = Literal["IMAGE", "LOGO", "VIDEO", "YOUTUBE_VIDEO", "SITELINK", "CALLOUT", "STRUCTURED_SNIPPET", "CALL"]

CampaignAssetRole = Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO", "SITELINK", "CALLOUT", "STRUCTURED_SNIPPET", "CALL"]

AdAssetRole = Literal["MARKETING_IMAGE", "SQUARE_MARKETING_IMAGE", "PORTRAIT_MARKETING_IMAGE", "LOGO", "LANDSCAPE_LOGO", "YOUTUBE_VIDEO", "VIDEO"]

CurrencyCode = Literal["AED", "AFN", "ALL", "AMD", "ANG", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BGN", "BHD", "BIF", "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF", "CHW", "CLF", "CLP", "CNY", "COP", "COU", "CRC", "CUC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "USN", "UYI", "UYU", "UYW", "UZS", "VED", "VES", "VND", "VUV", "WST", "XAF", "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XCD", "XDR", "XOF", "XPD", "XPF", "XPT", "XSU", "XTS", "XUA", "XXX", "YER", "ZAR", "ZMW", "ZWG"]

ReportDimension = Literal["day", "platform", "campaign", "adGroup", "ad", "keyword", "angle"]

DeliveryStatus = Literal["pending", "waiting", "sent", "confirmed", "tested", "failed", "parked", "unverified", "skipped", "unsupported"]

ActionType = Literal["WEBPAGE", "AD_CALL", "WEBSITE_CALL", "UPLOAD_CLICKS", "UPLOAD_CALLS"]

ActionCategory = Literal["PURCHASE", "ADD_TO_CART", "BEGIN_CHECKOUT", "SUBSCRIBE_PAID", "SUBMIT_LEAD_FORM", "SIGNUP", "CONTACT", "BOOK_APPOINTMENT", "REQUEST_QUOTE", "GET_DIRECTIONS", "PAGE_VIEW", "DOWNLOAD", "PHONE_CALL_LEAD", "ENGAGEMENT", "DEFAULT"]

LeadStage = Literal["signup", "trial_started", "qualified_lead", "paid", "expansion"]

SourceType = Literal["stripe", "webhook", "hubspot", "salesforce", "ga4", "shopify", "woocommerce"]

InboxStatus = Literal["taken", "ignored", "waiting", "failed", "refused", "ping"]

SocialChannel = Literal["linkedin", "x", "facebook", "instagram", "reddit", "threads"]

PostStatus = Literal["researching", "interviewing", "drafted", "in_review", "changes_requested", "confirmed", "failed"]

ChangeAction = Literal["create", "update", "replace", "remove", "adopt", "import", "release", "forget"]

OperationStatus = Literal["pending", "started", "succeeded", "failed", "uncertain", "skipped", "drifted", "deferred"]

AssetCreate = Union[ImageAssetCreate, LogoAssetCreate, VideoAssetCreate, YoutubeVideoAssetCreate, SitelinkAssetCreate, CalloutAssetCreate, StructuredSnippetAssetCreate, CallAssetCreate]

SpaceRole = Literal["OWNER", "EDITOR", "VIEWER"]

DriftPolicy = Literal["MERGE", "LOCAL_WINS", "REMOTE_WINS"]

ConnectionSwitch = Literal["ACTIVE", "DISABLED"]

CampaignObjective = Literal["TRAFFIC", "LEADS", "SALES", "AWARENESS"]

SchedulePreset = Literal["ALL_HOURS_ALL_DAYS", "BUSINESS_HOURS", "CUSTOM"]

LocationIntent = Literal["PRESENCE", "PRESENCE_OR_INTEREST"]

HoursPreset = Literal["ALL_HOURS_ALL_DAYS", "BUSINESS_HOURS", "OVERNIGHT", "WEEKENDS", "PHARMACY_OPEN_HOURS"]

SnippetHeader = Literal["Amenities", "Brands", "Courses", "Degree programs", "Destinations", "Featured hotels", "Insurance coverage", "Models", "Neighborhoods", "Service catalog", "Shows", "Styles", "Types"]

AdAssetScope = Literal["AD", "AD_GROUP"]

BudgetPeriod = Literal["daily", "monthly"]

BrakeReleaseMode = Literal["raise", "resume"]

BudgetSplitMode = Literal["EQUAL", "SHARES", "AMOUNTS", "PERFORMANCE"]

AdjustmentType = Literal["RETRACTION", "RESTATEMENT", "ENHANCEMENT"]

CountingType = Literal["ONE_PER_CLICK", "MANY_PER_CLICK"]

AttributionModel = Literal["DATA_DRIVEN", "LAST_CLICK"]

Routing = Literal["lastClick", "allMatching"]

ActionSource = Literal["website", "app", "phone_call", "chat", "email", "physical_store", "system_generated", "business_messaging", "other"]

ClickIdType = Literal["gclid", "gbraid", "wbraid", "msclkid", "fbclid", "li_fat_id", "rdt_cid", "oppref"]

ReplayedStatus = Literal["failed", "ignored", "waiting", "taken"]

SocialTemplate = Literal["announce", "explain", "prove", "offer", "invite"]

PostReviewDecision = Literal["approve", "changes"]

PostAdType = Literal["SINGLE_IMAGE", "CHAT_CARD"]

UnlinkEffect = Literal["PAUSE", "REMOVE", "LEAVE"]

BiddingStrategyType = Literal["MANUAL_CPC", "ENHANCED_CPC", "MAXIMIZE_CLICKS", "MAXIMIZE_CONVERSIONS", "MAXIMIZE_CONVERSION_VALUE", "TARGET_CPA", "TARGET_ROAS", "TARGET_IMPRESSION_SHARE"]

ImpressionShareLocation = Literal["ANYWHERE", "TOP", "ABSOLUTE_TOP"]

GeoTargetKind = Literal["AREA", "RADIUS"]

LocationType = Literal["COUNTRY", "REGION", "METRO", "CITY", "DISTRICT", "POSTAL_CODE", "AIRPORT", "UNIVERSITY", "GLOBAL"]

RadiusUnit = Literal["km", "mi"]

DeviceKind = Literal["desktop", "mobile", "tablet"]

PoliticalAdvertising = Literal["NONE", "POLITICAL"]

ScheduleDay = Literal["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY", "WEEKDAYS", "WEEKEND"]

ConceptFormat = Literal["STATEMENT", "QUESTION", "LIST", "STORY", "TESTIMONIAL", "DEMONSTRATION", "BEFORE_AFTER", "HOW_TO"]

ConceptHook = Literal["PROBLEM", "BENEFIT", "CURIOSITY", "STATISTIC", "NEWS", "CONTRADICTION", "DEADLINE", "AUDIENCE"]

ConceptTone = Literal["NEUTRAL", "FRIENDLY", "EXPERT", "PLAYFUL", "URGENT", "REASSURING", "BOLD", "PREMIUM"]

ConceptProof = Literal["NONE", "REVIEW", "NUMBERS", "CASE_STUDY", "EXPERT", "AWARD", "GUARANTEE", "DEMONSTRATION"]

ConceptOffer = Literal["NONE", "DISCOUNT", "FREE_TRIAL", "FREE_SHIPPING", "GIFT", "BUNDLE", "MONEY_BACK", "CONSULTATION"]

Consent = Literal["GRANTED", "DENIED", "UNKNOWN"]

ValueType = Literal["noValue", "fixedValue", "variableValue"]

DriftField = Literal["name", "status", "budget", "biddingStrategy", "geoTargets", "locationIntent", "adScheduleStructured", "targeting/devices", "languages", "networks", "negativeKeywords", "startDate", "endDate", "trackingTemplate", "declarations/politicalAdvertising", "maxCpc", "type", "headlines", "descriptions", "finalUrl", "path1", "path2", "longHeadline", "businessName", "callToAction", "images", "youtubeVideoIds", "adGroupName", "extensions", "scheduleZone", "text", "matchType", "negative", "objective", "targeting/linkedin", "declarations/specialAdCategories", "specialAdCategoryCountries", "declarations/advertiserIdentity", "contextHints", "keywords", "optimizationGoal", "audienceNetwork"]

DriftSide = Literal["local", "remote"]

Weekday = Literal["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]

QuarterHour = Literal["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"]

LinkedinMatching = Literal["ANY", "ALL"]


class ListSpacesQuery(TypedDict, total=False):
    """What listSpaces takes beside the path."""

    limit: int
    """Most items of a page."""


class ListMembersQuery(TypedDict, total=False):
    """What listMembers takes beside the path."""

    limit: int
    """Most items of a page."""


class ListConnectionsQuery(TypedDict, total=False):
    """What listConnections takes beside the path."""

    limit: int
    """Most items of a page."""


class ListAlertsQuery(TypedDict, total=False):
    """What listAlerts takes beside the path."""

    limit: int
    """Most items of a page."""
    unread: bool
    """True: only what the caller has not read. False: only what the caller has."""
    kind: AlertKind
    """Only of this kind."""


class ListBusinessesQuery(TypedDict, total=False):
    """What listBusinesses takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""


class ListCampaignsQuery(TypedDict, total=False):
    """What listCampaigns takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    external_key: str
    """Only with exactly this `externalKey`; case counts."""
    business_id: str
    """Only of this business."""
    type: CampaignType
    """Only of this type."""
    status: CampaignStatus
    """Only with this status; without it, removed ones are left out."""
    platform: PlatformId
    """Only on this platform."""


class ListAdGroupsQuery(TypedDict, total=False):
    """What listAdGroups takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    external_key: str
    """Only with exactly this `externalKey`; case counts."""
    campaign_id: str
    """Only of this campaign."""
    status: ServingStatus
    """Only with this status."""


class ListAdsQuery(TypedDict, total=False):
    """What listAds takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    external_key: str
    """Only with exactly this `externalKey`; case counts."""
    campaign_id: str
    """Only of this campaign."""
    ad_group_id: str
    """Only of this ad group."""
    status: ServingStatus
    """Only with this status."""
    type: AdType
    """Only of this type."""
    angle_id: str
    """Only of this angle, deleted or not."""
    concept_id: str
    """Only of this concept, deleted or not."""


class ListKeywordsQuery(TypedDict, total=False):
    """What listKeywords takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    campaign_id: str
    """Only of this campaign."""
    ad_group_id: str
    """Only of this ad group."""
    status: ServingStatus
    """Only with this status."""
    match_type: MatchType
    """Only with this match type."""
    negative: bool
    """Only negative keywords, or only others."""


class ListAnglesQuery(TypedDict, total=False):
    """What listAngles takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    business_id: str
    """Only of this business."""
    angle_type: AngleType
    """Only of this type."""
    status: CreativeStatus
    """Only with this status."""


class ListConceptsQuery(TypedDict, total=False):
    """What listConcepts takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    angle_id: str
    """Only of this angle."""
    status: CreativeStatus
    """Only with this status."""


class ListAssetsQuery(TypedDict, total=False):
    """What listAssets takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    external_key: str
    """Only with exactly this `externalKey`; case counts."""
    type: AssetType
    """Only of this type."""


class DeleteAssetQuery(TypedDict, total=False):
    """What deleteAsset takes beside the path."""

    force: bool
    """Also detach it from wherever it is in use."""


class ListAssetAttachmentsQuery(TypedDict, total=False):
    """What listAssetAttachments takes beside the path."""

    limit: int
    """Most items of a page."""


class DetachAssetQuery(TypedDict, total=False):
    """What detachAsset takes beside the path."""

    campaign_id: str
    """The campaign."""
    ad_group_id: str
    """The ad group."""
    ad_id: str
    """The ad."""
    role: CampaignAssetRole
    """Its use; must fit the asset type."""


class ListCampaignAssetsQuery(TypedDict, total=False):
    """What listCampaignAssets takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    campaign_id: str
    """Only of this campaign."""
    asset_id: str
    """Only this asset."""
    role: CampaignAssetRole
    """Its use; must fit the asset type."""


class ListAdAssetsQuery(TypedDict, total=False):
    """What listAdAssets takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    ad_id: str
    """Only at this ad."""
    ad_group_id: str
    """Only at this ad group."""
    campaign_id: str
    """At every ad group and ad of this campaign."""
    asset_id: str
    """Only this asset."""
    role: AdAssetRole
    """Its use; must fit the asset type."""


class ListPerformanceQuery(TypedDict, total=False):
    """What listPerformance takes beside the path."""

    from_: dt.date | str
    """The first day; else 30 days up to `to`. At most 731 days."""
    to: dt.date | str
    """The last day, included; else today in the account's zone."""
    platform: PlatformId
    """Only of this platform."""
    campaign_id: str
    """Only this campaign, removed ones too."""
    business_id: str
    """Only of this business, removed campaigns too."""
    currency: CurrencyCode
    """ISO 4217: amounts are turned into it and added, as far as the `rates` of the account's
    budget lead there. Others stay in their currency."""
    group_by: Sequence[ReportDimension]
    """What a row stands for, and their order. `keyword` excludes `ad` and `angle`. Figures are
    those of the finest level needed; the levels of a platform need not sum to one another."""
    limit: int
    """Most items of a page."""


class GetStatsQuery(TypedDict, total=False):
    """What getStats takes beside the path."""

    from_: dt.date | str
    """The first day; else 30 days up to `to`. At most 731 days."""
    to: dt.date | str
    """The last day, included; else today in the account's zone."""
    platform: PlatformId
    """Only of this platform."""
    campaign_id: str
    """Only this campaign, removed ones too."""
    business_id: str
    """Only of this business, removed campaigns too."""
    currency: CurrencyCode
    """ISO 4217: amounts are turned into it and added, as far as the `rates` of the account's
    budget lead there. Others stay in their currency."""


class ListDisapprovalsQuery(TypedDict, total=False):
    """What listDisapprovals takes beside the path."""

    platform: PlatformId
    """Only of this platform."""
    limit: int
    """Most items of a page."""


class ListConversionAdjustmentsQuery(TypedDict, total=False):
    """What listConversionAdjustments takes beside the path."""

    limit: int
    """Most items of a page."""
    conversion_action_id: str
    """Only of this action."""
    status: DeliveryStatus
    """Only with this status."""
    order_id: str
    """Only of this order."""


class ListConversionActionsQuery(TypedDict, total=False):
    """What listConversionActions takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    q: str
    """Only names that contain this text; case does not count."""
    type: ActionType
    """Only this type."""
    category: ActionCategory
    """Only this category."""
    status: ServingStatus
    """Only with this status."""
    lead_stage: LeadStage
    """Only of this stage."""
    event_name: str
    """Only of this name."""


class DeleteConversionActionQuery(TypedDict, total=False):
    """What deleteConversionAction takes beside the path."""

    force: bool
    """Delete it although campaigns bid on it, and take it from them."""


class ListConversionEventsQuery(TypedDict, total=False):
    """What listConversionEvents takes beside the path."""

    limit: int
    """Most items of a page."""
    conversion_action_id: str
    """Only of this action."""
    status: DeliveryStatus
    """Only with this status; `failed` can be replayed, `unverified` are claims of websites."""
    order_id: str
    """Only of this order."""
    source: str
    """Only of this source."""


class ListOfflineConversionsQuery(TypedDict, total=False):
    """What listOfflineConversions takes beside the path."""

    limit: int
    """Most items of a page."""
    conversion_action_id: str
    """Only of this action."""
    campaign_id: str
    """Only of actions that this campaign bids for."""
    status: DeliveryStatus
    """Only with this status."""


class ListConversionSourcesQuery(TypedDict, total=False):
    """What listConversionSources takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    type: SourceType
    """Only this type."""


class ListInboxEntriesQuery(TypedDict, total=False):
    """What listInboxEntries takes beside the path."""

    limit: int
    """Most items of a page."""
    status: InboxStatus
    """Only this status."""
    type: str
    """Only this kind."""
    since: dt.datetime | str
    """Received at or after it."""


class ListGrantsQuery(TypedDict, total=False):
    """What listGrants takes beside the path."""

    limit: int
    """Most items of a page."""


class ListPostsQuery(TypedDict, total=False):
    """What listPosts takes beside the path."""

    limit: int
    """Most items of a page."""
    updated_since: dt.datetime | str
    """Only items changed at or after it."""
    business_id: str
    """Only of this business."""
    channel: SocialChannel
    """Only for it."""
    status: PostStatus
    """Only at it."""
    q: str
    """A part of the topic."""


class ListPostRevisionsQuery(TypedDict, total=False):
    """What listPostRevisions takes beside the path."""

    limit: int
    """Most items of a page."""


class ListSyncPreviewChangesQuery(TypedDict, total=False):
    """What listSyncPreviewChanges takes beside the path."""

    limit: int
    """Most items of a page."""
    platform: PlatformId
    """Only of this platform."""
    campaign_id: str
    """Only of this campaign."""
    action: ChangeAction
    """Only this action."""


class ListSyncsQuery(TypedDict, total=False):
    """What listSyncs takes beside the path."""

    limit: int
    """Most items of a page."""


class ListSyncOperationsQuery(TypedDict, total=False):
    """What listSyncOperations takes beside the path."""

    limit: int
    """Most items of a page."""
    platform: PlatformId
    """Only of this platform."""
    campaign_id: str
    """Only of this campaign."""
    status: OperationStatus
    """Only with this status."""


class ListPlatformsQuery(TypedDict, total=False):
    """What listPlatforms takes beside the path."""

    limit: int
    """Most items of a page."""


class ListMediaRequirementsQuery(TypedDict, total=False):
    """What listMediaRequirements takes beside the path."""

    limit: int
    """Most items of a page."""
    platform: PlatformId
    """Only of this platform; none while campaigns cannot be sent there."""
    campaign_type: CampaignType
    """Only of this type, on platforms that take it."""


class ReadOutAnglesQuery(TypedDict, total=False):
    """What readOutAngles takes beside the path."""

    limit: int
    """Most items of a page."""
    window: str
    """Days up to today: `30` or `30d`; 1 to 365. Else 90."""
    business_id: str
    """Only of this business."""
    platform_id: PlatformId
    """Only of this platform."""


class PreflightAnglesQuery(TypedDict, total=False):
    """What preflightAngles takes beside the path."""

    count: Required[int]
    """How many angles."""
    business_id: str
    """The business whose campaigns count; else all of the Space."""
