import type { EntityKind } from '../port/attributes';

const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: [],
  adGroup: [],
  ad: ['adType'],
  keyword: ['text', 'matchType', 'negative'],
};

/** Fields that Google cannot change in place: a keyword's content is its identity, an ad's type is its class (v25 field_behavior). */
export const immutableFields = (entity: EntityKind): readonly string[] => IMMUTABLE[entity];
