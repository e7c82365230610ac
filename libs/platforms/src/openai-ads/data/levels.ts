import type { EntityKind } from '../../port/attributes';

/** The levels that OpenAI has. Keywords are kept as hints of their ad group. */
export const LEVELS = ['campaign', 'adGroup', 'ad'] as const satisfies readonly EntityKind[];
export type Level = (typeof LEVELS)[number];

/** Path of each level, and what its parent is called in bodies and queries. */
export const LEVEL_PATHS = {
  campaign: { path: '/campaigns', parent: null },
  adGroup: { path: '/ad_groups', parent: 'campaign_id' },
  ad: { path: '/ads', parent: 'ad_group_id' },
} as const satisfies {
  readonly [level in Level]: { readonly path: string; readonly parent: string | null };
};

export const isLevel = (entity: EntityKind): entity is Level =>
  (LEVELS as readonly EntityKind[]).includes(entity);
