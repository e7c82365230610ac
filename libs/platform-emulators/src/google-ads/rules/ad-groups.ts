import { complaint, under } from '../errors';
import { idOf } from '../schema/kinds';
import { adGroupNameKey, isRemoved, partOf, type Row, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { adComplaints } from './ads';
import { bidComplaints } from './bidding';
import {
  finalUrlComplaints,
  type KindRules,
  livingParent,
  type Rule,
  type RuleContext,
  settableStatus,
  trackingComplaints,
} from './rule';
import { criterionId, keywordComplaints } from './targeting';

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

const content: Rule = ({ next, previous, customer }) =>
  previous ? [] : adComplaints(partOf(next, 'ad'), customer).map((wrong) => under('ad', wrong));

const AD_OF: Readonly<Record<string, string>> = {
  SEARCH_STANDARD: 'responsiveSearchAd',
  DISPLAY_STANDARD: 'responsiveDisplayAd',
};

const fitsAdGroup: Rule = ({ next, previous, customer }) => {
  const type = customer.store.get('adGroup', textOf(next, 'adGroup'))?.data['type'];
  const due = AD_OF[String(type)];
  if (previous || !due || partOf(next, 'ad')[due] !== undefined) return [];
  return [complaint(UNVERIFIED.adTypeForAdGroup, 'ad', 'The ad does not fit the ad group.', type)];
};

const enabledSearchAds: Rule = ({ next, previous, customer }) => {
  if (next['status'] !== 'ENABLED' || !isSearchAd(next)) return [];
  const others = [...customer.store.childrenOf(textOf(next, 'adGroup'), 'adGroupAd')].filter(
    (row) => isEnabledSearchAd(row) && row.name !== previous?.name,
  );
  if (others.length < UNVERIFIED.responsiveSearchAd.enabledPerAdGroup) return [];
  return [
    complaint(
      'resourceCountLimitExceededError.AD_GROUP_AD_LIMIT',
      'status',
      'Too many enabled responsive search ads in the ad group.',
    ),
  ];
};

const isSearchAd = (data: Row['data']) => partOf(data, 'ad')['responsiveSearchAd'] !== undefined;
const isEnabledSearchAd = (row: Row) =>
  !isRemoved(row) && row.data['status'] === 'ENABLED' && isSearchAd(row.data);

/** Ads in ad groups (v25 protos: ad_group_ad.proto, ad.proto, ad_error.proto). */
export const AD_GROUP_AD_RULES: KindRules = {
  defaults: ({ next }) => ({
    status: 'ENABLED',
    ...next,
    ad: {
      ...partOf(next, 'ad'),
      type: isSearchAd(next) ? 'RESPONSIVE_SEARCH_AD' : 'RESPONSIVE_DISPLAY_AD',
    },
  }),
  checks: [
    (context) => livingParent(context, 'adGroup', 'adGroup'),
    content,
    fitsAdGroup,
    settableStatus,
    enabledSearchAds,
  ],
  nameId: ({ next }, nextId) => `${idOf(textOf(next, 'adGroup'))}~${nextId()}`,
};

const BIDS = ['cpcBidMicros', 'cpmBidMicros', 'cpvBidMicros', 'percentCpcBidMicros'];

const concreteType: Rule = ({ next }) =>
  next['keyword'] === undefined
    ? [complaint('adGroupCriterionError.CONCRETE_TYPE_REQUIRED', '', 'The criterion says nothing.')]
    : [];

const keyword: Rule = ({ next, previous }) =>
  previous || next['keyword'] === undefined
    ? []
    : keywordComplaints(partOf(next, 'keyword')).map((wrong) => under('keyword', wrong));

const negativeWithBid: Rule = ({ next }) => {
  if (next['negative'] !== true) return [];
  const bids = BIDS.filter((member) => next[member] !== undefined).map((member) =>
    complaint(
      'criterionError.FIELD_INCOMPATIBLE_WITH_NEGATIVE_TARGETING',
      member,
      'Negative criteria have no bids.',
    ),
  );
  if (next['bidModifier'] === undefined) return bids;
  return [
    ...bids,
    complaint(
      'criterionError.CANNOT_BID_MODIFY_NEGATIVE_CRITERION',
      'bidModifier',
      'Negative criteria have no bid modifiers.',
    ),
  ];
};

const bidModifier: Rule = ({ next }) =>
  next['bidModifier'] === undefined || next['negative'] === true
    ? []
    : [
        complaint(
          'criterionError.CANNOT_BID_MODIFY_CRITERION_TYPE',
          'bidModifier',
          'Keywords have no bid modifiers.',
        ),
      ];

/**
 * Keywords and negative keywords of ad groups (v25 protos: ad_group_criterion.proto,
 * criterion_error.proto).
 */
export const AD_GROUP_CRITERION_RULES: KindRules = {
  defaults: ({ next }) => ({ status: 'ENABLED', negative: false, ...next, type: 'KEYWORD' }),
  checks: [
    (context) => livingParent(context, 'adGroup', 'adGroup'),
    concreteType,
    keyword,
    negativeWithBid,
    bidModifier,
    settableStatus,
    ({ next, customer }) => bidComplaints(next, customer.currency, BIDS),
    ({ next }) => finalUrlComplaints(next),
    ({ next }) => trackingComplaints(next),
  ],
  nameId: ({ next, customer }, nextId) =>
    `${idOf(textOf(next, 'adGroup'))}~${criterionId(next, customer, nextId)}`,
  frozen: (row) =>
    row.data['negative'] === true
      ? [
          complaint(
            'adGroupCriterionError.CANT_UPDATE_NEGATIVE',
            '',
            'Negative criteria cannot be updated.',
            row.name,
          ),
        ]
      : [],
};
