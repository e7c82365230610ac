import { minimumDailyBudget } from '../money/minimum-budget';
import type { WriteScene } from '../store/resource';
import { isLiving } from '../store/statuses';
import { UNVERIFIED, UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, listIn, numberIn, textIn } from '../../json/fields';
import { badParameter, missingParameter, ruleBroken } from '../wire/refusals';
import { LEGACY_OBJECTIVES } from './campaign-parameters';

/** Ad set budget sharing must be decided when the campaign has no budget (platform document 1b). */
const SHARING_UNDECIDED = 4834011;
/** Budgets stand at the campaign or at its ad sets, never at both. */
export const BUDGETS_AT_BOTH_LEVELS = 1885621;
/** A budget below the vendor's minimum (sample error of platform document 1f). */
export const BUDGET_TOO_LOW = 1885272;

/** Everything that is refused about a campaign beyond the shapes of its parameters. */
export function checkCampaign(fields: Fields, scene: WriteScene): void {
  if (textIn(fields, 'name').trim() === '') throw missingParameter('name');
  checkObjective(fields, scene);
  checkBudget(fields, scene);
  checkStrategy(fields);
  checkCategories(scene.given);
  checkDates(fields);
  if (!scene.before) checkCount(scene);
}

function checkObjective(fields: Fields, { before }: WriteScene): void {
  if (fields.objective === undefined) throw missingParameter('objective');
  if (before && before.fields.objective !== fields.objective) {
    throw badParameter('objective', 'cannot be changed');
  }
  if (LEGACY_OBJECTIVES.some((one) => one === fields.objective)) {
    throw ruleBroken(
      SUBCODES.legacyObjective,
      'Objective is invalid',
      'Use one of the OUTCOME objectives.',
      'objective',
    );
  }
}

function checkBudget(fields: Fields, { world, account, given, before }: WriteScene): void {
  const [daily, lifetime] = [numberIn(fields, 'daily_budget'), numberIn(fields, 'lifetime_budget')];
  if (daily !== undefined && lifetime !== undefined) throw bothBudgets();
  if (daily === undefined && lifetime === undefined) return requireSharing(fields);
  const least = minimumDailyBudget(account.currency);
  const member = daily === undefined ? 'lifetime_budget' : 'daily_budget';
  if ((daily ?? lifetime ?? 0) < least) throw budgetTooLow(member, least);
  const isNew = given.daily_budget !== undefined || given.lifetime_budget !== undefined;
  if (!before || !isNew) return;
  const owners = world
    .table('adset')
    .under(before.id)
    .filter(
      (one) =>
        isLiving(one) && (one.fields.daily_budget ?? one.fields.lifetime_budget) !== undefined,
    );
  if (owners.length > 0) throw budgetsAtBothLevels(member);
}

function requireSharing(fields: Fields): void {
  if (typeof fields.is_adset_budget_sharing_enabled === 'boolean') return;
  const advice = 'Without a campaign budget is_adset_budget_sharing_enabled must be true or false.';
  throw ruleBroken(
    SHARING_UNDECIDED,
    'Must specify is_adset_budget_sharing_enabled',
    advice,
    'is_adset_budget_sharing_enabled',
  );
}

export const bothBudgets = () =>
  ruleBroken(
    SUBCODES.bothBudgets,
    'Two budgets',
    'A budget is daily or for the lifetime, not both.',
    'daily_budget',
    'lifetime_budget',
  );

export const budgetTooLow = (member: string, least: number) =>
  ruleBroken(
    BUDGET_TOO_LOW,
    'Budget is too low',
    `The budget must be at least ${least} in the currency's smallest unit.`,
    member,
  );

export const budgetsAtBothLevels = (member: string) =>
  ruleBroken(
    BUDGETS_AT_BOTH_LEVELS,
    'Cannot set ad set budget',
    'The budget stands at the campaign or at its ad sets, not at both.',
    member,
  );

function checkStrategy(fields: Fields): void {
  const hasBudget = fields.daily_budget !== undefined || fields.lifetime_budget !== undefined;
  if (fields.bid_strategy === undefined || hasBudget) return;
  throw ruleBroken(
    SUBCODES.strategyOfCampaign,
    'Bid strategy without budget',
    'A campaign has a bid strategy only with a campaign budget.',
    'bid_strategy',
  );
}

function checkCategories(fields: Fields): void {
  const categories = listIn<string>(fields, 'special_ad_categories');
  if (!categories.includes('NONE') || categories.length === 1) return;
  throw ruleBroken(
    SUBCODES.specialCategory,
    'Special ad categories',
    'NONE stands alone.',
    'special_ad_categories',
  );
}

function checkDates(fields: Fields): void {
  const [start, stop] = [numberIn(fields, 'start_time'), numberIn(fields, 'stop_time')];
  if (start === undefined || stop === undefined || start < stop) return;
  throw ruleBroken(SUBCODES.badDates, 'Dates', 'The end must be after the start.', 'stop_time');
}

function checkCount({ world, account }: WriteScene): void {
  const living = world.table('campaign').ofAccount(account.id).filter(isLiving).length;
  if (living >= UNVERIFIED.objectsPerAccount) {
    throw ruleBroken(
      SUBCODES.tooMany,
      'Too many campaigns',
      `An account takes ${UNVERIFIED.objectsPerAccount}.`,
    );
  }
}
