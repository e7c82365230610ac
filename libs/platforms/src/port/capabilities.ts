import type { PlatformId } from '@switchyard/kernel';
import type { EntityKind } from './attributes';
import type { AdType, BiddingStrategyType, CampaignType } from './draft';

export const SUPPORT_LEVELS = ['native', 'translated', 'clamped', 'dropped', 'unsupported'] as const;

/** What becomes of a field on a platform. `dropped` and `unsupported` always come with a finding. */
export type Support = (typeof SUPPORT_LEVELS)[number];

export interface FieldRule {
  readonly entity: EntityKind;
  /** Our field, e.g. `biddingStrategy` or `geoTargets.radius`. */
  readonly field: string;
  readonly support: Support;
  /** One sentence for people: what happens, and why. */
  readonly note: string;
  /** The platform's document that says so. */
  readonly source: string;
  /** True when no document that we hold proves it; listed in the platform's `unverified` document. */
  readonly unverified?: boolean;
}

/** A limit that a platform sets; Validate turns each breach into a `requirement`. Lengths are in characters as people count them. */
export interface LimitRule {
  readonly entity: EntityKind;
  readonly field: string;
  readonly kind: 'maxLength' | 'minCount' | 'maxCount' | 'min' | 'max' | 'maxWords' | 'forbiddenPattern';
  readonly value: number | string;
  /** Only for this campaign type or ad type; everywhere when absent. */
  readonly adType?: AdType;
  readonly code: string;
  readonly fix: string;
  readonly source: string;
  readonly unverified?: boolean;
}

export interface BiddingRule {
  readonly strategy: BiddingStrategyType;
  readonly support: Support;
  /** Members of `biddingStrategy` that must be there. */
  readonly requires: readonly ('targetCpa' | 'targetRoas' | 'targetImpressionShare' | 'maxCpcBidCeiling')[];
  /** What it becomes, when not native. */
  readonly becomes?: BiddingStrategyType;
  readonly note: string;
  readonly source: string;
  readonly unverified?: boolean;
}

/** One platform's abilities as data: Validate, `/platforms/:platformId`, the documents and the connector all read this. */
export interface Capabilities {
  readonly platform: PlatformId;
  readonly name: string;
  readonly campaignTypes: Readonly<Record<CampaignType, Support>>;
  readonly adTypes: Readonly<Record<AdType, Support>>;
  readonly fields: readonly FieldRule[];
  readonly limits: readonly LimitRule[];
  readonly bidding: readonly BiddingRule[];
  /** ISO 639-1 languages that the platform can target. */
  readonly languages: readonly string[];
  /** Declarations that the platform insists on. */
  readonly requiresPoliticalDeclaration: boolean;
  /** Match types a negative keyword may have. */
  readonly negativeMatchTypes: readonly ('EXACT' | 'PHRASE' | 'BROAD')[];
  /** Which id of a place the platform needs on an AREA row. */
  readonly placeKey: 'criterionId' | 'msLocationId' | null;
  readonly settingsRequired: readonly { readonly name: string; readonly meaning: string }[];
  readonly credentialsRequired: readonly string[];
}
