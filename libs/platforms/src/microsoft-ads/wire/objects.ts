/** The vendor's objects, as far as this connector sends or reads them (PascalCase, long as string, enum as name). */
export interface Bid {
  readonly Amount: number | null;
}

export interface CustomParameters {
  readonly Parameters?: readonly CustomParameter[] | null;
}

export interface CustomParameter {
  readonly Key?: string | null;
  readonly Value?: string | null;
}

export interface BiddingScheme {
  readonly Type: string;
  readonly MaxCpc?: Bid | null;
  readonly TargetCpa?: number | null;
  readonly TargetRoas?: number | null;
  readonly TargetImpressionShare?: number | null;
  readonly TargetAdPosition?: string | null;
}

export interface Campaign {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly Status?: string | null;
  readonly CampaignType?: string | null;
  readonly BudgetType?: string | null;
  readonly DailyBudget?: number | null;
  readonly BiddingScheme?: BiddingScheme | null;
  readonly Languages?: readonly string[] | null;
  readonly TimeZone?: string | null;
  readonly TrackingUrlTemplate?: string | null;
  readonly UrlCustomParameters?: CustomParameters | null;
  readonly IsPolitical?: boolean | null;
  readonly AdScheduleUseSearcherTimeZone?: boolean | null;
  /** `2026-12-01T00:00:00`; Audience campaigns only. */
  readonly StartDate?: string | null;
  readonly EndDate?: string | null;
  readonly UseCampaignLevelDates?: boolean | null;
  readonly Settings?:
    | readonly ({
        readonly Type: string;
        readonly FinalUrlExpansionOptOut?: boolean | null;
      } | null)[]
    | null;
}

export interface WireDate {
  readonly Day: number;
  readonly Month: number;
  readonly Year: number;
}

/** What ad groups and asset groups have alike. */
export interface Dated {
  readonly StartDate?: WireDate | null;
  readonly EndDate?: WireDate | null;
  readonly UrlCustomParameters?: CustomParameters | null;
}

export interface AdGroup extends Dated {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly Status?: string | null;
  readonly CpcBid?: Bid | null;
  readonly Network?: string | null;
}

export interface Asset {
  readonly Type?: string | null;
  readonly Text?: string | null;
  /** Of images: the id in the media library. */
  readonly Id?: string | null;
  readonly SubType?: string | null;
  readonly CropWidth?: number | null;
  readonly CropHeight?: number | null;
}

export interface AssetLink {
  readonly Asset?: Asset | null;
  readonly PinnedField?: string | null;
}

/** What responsive ads and asset groups are made of. */
export interface Creative {
  readonly Status?: string | null;
  readonly EditorialStatus?: string | null;
  readonly BusinessName?: string | null;
  readonly Headlines?: readonly (AssetLink | null)[] | null;
  readonly LongHeadlines?: readonly (AssetLink | null)[] | null;
  readonly Descriptions?: readonly (AssetLink | null)[] | null;
  readonly Images?: readonly (AssetLink | null)[] | null;
  readonly FinalUrls?: readonly string[] | null;
}

export interface AssetGroup extends Creative, Dated {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly CallToAction?: string | null;
  readonly Path1?: string | null;
  readonly Path2?: string | null;
}

export interface Ad extends Creative {
  readonly Id?: string | null;
  readonly Type?: string | null;
  readonly LongHeadlineString?: string | null;
  readonly Path1?: string | null;
  readonly Path2?: string | null;
  readonly UrlCustomParameters?: CustomParameters | null;
}

export interface Keyword {
  readonly Id?: string | null;
  readonly Text?: string | null;
  readonly MatchType?: string | null;
  readonly Status?: string | null;
  readonly EditorialStatus?: string | null;
  readonly Bid?: Bid | null;
  readonly FinalUrls?: readonly string[] | null;
  readonly Param3?: string | null;
}

export interface NegativeKeyword {
  readonly Type?: string | null;
  readonly Id?: string | null;
  readonly Text?: string | null;
  readonly MatchType?: string | null;
}

export interface Criterion {
  readonly Type: string;
  readonly LocationId?: string | null;
  readonly Name?: string | null;
  readonly Radius?: string | null;
  readonly RadiusUnit?: string | null;
  readonly LatitudeDegrees?: number | null;
  readonly LongitudeDegrees?: number | null;
  readonly IntentOption?: string | null;
  readonly Day?: string | null;
  readonly FromHour?: number | null;
  readonly FromMinute?: string | null;
  readonly ToHour?: number | null;
  readonly ToMinute?: string | null;
  readonly DeviceName?: string | null;
}

export interface CampaignCriterion {
  readonly Type: string;
  readonly Id?: string | null;
  readonly CampaignId?: string | null;
  readonly Criterion?: Criterion | null;
  readonly CriterionBid?: { readonly Type: string; readonly Multiplier?: number | null } | null;
}

/** Sitelinks, callouts, structured snippets, calls and images, told apart by `Type`. */
export interface AdExtension {
  readonly Type: string;
  readonly Id?: string | null;
  readonly Status?: string | null;
  readonly Scheduling?: object | null;
  readonly DevicePreference?: string | null;
  readonly DisplayText?: string | null;
  readonly Description1?: string | null;
  readonly Description2?: string | null;
  readonly FinalUrls?: readonly string[] | null;
  readonly FinalMobileUrls?: readonly string[] | null;
  readonly TrackingUrlTemplate?: string | null;
  readonly FinalUrlSuffix?: string | null;
  readonly Text?: string | null;
  readonly Header?: string | null;
  readonly Values?: readonly string[] | null;
  readonly PhoneNumber?: string | null;
  readonly CountryCode?: string | null;
  readonly IsCallOnly?: boolean | null;
  readonly IsCallTrackingEnabled?: boolean | null;
  readonly AlternativeText?: string | null;
  readonly Images?: readonly (AssetLink | null)[] | null;
  readonly Layouts?: readonly string[] | null;
}

export interface MediaMetaData {
  readonly Id?: string | null;
  readonly Representations?:
    | readonly ({
        readonly Name?: string | null;
        readonly Url?: string | null;
        readonly Width?: number | null;
        readonly Height?: number | null;
      } | null)[]
    | null;
}

/** An error about one item of a list (BatchError, EditorialError), or about a whole call (AdApiError, OperationError). */
export interface WireError {
  readonly Type?: string | null;
  readonly Code?: number | null;
  readonly ErrorCode?: string | null;
  readonly Message?: string | null;
  readonly Index?: number | null;
  readonly FieldPath?: string | null;
  readonly DisapprovedText?: string | null;
  /** Only in collections of nested errors. */
  readonly BatchErrors?: readonly (WireError | null)[] | null;
}
