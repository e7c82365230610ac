import type { PlatformId } from '@switchyard/kernel';

/** What a platform can hold of a weekly schedule. Campaigns here have daily budgets. */
export interface ScheduleSupport {
  readonly windows: boolean;
  /** Bid modifiers per window. */
  readonly modifiers: boolean;
  /** A switch that makes windows mean the clock of whoever sees the ad, instead of the ad account's. */
  readonly searcherZone: boolean;
  /** The document that says so. */
  readonly source: string;
}

/** The one table of who knows hours: it drives the route, its warnings and what connectors are told. */
export const SCHEDULE_SUPPORT: Readonly<Record<PlatformId, ScheduleSupport>> = {
  'google-ads': {
    windows: true,
    modifiers: true,
    searcherZone: false,
    source: 'Google Ads API, AdScheduleInfo: in the zone of the account',
  },
  'microsoft-ads': {
    windows: true,
    modifiers: true,
    searcherZone: true,
    source:
      'Microsoft Advertising API v13, DayTimeCriterion and Campaign.AdScheduleUseSearcherTimeZone',
  },
  'reddit-ads': {
    windows: true,
    modifiers: false,
    searcherZone: false,
    source: 'Reddit Ads API v3, ad group schedule: days and hours, no bids',
  },
  'meta-ads': {
    windows: false,
    modifiers: false,
    searcherZone: false,
    source: 'Marketing API, ad scheduling: with a lifetime budget only',
  },
  'openai-ads': {
    windows: false,
    modifiers: false,
    searcherZone: false,
    source: 'Ads API: there is no ad schedule',
  },
  'linkedin-ads': {
    windows: false,
    modifiers: false,
    searcherZone: false,
    source: 'LinkedIn Marketing API, campaigns: start and end only',
  },
};
