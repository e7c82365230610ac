import type { CampaignType } from '../campaign/campaign-type';
import type { AdType } from './ad-type';

/** The ads that a campaign of each type can hold, on any platform. */
export const AD_TYPES_OF: Readonly<Record<CampaignType, readonly AdType[]>> = {
  SEARCH: ['RESPONSIVE_SEARCH'],
  DISPLAY: ['RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'CHAT_CARD'],
  PERFORMANCE_MAX: ['ASSET_GROUP'],
  VIDEO: [],
  SHOPPING: [],
  DEMAND_GEN: [],
  SOCIAL: ['SINGLE_IMAGE', 'RESPONSIVE_DISPLAY'],
  CONVERSATIONAL: ['CHAT_CARD', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'],
};
