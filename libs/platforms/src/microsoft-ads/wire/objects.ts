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
}

export interface WireDate {
  readonly Day: number;
  readonly Month: number;
  readonly Year: number;
}

export interface AdGroup {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly Status?: string | null;
  readonly CpcBid?: Bid | null;
  readonly Network?: string | null;
  readonly StartDate?: WireDate | null;
  readonly EndDate?: WireDate | null;
  readonly UrlCustomParameters?: CustomParameters | null;
}

export interface AssetLink {
  readonly Asset?: { readonly Type?: string | null; readonly Text?: string | null } | null;
  readonly PinnedField?: string | null;
}

export interface Ad {
  readonly Id?: string | null;
  readonly Type?: string | null;
  readonly Status?: string | null;
  readonly EditorialStatus?: string | null;
  readonly FinalUrls?: readonly string[] | null;
  readonly Headlines?: readonly AssetLink[] | null;
  readonly Descriptions?: readonly AssetLink[] | null;
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
