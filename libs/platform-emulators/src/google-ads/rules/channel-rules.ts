import { complaint } from '../errors/complaint';
import { partOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { strategyOf } from './bidding-rules';
import type { Rule } from './kind-rules';

const NETWORKS = 'networkSettings';
const SEARCH_NETWORKS = ['targetGoogleSearch', 'targetSearchNetwork', 'targetPartnerSearchNetwork'];

const searchNetworks: Rule = ({ next }) => {
  const {
    targetGoogleSearch,
    targetSearchNetwork,
    targetContentNetwork,
    targetPartnerSearchNetwork,
  } = partOf(next, NETWORKS);
  if (targetPartnerSearchNetwork) {
    return [
      complaint(
        'campaignError.CANNOT_TARGET_PARTNER_SEARCH_NETWORK',
        NETWORKS,
        'Not available for this account.',
      ),
    ];
  }
  if (targetSearchNetwork && !targetGoogleSearch) {
    return [
      complaint(
        'campaignError.CANNOT_TARGET_SEARCH_NETWORK_WITHOUT_GOOGLE_SEARCH',
        NETWORKS,
        'Search partners need Google Search.',
      ),
    ];
  }
  if (targetGoogleSearch || targetContentNetwork) return [];
  return [
    complaint(
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
      NETWORKS,
      'A campaign needs a network.',
    ),
  ];
};

const displayNetworks: Rule = ({ next }) => {
  const networks = partOf(next, NETWORKS);
  const search = SEARCH_NETWORKS.find((member) => networks[member] === true);
  if (search) {
    return [
      complaint(
        UNVERIFIED.displayNetwork,
        `${NETWORKS}.${search}`,
        'Display campaigns do not show on Search.',
      ),
    ];
  }
  if (networks['targetContentNetwork'] === true) return [];
  return [
    complaint(
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
      NETWORKS,
      'A campaign needs a network.',
    ),
  ];
};

const maxNetworks: Rule = ({ next }) => {
  const chosen = Object.entries(partOf(next, NETWORKS)).find(
    ([, value]) => value !== undefined,
  )?.[0];
  return chosen
    ? [
        complaint(
          UNVERIFIED.maxNetwork,
          `${NETWORKS}.${chosen}`,
          'Performance Max chooses its networks itself.',
        ),
      ]
    : [];
};

const networks: Rule = (context) => {
  switch (context.next['advertisingChannelType']) {
    case 'SEARCH':
      return searchNetworks(context);
    case 'DISPLAY':
      return displayNetworks(context);
    case 'PERFORMANCE_MAX':
      return maxNetworks(context);
    default:
      return [];
  }
};

const strategy: Rule = ({ next }) => {
  const given = strategyOf(next);
  const known: Readonly<Record<string, readonly string[]>> = UNVERIFIED.strategiesOf;
  const allowed = known[textOf(next, 'advertisingChannelType')];
  if (!given || given === 'biddingStrategy' || !allowed || allowed.includes(given)) return [];
  return [
    complaint(
      UNVERIFIED.strategyForChannel,
      given,
      'The campaign type does not have this bidding strategy.',
    ),
  ];
};

/** v25 campaign.proto, campaign_error.proto: only Performance Max has brand guidelines. */
const brandGuidelines: Rule = ({ next }) =>
  next['brandGuidelinesEnabled'] === true && next['advertisingChannelType'] !== 'PERFORMANCE_MAX'
    ? [
        complaint(
          'campaignError.BRAND_GUIDELINES_UNSUPPORTED_CHANNEL',
          'brandGuidelinesEnabled',
          'Only for Performance Max.',
        ),
      ]
    : [];

/** A Performance Max campaign cannot use a shared budget (the vendor's own examples say so). */
const unsharedBudget: Rule = ({ next, customer }) => {
  const budget = customer.store.get('campaignBudget', textOf(next, 'campaignBudget'));
  if (
    next['advertisingChannelType'] !== 'PERFORMANCE_MAX' ||
    budget?.data['explicitlyShared'] !== true
  ) {
    return [];
  }
  return [
    complaint(
      'campaignBudgetError.CAMPAIGN_BUDGET_CANNOT_BE_SHARED',
      'campaignBudget',
      'The budget cannot be shared.',
      budget.name,
    ),
  ];
};

/** What depends on the campaign's channel: networks, bidding, budget and brand. */
export const channelRules: readonly Rule[] = [networks, strategy, brandGuidelines, unsharedBudget];
