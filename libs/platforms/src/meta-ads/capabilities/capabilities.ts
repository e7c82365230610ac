import type { Capabilities } from '../../port/capabilities';
import { forConversions } from '../conversions/needs';
import { rules as conversions } from '../conversions/rules';
import { CALLS_TO_ACTION } from '../data/calls-to-action';
import { EUROPEAN_UNION } from '../data/european-union';
import { LANGUAGES } from '../data/locales';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';
import { overdelivery } from './limits-of-a-day';
import { media } from './media';
import { rateLimits } from './rate-limits';
import { reports } from './reports';
import { SOURCE } from './sources';

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
