import { ENTITY_KINDS } from '../../port/attributes';
import type { Capabilities } from '../../port/capabilities';
import { conversionRules } from '../conversions/conversion-rules';
import { CALLS_TO_ACTION } from '../data/calls-to-action';
import { LANGUAGES } from '../data/languages';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';
import { overdelivery } from './limits-of-a-day';
import { media, mediaTotals } from './media';
import { reports } from './reports';

/** What Microsoft Advertising can hold of a campaign. Microsoft's types beyond these three are refused, not half done. */
export const capabilities: Capabilities = {
  platform: 'microsoft-ads',
  name: 'Microsoft Advertising',
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
  languages: Object.keys(LANGUAGES).sort(),
  requiresPoliticalDeclaration: false,
  negativeMatchTypes: ['EXACT', 'PHRASE'],
  levels: ENTITY_KINDS,
  rateLimits: [],
  dailyQuota: null,
  overdelivery,
  reports,
  placeKey: 'msLocationId',
  media,
  mediaTotals,
  callsToAction: CALLS_TO_ACTION,
  conversions: conversionRules,
  settingsRequired: [
    {
      name: 'customerId',
      meaning: 'The id of the Microsoft manager account (customer) of the ad account.',
    },
  ],
  credentialsRequired: ['clientId', 'refreshToken', 'developerToken'],
};
