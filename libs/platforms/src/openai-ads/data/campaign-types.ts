import type { CampaignType } from '../../port/draft';

/** Types of campaigns that OpenAI can be given. */
export const HELD_TYPES = [
  'SEARCH',
  'DISPLAY',
  'CONVERSATIONAL',
] as const satisfies readonly CampaignType[];
export type HeldCampaignType = (typeof HELD_TYPES)[number];

export const isHeldType = (type: string): type is HeldCampaignType =>
  (HELD_TYPES as readonly string[]).includes(type);
