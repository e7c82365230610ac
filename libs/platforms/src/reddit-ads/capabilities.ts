import type { Capabilities } from '../port/capabilities';
import { forConversions, rules as conversions } from './convert';
import { fields } from './fields';
import { biddingRules, limits, media, overdelivery, reports, SOURCE } from './limits';
import { CALLS_TO_ACTION, LANGUAGES, rateLimits } from './vocabulary';

/** What Reddit can hold of a campaign. */
export const capabilities: Capabilities = {
  platform: 'reddit-ads',
  name: 'Reddit Ads',
  campaignTypes: {
    SEARCH: 'translated',
    DISPLAY: 'native',
    SOCIAL: 'native',
    PERFORMANCE_MAX: 'unsupported',
    VIDEO: 'unsupported',
    SHOPPING: 'unsupported',
    DEMAND_GEN: 'unsupported',
    CONVERSATIONAL: 'unsupported',
  },
  adTypes: {
    RESPONSIVE_SEARCH: 'translated',
    RESPONSIVE_DISPLAY: 'translated',
    SINGLE_IMAGE: 'native',
    CHAT_CARD: 'unsupported',
    ASSET_GROUP: 'unsupported',
  },
  fields,
  limits,
  bidding: biddingRules,
  media,
  mediaTotals: [],
  languages: LANGUAGES,
  requiresPoliticalDeclaration: false,
  negativeMatchTypes: ['EXACT', 'PHRASE', 'BROAD'],
  levels: ['campaign', 'adGroup', 'ad'],
  placeKey: 'redditLocationId',
  callsToAction: CALLS_TO_ACTION,
  imagesByAddress: {
    note: 'Reddit fetches images from a public address.',
    source: SOURCE.post,
  },
  rateLimits,
  dailyQuota: null,
  overdelivery,
  reports,
  conversions,
  settingsRequired: [
    {
      name: 'profileId',
      meaning: 'The id of the profile (t2_…) that publishes the posts.',
    },
    {
      name: 'fundingInstrumentId',
      meaning: 'The id of the funding instrument that pays for the campaigns.',
    },
    {
      name: 'pixelId',
      meaning:
        'The id of the pixel (a2_…, t2_… or p2_…) that counts conversions. Reddit needs one for every ad group.',
    },
  ],
  credentialsRequired: ['refreshToken'],
  forConversions,
};
