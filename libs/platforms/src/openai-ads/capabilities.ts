import type { Capabilities } from '../port/capabilities';
import { rateLimits } from './client/session';
import { rules as conversions, forConversions } from './convert';
import { fields } from './fields';
import { biddingRules, limits, media, overdelivery, reports } from './limits';
import { LEVELS } from './vocabulary';

/**
 * What OpenAI Ads can hold of a campaign. Types of campaigns that it does not have are refused, not
 * half done.
 */
export const capabilities: Capabilities = {
  platform: 'openai-ads',
  name: 'OpenAI Ads',
  campaignTypes: {
    SEARCH: 'translated',
    DISPLAY: 'native',
    PERFORMANCE_MAX: 'unsupported',
    VIDEO: 'unsupported',
    SHOPPING: 'unsupported',
    DEMAND_GEN: 'unsupported',
    SOCIAL: 'unsupported',
    CONVERSATIONAL: 'native',
  },
  adTypes: {
    RESPONSIVE_SEARCH: 'translated',
    RESPONSIVE_DISPLAY: 'translated',
    SINGLE_IMAGE: 'translated',
    CHAT_CARD: 'native',
    ASSET_GROUP: 'unsupported',
  },
  fields,
  limits,
  bidding: biddingRules,
  media,
  mediaTotals: [],
  languages: [],
  requiresPoliticalDeclaration: false,
  negativeMatchTypes: [],
  levels: LEVELS,
  placeKey: 'openaiLocationId',
  callsToAction: [],
  rateLimits,
  dailyQuota: null,
  overdelivery,
  reports,
  conversions,
  settingsRequired: [],
  credentialsRequired: ['apiKey'],
  forConversions,
};
