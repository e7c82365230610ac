import { complaint } from '../errors';
import { campaignNameKey, isRemoved, partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { biddingRules, strategyOf } from './bidding';
import {
  type KindRules,
  required,
  type Rule,
  type RuleContext,
  settableStatus,
  trackingComplaints,
} from './rule';
import { dateRules, todayIn } from './schedules';

const NETWORK_SETTINGS = 'networkSettings';
const SEARCH_NETWORKS = ['targetGoogleSearch', 'targetSearchNetwork', 'targetPartnerSearchNetwork'];

const searchNetworks: Rule = ({ next }) => {
  const {
    targetGoogleSearch,
    targetSearchNetwork,
    targetContentNetwork,
    targetPartnerSearchNetwork,
  } = partOf(next, NETWORK_SETTINGS);
  if (targetPartnerSearchNetwork) {
    return [
      complaint(
        'campaignError.CANNOT_TARGET_PARTNER_SEARCH_NETWORK',
        NETWORK_SETTINGS,
        'Not available for this account.',
      ),
    ];
  }
  if (targetSearchNetwork && !targetGoogleSearch) {
    return [
      complaint(
        'campaignError.CANNOT_TARGET_SEARCH_NETWORK_WITHOUT_GOOGLE_SEARCH',
        NETWORK_SETTINGS,
        'Search partners need Google Search.',
      ),
    ];
  }
  if (targetGoogleSearch || targetContentNetwork) return [];
  return [
    complaint(
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
      NETWORK_SETTINGS,
      'A campaign needs a network.',
    ),
  ];
};

const displayNetworks: Rule = ({ next }) => {
  const networks = partOf(next, NETWORK_SETTINGS);
  const search = SEARCH_NETWORKS.find((member) => networks[member] === true);
  if (search) {
    return [
      complaint(
        UNVERIFIED.displayNetwork,
        `${NETWORK_SETTINGS}.${search}`,
        'Display campaigns do not show on Search.',
      ),
    ];
  }
  if (networks['targetContentNetwork'] === true) return [];
  return [
    complaint(
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
      NETWORK_SETTINGS,
      'A campaign needs a network.',
    ),
  ];
};

const maxNetworks: Rule = ({ next }) => {
  const chosen = Object.entries(partOf(next, NETWORK_SETTINGS)).find(
    ([, value]) => value !== undefined,
  )?.[0];
  return chosen
    ? [
        complaint(
          UNVERIFIED.maxNetwork,
          `${NETWORK_SETTINGS}.${chosen}`,
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
const channelRules: readonly Rule[] = [networks, strategy, brandGuidelines, unsharedBudget];

const name: Rule = ({ next, previous, customer }) => {
  const text = textOf(next, 'name');
  if (!text.trim()) {
    return [complaint('fieldError.REQUIRED', 'name', 'The required field was not present.')];
  }
  if (['\0', '\n', '\r'].some((forbidden) => text.includes(forbidden))) {
    return [
      complaint(
        'campaignError.INVALID_CAMPAIGN_NAME',
        'name',
        'The name holds a forbidden character.',
        text,
      ),
    ];
  }
  if (text.length > UNVERIFIED.campaignNameLength) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf('campaign', campaignNameKey(text));
  if (!holder || holder.name === previous?.name) return [];
  return [
    complaint(
      'campaignError.DUPLICATE_CAMPAIGN_NAME',
      'name',
      'The name is already assigned to another active or paused campaign.',
      text,
    ),
  ];
};

const budget: Rule = ({ next, previous, customer }) => {
  const at = 'campaignBudget';
  const wanted = textOf(next, at);
  if (!wanted) return [complaint('fieldError.REQUIRED', at, 'The required field was not present.')];
  const row = customer.store.get('campaignBudget', wanted);
  if (!row) {
    return [complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', wanted)];
  }
  if (isRemoved(row)) {
    return [
      complaint(
        'campaignBudgetError.CAMPAIGN_BUDGET_REMOVED',
        at,
        'The budget was removed.',
        wanted,
      ),
    ];
  }
  if (row.data['period'] === 'CUSTOM_PERIOD' && !next['endDateTime']) {
    return [
      complaint(
        'campaignError.END_DATE_TIME_REQUIRED_FOR_TOTAL_BUDGET',
        'endDateTime',
        'A total budget needs an end.',
      ),
    ];
  }
  const taken =
    !row.data['explicitlyShared'] &&
    customer.store.hasLivingChild(wanted, 'campaign', (user) => user.name !== previous?.name);
  const code =
    'campaignBudgetError.CANNOT_USE_IMPLICITLY_SHARED_CAMPAIGN_BUDGET_WITH_MULTIPLE_CAMPAIGNS';
  return taken ? [complaint(code, at, 'The budget belongs to another campaign.', wanted)] : [];
};

const declaration: Rule = ({ next }) =>
  required(next, 'containsEuPoliticalAdvertising').map(({ at, message }) =>
    complaint('mutateError.EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED', at, message),
  );

const locationIntent: Rule = ({ next }) => {
  const intent = partOf(next, 'geoTargetTypeSetting')['positiveGeoTargetType'];
  if (
    intent !== 'SEARCH_INTEREST' ||
    ['SEARCH', 'SHOPPING'].includes(textOf(next, 'advertisingChannelType'))
  ) {
    return [];
  }
  return [
    complaint(
      'settingError.SETTING_VALUE_NOT_COMPATIBLE_WITH_CAMPAIGN',
      'geoTargetTypeSetting',
      'Only for Search and Shopping.',
    ),
  ];
};

/** What a campaign without network settings gets; Performance Max has none. */
const NETWORKS: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  SEARCH: { targetGoogleSearch: true, targetSearchNetwork: true, targetContentNetwork: false },
  DISPLAY: { targetGoogleSearch: false, targetSearchNetwork: false, targetContentNetwork: true },
};

function defaults({ next, customer, now }: RuleContext) {
  const networkSettings = NETWORKS[textOf(next, 'advertisingChannelType')];
  return {
    status: 'ENABLED',
    adServingOptimizationStatus: 'OPTIMIZE',
    ...(UNVERIFIED.startDefaultsToToday
      ? { startDateTime: `${todayIn(customer.timeZone, now)} 00:00:00` }
      : {}),
    ...(networkSettings ? { networkSettings } : {}),
    paymentMode: 'CLICKS',
    ...next,
    geoTargetTypeSetting: {
      positiveGeoTargetType: 'PRESENCE_OR_INTEREST',
      negativeGeoTargetType: 'PRESENCE',
      ...partOf(next, 'geoTargetTypeSetting'),
    },
  };
}

/** Campaigns (v25 protos: campaign.proto, campaign_error.proto). */
export const CAMPAIGN_RULES: KindRules = {
  defaults,
  checks: [
    ({ next }) => required(next, 'advertisingChannelType'),
    name,
    budget,
    declaration,
    ...channelRules,
    locationIntent,
    settableStatus,
    ...dateRules,
    ...biddingRules,
    ({ next }) => trackingComplaints(next),
  ],
  nameId: (_, nextId) => nextId(),
};
