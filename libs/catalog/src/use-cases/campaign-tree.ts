import type { Ad, AdGroup, Campaign, Keyword } from '../domain';

/** A campaign and, as streams, everything below it. A stream is read when it is asked for and never held whole. */
export interface CampaignTree {
  readonly campaign: Campaign;
  adGroups(): AsyncIterable<readonly AdGroup[]>;
  ads(): AsyncIterable<readonly Ad[]>;
  keywords(): AsyncIterable<readonly Keyword[]>;
}
