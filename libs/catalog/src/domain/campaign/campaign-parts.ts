import type { MatchType } from '../keyword/match-type';

/** Where ads of a search network show. */
export interface Networks {
  readonly search: boolean;
  readonly searchPartners: boolean;
  readonly display: boolean;
}

/** One search that a campaign must not show on. */
export interface NegativeKeywordEntry {
  /** 1 to 80 characters. */
  readonly text: string;
  readonly matchType: MatchType;
}

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

export interface DeviceTarget {
  readonly enabled: boolean;
  /** Percent, -90 to 900. */
  readonly bidAdjustment?: number;
}

export interface LinkedinFacets {
  readonly jobTitles?: readonly string[];
  readonly jobFunctions?: readonly string[];
  readonly seniorities?: readonly string[];
  readonly industries?: readonly string[];
  readonly companySizes?: readonly string[];
  readonly skills?: readonly string[];
  readonly memberGroups?: readonly string[];
}

/** Audience of linkedin-ads; every entry is a URN. */
export interface LinkedinTargeting {
  readonly include?: LinkedinFacets;
  readonly exclude?: LinkedinFacets;
  readonly matching?: 'ANY' | 'ALL';
  readonly audienceExpansion?: boolean;
}

/** Who is reached on which device, stored. Places stand in `geoTargets`, hours in `adSchedule`. */
export interface CampaignTargeting {
  readonly devices?: { readonly [device in Device]?: DeviceTarget };
  readonly linkedin?: LinkedinTargeting;
}

/** What laws and platforms want to be told. Nobody declares on the user's behalf: nothing here has a default. */
export interface Declarations {
  readonly politicalAdvertising?: 'NONE' | 'POLITICAL';
  readonly specialAdCategories?: readonly string[];
  readonly advertiserIdentity?: { readonly payer?: string; readonly beneficiary?: string };
}

/** Set while the Emergency Brake holds a campaign. */
export interface CampaignHold {
  readonly since: string;
  readonly eventId: string;
}
