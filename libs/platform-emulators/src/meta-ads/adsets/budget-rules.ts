import { bothBudgets, budgetsAtBothLevels, budgetTooLow } from '../campaigns/campaign-rules';
import { minimumDailyBudget } from '../money/minimum-budget';
import type { Entity } from '../store/entity';
import type { WriteScene } from '../store/resource';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, numberIn, textIn } from '../../json/fields';
import { ruleBroken, throttled } from '../wire/refusals';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const CHANGES_PER_HOUR = 4;

export const hasCampaignBudget = ({ fields }: Entity): boolean =>
  fields.daily_budget !== undefined || fields.lifetime_budget !== undefined;

/** One budget at one level, above the minimum, a lifetime one with an end. */
export function checkBudget(fields: Fields, campaign: Entity, { account }: WriteScene): void {
  const [daily, lifetime] = [numberIn(fields, 'daily_budget'), numberIn(fields, 'lifetime_budget')];
  if (hasCampaignBudget(campaign)) {
    if (daily !== undefined || lifetime !== undefined) {
      throw budgetsAtBothLevels(daily === undefined ? 'lifetime_budget' : 'daily_budget');
    }
    return campaign.fields.lifetime_budget === undefined ? undefined : requireEnd(fields);
  }
  if (daily !== undefined && lifetime !== undefined) throw bothBudgets();
  if (daily === undefined && lifetime === undefined) {
    throw ruleBroken(
      SUBCODES.noBudget,
      'Budget missing',
      'The ad set needs a budget.',
      'daily_budget',
    );
  }
  const least = minimumDailyBudget(account.currency, textIn(fields, 'billing_event'));
  if (daily !== undefined && daily < least) throw budgetTooLow('daily_budget', least);
  if (lifetime === undefined) return;
  requireEnd(fields);
  if (lifetime < least * daysOf(fields)) {
    throw budgetTooLow('lifetime_budget', least * daysOf(fields));
  }
}

function requireEnd(fields: Fields): void {
  if (numberIn(fields, 'end_time') === undefined) {
    throw ruleBroken(
      SUBCODES.lifetimeNeedsEnd,
      'End missing',
      'A lifetime budget needs an end_time.',
      'end_time',
    );
  }
}

const daysOf = (fields: Fields): number =>
  Math.max(
    1,
    Math.ceil(
      ((numberIn(fields, 'end_time') ?? 0) - (numberIn(fields, 'start_time') ?? 0)) / DAY_MS,
    ),
  );

/** The budget of an ad set changes at most four times an hour (613/1487632). Counts a change that is made. */
export function countBudgetChange(fields: Fields, { world, before, given }: WriteScene): void {
  if (
    !before ||
    (fields.daily_budget === before.fields.daily_budget &&
      fields.lifetime_budget === before.fields.lifetime_budget)
  ) {
    return;
  }
  const recent = (world.budgetChanges.get(before.id) ?? []).filter(
    (at) => at > world.now() - HOUR_MS,
  );
  if (recent.length >= CHANGES_PER_HOUR) {
    throw throttled(
      613,
      1487632,
      '(#613) The budget of this ad set was changed too often in the last hour.',
    );
  }
  if (given.execution_options === undefined) {
    world.budgetChanges.set(before.id, [...recent, world.now()]);
  }
}
