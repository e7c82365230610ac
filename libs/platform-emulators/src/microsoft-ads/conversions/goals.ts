import { type Fields, numberIn, textIn, withoutNulls } from '../../core/json';
import {
  flag,
  flags,
  id,
  integer,
  list,
  type Members,
  number,
  object,
  oneOf,
  text,
  typed,
  variant,
} from '../doors/shape';
import { batchError, errorCode, operationFault, type Problem, problem } from '../errors';
import {
  boundedList,
  type Call,
  optionalList,
  type Route,
  route,
  SERVICE,
} from '../store/collections';
import type { Goal } from './conversion-book';

const GOAL: Members = {
  Id: id,
  Name: text,
  Status: oneOf(['Active', 'Paused', 'Deleted']),
  Scope: oneOf(['Account', 'Customer']),
  CountType: oneOf(['All', 'Unique']),
  Revenue: object({
    Type: oneOf(['FixedValue', 'VariableValue', 'NoValue']),
    Value: number,
    CurrencyCode: text,
  }),
  ConversionWindowInMinutes: integer,
  TagId: id,
  ExcludeFromBidding: flag,
  IsEnhancedConversionsEnabled: flag,
  IsExternallyAttributed: flag,
  GoalCategory: oneOf([
    'Unknown',
    'None',
    'Purchase',
    'AddToCart',
    'BeginCheckout',
    'Subscribe',
    'SubmitLeadForm',
    'BookAppointment',
    'Signup',
    'RequestQuote',
    'GetDirections',
    'OutboundClick',
    'Contact',
    'PageView',
    'Download',
    'Other',
  ]),
};

/** Goals for conversions that are reported; those of tags and apps are not emulated. */
const goals: Members = {
  ConversionGoals: list(typed([variant('OfflineConversion', ['OfflineConversionGoal'], GOAL)])),
};

const goalQuery: Members = {
  ConversionGoalTypes: flags([
    'Url',
    'Duration',
    'PagesViewedPerVisit',
    'Event',
    'AppInstall',
    'OfflineConversion',
    'InStoreTransaction',
    'AppDownload',
  ]),
  ReturnAdditionalFields: flags([
    'ViewThroughConversionWindowInMinutes',
    'IsExternallyAttributed',
    'GoalCategory',
    'AttributionModelType',
    'IsEnhancedConversionsEnabled',
    'IsAutoGoal',
  ]),
  ConversionGoalIds: list(id),
};

const KEY: Members = {
  MicrosoftClickId: text,
  ConversionName: text,
  ConversionTime: text,
  HashedEmailAddress: text,
  HashedPhoneNumber: text,
};

export const conversions: Members = {
  OfflineConversions: list(
    object({
      ...KEY,
      ConversionValue: number,
      ConversionCurrencyCode: text,
      ExternalAttributionCredit: number,
      ExternalAttributionModel: text,
    }),
  ),
};

export const adjustments: Members = {
  OfflineConversionAdjustments: list(
    object({
      ...KEY,
      AdjustmentTime: text,
      AdjustmentType: text,
      AdjustmentValue: number,
      AdjustmentCurrencyCode: text,
    }),
  ),
};

/**
 * What is reported of goals, offline conversions and adjustments. Names: the vendor's page
 * "DailySummary" (November 2024) and the platform document (2e); of the numbers 5316, 5317, 5601,
 * 5604, 5606, 5610, 5611, 5615 and 5624 are written, the others from memory, unverified.
 */
export const conversionCodes = {
  goalNull: errorCode(5300, 'ConversionGoalIsNull'),
  goalNameInvalid: errorCode(5301, 'ConversionGoalNameInvalid'),
  goalCategoryMissing: errorCode(5302, 'ConversionGoalCategoryRequired'),
  goalWindow: errorCode(5305, 'ConversionGoalConversionWindowInvalid'),
  goalId: errorCode(5306, 'ConversionGoalIdInvalid'),
  goalTypes: errorCode(5307, 'ConversionGoalTypesRequired'),
  goalNameInRequest: errorCode(5316, 'DuplicateConversionGoalName'),
  goalName: errorCode(5317, 'ConversionGoalNameAlreadyExists'),
  empty: errorCode(5600, 'OfflineConversionsNullOrEmpty'),
  tooMany: errorCode(5601, 'OfflineConversionBatchSizeExceedsLimit'),
  itemNull: errorCode(5602, 'OfflineConversionIsNull'),
  clickMissing: errorCode(5603, 'OfflineConversionMSClickIdNullOrEmpty'),
  click: errorCode(5604, 'OfflineConversionMSClickIdInvalid'),
  nameMissing: errorCode(5605, 'OfflineConversionNameNullOrEmpty'),
  name: errorCode(5606, 'OfflineConversionNameInvalid'),
  time: errorCode(5607, 'OfflineConversionTimeInvalid'),
  timeMissing: errorCode(5608, 'OfflineConversionTimeNullOrEmpty'),
  timeAhead: errorCode(5609, 'FutureConversionTimeCannotBeSet'),
  value: errorCode(5610, 'OfflineConversionValueInvalid'),
  currency: errorCode(5611, 'OfflineConversionCurrencyCodeInvalid'),
  timeTooOld: errorCode(5614, 'OfflineConversionTimeOutOfWindow'),
  goalTooRecent: errorCode(5615, 'OfflineConversionGoalTooRecent'),
  adjustmentType: errorCode(5618, 'OfflineConversionInvalidAdjustmentType'),
  adjustmentTimeMissing: errorCode(5619, 'OfflineConversionAdjustmentTimeNullOrEmpty'),
  adjustmentTime: errorCode(5620, 'OfflineConversionAdjustmentTimeInvalid'),
  adjustmentTimeAhead: errorCode(5621, 'OfflineConversionFutureAdjustmentTimeCannotBeSet'),
  adjustmentTimeEarly: errorCode(5623, 'OfflineConversionAdjustmentTimeEarlierThanConversionTime'),
  adjustmentValue: errorCode(5624, 'OfflineConversionAdjustmentValueNotExpected'),
  adjustmentValueMissing: errorCode(5625, 'OfflineConversionAdjustmentValueRequired'),
  notEnhanced: errorCode(5626, 'NotEligibleForEnhancedConversions'),
  phoneNotHashed: errorCode(8003, 'ConversionPhoneNumberIsNotHashed'),
  emailNotHashed: errorCode(8004, 'ConversionEmailAddressIsNotHashed'),
} as const;

const MOST = 100;
const NAME_LENGTH = 100;
const WINDOW = { min: 1, max: 129_600 };
const DEFAULTS: Fields = {
  Scope: 'Account',
  Status: 'Active',
  CountType: 'All',
  ConversionWindowInMinutes: 43_200,
  ExcludeFromBidding: false,
  Revenue: { Type: 'NoValue' },
};
/** Members that are answered only when they are asked for. */
const ADDITIONAL = ['GoalCategory', 'IsEnhancedConversionsEnabled', 'IsExternallyAttributed'];

function add(call: Call): Fields {
  const errors: Fields[] = [];
  const items = boundedList<Fields | null>(call.body, 'ConversionGoals', MOST);
  const ConversionGoalIds = items.map((item, index) => {
    const fields = { ...DEFAULTS, ...withoutNulls(item ?? {}) };
    const problems =
      item === null
        ? [problem(conversionCodes.goalNull, null, 'The goal is null.')]
        : goalProblems(fields, call, items.slice(0, index));
    errors.push(...problems.map((one) => batchError(one, index)));
    if (problems.length > 0) return null;
    const goal = {
      id: call.world.nextId(),
      accountId: call.account.id,
      createdAt: call.world.now(),
      fields,
    };
    call.world.conversions.keepGoal(goal);
    return goal.id;
  });
  return { ConversionGoalIds, PartialErrors: errors };
}

function update(call: Call): Fields {
  const errors = boundedList<Fields | null>(call.body, 'ConversionGoals', MOST).flatMap(
    (item, index) => updateOne(call, item ?? {}).map((one) => batchError(one, index)),
  );
  return { PartialErrors: errors };
}

function updateOne(call: Call, item: Fields): readonly Problem[] {
  const goal = call.world.conversions.goalsOf(call.account.id).find(({ id }) => id === item.Id);
  if (!goal) return [problem(conversionCodes.goalId, 'Id', 'There is no such goal.')];
  const { Id: _id, ...changes } = withoutNulls(item);
  const fields = { ...goal.fields, ...changes };
  const problems = goalProblems(fields, call, [], goal);
  if (problems.length === 0) call.world.conversions.keepGoal({ ...goal, fields });
  return problems;
}

function goalProblems(
  fields: Fields,
  { world, account }: Call,
  before: readonly (Fields | null)[],
  own?: Goal,
): readonly Problem[] {
  const name = textIn(fields, 'Name');
  const minutes = numberIn(fields, 'ConversionWindowInMinutes') ?? 0;
  const holder = world.conversions.goalNamed(account.id, name);
  return [
    ...(name.trim() && name.length <= NAME_LENGTH
      ? []
      : [problem(conversionCodes.goalNameInvalid, 'Name', `1 to ${NAME_LENGTH} characters.`)]),
    ...(before.some((one) => one?.Name === name)
      ? [problem(conversionCodes.goalNameInRequest, 'Name', 'Twice in the request.')]
      : []),
    ...(holder && holder.id !== own?.id
      ? [problem(conversionCodes.goalName, 'Name', 'There is a goal of this name.')]
      : []),
    ...(fields.GoalCategory === undefined
      ? [problem(conversionCodes.goalCategoryMissing, 'GoalCategory', 'A category is needed.')]
      : []),
    ...(minutes >= WINDOW.min && minutes <= WINDOW.max
      ? []
      : [problem(conversionCodes.goalWindow, 'ConversionWindowInMinutes', 'Out of range.')]),
  ];
}

/** Without ids all goals of the asked types. */
function query(call: Call): Fields {
  const types = textIn(call.body, 'ConversionGoalTypes').split(/, ?/);
  if (!call.body.ConversionGoalTypes) {
    throw operationFault(conversionCodes.goalTypes, 'ConversionGoalTypes is needed.');
  }
  const own = types.includes('OfflineConversion')
    ? call.world.conversions.goalsOf(call.account.id)
    : [];
  const ids = optionalList<string | null>(call.body, 'ConversionGoalIds', MOST);
  if (!ids) return { ConversionGoals: own.map((goal) => read(goal, call)), PartialErrors: [] };
  const missing = ids.flatMap((id, index) =>
    own.some((goal) => goal.id === id)
      ? []
      : [batchError(problem(conversionCodes.goalId, null, 'There is no such goal.'), index)],
  );
  const found = ids.map((id) => own.find((goal) => goal.id === id));
  return {
    ConversionGoals: found.map((goal) => (goal ? read(goal, call) : null)),
    PartialErrors: missing,
  };
}

function read({ id, fields }: Goal, { body }: Call): Fields {
  const asked = textIn(body, 'ReturnAdditionalFields').split(/, ?/);
  const shown = Object.entries(fields).filter(
    ([member]) => !ADDITIONAL.includes(member) || asked.includes(member),
  );
  return { ...Object.fromEntries(shown), Type: 'OfflineConversion', Id: id };
}

export const goalRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/ConversionGoals`, goals, add),
  route('PUT', `${SERVICE}/ConversionGoals`, goals, update),
  route('POST', `${SERVICE}/ConversionGoals/QueryByIds`, goalQuery, query),
];
