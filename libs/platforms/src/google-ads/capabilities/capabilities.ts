import type { Capabilities } from '../../port/capabilities';
import { LANGUAGE_CONSTANTS } from '../language-constants';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';

/** What Google Ads can hold of a campaign. This build exports SEARCH; the other types of Google's are refused, not half done. */
export const capabilities: Capabilities = {
  platform: 'google-ads',
  name: 'Google Ads',
  campaignTypes: {
    SEARCH: 'native',
    DISPLAY: 'unsupported',
    PERFORMANCE_MAX: 'unsupported',
    VIDEO: 'unsupported',
    SHOPPING: 'unsupported',
    DEMAND_GEN: 'unsupported',
    SOCIAL: 'unsupported',
    CONVERSATIONAL: 'unsupported',
  },
  adTypes: { RESPONSIVE_SEARCH: 'native', RESPONSIVE_DISPLAY: 'unsupported', SINGLE_IMAGE: 'unsupported', CHAT_CARD: 'unsupported', ASSET_GROUP: 'unsupported' },
  fields,
  limits,
  bidding: biddingRules,
  languages: Object.keys(LANGUAGE_CONSTANTS).sort(),
  requiresPoliticalDeclaration: true,
  negativeMatchTypes: ['EXACT', 'PHRASE', 'BROAD'],
  placeKey: 'criterionId',
  media: [],
  mediaTotals: [],
  callsToAction: [],
  settingsRequired: [],
  credentialsRequired: ['clientId', 'clientSecret', 'refreshToken'],
};
