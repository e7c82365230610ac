import type { Scene } from '../resources/resource';
import { budgetProblems } from '../rules/money';
import { nameProblems } from '../rules/name';
import { scheduleProblems } from '../rules/run-schedule';
import { statusProblems } from '../rules/status-change';
import { wishedStatus } from '../store/lifecycle';
import { UNVERIFIED } from '../unverified';
import { type Fields, numberIn, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { urnOf } from '../wire/urn';
import { hasDynamicBudget } from './dynamic-budget';

const NAME_LENGTH = 100;

/** What is wrong with a campaign group (platform document 2b). */
export function campaignGroupProblems({
  account,
  fields,
  before,
  world,
}: Scene): readonly Problem[] {
  if (before?.fields.backfilled === true) {
    return [
      problem(
        'CANNOT_UPDATE_BACKFILLED_CAMPAIGN_GROUPS',
        '',
        "is of a backfilled campaign group, which can't be updated",
      ),
    ];
  }
  return [
    ...accountProblems(fields, account.id),
    ...nameProblems(fields, NAME_LENGTH),
    ...statusProblems('/status', textIn(fields, 'status'), before && wishedStatus(before), [
      'ACTIVE',
      'DRAFT',
    ]),
    ...scheduleProblems(fields, before?.fields, world.now()),
    ...groupBudgetProblems(fields),
    ...budgetProblems(fields, 'totalBudget', account.currency, UNVERIFIED.smallestTotal),
    ...budgetProblems(fields, 'dailyBudget', account.currency, UNVERIFIED.smallestDaily),
    ...objectiveProblems(fields, before?.fields),
  ];
}

/** The body names the account of the path. */
export function accountProblems(fields: Fields, accountId: string): readonly Problem[] {
  const wished = textIn(fields, 'account');
  return wished === '' || wished === urnOf('sponsoredAccount', accountId)
    ? []
    : [
        problem(
          'MISMATCH_FIELDS',
          '/account',
          `value ${wished} expected to match the account of the path`,
        ),
      ];
}

function groupBudgetProblems(fields: Fields): readonly Problem[] {
  const isDynamic = hasDynamicBudget(fields);
  const found: Problem[] = [];
  if (
    fields.totalBudget !== undefined &&
    numberIn(objectIn(fields, 'runSchedule'), 'end') === undefined
  ) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/runSchedule/end',
        'is required if /totalBudget is set',
      ),
    );
  }
  if (fields.dailyBudget !== undefined && !isDynamic) {
    found.push(
      problem(
        'CONDITIONAL_FIELD_NOT_ALLOWED',
        '/dailyBudget',
        'is not allowed unless /budgetOptimization/budgetOptimizationStrategy is DYNAMIC',
      ),
    );
  }
  if (isDynamic && fields.dailyBudget === undefined && fields.totalBudget === undefined) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/dailyBudget',
        'or /totalBudget is required if /budgetOptimization/budgetOptimizationStrategy is DYNAMIC',
      ),
    );
  }
  return found;
}

function objectiveProblems(fields: Fields, before: Fields | undefined): readonly Problem[] {
  if (
    !before ||
    before.objectiveType === fields.objectiveType ||
    before.objectiveType === undefined
  ) {
    return [];
  }
  return [
    problem('IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE', '/objectiveType', "can't be updated once set"),
  ];
}
