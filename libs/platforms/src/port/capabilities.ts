import type { PlaceKey, PlatformId } from '@switchyard/kernel';
import type { EntityKind } from './attributes';
import type { FindingCode } from './codes/finding-texts';
import type { ConversionRules } from './conversion';
import { type AdType, type BiddingStrategyType, type CampaignType, IMAGE_ROLES } from './draft';
import type { ReportRules } from './performance';

export const SUPPORT_LEVELS = [
  'native',
  'translated',
  'clamped',
  'dropped',
  'unsupported',
] as const;

/**
 * What becomes of a field on a platform. `dropped` and `unsupported` always come with a finding.
 */
export type Support = (typeof SUPPORT_LEVELS)[number];

export interface FieldRule {
  readonly entity: EntityKind;
  /** Our field, e.g. `biddingStrategy` or `geoTargets.radius`. */
  readonly field: string;
  readonly support: Support;
  /** Only on these campaign types, or for these ad types; everywhere when absent. */
  readonly campaignTypes?: readonly CampaignType[];
  readonly adTypes?: readonly AdType[];
  /** One sentence for people: what happens, and why. */
  readonly note: string;
  /** The platform's document that says so. */
  readonly source: string;
  /**
   * True when no document that we hold proves it; listed in the platform's `unverified` document.
   */
  readonly unverified?: boolean;
}

/**
 * How a platform counts the length of a text: `units` UTF-16, as most programs store it (an emoji
 * is two); `bytes` UTF-8; `shownUnits` and `shownWide` what is shown when dynamic parts
 * (`{KeyWord:shoes}`) give their default, in UTF-16 units, or with wide East Asian characters as
 * two.
 */
export type TextMeasure = 'units' | 'bytes' | 'shownUnits' | 'shownWide';

/**
 * A limit that a platform sets; Validate turns each breach into a `requirement`. Lengths are in
 * characters as people count them, unless `counts` says otherwise.
 */
export interface LimitRule {
  readonly entity: EntityKind;
  readonly field: string;
  /**
   * `minCount` 1 of a field with one value: it must be set. `shortestMaxLength`: one text of the
   * list has at most so many characters.
   */
  readonly kind:
    | 'maxLength'
    | 'shortestMaxLength'
    | 'minCount'
    | 'maxCount'
    | 'min'
    | 'max'
    | 'maxWords'
    | 'forbiddenPattern';
  readonly value: number | string;
  readonly counts?: TextMeasure;
  /** Counts of texts: equal ones are one. */
  readonly distinct?: boolean;
  /**
   * Only for this ad type, on these campaign types, or where the campaign is to bid by one of these
   * strategies; everywhere when absent.
   */
  readonly adType?: AdType;
  readonly campaignTypes?: readonly CampaignType[];
  readonly strategies?: readonly BiddingStrategyType[];
  /** Of a list, only so many of the first must keep this rule: the others are left out there. */
  readonly first?: number;
  /** The platform would take it: it is we who insist. */
  readonly ours?: boolean;
  readonly code: FindingCode;
  /**
   * What is wrong, after the field's path: `contains a line break`. Every `forbiddenPattern` has
   * one: a user cannot read expressions.
   */
  readonly problem?: string;
  readonly fix: string;
  readonly source: string;
  readonly unverified?: boolean;
}

export interface BiddingRule {
  readonly strategy: BiddingStrategyType;
  /**
   * Only on these campaign types; on all that the platform has when absent. A strategy without a
   * rule for a type is not there.
   */
  readonly campaignTypes?: readonly CampaignType[];
  readonly support: Support;
  /** Members of `biddingStrategy` that must be there. */
  readonly requires: readonly (
    'targetCpa' | 'targetRoas' | 'targetImpressionShare' | 'maxCpcBidCeiling'
  )[];
  /** What it becomes, when not native. */
  readonly becomes?: BiddingStrategyType;
  /** Settings of the connection that it cannot do without. */
  readonly requiresSettings?: readonly { readonly name: string; readonly meaning: string }[];
  readonly note: string;
  readonly source: string;
  readonly unverified?: boolean;
}

export const MEDIA_ROLES = [...IMAGE_ROLES, 'YOUTUBE_VIDEO', 'VIDEO'] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/**
 * What a platform asks of one role: how many, and what each must be like. Pixels and bytes. Drives
 * Validate and `/media-requirements`.
 */
export interface MediaRule {
  readonly campaignType: CampaignType;
  /** The ad type that takes it; null for a part of the campaign (images beside search ads). */
  readonly adType: AdType | null;
  readonly role: MediaRole;
  /**
   * Files of this role that an ad (or campaign) needs and may have. A role is required when `min`
   * is over 0.
   */
  readonly min: number;
  readonly max: number;
  /**
   * One file of all these roles is shown: of the first role that has any, the one with the lowest
   * digest. Any of them does where `min` asks for one; the others are left out, and nothing is
   * asked of them.
   */
  readonly oneOf?: readonly MediaRole[];
  /** The platform would take fewer than `min`: it is we who insist. */
  readonly minIsOurs?: boolean;
  /**
   * Pixels and bytes are what manuals ask for, not what the platform refuses: it is we who insist.
   */
  readonly sizesAreOurs?: boolean;
  /** Width over height; null when any will do. `ratioTolerance` is relative: 0.01 lets 1 % pass. */
  readonly aspectRatio: number | null;
  readonly ratioTolerance: number;
  readonly minWidth: number | null;
  readonly minHeight: number | null;
  /** Where there is a most. */
  readonly maxWidth?: number;
  readonly maxHeight?: number;
  readonly recommendedWidth: number | null;
  readonly recommendedHeight: number | null;
  readonly maxBytes: number | null;
  readonly mimeTypes: readonly string[];
  readonly source: string;
  readonly unverified?: boolean;
}

/** Files of several roles counted together, e.g. at most 15 marketing images of either shape. */
export interface MediaTotal {
  readonly campaignType: CampaignType;
  readonly adType: AdType | null;
  readonly roles: readonly MediaRole[];
  readonly max: number;
  readonly source: string;
  readonly unverified?: boolean;
}

/** So many requests of one ad account in so many seconds. */
export interface RateLimit {
  readonly name: string;
  readonly requests: number;
  readonly perSeconds: number;
  readonly source: string;
  readonly unverified?: boolean;
}

/**
 * What a platform lets an application do in a day, whichever ad accounts it does it to. The figure
 * often depends on an access level: a setting of the installation then says another.
 */
export interface DailyQuota {
  /**
   * `operations`: as `CallForecast.operations` and `HttpRequest.dayCost` count them; `requests`:
   * every request counts one.
   */
  readonly counts: 'operations' | 'requests';
  /** Null where the platform publishes no figure: nothing is counted until a setting says one. */
  readonly perDay: number | null;
  /** Figures of other access levels, for the operator who sets them; null is no limit. */
  readonly levels: readonly { readonly name: string; readonly perDay: number | null }[];
  /** `sliding`: the last 24 hours count. Else the zone (IANA) at whose midnight it starts over. */
  readonly resets: 'sliding' | string;
  /** Member of the credentials that names the application which shares it. */
  readonly sharedBy: string;
  readonly note: string;
  readonly source: string;
  readonly unverified?: boolean;
}

/** How far a platform may spend past a daily budget. Percentages of one daily budget. */
export interface Overdelivery {
  /** The most on one day. */
  readonly dayPercent: number;
  /**
   * What evens out over a longer time, where something does. Weeks begin on a day of ISO 8601 (1
   * Monday, 7 Sunday).
   */
  readonly evensOut:
    | { readonly over: 'month'; readonly percent: number }
    | { readonly over: 'week'; readonly begins: 1 | 7; readonly percent: number }
    | null;
  readonly note: string;
  readonly source: string;
  readonly unverified?: boolean;
}

/**
 * One platform's abilities as data: Validate, `/platforms/:platformId`, the documents and the
 * connector all read this.
 */
export interface Capabilities {
  readonly platform: PlatformId;
  readonly name: string;
  readonly campaignTypes: Readonly<Record<CampaignType, Support>>;
  readonly adTypes: Readonly<Record<AdType, Support>>;
  readonly fields: readonly FieldRule[];
  readonly limits: readonly LimitRule[];
  readonly bidding: readonly BiddingRule[];
  readonly media: readonly MediaRule[];
  readonly mediaTotals: readonly MediaTotal[];
  /** ISO 639-1 languages that the platform can target. */
  readonly languages: readonly string[];
  /** Declarations that the platform insists on. */
  readonly requiresPoliticalDeclaration: boolean;
  /**
   * Where people of these countries (ISO 3166-1 alpha-2) must see who pays for an ad, unless the ad
   * account says so by itself, which only the platform knows.
   */
  readonly advertiserIdentityIn?: {
    readonly countries: readonly string[];
    readonly note: string;
    readonly source: string;
  };
  /** Match types a negative keyword may have. */
  readonly negativeMatchTypes: readonly ('EXACT' | 'PHRASE' | 'BROAD')[];
  /**
   * Levels that are objects of their own here. What is missing is kept on its parent, or nowhere.
   */
  readonly levels: readonly EntityKind[];
  /** Which id of a place the platform needs on an AREA row; null when it targets no places. */
  readonly placeKey: PlaceKey | null;
  /** Values of an ad's `callToAction` that the platform knows; empty when it takes none. */
  readonly callsToAction: readonly string[];
  /** Where images reach the platform by their public address only, not by their bytes. */
  readonly imagesByAddress?: { readonly note: string; readonly source: string };
  /**
   * How fast the platform may be asked; kept to by all workers together, per ad account. Requests
   * name what they count against.
   */
  readonly rateLimits: readonly RateLimit[];
  /** Null: the platform limits no day. */
  readonly dailyQuota: DailyQuota | null;
  readonly overdelivery: Overdelivery;
  readonly reports: ReportRules;
  /** Where reviewers disapprove of ads of one ad group that lead to different domains. */
  readonly oneDomainPerAdGroup?: {
    readonly note: string;
    readonly source: string;
    readonly unverified?: boolean;
  };
  readonly settingsRequired: readonly { readonly name: string; readonly meaning: string }[];
  readonly credentialsRequired: readonly string[];
  /** What it takes of conversions. */
  readonly conversions: ConversionRules;
  /**
   * What only conversions need: without them conversions wait, campaigns do not. Those that are
   * `optional` add something, and nothing waits for them.
   */
  readonly forConversions?: {
    readonly settings: readonly {
      readonly name: string;
      readonly meaning: string;
      readonly optional?: boolean;
    }[];
    readonly credentials: readonly { readonly name: string; readonly meaning: string }[];
  };
}
