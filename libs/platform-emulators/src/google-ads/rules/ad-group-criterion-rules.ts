import { complaint, under } from '../errors/complaint';
import { idOf } from '../state/kinds';
import { partOf, textOf } from '../state/row';
import { criterionId } from './criterion-id';
import { keywordComplaints } from './keyword-rules';
import type { KindRules, Rule } from './kind-rules';
import { bidComplaints } from './money';
import { livingParent } from './parent';
import { settableStatus } from './settable-status';
import { finalUrlComplaints, trackingComplaints } from './urls';

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

/** Keywords and negative keywords of ad groups (v25 protos: ad_group_criterion.proto, criterion_error.proto). */
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
