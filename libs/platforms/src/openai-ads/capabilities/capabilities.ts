import type { Capabilities } from '../../port/capabilities';
import { forConversions } from '../conversions/needs';
import { rules as conversions } from '../conversions/rules';
import { rateLimits } from '../data/endpoints';
import { LEVELS } from '../data/levels';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';
import { overdelivery } from './limits-of-a-day';
import { media } from './media';
import { reports } from './reports';

/** What OpenAI Ads can hold of a campaign. Types of campaigns that it does not have are refused, not half done. */
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
