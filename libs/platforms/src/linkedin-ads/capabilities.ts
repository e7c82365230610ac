import type { Capabilities } from '../port/capabilities';
import { rules as conversions } from './convert';
import { fields } from './fields';
import { biddingRules, dailyQuota, limits, media, overdelivery, reports } from './limits';
import { CALLS_TO_ACTION, LOCALES } from './vocabulary';

/** What LinkedIn can hold of a campaign: sponsored content with a single image. */
export const capabilities: Capabilities = {
  platform: 'linkedin-ads',
  name: 'LinkedIn Ads',
  campaignTypes: {
    SEARCH: 'unsupported',
    DISPLAY: 'native',
    PERFORMANCE_MAX: 'unsupported',
    VIDEO: 'unsupported',
    SHOPPING: 'unsupported',
    DEMAND_GEN: 'unsupported',
    SOCIAL: 'native',
    CONVERSATIONAL: 'unsupported',
  },
  adTypes: {
    RESPONSIVE_SEARCH: 'unsupported',
    RESPONSIVE_DISPLAY: 'translated',
    SINGLE_IMAGE: 'native',
    CHAT_CARD: 'unsupported',
    ASSET_GROUP: 'unsupported',
  },
  fields,
  limits,
  bidding: biddingRules,
  languages: Object.keys(LOCALES).sort(),
  requiresPoliticalDeclaration: true,
  negativeMatchTypes: [],
  levels: ['campaign', 'adGroup', 'ad'],
  placeKey: 'linkedinLocationId',
  media,
  mediaTotals: [],
  callsToAction: CALLS_TO_ACTION,
  rateLimits: [],
  dailyQuota,
  overdelivery,
  reports,
  conversions,
  settingsRequired: [
    {
      name: 'organizationId',
      meaning: 'The number or URN of the LinkedIn page of the advertiser.',
    },
  ],
  credentialsRequired: ['refreshToken'],
};
