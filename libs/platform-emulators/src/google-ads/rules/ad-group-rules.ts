import { complaint } from '../errors/complaint';
import { textOf } from '../state/row';
import { adGroupNameKey } from '../state/unique-keys';
import { UNVERIFIED } from '../unverified';
import type { KindRules, Rule, RuleContext } from './kind-rules';
import { bidComplaints } from './money';
import { livingParent } from './parent';
import { settableStatus } from './settable-status';
import { trackingComplaints } from './urls';

const TYPES: Readonly<Record<string, string>> = {
  SEARCH: 'SEARCH_STANDARD',
  DISPLAY: 'DISPLAY_STANDARD',
};

const name: Rule = ({ next, previous, customer }) => {
  const text = textOf(next, 'name');
  if (!text.trim()) {
    return [complaint('adGroupError.MISSING_ADGROUP_NAME', 'name', 'The ad group has no name.')];
  }
  if (['\0', '\n', '\r'].some((forbidden) => text.includes(forbidden))) {
    return [
      complaint(
        'adGroupError.INVALID_ADGROUP_NAME',
        'name',
        'The name holds a forbidden character.',
        text,
      ),
    ];
  }
  if (text.length > UNVERIFIED.adGroupNameLength) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf('adGroup', adGroupNameKey(textOf(next, 'campaign'), text));
  if (!holder || holder.name === previous?.name) return [];
  return [
    complaint(
      'adGroupError.DUPLICATE_ADGROUP_NAME',
      'name',
      'The campaign has another ad group of this name.',
      text,
    ),
  ];
};

const type: Rule = (context) => {
  const channel = channelOf(context);
  if (channel === 'PERFORMANCE_MAX') {
    return [
      complaint(
        'adGroupError.CANNOT_ADD_AD_GROUP_FOR_CAMPAIGN_TYPE',
        'campaign',
        'This campaign type has no ad groups.',
      ),
    ];
  }
  const due = channel && TYPES[channel];
  if (!due || context.next['type'] === due) return [];
  return [
    complaint(
      'adGroupError.AD_GROUP_TYPE_NOT_VALID_FOR_ADVERTISING_CHANNEL_TYPE',
      'type',
      'The type does not fit the campaign.',
      context.next['type'],
    ),
  ];
};

function channelOf({ customer, next }: RuleContext): string | undefined {
  const campaign = customer.store.get('campaign', textOf(next, 'campaign'));
  return campaign && textOf(campaign.data, 'advertisingChannelType');
}

/** Ad groups (v25 protos: ad_group.proto, ad_group_error.proto). */
export const AD_GROUP_RULES: KindRules = {
  defaults: (context) => ({
    status: 'ENABLED',
    adRotationMode: 'OPTIMIZE',
    type: TYPES[channelOf(context) ?? ''] ?? 'UNSPECIFIED',
    ...context.next,
  }),
  checks: [
    (context) => livingParent(context, 'campaign', 'campaign'),
    name,
    type,
    settableStatus,
    ({ next, customer }) =>
      bidComplaints(next, customer.currency, [
        'cpcBidMicros',
        'cpmBidMicros',
        'cpvBidMicros',
        'targetCpaMicros',
      ]),
    ({ next }) => trackingComplaints(next),
  ],
  nameId: (_, nextId) => nextId(),
};
