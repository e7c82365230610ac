import type { CampaignType } from '../../port/draft';

/** Types of campaigns that Reddit can run; the others are refused, not half done. */
export const HELD_TYPES = [
  'SEARCH',
  'DISPLAY',
  'SOCIAL',
] as const satisfies readonly CampaignType[];

export const isHeldType = (type: string): boolean =>
  (HELD_TYPES as readonly string[]).includes(type);
