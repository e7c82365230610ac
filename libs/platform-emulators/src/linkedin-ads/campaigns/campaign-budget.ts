import { hasDynamicBudget } from '../campaign-groups/dynamic-budget';
import { budgetProblems, unitsIn } from '../rules/money';
import { scheduleOf } from '../rules/run-schedule';
import { UNVERIFIED } from '../unverified';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { bidStrategyOf } from './campaign-words';

const MEMBERS = ['dailyBudget', 'totalBudget'];

/** What is wrong with a campaign's money: its own budgets, or those it has from a group that shares its budget out. */
export function campaignBudgetProblems(
  fields: Fields,
  group: Fields,
  currency: string,
): readonly Problem[] {
  return [
    ...(hasDynamicBudget(group) ? sharedProblems(fields, group) : ownProblems(fields)),
    ...budgetProblems(fields, 'dailyBudget', currency, UNVERIFIED.smallestDaily),
    ...budgetProblems(fields, 'totalBudget', currency, UNVERIFIED.smallestTotal),
    ...pacingProblems(fields),
  ];
}

function ownProblems(fields: Fields): readonly Problem[] {
  if (MEMBERS.every((member) => fields[member] === undefined)) {
    return [problem('MISSING_FIELD', '/dailyBudget', 'or /totalBudget is required but missing')];
  }
  const [daily, total] = MEMBERS.map((member) => unitsIn(fields, member));
  if (daily === undefined || total === undefined || total >= daily) return [];
  return [
    problem(
      'CONDITIONAL_VALUE_TOO_LOW',
      '/totalBudget/amount',
      `can't be set to ${total}; it can't be lower than /dailyBudget/amount ${daily}`,
    ),
  ];
}

/** Campaigns of such a group have no budget of their own (live clients) and bid as the group does (vendor's page on groups). */
function sharedProblems(fields: Fields, group: Fields): readonly Problem[] {
  const own = MEMBERS.filter((member) => fields[member] !== undefined);
  const strategy = textIn(objectIn(group, 'budgetOptimization'), 'bidStrategy');
  const target = textIn(fields, 'optimizationTargetType');
  const found = own.map((member) =>
    problem(
      'CONDITIONAL_FIELD_NOT_ALLOWED',
      `/${member}`,
      'is not allowed when field /campaignGroup/budgetOptimization/budgetOptimizationStrategy is set to DYNAMIC',
    ),
  );
  if (strategy === '' || bidStrategyOf(target) === strategy) return found;
  return [
    ...found,
    problem(
      'CONDITIONAL_INVALID_VALUE',
      '/optimizationTargetType',
      `can't be set to ${target} if /campaignGroup/budgetOptimization/bidStrategy is set to ${strategy}`,
    ),
  ];
}

/** Lifetime pacing spreads a total budget over a stretch that ends (vendor's page on campaigns). */
function pacingProblems(fields: Fields): readonly Problem[] {
  if (fields.pacingStrategy !== 'LIFETIME') return [];
  const found: Problem[] = [];
  if (fields.totalBudget === undefined) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/totalBudget',
        'is required if /pacingStrategy is set to LIFETIME',
      ),
    );
  }
  if (scheduleOf(fields).end === undefined) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/runSchedule/end',
        'is required if /pacingStrategy is set to LIFETIME',
      ),
    );
  }
  return found;
}
