import { type Fields, numberIn, textIn, withoutNulls } from '../../json/fields';
import { SERVICE } from '../store/collection-routes';
import { operationFault } from '../wire/fault';
import { boundedList, optionalList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import { type Call, type Route, route } from '../wire/route';
import type { Goal } from './conversion-book';
import { conversionCodes as codes } from './conversion-codes';
import { goalQuery, goals } from './conversion-shapes';

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
        ? [problem(codes.goalNull, null, 'The goal is null.')]
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
  if (!goal) return [problem(codes.goalId, 'Id', 'There is no such goal.')];
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
      : [problem(codes.goalNameInvalid, 'Name', `1 to ${NAME_LENGTH} characters.`)]),
    ...(before.some((one) => one?.Name === name)
      ? [problem(codes.goalNameInRequest, 'Name', 'Twice in the request.')]
      : []),
    ...(holder && holder.id !== own?.id
      ? [problem(codes.goalName, 'Name', 'There is a goal of this name.')]
      : []),
    ...(fields.GoalCategory === undefined
      ? [problem(codes.goalCategoryMissing, 'GoalCategory', 'A category is needed.')]
      : []),
    ...(minutes >= WINDOW.min && minutes <= WINDOW.max
      ? []
      : [problem(codes.goalWindow, 'ConversionWindowInMinutes', 'Out of range.')]),
  ];
}

/** Without ids all goals of the asked types. */
function query(call: Call): Fields {
  const types = textIn(call.body, 'ConversionGoalTypes').split(/, ?/);
  if (!call.body.ConversionGoalTypes) {
    throw operationFault(codes.goalTypes, 'ConversionGoalTypes is needed.');
  }
  const own = types.includes('OfflineConversion')
    ? call.world.conversions.goalsOf(call.account.id)
    : [];
  const ids = optionalList<string | null>(call.body, 'ConversionGoalIds', MOST);
  if (!ids) return { ConversionGoals: own.map((goal) => read(goal, call)), PartialErrors: [] };
  const missing = ids.flatMap((id, index) =>
    own.some((goal) => goal.id === id)
      ? []
      : [batchError(problem(codes.goalId, null, 'There is no such goal.'), index)],
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
