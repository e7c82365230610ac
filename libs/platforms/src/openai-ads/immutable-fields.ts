import type { EntityKind } from '../port/attributes';

const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: ['biddingStrategy'],
  adGroup: [],
  ad: ['adType'],
  keyword: [],
};

/** What a campaign pays for is fixed when it is made, and so is the kind of an ad (Advertiser API, campaign management). */
export const immutableFields = (entity: EntityKind): readonly string[] => IMMUTABLE[entity];
