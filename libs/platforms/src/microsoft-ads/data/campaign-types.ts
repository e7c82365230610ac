import type { CampaignType } from '../../port/draft';

/** Microsoft's names of the types of campaigns that are exported. */
const NAMES = {
  SEARCH: 'Search',
  DISPLAY: 'Audience',
  PERFORMANCE_MAX: 'PerformanceMax',
} as const satisfies Partial<Record<CampaignType, string>>;

export type HeldCampaignType = keyof typeof NAMES;
export type CampaignTypeName = (typeof NAMES)[HeldCampaignType];

export const isHeldType = (type: string): type is HeldCampaignType => Object.hasOwn(NAMES, type);

export const campaignTypeName = (type: HeldCampaignType): CampaignTypeName => NAMES[type];

/** Ours; a type that is not exported is read as the plainest one: its ad groups and ads have no part that only others have. */
export const campaignTypeOf = (name: string | null | undefined): HeldCampaignType =>
  (Object.keys(NAMES) as readonly HeldCampaignType[]).find((type) => NAMES[type] === name) ??
  'SEARCH';

/** Ours, or Microsoft's own name of a type that is not exported. */
export const knownTypeOf = (name: string): string =>
  (Object.keys(NAMES) as readonly HeldCampaignType[]).find((type) => NAMES[type] === name) ?? name;
