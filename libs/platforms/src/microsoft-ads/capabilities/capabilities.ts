import type { Capabilities } from '../../port/capabilities';
import { LANGUAGES } from '../data/languages';
import { biddingRules } from './bidding-rules';
import { fields } from './fields';
import { limits } from './limits';

/** What Microsoft Advertising can hold of a campaign. This build exports SEARCH; Microsoft's other types are refused, not half done. */
export const capabilities: Capabilities = {
  platform: 'microsoft-ads',
  name: 'Microsoft Advertising',
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
  languages: Object.keys(LANGUAGES).sort(),
  requiresPoliticalDeclaration: false,
  negativeMatchTypes: ['EXACT', 'PHRASE'],
  placeKey: 'msLocationId',
  media: [],
  mediaTotals: [],
  callsToAction: [],
  settingsRequired: [{ name: 'customerId', meaning: 'Id of the Microsoft manager account (customer) that the ad account belongs to.' }],
  credentialsRequired: ['clientId', 'refreshToken', 'developerToken'],
};
