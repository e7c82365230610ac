import { complaint } from '../errors/complaint';
import { isRemoved, partOf, textOf } from '../state/row';
import { campaignNameKey } from '../state/unique-keys';
import { UNVERIFIED } from '../unverified';
import { biddingRules } from './bidding-rules';
import { channelRules } from './channel-rules';
import { dateRules, todayIn } from './date-rules';
import type { KindRules, Rule, RuleContext } from './kind-rules';
import { required } from './required';
import { settableStatus } from './settable-status';
import { trackingComplaints } from './urls';

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
