import type { Capabilities } from '../port/capabilities';
import { rules as conversions, forConversions } from './convert';
import { fields } from './fields';
import {
  biddingRules,
  EUROPEAN_UNION,
  limits,
  media,
  overdelivery,
  rateLimits,
  reports,
  SOURCE,
} from './limits';
import { CALLS_TO_ACTION, LANGUAGES } from './vocabulary';

/** What Meta Ads can hold of a campaign. */
export const capabilities: Capabilities = {
  platform: 'meta-ads',
  name: 'Meta Ads',
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
  languages: LANGUAGES,
  requiresPoliticalDeclaration: true,
  advertiserIdentityIn: {
    countries: EUROPEAN_UNION,
    note: 'People in the European Union see who pays for an ad and who benefits from it.',
    source: SOURCE.adSet,
  },
  negativeMatchTypes: [],
  levels: ['campaign', 'adGroup', 'ad'],
  rateLimits,
  dailyQuota: null,
  overdelivery,
  reports,
  placeKey: 'metaLocationId',
  media,
  mediaTotals: [],
  callsToAction: CALLS_TO_ACTION,
  conversions,
  settingsRequired: [{ name: 'pageId', meaning: 'The id of the Facebook page of the advertiser.' }],
  credentialsRequired: ['accessToken'],
  forConversions,
};
