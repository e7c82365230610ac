import type { Capabilities } from '../../port/capabilities';
import { rules as conversions } from '../conversions/rules';
import { CALLS_TO_ACTION } from '../data/calls-to-action';
import { LOCALES } from '../data/locales';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';
import { dailyQuota, overdelivery } from './limits-of-a-day';
import { media } from './media';
import { reports } from './reports';

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
  credentialsRequired: ['clientId', 'clientSecret', 'refreshToken'],
};
