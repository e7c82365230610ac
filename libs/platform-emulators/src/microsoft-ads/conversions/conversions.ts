import { type Fields, listIn, numberIn, textIn, withoutNulls } from '../../core/json';
import { id, list } from '../doors/shape';
import { batchError, type Problem, problem } from '../errors';
import { boundedList, type Call, type Route, route, SERVICE } from '../store/collections';
import type { Goal } from './conversion-book';
import { adjustments, conversionCodes as codes, conversions } from './goals';

const HOUR = 3_600_000;
const OLDEST = 90 * 24 * HOUR;
const GOAL_AGE = 2 * HOUR;
const CLICK_ID = /^[0-9a-f]{32}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The vendor's own client writes `+00:00` where the documents write `Z`. */
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|\+00:00)$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * What is wrong with a conversion or adjustment in what names the conversion: goal, time, click and
 * person.
 */
function keyProblems(item: Fields, goal: Goal | undefined, call: Call): readonly Problem[] {
  return [
    ...goalProblems(item, goal, call),
    ...timeProblems(item, call.world.now()),
    ...clickProblems(item, goal),
  ];
}

function goalProblems(item: Fields, goal: Goal | undefined, { world }: Call): readonly Problem[] {
  if (!textIn(item, 'ConversionName')) {
    return [problem(codes.nameMissing, 'ConversionName', 'The name is missing.')];
  }
  if (!goal || goal.fields.Status !== 'Active') {
    return [problem(codes.name, 'ConversionName', 'No goal has this name.')];
  }
  return world.now() - goal.createdAt < GOAL_AGE
    ? [problem(codes.goalTooRecent, 'ConversionName', 'The goal is not yet two hours old.')]
    : [];
}

function timeProblems(item: Fields, now: number): readonly Problem[] {
  const time = textIn(item, 'ConversionTime');
  if (!time) return [problem(codes.timeMissing, 'ConversionTime', 'The time is missing.')];
  const at = UTC.test(time) ? Date.parse(time) : NaN;
  if (Number.isNaN(at)) {
    return [problem(codes.time, 'ConversionTime', 'The time is not a time in UTC.')];
  }
  if (at > now) return [problem(codes.timeAhead, 'ConversionTime', 'The time lies ahead.')];
  return now - at > OLDEST
    ? [problem(codes.timeTooOld, 'ConversionTime', 'The time lies more than 90 days back.')]
    : [];
}

function clickProblems(item: Fields, goal: Goal | undefined): readonly Problem[] {
  const [click, email, phone] = ['MicrosoftClickId', 'HashedEmailAddress', 'HashedPhoneNumber'].map(
    (member) => textIn(item, member),
  ) as [string, string, string];
  const isHash = (text: string) => text === '' || /^[0-9a-f]{64}$/.test(text);
  return [
    ...(click || email || phone
      ? []
      : [problem(codes.clickMissing, 'MicrosoftClickId', 'Neither a click nor a person.')]),
    ...(click === '' || CLICK_ID.test(click)
      ? []
      : [problem(codes.click, 'MicrosoftClickId', 'Not a click id.')]),
    ...(isHash(email) ? [] : [problem(codes.emailNotHashed, 'HashedEmailAddress', 'Not hashed.')]),
    ...(isHash(phone) ? [] : [problem(codes.phoneNotHashed, 'HashedPhoneNumber', 'Not hashed.')]),
    ...(click === '' && goal?.fields.IsEnhancedConversionsEnabled === false
      ? [problem(codes.notEnhanced, 'ConversionName', 'The goal is not matched by persons.')]
      : []),
  ];
}

function valueProblems(item: Fields, member: string, currencyMember: string): readonly Problem[] {
  const currency = withoutNulls(item)[currencyMember];
  return [
    ...((numberIn(item, member) ?? 0) < 0 ? [problem(codes.value, member, 'Below zero.')] : []),
    ...(currency === undefined || CURRENCIES.has(String(currency))
      ? []
      : [problem(codes.currency, currencyMember, 'No such currency.')]),
  ];
}

/** What is wrong with an adjustment beside the conversion that it names. */
function adjustmentProblems(item: Fields, now: number): readonly Problem[] {
  const { AdjustmentType: type } = item;
  if (type !== 'Restate' && type !== 'Retract') {
    return [problem(codes.adjustmentType, 'AdjustmentType', 'Restate or Retract.')];
  }
  const value = numberIn(item, 'AdjustmentValue');
  if (type === 'Retract' && value !== undefined) {
    return [problem(codes.adjustmentValue, 'AdjustmentValue', 'A retraction has no value.')];
  }
  if (type === 'Restate' && value === undefined) {
    return [
      problem(codes.adjustmentValueMissing, 'AdjustmentValue', 'A restatement needs a value.'),
    ];
  }
  return [
    ...adjustmentTimeProblems(item, now),
    ...valueProblems(item, 'AdjustmentValue', 'AdjustmentCurrencyCode'),
  ];
}

function adjustmentTimeProblems(item: Fields, now: number): readonly Problem[] {
  const time = textIn(item, 'AdjustmentTime');
  if (!time) {
    return [problem(codes.adjustmentTimeMissing, 'AdjustmentTime', 'The time is missing.')];
  }
  const at = UTC.test(time) ? Date.parse(time) : NaN;
  if (Number.isNaN(at)) {
    return [problem(codes.adjustmentTime, 'AdjustmentTime', 'The time is not a time in UTC.')];
  }
  if (at > now) {
    return [problem(codes.adjustmentTimeAhead, 'AdjustmentTime', 'The time lies ahead.')];
  }
  return at < Date.parse(textIn(item, 'ConversionTime'))
    ? [problem(codes.adjustmentTimeEarly, 'AdjustmentTime', 'Earlier than the conversion.')]
    : [];
}

const MOST = 1_000;

type Check = (item: Fields, call: Call) => readonly Problem[];
type Take = (goal: Goal, item: Fields, call: Call) => void;

/** Items are accepted or refused one by one; only errors are answered. */
const apply =
  (list: string, check: Check, take: Take) =>
  (call: Call): Fields => {
    const items = boundedList<Fields | null>(call.body, list, MOST, {
      empty: codes.empty,
      tooLong: codes.tooMany,
    });
    const errors = items.flatMap((item, index) => {
      const goal = call.world.conversions.goalNamed(
        call.account.id,
        textIn(item ?? {}, 'ConversionName'),
      );
      const problems =
        item === null
          ? [problem(codes.itemNull, null, 'The item is null.')]
          : [...keyProblems(item, goal, call), ...check(item, call)];
      if (goal && item && problems.length === 0) take(goal, item, call);
      return problems.slice(0, 1).map((one) => batchError(one, index));
    });
    return { PartialErrors: errors };
  };

export const applyRoutes: readonly Route[] = [
  route(
    'POST',
    `${SERVICE}/OfflineConversions/Apply`,
    conversions,
    apply(
      'OfflineConversions',
      (item) => valueProblems(item, 'ConversionValue', 'ConversionCurrencyCode'),
      (goal, item, { world }) => world.conversions.count(goal, item),
    ),
  ),
  route(
    'POST',
    `${SERVICE}/OfflineConversionAdjustments/Apply`,
    adjustments,
    apply(
      'OfflineConversionAdjustments',
      (item, { world }) => adjustmentProblems(item, world.now()),
      (goal, item, { world }) => world.conversions.adjust(goal, item),
    ),
  ),
];

/** UET tags are read here only: a new ad account has one. All of them when no ids are named. */
export const tagRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/UetTags/QueryByIds`, { TagIds: list(id) }, ({ account, body }) => {
    const asked = listIn<string>(body, 'TagIds');
    const tags = account.tags.filter((tag) => asked.length === 0 || asked.includes(tag.id));
    return {
      UetTags: tags.map((tag) => ({
        Id: tag.id,
        Name: tag.name,
        Description: null,
        TrackingStatus: 'Active',
        TrackingScript: null,
        TrackingNoScript: null,
      })),
      PartialErrors: [],
    };
  }),
];
