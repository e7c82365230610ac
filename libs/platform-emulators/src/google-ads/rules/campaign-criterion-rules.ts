import { type Complaint, complaint, under } from '../errors/complaint';
import { idOf } from '../state/kinds';
import { numberOf, partOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { criterionId, type CriterionMember, criterionOf, criterionType } from './criterion-id';
import { keywordComplaints } from './keyword-rules';
import type { KindRules, Rule, RuleContext } from './kind-rules';
import { livingParent } from './parent';
import { proximityComplaints } from './proximity-rules';
import { required } from './required';
import { scheduleComplaints } from './schedule-rules';
import { settableStatus } from './settable-status';

const CAN_BE_NEGATIVE: readonly CriterionMember[] = ['keyword', 'location'];
const CAN_BE_MODIFIED: readonly CriterionMember[] = [
  'location',
  'proximity',
  'adSchedule',
  'device',
];

const content: Rule = (context) => {
  const member = criterionOf(context.next);
  if (!member) {
    return [
      complaint('campaignCriterionError.CONCRETE_TYPE_REQUIRED', '', 'The criterion says nothing.'),
    ];
  }
  return context.previous
    ? []
    : contentComplaints(member, context).map((wrong) => under(member, wrong));
};

function contentComplaints(
  member: CriterionMember,
  { next, customer }: RuleContext,
): readonly Complaint[] {
  const criterion = partOf(next, member);
  switch (member) {
    case 'keyword':
      return keywordComplaints(criterion);
    case 'location':
      return constantComplaints(
        textOf(criterion, 'geoTargetConstant'),
        'geoTargetConstant',
        /^geoTargetConstants\/\d+$/,
      );
    case 'language':
      return constantComplaints(
        textOf(criterion, 'languageConstant'),
        'languageConstant',
        /^languageConstants\/\d+$/,
      );
    case 'device':
      return required(criterion, 'type');
    case 'proximity':
      return proximityComplaints(criterion);
    case 'adSchedule':
      return scheduleComplaints(
        criterion,
        customer.store.childrenOf(textOf(next, 'campaign'), 'campaignCriterion'),
      );
  }
}

function constantComplaints(name: string, at: string, pattern: RegExp): readonly Complaint[] {
  if (!name) return [complaint('fieldError.REQUIRED', at, 'The required field was not present.')];
  return pattern.test(name)
    ? []
    : [
        complaint(
          'requestError.RESOURCE_NAME_MALFORMED',
          at,
          'The resource name is malformed.',
          name,
        ),
      ];
}

const negative: Rule = ({ next }) => {
  const member = criterionOf(next);
  const isNegative = next['negative'] === true;
  if (member === 'keyword' && !isNegative) {
    return [
      complaint(
        UNVERIFIED.positiveCampaignKeyword,
        'keyword',
        'Campaigns only take negative keywords.',
      ),
    ];
  }
  if (!member || !isNegative || CAN_BE_NEGATIVE.includes(member)) return [];
  return [
    complaint(
      'campaignCriterionError.CANNOT_EXCLUDE_CRITERIA_TYPE',
      'negative',
      'This type cannot be excluded.',
    ),
  ];
};

const bidModifier: Rule = ({ next }) => {
  const modifier = numberOf(next, 'bidModifier');
  const member = criterionOf(next);
  if (modifier === undefined || !member) return [];
  const at = 'bidModifier';
  if (next['negative'] === true) {
    return [
      complaint(
        'criterionError.CANNOT_BID_MODIFY_NEGATIVE_CRITERION',
        at,
        'Negative criteria have no bid modifiers.',
      ),
    ];
  }
  if (!CAN_BE_MODIFIED.includes(member)) {
    return [
      complaint(
        'criterionError.CANNOT_BID_MODIFY_CRITERION_TYPE',
        at,
        'This type has no bid modifier.',
      ),
    ];
  }
  // Zero opts out of a device (v25 campaign_criterion.proto).
  if (member === 'device' && modifier === 0) return [];
  if (modifier < 0.1) {
    return [
      complaint(UNVERIFIED.bidModifierTooLow, at, 'The bid modifier is below 0.1.', modifier),
    ];
  }
  return modifier > 10
    ? [complaint(UNVERIFIED.bidModifierTooHigh, at, 'The bid modifier is above 10.', modifier)]
    : [];
};

const proximityCount: Rule = ({ next, previous, customer }) => {
  if (previous || next['proximity'] === undefined) return [];
  const circles = customer.store
    .livingChildrenOf(textOf(next, 'campaign'), 'campaignCriterion')
    .filter((row) => row.data['proximity'] !== undefined);
  if (circles.length < UNVERIFIED.proximity.perCampaign) return [];
  return [
    complaint(
      'resourceCountLimitExceededError.RESOURCE_LIMIT',
      'proximity',
      'Too many circles in the campaign.',
    ),
  ];
};

/** Places, circles, schedules, devices, languages and negative keywords of campaigns (v25 protos: campaign_criterion.proto, criterion_error.proto). */
export const CAMPAIGN_CRITERION_RULES: KindRules = {
  defaults: ({ next }) => ({
    status: 'ENABLED',
    negative: false,
    ...withUnits(next),
    type: criterionType(next),
  }),
  checks: [
    (context) => livingParent(context, 'campaign', 'campaign'),
    content,
    negative,
    bidModifier,
    settableStatus,
    proximityCount,
  ],
  nameId: ({ next, customer }, nextId) =>
    `${idOf(textOf(next, 'campaign'))}~${criterionId(next, customer, nextId)}`,
  frozen: (row) =>
    row.data['negative'] === true
      ? [
          complaint(
            'campaignCriterionError.CANNOT_UPDATE_NEGATIVE_CRITERION',
            '',
            'Negative criteria cannot be updated.',
            row.name,
          ),
        ]
      : [],
};

function withUnits(next: RuleContext['next']): RuleContext['next'] {
  return next['proximity'] === undefined
    ? next
    : { ...next, proximity: { radiusUnits: 'KILOMETERS', ...partOf(next, 'proximity') } };
}
