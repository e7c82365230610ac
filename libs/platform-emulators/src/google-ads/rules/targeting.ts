import type { Customer } from '../accounts';
import { type Complaint, complaint, under } from '../errors';
import { idOf } from '../schema/kinds';
import { isRecord, type Json } from '../schema/message';
import { numberOf, partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import {
  type KindRules,
  livingParent,
  required,
  type Rule,
  type RuleContext,
  settableStatus,
} from './rule';
import { scheduleComplaints } from './schedules';

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

/**
 * Places, circles, schedules, devices, languages and negative keywords of campaigns (v25 protos:
 * campaign_criterion.proto, criterion_error.proto).
 */
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

/** A circle around a point or an address. Paths start at the proximity. */
function proximityComplaints(proximity: Json): readonly Complaint[] {
  const hasAddress = Object.keys(partOf(proximity, 'address')).length > 0;
  if (proximity['geoPoint'] === undefined && !hasAddress) {
    return [
      complaint(
        'criterionError.PROXIMITY_GEOPOINT_AND_ADDRESS_BOTH_CANNOT_BE_NULL',
        '',
        'A circle needs a centre.',
      ),
    ];
  }
  return [...pointComplaints(proximity), ...radiusComplaints(proximity)];
}

function pointComplaints(proximity: Json): readonly Complaint[] {
  if (proximity['geoPoint'] === undefined) return [];
  const point = partOf(proximity, 'geoPoint');
  const bounds = [
    ['latitudeInMicroDegrees', 90_000_000],
    ['longitudeInMicroDegrees', 180_000_000],
  ] as const;
  return bounds
    .filter(([member, limit]) => Math.abs(numberOf(point, member) ?? 0) > limit)
    .map(([member]) =>
      complaint(
        'criterionError.INVALID_PROXIMITY_ADDRESS',
        `geoPoint.${member}`,
        'The point is not on the globe.',
        point[member],
      ),
    );
}

function radiusComplaints(proximity: Json): readonly Complaint[] {
  const radius = numberOf(proximity, 'radius') ?? 0;
  const limit =
    textOf(proximity, 'radiusUnits') === 'MILES'
      ? UNVERIFIED.proximity.maxRadius.MILES
      : UNVERIFIED.proximity.maxRadius.KILOMETERS;
  return radius > 0 && radius <= limit
    ? []
    : [
        complaint(
          'criterionError.INVALID_PROXIMITY_RADIUS',
          'radius',
          'The radius is out of range.',
          radius,
        ),
      ];
}

const DEVICE_IDS: Readonly<Record<string, string>> = {
  DESKTOP: '30000',
  MOBILE: '30001',
  TABLET: '30002',
  CONNECTED_TV: '30004',
};
const CRITERIA = ['keyword', 'location', 'proximity', 'adSchedule', 'device', 'language'] as const;
type CriterionMember = (typeof CRITERIA)[number];

/** Which criterion of the oneof is given. */
const criterionOf = (data: Json): CriterionMember | undefined =>
  CRITERIA.find((member) => data[member] !== undefined);

/** `adSchedule` → `AD_SCHEDULE`, as the `type` member reads back. */
const criterionType = (data: Json): string | undefined =>
  criterionOf(data)
    ?.replace(/([A-Z])/g, '_$1')
    .toUpperCase();

/**
 * Criteria are keyed by content: places and languages by their constants, devices by fixed ids, the
 * rest by an id of what they say.
 */
export function criterionId(data: Json, customer: Customer, nextId: () => string): string {
  const member = criterionOf(data);
  switch (member) {
    case 'location':
      return idOf(textOf(partOf(data, 'location'), 'geoTargetConstant'));
    case 'language':
      return idOf(textOf(partOf(data, 'language'), 'languageConstant'));
    case 'device':
      return DEVICE_IDS[textOf(partOf(data, 'device'), 'type')] ?? '30003';
    default:
      return idOfContent(contentOf(data, member), customer, nextId);
  }
}

function contentOf(data: Json, member: CriterionMember | undefined): string {
  const content =
    member === 'keyword'
      ? foldedKeyword(partOf(data, 'keyword'))
      : canonicalText(member ? data[member] : {});
  return `${member} ${data['negative'] === true} ${content}`;
}

function idOfContent(content: string, { criterionIds }: Customer, nextId: () => string): string {
  const known = criterionIds.get(content);
  if (known) return known;
  const id = nextId();
  criterionIds.set(content, id);
  return id;
}

const MAX_LENGTH = 80;
const MAX_WORDS = 10;

/**
 * A keyword's text and match type, on ad groups and campaigns alike. Paths start at the keyword.
 */
export function keywordComplaints(keyword: Json): readonly Complaint[] {
  const text = textOf(keyword, 'text');
  const missing = required(keyword, 'text', 'matchType');
  if (!text.trim()) return missing;
  if (text.length > MAX_LENGTH) {
    return [
      ...missing,
      complaint('criterionError.KEYWORD_TEXT_TOO_LONG', 'text', 'The keyword is too long.', text),
    ];
  }
  if (text.trim().split(/\s+/).length > MAX_WORDS) {
    return [
      ...missing,
      complaint(
        'criterionError.KEYWORD_HAS_TOO_MANY_WORDS',
        'text',
        'The keyword has too many words.',
        text,
      ),
    ];
  }
  if (/(^|\s)\+/.test(text)) {
    return [
      ...missing,
      complaint(
        'criterionError.BROAD_MATCH_MODIFIER_KEYWORD_NOT_ALLOWED',
        'text',
        'Broad match modifiers are gone.',
        text,
      ),
    ];
  }
  if (UNVERIFIED.keywordInvalidCharacters.test(text)) {
    return [
      ...missing,
      complaint(
        'criterionError.KEYWORD_HAS_INVALID_CHARS',
        'text',
        'The keyword has invalid characters.',
        text,
      ),
    ];
  }
  return missing;
}

/** Two keywords are the same when they differ only in case and blanks. */
const foldedKeyword = (keyword: Json): string =>
  `${textOf(keyword, 'text').trim().toLowerCase().replace(/\s+/g, ' ')} ${textOf(keyword, 'matchType')}`;

/** The same text for the same content, whatever the order of its members. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? '';
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${canonicalText(value[key])}`)
    .join()}}`;
}
