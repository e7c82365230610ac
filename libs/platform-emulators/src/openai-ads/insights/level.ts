import type { Leaf } from '../delivery/ledger';

/** What a row of a report can be about, from the widest to the narrowest. */
export const LEVELS = ['ad_account', 'campaign', 'ad_group', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

/** The object of a level that a figure belongs to; undefined where a person set the figures of a campaign without ads. */
export function idAt(
  { accountId, campaignId, adGroupId, adId }: Leaf,
  level: Level,
): string | undefined {
  switch (level) {
    case 'ad_account':
      return accountId;
    case 'campaign':
      return campaignId;
    case 'ad_group':
      return adGroupId;
    case 'ad':
      return adId;
  }
}

export const isWithin = (inner: Level, outer: Level): boolean =>
  LEVELS.indexOf(inner) >= LEVELS.indexOf(outer);
