import { ENTITY_KINDS } from '../../port/attributes';
import type { Capabilities } from '../../port/capabilities';
import { CALLS_TO_ACTION } from '../calls-to-action';
import { conversionRules } from '../conversions/conversion-rules';
import { LANGUAGE_CONSTANTS } from '../language-constants';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';
import { dailyQuota, overdelivery } from './limits-of-a-day';
import { media, mediaTotals } from './media';
import { reports } from './reports';
import { SOURCE } from './sources';

/** What Google Ads can hold of a campaign. Types of campaigns that this build does not export are refused, not half done. */
export const capabilities: Capabilities = {
  platform: 'google-ads',
  name: 'Google Ads',
  campaignTypes: {
    SEARCH: 'native',
    DISPLAY: 'native',
    PERFORMANCE_MAX: 'native',
    VIDEO: 'unsupported',
    SHOPPING: 'unsupported',
    DEMAND_GEN: 'unsupported',
    SOCIAL: 'unsupported',
    CONVERSATIONAL: 'unsupported',
  },
  adTypes: {
    RESPONSIVE_SEARCH: 'native',
    RESPONSIVE_DISPLAY: 'native',
    SINGLE_IMAGE: 'translated',
    CHAT_CARD: 'unsupported',
    ASSET_GROUP: 'native',
  },
  fields,
  limits,
  bidding: biddingRules,
  languages: Object.keys(LANGUAGE_CONSTANTS).sort(),
  requiresPoliticalDeclaration: true,
  negativeMatchTypes: ['EXACT', 'PHRASE', 'BROAD'],
  levels: ENTITY_KINDS,
  rateLimits: [],
  dailyQuota,
  overdelivery,
  reports,
  placeKey: 'criterionId',
  media,
  mediaTotals,
  callsToAction: CALLS_TO_ACTION,
  oneDomainPerAdGroup: {
    note: 'Google disapproves ads of one ad group that lead to different domains.',
    source: SOURCE.memory,
    unverified: true,
  },
  conversions: conversionRules,
  settingsRequired: [],
  credentialsRequired: ['clientId', 'clientSecret', 'refreshToken'],
};
