import type { EntityKind } from '../port/attributes';

const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: ['objective'],
  adGroup: [],
  ad: ['adType'],
  keyword: [],
};

/** Fields that Meta cannot change in place: the objective of a campaign, the kind of an ad (spec/platforms/meta-ads.md 1b). */
export const immutableFields = (entity: EntityKind): readonly string[] => IMMUTABLE[entity];
