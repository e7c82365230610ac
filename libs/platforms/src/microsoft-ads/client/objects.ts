import { amountFromMicros } from '@switchyard/kernel';
import type { MatchType, QuarterHour, ServingStatus, Weekday } from '../../port/draft';
import { normaliseMoney } from '../normalise/targeting-and-bidding';

/**
 * The vendor's objects, as far as this connector sends or reads them (PascalCase, long as string,
 * enum as name).
 */
interface Bid {
  readonly Amount: number | null;
}

interface CustomParameters {
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

/** Sitelinks, callouts, structured snippets, calls and images. `Type` says which. */
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

/**
 * An error about one item of a list (BatchError, EditorialError), or about a whole call
 * (AdApiError, OperationError).
 */
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

/**
 * Our own id of an object, in a field that Microsoft stores and does not use by itself. Campaigns,
 * ad groups and ads carry it as a custom parameter; keywords in Param3, because a keyword with
 * custom parameters also needs a final URL.
 */
const MARKER = 'swyid';

/**
 * The desired start date that Microsoft does not store itself: a past one, or none (it puts the day
 * of creation there).
 */
const START = 'swystart';

/** Present when no bid was set: Microsoft puts its smallest bid there. */
const BID = 'swybid';

export const NONE = 'none';

export interface Marks {
  readonly id?: string;
  readonly start?: string;
  readonly bid?: string;
}

export const marksOf = (parameters: CustomParameters | null | undefined): Marks => {
  const value = (key: string): string | undefined =>
    parameters?.Parameters?.find((one) => one.Key === key)?.Value || undefined;
  const [id, start, bid] = [value(MARKER), value(START), value(BID)];
  return { ...(id ? { id } : {}), ...(start ? { start } : {}), ...(bid ? { bid } : {}) };
};

/** Custom parameters with our marks, keeping those that other people put beside them. */
export const withMarks = (marks: Marks, others?: CustomParameters | null): CustomParameters => {
  const foreign = (others?.Parameters ?? []).filter(
    ({ Key }) => Key !== MARKER && Key !== START && Key !== BID,
  );
  const own = [
    [MARKER, marks.id],
    [START, marks.start],
    [BID, marks.bid],
  ] as const;
  return {
    Parameters: [...foreign, ...own.flatMap(([Key, Value]) => (Value ? [{ Key, Value }] : []))],
  };
};

/** The same parameters with some of our marks set anew; a mark that is undefined goes. */
export const withNewMarks = (
  existing: CustomParameters | null | undefined,
  changed: { readonly [mark in 'start' | 'bid']?: string | undefined },
): CustomParameters => {
  const marks = { ...marksOf(existing), ...changed };
  return withMarks(
    Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)),
    existing,
  );
};

const KEYWORD_PREFIX = 'swyid:';

export const keywordMarker = (localId: string): string => `${KEYWORD_PREFIX}${localId}`;

export const markerOfKeyword = (param3: string | null | undefined): string | undefined =>
  param3?.startsWith(KEYWORD_PREFIX) ? param3.slice(KEYWORD_PREFIX.length) : undefined;

/** 2026-12-01 as Microsoft writes it. */
export const wireDate = (date: string): WireDate => {
  const [Year, Month, Day] = date.split('-').map(Number) as [number, number, number];
  return { Day, Month, Year };
};

export const isoDate = ({ Year, Month, Day }: WireDate): string =>
  `${String(Year).padStart(4, '0')}-${String(Month).padStart(2, '0')}-${String(Day).padStart(2, '0')}`;

/** The day that it is in a zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, nowMs: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(nowMs);

/** Monday for MONDAY. */
export const pascal = (word: string): string =>
  word
    .split('_')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join('');

/** FORTY_FIVE for FortyFive. */
export const screaming = (word: string): string =>
  word.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

export const statusName = (status: ServingStatus): 'Active' | 'Paused' =>
  status === 'ENABLED' ? 'Active' : 'Paused';

/** What a person set: a campaign out of budget, or an ad in review, is still switched on. */
export const statusOf = (name: string | null | undefined): ServingStatus =>
  name === 'Paused' || name === 'BudgetAndManualPaused' ? 'PAUSED' : 'ENABLED';

export const matchTypeOf = (name: string | null | undefined): MatchType =>
  screaming(name ?? '') as MatchType;
export const dayOf = (name: string | null | undefined): Weekday => screaming(name ?? '') as Weekday;
export const quarterOf = (name: string | null | undefined): QuarterHour =>
  screaming(name ?? 'Zero') as QuarterHour;

/** Major units, as Microsoft takes all money but reports. */
export const amountOf = (micros: number): number => amountFromMicros(micros);

/** Micros of an amount that Microsoft answered, to the currency's smallest unit. */
export const microsOf = (amount: number, currency: string): number =>
  normaliseMoney(Math.round(amount * 1_000_000), currency, '', () => undefined);

/** A bid of null takes the bid away where there may be none. */
export const bidOf = (micros: number | null): Bid => ({
  Amount: micros === null ? null : amountOf(micros),
});

export const bidMicros = (bid: Bid | null | undefined, currency: string): number | null =>
  bid?.Amount === null || bid?.Amount === undefined ? null : microsOf(bid.Amount, currency);
